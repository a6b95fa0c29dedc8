"""What a network sees of Baloot beyond the cards: contract, buyer and level, projects, and who lacks which suit."""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import NO_CONTRACT, NO_SIDE
from vierblatt.games.contract import Feature
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows import put, relative_bit, turned_seats, write_bits

_CARDS = 32
_TRUMP, _BUYER, _DOUBLER, _BIDDERS, _PENDING, _ROYAL, _BALOOT, _VOIDS = 2, 6, 10, 14, 18, 22, 26, 30
_LEVEL, _SIDE, _ASHKAL, _LOCKED, _SECOND, _FLAGS = 46, 51, 54, 55, 56, 57

FEATURES = (
    Feature("public_card", _CARDS, "the card turned up", "cards"),
    Feature("shown", 4 * _CARDS, "cards that each seat has laid open, one plane per seat", "cards"),
    Feature("mode", 2, "the contract, or what it will be if nobody takes it: hokom, sun"),
    Feature("trump", 4, "the trump suit, S H D C", "suits"),
    Feature("buyer", 4, "who holds the bid"),
    Feature("doubler", 4, "who doubled"),
    Feature("bidders", 4, "seats that have bid in this deal"),
    Feature("pending", 4, "seats still to be asked the current question"),
    Feature("royal", 4, "who played the first of king and queen of trumps"),
    Feature("baloot", 4, "whose Baloot counts"),
    Feature("voids", 16, "suits that each seat has failed to follow, four places per seat", "suits"),
    Feature("level", 5, "plain, double, triple, four, gahwa"),
    Feature(
        "project_side", 3, "who scores projects: one's own side, the other, nobody; all 0 before they are compared"
    ),
    Feature("ashkal", 1, "1 when the buyer bought for the partner"),
    Feature("locked", 1, "1 when trumps may not be led freely"),
    Feature("second_round", 1, "1 in the second round of bidding"),
    Feature(
        "announced",
        8,
        "the words of each seat's two projects: 0 none, 1 sira, 2 fifty, 3 hundred, 4 four hundred",
        scale=4,
    ),
)


@rule
def cards_of(cards: int) -> int:
    """A bit set of cards by their places in the pack of 32."""
    return cards >> 5 & 0xFF | cards >> 10 & 0xFF00 | cards >> 15 & 0xFF0000 | cards >> 20 & 0xFF000000


@rule
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes `FEATURES`."""
    write_bits(out, at, cards_of(1 << s.public_card) if s.public_card >= 0 else 0, _CARDS)
    flags = contract_flags(s, seat)
    words = at + 5 * _CARDS + _FLAGS
    for step in range(4):
        other = (seat + step) & 3
        write_bits(out, at + (step + 1) * _CARDS, cards_of(s.shown[other]), _CARDS)
        flags |= s.voids[other] << (_VOIDS + 4 * step)
        put(out, words + 2 * step, s.announced[other] & 7)
        put(out, words + 2 * step + 1, s.announced[other] >> 3)
    write_bits(out, at + 5 * _CARDS, flags, _FLAGS)


@rule
def contract_flags(s: State, seat: int) -> int:
    """All one-bit features except the voids."""
    flags = s.ashkal << _ASHKAL | s.locked << _LOCKED | 1 << (_LEVEL + s.level - 1)
    if s.mode != NO_CONTRACT:
        flags |= 1 << (s.mode - 1)
    if s.trump != NO_TRUMP:
        flags |= 1 << (_TRUMP + s.trump)
    if s.bid_round == 2:
        flags |= 1 << _SECOND
    if s.project_side >= 0:
        flags |= 1 << (_SIDE + (s.project_side if s.project_side == NO_SIDE else (s.project_side - seat) & 1))
    flags |= relative_bit(s, s.buyer, seat) << _BUYER | relative_bit(s, s.doubler, seat) << _DOUBLER
    flags |= relative_bit(s, s.royal_seat, seat) << _ROYAL | relative_bit(s, s.baloot_seat, seat) << _BALOOT
    # Places are counted from the dealer's neighbour on.
    pending = turned_seats(s, s.pending, (seat - s.dealer - 1) & 3)
    return flags | turned_seats(s, s.have_bid, seat) << _BIDDERS | pending << _PENDING
