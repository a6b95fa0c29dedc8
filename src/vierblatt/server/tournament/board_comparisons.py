"""Who is compared with whom in a tournament with boards, from what its tables gave.

Nothing that an organiser rules changes it: neither results nor awarded percents nor penalties. `docs/ratings.md` says
what counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from statistics import mean

from vierblatt.tournaments.formats import PairsFormat, plays_boards
from vierblatt.tournaments.imp_scale import imps
from vierblatt.tournaments.pairs_points import PlayedTable, points_of_board
from vierblatt.tournaments.state import MeetingState, TournamentState

#: As much as how many matches a field counts: an evening says more than a match.
FIELD_WEIGHT, MATCH_WEIGHT = 2.0, 1.0


@dataclass(frozen=True)
class BoardComparison:
    """Contestants who were compared. worth: what each got, more is better.

    left: who left a board: they are last and cannot gain. few: who played too few boards: they cannot gain, either.
    """

    worth: Mapping[int, Fraction]
    left: frozenset[int]
    few: frozenset[int]
    weight: float

    def among(self, contestants: Iterable[int]) -> BoardComparison | None:
        """The same of some contestants only; None if that compares nobody."""
        worth = {number: self.worth[number] for number in sorted({*contestants} & {*self.worth})}
        if len({*worth} - self.few) < 2:
            return None
        return BoardComparison(worth, self.left & {*worth}, self.few & {*worth}, self.weight)

    @property
    def usual(self) -> list[int]:
        """Who stayed and played enough boards: they are compared among themselves."""
        return [number for number in self.worth if number not in self.left | self.few]

    def places(self, contestants: Iterable[int]) -> list[int]:
        """The places of some of them among each other."""
        values = [(number not in self.left, 0 if number in self.left else self.worth[number]) for number in contestants]
        return [1 + sum(other > value for other in values) for value in values]


def comparisons(state: TournamentState) -> list[BoardComparison]:
    """All comparisons, in the order of the rounds."""
    chosen = state.created.format
    if isinstance(chosen, PairsFormat):
        return _fields(state, chosen)
    if not plays_boards(chosen):
        return []
    meetings = [each for played in state.rounds for each in played.meetings]
    return [_match(state, each) for each in meetings if 2 * len(each.at_tables) >= len(each.meeting.boards)]


def _match(state: TournamentState, each: MeetingState) -> BoardComparison:
    """A meeting of two teams. There are IMPs wherever teams play boards."""
    scale = state.created.format.imp_scale  # type: ignore[union-attr]
    ahead = sum(imps(sum(board.margins), scale) for board in each.at_tables)
    worth = {number: Fraction(ahead if side == 0 else -ahead) for side, numbers in enumerate(each.meeting.sides)
             for number in numbers}  # fmt: skip
    return BoardComparison(worth, frozenset(each.left), frozenset(), MATCH_WEIGHT)


def _fields(state: TournamentState, chosen: PairsFormat) -> list[BoardComparison]:
    """The contestants who are connected by having held the same cards as others, each with the mean of their boards."""
    found = _board_points(state, chosen)
    left = frozenset(number for each in state.meetings.values() for number in each.left)
    few = frozenset(number for number in found if 2 * _played(state, number) < _scheduled(state, chosen, number))
    fields = (field & found.keys() for field in _connected(state))
    return [
        BoardComparison(
            {number: mean(found[number]) for number in sorted(field)}, left & field, few & field, FIELD_WEIGHT
        )
        for field in fields
    ]


def _board_points(state: TournamentState, chosen: PairsFormat) -> dict[int, list[Fraction]]:
    """What each contestant got on each board that they and others played; alone, nobody is compared."""
    played: dict[int, list[PlayedTable]] = {}
    for each in state.meetings.values():
        for board in each.at_tables:
            played.setdefault(board.board, []).append((each.meeting.sides, board.margins[0]))
    found: dict[int, list[Fraction]] = {}
    for tables in (each for each in played.values() if len(each) > 1):
        for number, points in points_of_board(chosen, tables):
            found.setdefault(number, []).append(points)
    return found


def _played(state: TournamentState, contestant: int) -> int:
    """How many boards a contestant has played at a table."""
    return sum(len(each.at_tables) for each in state.meetings.values() if [contestant] in each.meeting.sides)


def _scheduled(state: TournamentState, chosen: PairsFormat, contestant: int) -> int:
    """How many boards a contestant was to play, had nobody withdrawn or ended the tournament early."""
    return chosen.boards * (chosen.rounds - sum(contestant in played.byes for played in state.rounds))


def _connected(state: TournamentState) -> Iterator[frozenset[int]]:
    """The fields: those who sat on the same side of a board, those who did so with one of them, and so on."""
    fields: dict[int, set[int]] = {}
    holders: dict[tuple[int, int], int] = {}
    for each in state.meetings.values():
        for board in each.at_tables:
            for side, numbers in enumerate(each.meeting.sides):
                for number in numbers:
                    own = fields.setdefault(number, {number})
                    first = fields[holders.setdefault((board.board, side), number)]
                    if own is not first:
                        first |= own
                        fields.update(dict.fromkeys(own, first))
    return (frozenset(field) for number, field in sorted(fields.items()) if number == min(field))
