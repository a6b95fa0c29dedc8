"""Entrants that tests look into, or that misbehave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from vierblatt.arena import playing
from vierblatt.arena.entrant import Entrant, SeatAssignment
from vierblatt.arena.entrants import BuiltInEntrant, entrant
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.kernel.state import States

T = TypeVar("T", bound="Spy")


class Spy(BuiltInEntrant):
    """Plays by the heuristic player, and records what it receives."""

    def __init__(self) -> None:
        super().__init__("rules")
        self.assignments: list[SeatAssignment] = []
        self.records: list[tuple[int, States]] = []
        self.events: list[Event] = []
        self.results: list[float] = []
        self.closed = False

    def begin(self, assignment: SeatAssignment) -> None:
        super().begin(assignment)
        self.assignments.append(assignment)

    def receive_events(self, events: Sequence[Event]) -> None:
        self.events.extend(events)

    def choose(self, game: Game, concealed: States) -> str:
        self.records.append((self.assignments[-1].seat, concealed))
        return super().choose(game, concealed)

    def receive_result(self, result: float) -> None:
        self.results.append(result)

    def close(self) -> None:
        self.closed = True


def seated(monkeypatch: pytest.MonkeyPatch, spec: str, make: Callable[[], Entrant]) -> None:
    """From now on this spec is played by what `make` makes."""
    monkeypatch.setattr(playing, "entrant", lambda s, seconds: make() if s == spec else entrant(s, seconds))


def collected(monkeypatch: pytest.MonkeyPatch, spec: str, kind: type[T]) -> list[T]:
    """As `seated`; the list gets everyone who is made."""
    found: list[T] = []

    def make() -> T:
        found.append(kind())
        return found[-1]

    seated(monkeypatch, spec, make)
    return found
