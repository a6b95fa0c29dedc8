"""The mutants that may live, with reasons, and the verdict on a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.mutation.mutants import Mutant

FOLDER = Path(__file__).parent / "survivors"
LEAST = 0.97  #: share of the mutants that die


class Survivor(msgspec.Struct, forbid_unknown_fields=True):
    """A mutant that no test can notice. change: both lines, for the reader. reason: why it is no fault."""

    key: str
    change: str
    reason: str


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    """All of one game."""

    survivors: list[Survivor]

    @classmethod
    def read(cls, game: str) -> Listed:
        """The list of a game; empty where there is none."""
        file = FOLDER / f"{game}.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls([])


@dataclass(frozen=True)
class Verdict:
    """What a run came to. unlisted: live, and no reason is given. stale: listed, and yet they die or are gone."""

    tried: int
    alive: int
    unlisted: tuple[str, ...]
    stale: tuple[str, ...]

    @property
    def share(self) -> float:
        """Of the mutants, those that died."""
        return 1 - self.alive / self.tried if self.tried else 1.0

    @property
    def fine(self) -> bool:
        """Whether each that lives is listed, and each that is listed lives."""
        return not self.unlisted and not self.stale

    def __str__(self) -> str:
        lines = [f"{self.tried - self.alive} of {self.tried} mutants died, {self.share:.1%}"]
        lines += [f"  not listed: {text}" for text in self.unlisted]
        lines += [f"  listed, but not alive: {text}" for text in self.stale]
        return "\n".join(lines)


def enough_died(verdicts: Sequence[Verdict]) -> bool:
    """Whether the rules of these games together lose as few mutants as is asked."""
    tried = sum(verdict.tried for verdict in verdicts)
    return sum(verdict.alive for verdict in verdicts) <= (1 - LEAST) * tried


def judge(listed: Listed, alive: Sequence[Mutant], *, tried: int, whole: bool) -> Verdict:
    """The verdict; whole: all mutants were tried, so that one that is listed must have been among them."""
    known = {survivor.key: survivor for survivor in listed.survivors}
    found = {mutant.key for mutant in alive}
    unlisted = tuple(f"{mutant.key} {mutant}" for mutant in alive if mutant.key not in known)
    stale = tuple(f"{key} {known[key].change}" for key in known if key not in found) if whole else ()
    return Verdict(tried, len(alive), unlisted, stale)
