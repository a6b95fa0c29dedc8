"""Who can sit down in an arena: a bot of our own, or a program that speaks the player protocol."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.arena.contest import EXEC
from vierblatt.arena.entrant import Entrant, SeatAssignment
from vierblatt.arena.external.player import ExternalProgram
from vierblatt.bots import Bot, make
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.kernel.state import States


class BuiltInEntrant:
    """A bot of our own; it needs nothing but the concealed record."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._bot: Bot = make(spec)

    def begin(self, assignment: SeatAssignment) -> None:
        """A new bot with the seed of this seat."""
        self._bot = make(self._spec, assignment.seed)

    def told(self, events: Sequence[Event]) -> None:
        """The record tells it all."""

    def choose(self, game: Game, concealed: States) -> str:
        """The bot's choice."""
        return self._bot.choose(game, concealed).action

    def ended(self, result: float) -> None:
        """A bot does not mind."""

    def dismiss(self) -> None:
        """It needs no time."""

    def close(self) -> None:
        """Nothing is open."""


def entrant(spec: str, seconds: float) -> Entrant:
    """The entrant of a spec; seconds: what a program from outside may take. Raises BadOption and PlayerFault."""
    if not spec.startswith(EXEC):
        return BuiltInEntrant(spec)
    return ExternalProgram(spec.removeprefix(EXEC), seconds)


def try_out(specs: Sequence[str], assignment: SeatAssignment, seconds: float) -> None:
    """Lets everybody sit down once, before anything counts; raises BadOption and PlayerFault."""
    for spec in dict.fromkeys(specs):
        each = entrant(spec, seconds)
        try:
            each.begin(assignment)
        finally:
            each.close()
