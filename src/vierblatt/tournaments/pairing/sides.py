"""How many sides a meeting has, and how many contestants a side."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt import games
from vierblatt.tournaments.entries import TournamentCreated


@dataclass(frozen=True)
class MeetingShape:
    """sides: of a meeting. members: contestants of a side."""

    sides: int
    members: int

    @property
    def contestants(self) -> int:
        """How many contestants a meeting has."""
        return self.sides * self.members


def meeting_shape(created: TournamentCreated) -> MeetingShape:
    """The shape of every meeting of a tournament. Raises BadOption.

    >>> from vierblatt.tournaments.formats import Swiss
    >>> pairs = TournamentCreated(at=0, tournament="t", name="Evening", game="baloot", format=Swiss(rounds=3))
    >>> meeting_shape(pairs)
    MeetingShape(sides=2, members=1)
    """
    game = games.get(created.game)
    table = game.rules.shape(game.options.rule_set(created.changes, created.preset).values)
    seats = table.seats // table.sides
    return MeetingShape(table.sides, seats if created.players == 1 else 1)
