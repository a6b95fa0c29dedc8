"""What a network sees of Back Alley beyond the cards: trumps, cards that lie face up, the calls and the contracts."""

from __future__ import annotations

from typing import Any

from vierblatt.games.contract import Feature
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows import put, put_number, relative_bit, write_bits

_CARDS = 54
_EXCHANGER, _OPENER, _FLAGS = 5, 9, 13

FEATURES = (
    Feature("trumps", _CARDS, "all cards that count as trumps", "cards"),
    Feature("turned", _CARDS, "the card turned up for trumps", "cards"),
    Feature("face_up", _CARDS, "cards that lie face up out of play: turned ones and an exchanged bleeder", "cards"),
    Feature("drawn", _CARDS, "the card that came in place of one's own exchanged bleeder", "cards"),
    Feature("trump", 5, "the trump suit, S H D C, or no suit", "suits"),
    Feature("exchanger", 4, "who had to exchange a bleeder"),
    Feature("opener", 4, "who made the highest call"),
    Feature("called", 4, "each seat's call + 1: 0 not yet, 1 pass, 15 a board", scale=15),
    Feature("levels", 4, "the level of each seat's board claim, 0 without one", scale=4),
    Feature("bids", 2, "the number contract of one's own side, of the other, once all have called", scale=26),
    Feature("board_levels", 2, "the board level of one's own side, of the other", scale=4),
    Feature("boards", 1, "board claims so far", scale=4),
    Feature("passed_out", 1, "deals in a row that all four passed", scale=4),
)


@rule
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes `FEATURES`."""
    drawn = s.drawn[seat]
    write_bits(out, at, s.trumps, _CARDS)
    write_bits(out, at + _CARDS, 1 << s.turned if s.turned >= 0 else 0, _CARDS)
    write_bits(out, at + 2 * _CARDS, s.face_up, _CARDS)
    write_bits(out, at + 3 * _CARDS, 1 << drawn - 1 if drawn > 0 else 0, _CARDS)
    flags = relative_bit(s, s.exchanger, seat) << _EXCHANGER | relative_bit(s, s.opener, seat) << _OPENER
    write_bits(out, at + 4 * _CARDS, 1 << s.trump | flags, _FLAGS)
    numbers = at + 4 * _CARDS + _FLAGS
    for step in range(4):
        other = (seat + step) & 3
        put(out, numbers + step, s.calls[other] + 1)
        put(out, numbers + 4 + step, s.levels[other])
    for step in range(2):
        side = (seat + step) & 1
        put(out, numbers + 8 + step, s.bids[side])
        put(out, numbers + 10 + step, s.board_levels[side])
    put(out, numbers + 12, s.boards)
    put_number(out, numbers + 13, s.passed_out)
