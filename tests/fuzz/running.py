"""Feeds targets with blocks of inputs derived from a seed, and collects failures."""

from __future__ import annotations

import contextlib
import hashlib
import random
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.mutation import Mutator
from tests.fuzz.target import Check, Target

CORPUS = Path(__file__).parent / "corpus"
BLOCK = 500  #: inputs made from one seed
SLOW = 2.0  #: seconds of this process's work on one input that count as a defect


@dataclass(frozen=True)
class Failure:
    """An input that a target handles wrongly, and how."""

    target: str
    data: bytes
    why: str

    @property
    def file(self) -> Path:
        """The file that makes it a test."""
        return CORPUS / self.target / hashlib.sha256(self.data).hexdigest()[:12]

    def save(self) -> None:
        """Writes that file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(self.data)


class Feeder:
    """Feeds one target. seed: of all its inputs."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target, self._seed = target, seed
        self._examples = target.examples()

    def warm(self, check: Check) -> None:
        """Feeds the examples without a time limit, as rules may be compiled. Raises the error of a defect."""
        for example in self._examples:
            with contextlib.suppress(*self.target.allowed):
                check(example)

    def block(self, check: Check, number: int, count: int = BLOCK) -> Iterator[Failure]:
        """Feeds block `number`, or the first `count` inputs of it; yields the failures."""
        rng = random.Random(f"{self._seed} {self.target.name} {number}")
        mutator = Mutator(self._examples, rng)
        for _ in range(count):
            yield from self.feed(check, mutator.next())

    def feed(self, check: Check, data: bytes) -> Iterator[Failure]:
        """Feeds one input; yields its failures."""
        began = time.process_time()
        try:
            check(data)
        except self.target.allowed:
            pass
        except Exception:  # noqa: BLE001 - that is what is looked for
            yield Failure(self.target.name, data, traceback.format_exc(limit=-6))
        if time.process_time() - began > SLOW:
            yield Failure(self.target.name, data, f"took more than {SLOW} s")


def corpus_files(target: str) -> list[Path]:
    """The inputs in the corpus, which once failed."""
    return sorted(path for path in (CORPUS / target).glob("*") if path.is_file())
