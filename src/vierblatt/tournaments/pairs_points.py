"""The points of a tournament of pairs: each board is compared with the same board at all other tables."""

from __future__ import annotations

from fractions import Fraction

from vierblatt.tournaments.formats import PairsFormat
from vierblatt.tournaments.match_points import cross_imps, match_points
from vierblatt.tournaments.state import TournamentState


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
    margins: dict[int, list[int]] = {}
    players: dict[int, list[list[list[int]]]] = {}
    found: list[tuple[int, Fraction]] = []
    for meeting in state.meetings.values():
        if meeting.result is None or not meeting.counts:
            continue
        sides = meeting.meeting.sides
        for board in meeting.result.boards:
            if board.margins:
                margins.setdefault(board.board, []).append(board.margins[0])
                players.setdefault(board.board, []).append(sides)
            elif chosen.scoring == "match-points":
                found += [
                    (number, Fraction(percent))
                    for side, percent in zip(sides, board.percents, strict=True)
                    for number in side
                ]
    for name, played in margins.items():
        by_imps = chosen.scoring == "cross-imps"
        values = cross_imps(played, chosen.imp_scale) if by_imps else match_points(played)
        for sides, worth in zip(players[name], values, strict=True):
            other = -worth if by_imps else 100 - worth
            found += [(number, worth) for number in sides[0]] + [(number, other) for number in sides[1]]
    return found
