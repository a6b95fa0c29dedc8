"""The points of a tournament of pairs: each board is compared with the same board at all other tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from vierblatt.tournaments.formats import PairsFormat
from vierblatt.tournaments.match_points import cross_imps, match_points
from vierblatt.tournaments.state import TournamentState

#: The contestants on both sides of a table, and the margin of side 0.
PlayedTable = tuple[Sequence[Sequence[int]], int]


def pairs_points(state: TournamentState) -> dict[int, Fraction]:
    """The mean of each contestant over the boards that they played: a percentage, or IMPs a board. No penalties."""
    total, boards = dict.fromkeys(state.order, Fraction(0)), dict.fromkeys(state.order, 0)
    for number, worth in _board_points(state):
        total[number] += worth
        boards[number] += 1
    return {number: total[number] / boards[number] if boards[number] else Fraction(0) for number in state.order}


def _board_points(state: TournamentState) -> list[tuple[int, Fraction]]:
    """What each contestant got on each board that counts."""
    chosen = state.created.format
    assert isinstance(chosen, PairsFormat)
    played: dict[int, list[PlayedTable]] = {}
    found: list[tuple[int, Fraction]] = []
    for meeting in state.meetings.values():
        if meeting.result is None or not meeting.counts:
            continue
        sides = meeting.meeting.sides
        for board in meeting.result.boards:
            if board.margins:
                played.setdefault(board.board, []).append((sides, board.margins[0]))
            elif chosen.scoring == "match-points":
                found += [
                    (number, Fraction(percent))
                    for side, percent in zip(sides, board.percents, strict=True)
                    for number in side
                ]
    for tables in played.values():
        found += points_of_board(chosen, tables)
    return found


def points_of_board(chosen: PairsFormat, tables: Sequence[PlayedTable]) -> Iterator[tuple[int, Fraction]]:
    """What a board was worth to each contestant at these tables."""
    worth = worth_at_tables(chosen, [margin for _, margin in tables])
    for (sides, _), of_sides in zip(tables, worth, strict=True):
        for side, points in zip(sides, of_sides, strict=True):
            yield from ((number, points) for number in side)


def worth_at_tables(chosen: PairsFormat, margins: Sequence[int]) -> list[tuple[Fraction, Fraction]]:
    """What a board is worth to both sides at each table. margins: of side 0.

    >>> [(int(one), int(other)) for one, other in worth_at_tables(PairsFormat(rounds=3, boards=1), [12, -4])]
    [(100, 0), (0, 100)]
    """
    if chosen.scoring == "cross-imps":
        return [(worth, -worth) for worth in cross_imps(margins, chosen.imp_scale)]
    return [(worth, 100 - worth) for worth in match_points(margins)]
