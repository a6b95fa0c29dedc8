"""Chances, in 1024ths, that the heuristic player can estimate about hidden cards.

Cards that are neither in the player's hand nor played may be anywhere in the other hands, except with a player who is
known to be void in the suit.
"""

from __future__ import annotations

from vierblatt.cards import JOKERS, SUIT_BITS, XB, XR, card_set
from vierblatt.games.kout_bo.rules.state import PACK_36, TRICKS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import next_seat

SURE = 1024
MOST_UNSEEN = 54  #: a set-up position may give fewer of the played cards than a deal
MOST_WANTED = 16
ACE = 12
#: How often a player who can take the trick will, in 1024ths.
PARTNER_TAKES, OPPONENT_TAKES = 636, 691
MAKER_EXTRA = 1  #: the maker holds more trumps than the others: counted as this many more cards in hand
_PACK_54 = (1 << 54) - 1
_PACK_36 = card_set(PACK_36)


def _chance_of_none(unseen: int, held: int, wanted: int) -> int:
    """The chance that `held` of `unseen` cards contain none of `wanted` given ones."""
    chance = 1.0
    for i in range(wanted):
        chance *= max(unseen - held - i, 0) / max(unseen - i, 1)
    return round(SURE * chance)


_NONE = constant_table(
    [
        _chance_of_none(unseen, held, wanted)
        for unseen in range(MOST_UNSEEN + 1)
        for held in range(TRICKS + 1)
        for wanted in range(MOST_WANTED)
    ]
)


@rule
def some_of(unseen: int, held: int, wanted: int) -> int:
    """The chance that a hand of `held` of the `unseen` cards has one of `wanted` given ones."""
    return SURE - _NONE[(unseen * (TRICKS + 1) + held) * MOST_WANTED + wanted]


@rule
def unseen_cards(s: State) -> int:
    """The cards in the other hands."""
    pack = _PACK_54 if s.seats == 6 else _PACK_36
    return pack & ~(s.seen | s.hands[s.turn])


@rule
def above(card: int, trump: int) -> int:
    """The cards that rank above `card` in its suit; for trumps, including the jokers."""
    if card >= XB:
        return 0 if card == XR else 1 << XR | 1 << (13 * trump + ACE)
    suit = card // 13
    higher = (SUIT_BITS << 13 * suit) & -(2 << card)
    if suit != trump:
        return higher
    return higher | JOKERS if higher else 1 << XR


@rule
def is_trump(card: int, trump: int) -> bool:
    """Whether the card is a trump or a joker."""
    return card >= XB or card // 13 == trump


@rule
def beats_chance(s: State, seat: int, card: int, suit: int, unseen: int) -> int:
    """The chance that `seat`, still to play, can beat `card` in a trick in which `suit` is to be followed."""
    trump = s.trick_trump if s.in_trick > 0 else s.trump
    cards, held = count(unseen), s.held[seat]
    among = min(held + MAKER_EXTRA, TRICKS) if seat == s.maker and held > 0 else held
    over = above(card, trump) & unseen
    trumps = (SUIT_BITS << 13 * trump | JOKERS) & unseen
    if s.voids[seat] >> trump & 1:
        trumps &= JOKERS
    if suit == trump:
        return some_of(cards, among, count(over & trumps))
    void = SURE
    if s.voids[seat] >> suit & 1 == 0:
        void -= some_of(cards, held, count(unseen & SUIT_BITS << 13 * suit))
    if is_trump(card, trump):
        return void * some_of(cards, among, count(over & trumps)) >> 10
    ruffs = void * some_of(cards, among, count(trumps)) >> 10
    return ruffs if void == SURE else min(ruffs + some_of(cards, held, count(over)), SURE)


@rule
def win_chance(s: State, card: int, chance: int, suit: int, unseen: int) -> int:
    """The chance that the mover's team takes the trick if `card` is the best after the mover has played.

    `chance` is SURE if that card belongs to the mover's team, else 0.
    """
    seat = s.turn
    for _ in range(s.seats - s.in_trick - 1):
        seat = next_seat(s, seat)
        beats = beats_chance(s, seat, card, suit, unseen)
        if (seat - s.turn) % 2 == 0:
            chance += (SURE - chance) * beats * PARTNER_TAKES >> 20
        else:
            chance -= chance * beats * OPPONENT_TAKES >> 20
    return chance
