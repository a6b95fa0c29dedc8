"""What an entrant of an arena is: whoever plays in one seat, and what it is told when it sits down."""

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
    """Where an entrant sits down: what is played, and in which seat. seed: what it may draw chance from."""

    game: Game
    rules: RuleSet
    table: TableShape
    seat: int
    seed: int


class Entrant(Protocol):
    """Whoever plays in one seat. Any method may raise PlayerFault; then the entrant has to be closed and made anew."""

    def begin(self, assignment: SeatAssignment) -> None:
        """Sits down: whatever was before is over and forgotten."""
        ...

    def told(self, events: Sequence[Event]) -> None:
        """Hears what happened, as far as its seat may know it."""
        ...

    def choose(self, game: Game, concealed: States) -> str:
        """The text of its action; it is to act, and sees what its seat may know."""
        ...

    def ended(self, result: float) -> None:
        """Hears what its seat has won."""
        ...

    def dismiss(self) -> None:
        """Hears that it will have to leave; an entrant that needs time for that begins now."""
        ...

    def close(self) -> None:
        """Leaves for good."""
        ...
