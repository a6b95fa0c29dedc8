"""The mutants that may survive, with reasons, and the verdict on a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.mutation.mutants import Mutant

FOLDER = Path(__file__).parent / "survivors"
LEAST = 0.97  #: share of the mutants that must die


class Survivor(msgspec.Struct, forbid_unknown_fields=True):
    """A mutant that no test can notice. change: both lines, for the reader. reason: why it is not a fault."""

    key: str
    change: str
    reason: str


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    """The survivors of one game."""

    survivors: list[Survivor]

    @classmethod
    def read(cls, game: str) -> Listed:
        """The list of a game; empty if it has none."""
        file = FOLDER / f"{game}.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls([])


@dataclass(frozen=True)
class Verdict:
    """The result of a run. unlisted: survivors without a reason. stale: listed, but dead or no longer existing."""

    tried: int
    alive: int
    unlisted: tuple[str, ...]
    stale: tuple[str, ...]

    @property
    def share(self) -> float:
        """The share of the mutants that died."""
        return 1 - self.alive / self.tried if self.tried else 1.0

    @property
    def fine(self) -> bool:
        """Whether every survivor is listed, and every listed mutant survives."""
        return not self.unlisted and not self.stale

    def __str__(self) -> str:
        lines = [f"{self.tried - self.alive} of {self.tried} mutants died, {self.share:.1%}"]
        lines += [f"  not listed: {text}" for text in self.unlisted]
        lines += [f"  listed, but not alive: {text}" for text in self.stale]
        return "\n".join(lines)


def enough_died(verdicts: Sequence[Verdict]) -> bool:
    """Whether a large enough share of the mutants of these games together died."""
    tried = sum(verdict.tried for verdict in verdicts)
    return sum(verdict.alive for verdict in verdicts) <= (1 - LEAST) * tried


def judge(listed: Listed, alive: Sequence[Mutant], *, tried: int, whole: bool) -> Verdict:
    """The verdict. whole: whether all mutants were tried, so that the listed ones must be among them."""
    known = {survivor.key: survivor for survivor in listed.survivors}
    keys = {mutant.key for mutant in alive}
    unlisted = tuple(f"{mutant.key} {mutant}" for mutant in alive if mutant.key not in known)
    stale = tuple(f"{key} {known[key].change}" for key in known if key not in keys) if whole else ()
    return Verdict(tried, len(alive), unlisted, stale)
