"""What a network sees of Kout Bo beyond the cards: the contract, the suit to follow, and who is known to be void."""

from __future__ import annotations

from typing import Any

from vierblatt.games.contract import Feature
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows import put, relative_bit, write_bits

_SUIT, _TRICK_TRUMP, _MAKER, _MALZOM, _FIRST, _VOIDS, _FLAGS = 4, 9, 13, 19, 20, 21, 45

FEATURES = (
    Feature("trump", 4, "the trump suit, S H D C", "suits"),
    Feature("suit", 5, "what is to be followed in this trick: S H D C, anything after a null joker", "suits"),
    Feature("trick_trump", 4, "the trump suit of this trick, once it has begun", "suits"),
    Feature("maker", 6, "who made the highest bid"),
    Feature("malzom", 1, "1 when the dealer was forced to bid, so that failing costs less"),
    Feature("first_deal", 1, "1 in the first deal of a match, where a nine may win it"),
    Feature("voids", 24, "suits that each seat has shown to lack, four places per seat", "suits"),
    Feature("bids", 6, "each seat's call + 1: 0 not yet, 1 pass, 6 to 10 a bid", scale=10),
    Feature("bid", 1, "the highest bid, 0 while there is none", scale=9),
    Feature("nulls", 1, "null jokers in this trick", scale=2),
)


@rule
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes `FEATURES`."""
    flags = relative_bit(s, s.maker, seat) << _MAKER | s.malzom << _MALZOM
    if s.trump >= 0:
        flags |= 1 << s.trump
    if s.in_trick > 0:
        flags |= 1 << (_SUIT + s.suit) | 1 << (_TRICK_TRUMP + s.trick_trump)
    if s.deal_no == 1:
        flags |= 1 << _FIRST
    numbers = at + _FLAGS
    other = seat
    for step in range(6):
        if step < s.seats:
            flags |= s.voids[other] << (_VOIDS + 4 * step)
            put(out, numbers + step, s.bids[other] + 1)
            other = other + 1 if other + 1 < s.seats else 0
        else:
            put(out, numbers + step, 0)
    write_bits(out, at, flags, _FLAGS)
    put(out, numbers + 6, s.bid)
    put(out, numbers + 7, s.nulls if s.in_trick > 0 else 0)
