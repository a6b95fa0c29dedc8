"""Cards by their place among those still in play: positions that differ only in cards already gone become equal.

>>> bin(squeeze(0b1010000, 0b1011001)), bin(spread(0b1100, 0b1011001))
('0b1100', '0b1010000')
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils as untyped_cgutils

from vierblatt.kernel.bits import SLOW_PDEP, count, highest, lowest
from vierblatt.kernel.jit import State, entry, instruction, rule
from vierblatt.kernel.tricks import suit_cards, suit_of

cgutils: Any = untyped_cgutils


def squeeze_by_steps(bits: int, mask: int) -> int:
    """Like `squeeze`, one bit at a time."""
    squeezed, place = 0, 0
    while mask != 0:
        squeezed |= (bits >> lowest(mask) & 1) << place
        place += 1
        mask &= mask - 1
    return squeezed


def spread_by_steps(bits: int, mask: int) -> int:
    """Like `spread`, one bit at a time."""
    spread_bits = 0
    while bits != 0 and mask != 0:
        if bits & 1:
            spread_bits |= mask & -mask
        bits >>= 1
        mask &= mask - 1
    return spread_bits


def _one_instruction(name: str, steps: Any) -> Any:
    def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
        _, processor, features = ctx.codegen().magic_tuple()
        if "+bmi2" not in features.split(",") or processor in SLOW_PDEP:
            return ctx.compile_internal(builder, steps, sig, args)
        word = args[0].type
        kind = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args)

    return types.int64(types.int64, types.int64), build


@instruction(squeeze_by_steps)
def _squeeze(context: Any, bits: Any, mask: Any) -> Any:
    return _one_instruction("llvm.x86.bmi.pext.64", squeeze_by_steps)


@instruction(spread_by_steps)
def _spread(context: Any, bits: Any, mask: Any) -> Any:
    return _one_instruction("llvm.x86.bmi.pdep.64", spread_by_steps)


@entry
def squeeze(bits: int, mask: int) -> int:
    """The bits at the set bits of `mask`, moved together: bit i is the one at the i-th lowest bit of `mask`."""
    return int(_squeeze(bits, mask))


@entry
def spread(bits: int, mask: int) -> int:
    """The inverse of `squeeze`: bit i goes to where the i-th lowest bit of `mask` is."""
    return int(_spread(bits, mask))


@rule
def in_hands(s: State) -> int:
    """The cards in all hands."""
    cards = 0
    for seat in range(len(s.hands)):  # a number that the compiler knows; hands of seats that nobody has are empty
        cards |= s.hands[seat]
    return cards


@rule
def on_table(s: State) -> int:
    """The cards of the trick in progress."""
    cards = 0
    for i in range(s.in_trick):
        cards |= 1 << s.trick[i]
    return cards


@rule
def place(s: State, cards: int) -> int:
    """Between tricks: the places of cards among those still in play."""
    return squeeze(cards, in_hands(s))


@rule
def cards_at(s: State, places: int) -> int:
    """The cards at these places: the inverse of `place`."""
    return spread(places, in_hands(s))


@rule
def suit_lengths(hand: int) -> int:
    """How many cards of each suit, four bits each."""
    spades, hearts = count(hand & suit_cards(0)), count(hand & suit_cards(1))
    return spades | hearts << 4 | count(hand & suit_cards(2)) << 8 | count(hand & suit_cards(3)) << 12


@rule
def higher_than_all(mine: int, theirs: int) -> int:
    """The cards of `mine` that are higher than all of `theirs`, all of one suit."""
    return mine & -(1 << highest(theirs)) if theirs else mine


@rule
def highest_cards(cards: int, n: int) -> int:
    """The n highest of these cards, or all if there are fewer."""
    while count(cards) > n:
        cards &= cards - 1
    return cards


@rule
def from_up(card: int) -> int:
    """This card and all with higher numbers in its suit; `card` is not a joker."""
    return suit_cards(suit_of(card)) & (-1 << card)


@rule
def with_higher(cards: int) -> int:
    """These cards and all with higher numbers in their suits, in hands or gone; jokers unchanged."""
    for suit in range(4):
        of_suit = cards & suit_cards(suit)
        if of_suit != 0:
            cards |= from_up(lowest(of_suit))
    return cards


@rule
def highest_of_runs(cards: int, there: int) -> int:
    """The highest card of each run of neighbours among the cards `there`, within a suit; without jokers."""
    run = squeeze(cards, there)
    at, tops = 0, 0
    for suit in range(3):
        at += count(there & suit_cards(suit))
        tops |= 1 << at
    return spread(run & (~(run >> 1) | tops >> 1), there)


@rule
def lowest_of_run(card: int, hand: int, there: int) -> int:
    """The lowest card of the run down from `card`: only cards of `hand`, with no other of the cards `there` between."""
    below = there & suit_cards(suit_of(card)) & ((1 << card) - 1)
    while below != 0 and hand >> highest(below) & 1:
        card = highest(below)
        below ^= 1 << card
    return card
