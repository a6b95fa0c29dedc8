"""The interface of an entrant, which plays in one seat, and of its assignment to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import Event
from vierblatt.games.options import RuleSet
from vierblatt.kernel.state import States


@dataclass(frozen=True)
class SeatAssignment:
    """The game, the rules and the seat of an entrant. seed: the source of its randomness."""

    game: Game
    rules: RuleSet
    table: TableShape
    seat: int
    seed: int


class Entrant(Protocol):
    """A player in one seat. Any method may raise PlayerFault; the entrant must then be closed and replaced."""

    def begin(self, assignment: SeatAssignment) -> None:
        """Starts a new board in this seat; the previous one is over and forgotten."""
        ...

    def receive_events(self, events: Sequence[Event]) -> None:
        """Receives the events that its seat may know."""
        ...

    def choose(self, game: Game, concealed: States) -> str:
        """Returns the text of its action. It is to act, and `concealed` is what its seat may know."""
        ...

    def receive_result(self, result: float) -> None:
        """Receives what its seat has won."""
        ...

    def dismiss(self) -> None:
        """Announces that `close` will follow; an entrant that needs time to shut down starts now."""
        ...

    def close(self) -> None:
        """Shuts down for good."""
        ...
