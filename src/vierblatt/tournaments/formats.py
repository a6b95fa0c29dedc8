"""The formats of a tournament: who meets whom, how often, and what is played.

>>> Swiss(rounds=7).best_of
1
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

#: The most that a tournament may have; a bound for what one log can make a program do.
MOST_CONTESTANTS = 16_384
MOST_ROUNDS = 200
MOST_BOARDS = 64  #: in one meeting

Rounds = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
BestOf = Literal[1, 3, 5]
Boards = Annotated[int, msgspec.Meta(ge=0, le=MOST_BOARDS)]
#: The least differences that are worth 1, 2, 3 ... IMPs.
ImpScale = list[Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]]


class TournamentFormat(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="format", omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all formats."""


class Knockout(TournamentFormat, frozen=True, tag="knockout"):
    """Who loses a meeting is out. best_of: matches in a meeting. third_place: the losing semi-finalists meet, too."""

    best_of: BestOf = 1
    third_place: bool = False


class Swiss(TournamentFormat, frozen=True, tag="swiss"):
    """In each round, those meet who have about the same points. boards: of teams at two tables, in place of matches."""

    rounds: Rounds
    best_of: BestOf = 1
    boards: Boards = 0
    imp_scale: ImpScale = []


class League(TournamentFormat, frozen=True, tag="league"):
    """Everybody meets everybody, `cycles` times. boards: as in `Swiss`."""

    cycles: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    best_of: BestOf = 1
    boards: Boards = 0
    imp_scale: ImpScale = []


class Groups(TournamentFormat, frozen=True, tag="groups"):
    """Leagues of about `group_size`, then a knock-out of the best `qualifiers` of each."""

    group_size: Annotated[int, msgspec.Meta(ge=2, le=64)]
    qualifiers: Annotated[int, msgspec.Meta(ge=1, le=32)]
    best_of: BestOf = 1
    knockout_best_of: BestOf = 1
    third_place: bool = False


class PairsFormat(TournamentFormat, frozen=True, tag="pairs"):
    """All play the same boards and are compared with those who had the same cards. boards: in each round."""

    rounds: Rounds
    boards: Annotated[int, msgspec.Meta(ge=1, le=MOST_BOARDS)]
    movement: Literal["mitchell", "howell"] = "mitchell"
    scoring: Literal["match-points", "cross-imps"] = "match-points"
    imp_scale: ImpScale = []


class ArenaFormat(TournamentFormat, frozen=True, tag="arena"):
    """Who has finished a match is paired again at once, for so many minutes."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=24 * 60)]


AnyFormat = Knockout | Swiss | League | Groups | PairsFormat | ArenaFormat


@dataclass(frozen=True)
class MeetingShape:
    """sides: of every meeting. members: contestants of a side."""

    sides: int
    members: int

    @property
    def contestants(self) -> int:
        """How many contestants a meeting has."""
        return self.sides * self.members


def plays_boards(chosen: AnyFormat) -> bool:
    """Whether teams play the same boards at two tables."""
    return isinstance(chosen, Swiss | League) and chosen.boards > 0


def plays_duplicate(chosen: AnyFormat) -> bool:
    """Whether the same boards are played at several tables: by teams at two tables, or by pairs."""
    return isinstance(chosen, PairsFormat) or plays_boards(chosen)


def rooms_of(chosen: AnyFormat) -> int:
    """At how many tables a meeting plays each of its boards."""
    return 1 if isinstance(chosen, PairsFormat) else 2


def counts_imps(chosen: AnyFormat) -> bool:
    """Whether margins become IMPs, for which there must be a scale."""
    return plays_boards(chosen) or (isinstance(chosen, PairsFormat) and chosen.scoring == "cross-imps")
