"""The entrants of an arena: built-in bots, and programs that speak the player protocol."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.arena.contest import EXEC
from vierblatt.arena.entrant import Entrant, SeatAssignment
from vierblatt.arena.external.player import ExternalProgram
from vierblatt.bots import Bot, check_game, make
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.kernel.state import States


class BuiltInEntrant:
    """A built-in bot; it needs only the concealed record."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._bot: Bot = make(spec)

    def begin(self, assignment: SeatAssignment) -> None:
        """Makes a new bot with the seed of this seat; raises BadPolicy for one that plays another game."""
        self._bot = make(self._spec, assignment.seed)
        check_game(self._bot, assignment.game)

    def receive_events(self, events: Sequence[Event]) -> None:
        """Does nothing: the record has everything."""

    def choose(self, game: Game, concealed: States) -> str:
        """Returns the bot's choice."""
        return self._bot.choose(game, concealed).action

    def receive_result(self, result: float) -> None:
        """Does nothing."""

    def dismiss(self) -> None:
        """Does nothing: a bot needs no time to shut down."""

    def close(self) -> None:
        """Does nothing: a bot holds no resources."""


def entrant(spec: str, seconds: float) -> Entrant:
    """Makes the entrant of a spec; seconds: the time limit of an external program. Raises BadOption and PlayerFault."""
    if not spec.startswith(EXEC):
        return BuiltInEntrant(spec)
    return ExternalProgram(spec.removeprefix(EXEC), seconds)


def try_out(specs: Sequence[str], assignment: SeatAssignment, seconds: float) -> dict[str, str]:
    """Starts every entrant once, before anything counts; raises BadOption, BadPolicy and PlayerFault.

    Returns the names that external programs give themselves, by spec.
    """
    names = {}
    for spec in dict.fromkeys(specs):
        each = entrant(spec, seconds)
        try:
            each.begin(assignment)
        finally:
            each.close()
        if isinstance(each, ExternalProgram) and each.name:
            names[spec] = each.name
    return names
