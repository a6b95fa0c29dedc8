"""The opening of a board: the same match and the same packs for everyone who plays it."""

from __future__ import annotations

from vierblatt.arena.contest import Contest
from vierblatt.kernel.jit import State, entry
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate.loops import begin


@entry
def draw_situation_at(states: State, i: int, number: int) -> None:
    """Sets state `i` to just before a deal, in a match situation drawn from this number."""
    begin(states[i], number, 0, 1)


def packs_of(contest: Contest, board: int) -> SeededPacks:
    """The source of a board's packs and of its first seat."""
    return SeededPacks(contest.number("packs", board))


def situation_number(contest: Contest, board: int) -> int:
    """The number from which the match situation of a board is drawn, if the contest draws situations."""
    return contest.number("situation", board)


def open_board(contest: Contest, board: int) -> tuple[Match, SeededPacks]:
    """The match of a board before its first deal, and the source of its packs.

    Both depend only on the contest's seed and the number of the board. Pack d is the same at both tables, whatever was
    played before.
    """
    packs = packs_of(contest, board)
    match = Match(contest.game_object, contest.rule_set, first_seat=packs.seat(contest.table.seats))
    if not contest.drawn:
        return match, packs
    draw_situation_at(match.states, 0, situation_number(contest, board))
    return Match.at_position(contest.game_object, contest.rule_set, match.states), packs
