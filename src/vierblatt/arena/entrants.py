"""Who can sit down in an arena: a bot of our own, or a program that speaks the player protocol."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vierblatt.arena.contest import EXEC
from vierblatt.bots import Bot, make
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import Event
from vierblatt.games.options import RuleSet
from vierblatt.kernel.state import States


@dataclass(frozen=True)
class Place:
    """Where an entrant sits down: what is played, and in which seat. seed: what it may draw chance from."""

    game: Game
    rules: RuleSet
    table: TableShape
    seat: int
    seed: int


class Entrant(Protocol):
    """Whoever plays in one seat. Any method may raise PlayerFault; then the entrant has to be closed and made anew."""

    def begin(self, place: Place) -> None:
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


class House:
    """A bot of our own; it needs nothing but the concealed record."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._bot: Bot = make(spec)

    def begin(self, place: Place) -> None:
        """A new bot with the seed of this seat."""
        self._bot = make(self._spec, place.seed)

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
        return House(spec)
    from vierblatt.arena.external.player import External

    return External(spec.removeprefix(EXEC), seconds)


def try_out(specs: Sequence[str], place: Place, seconds: float) -> None:
    """Lets everybody sit down once, before anything counts; raises BadOption and PlayerFault."""
    for spec in dict.fromkeys(specs):
        each = entrant(spec, seconds)
        try:
            each.begin(place)
        finally:
            each.close()
