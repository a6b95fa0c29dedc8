"""Bounds on what a side of Kout Bo still gets, from the cards alone: sure trumps, and winners that can be led."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, XB, XR
from vierblatt.games.kout_bo.rules.options import ALSO_NULL, BECOMES_TRUMP
from vierblatt.games.relative_ranks import from_up, higher_than_all, highest_cards
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards


@rule
def side_cards(s: State, side: int) -> int:
    """The cards that a side holds."""
    cards = s.hands[side] | s.hands[side + 2]
    return cards | s.hands[side + 4] if s.seats == 6 else cards


@rule
def top_trumps(mine: int, theirs: int, trump: int) -> int:
    """The highest trumps and jokers still in play, as far as one side holds them all."""
    own, other = mine & suit_cards(trump), theirs & suit_cards(trump)
    ace = 1 << (13 * trump + 12)
    if theirs >> XR & 1:
        return 0
    top = mine & 1 << XR | own & ace
    if other & ace:
        return top
    top |= mine & 1 << XB
    return top if theirs >> XB & 1 else top | higher_than_all(own, other)


@rule
def joker_waits(s: State, side: int, jokers: int, tricks: int) -> int:
    """1 if a player of the side who holds a joker has enough other cards for `tricks` tricks, else 0."""
    for seat in range(side, s.seats, 2):
        hand = s.hands[seat]
        if hand & jokers and count(hand & ~JOKERS) >= tricks:
            return 1
    return 0


@rule
def sure_trumps(s: State, side: int, top: int, led: int) -> int:
    """The tricks that a side's top trumps take in any case, beside `led` winners that the leader leads first.

    Each of the top trumps other than jokers that one player holds takes its own trick, whenever it is played. A joker
    takes one more: in another hand, which now follows, if that hand has other cards to play until those are gone; in
    the same hand, if it has another card to lead. (A joker can be played at any time, but led only with the right to
    do so.)
    """
    best = 0
    rest = s.hand_size - s.trick_no
    jokers = top & JOKERS
    if jokers and s.opt_second_joker_after_null == ALSO_NULL:
        jokers = 0  # a second one may be null
    at_leader = s.hands[s.turn] & jokers
    for seat in range(side, s.seats, 2):
        hand = s.hands[seat]
        tricks = count(hand & top & ~JOKERS)
        if hand & jokers:
            tricks += 1 if seat != s.turn or count(hand & ~JOKERS) > tricks + led else 0
        elif jokers and at_leader == 0 and rest > tricks + led and not (s.opt_joker_compelled and tricks):
            tricks += joker_waits(s, side, jokers, tricks + led)
        best = max(best, tricks)
    return best


@rule
def rounds(s: State, suit: int, most: int) -> int:
    """How often a suit can be led, at most `most` times, before an opponent who has trumps need not follow."""
    same, trumps = suit_cards(suit), suit_cards(s.trump)
    for seat in range(1 - s.turn % 2, s.seats, 2):
        hand = s.hands[seat]
        if hand & trumps:
            most = min(most, count(hand & same))
    return most


@rule
def tricks_before_forced_ruff(s: State) -> int:
    """For how many tricks no partner of the leader can be forced to take a trick with a trump."""
    tricks = s.hand_size - s.trick_no
    trumps = suit_cards(s.trump) | JOKERS
    for seat in range(s.turn % 2, s.seats, 2):
        if seat != s.turn:
            tricks = min(tricks, count(s.hands[seat] & ~trumps))
    return tricks


@rule
def lead_winners(s: State, work: Any, mine: int, theirs: int) -> int:
    """How many winners of plain suits the leader can lead in a row; adds the cards on which this depends."""
    if theirs & JOKERS:
        return 0
    hand, led = s.hands[s.turn], 0
    for suit in range(4):
        same = suit_cards(suit)
        # A partner's higher card may be forced to take the trick, and the lead with it.
        winners = higher_than_all(hand & same, (mine & ~hand | theirs) & same)
        if suit != s.trump and winners:
            n = rounds(s, suit, count(winners))
            led += n
            if n and (mine & ~hand | theirs) & same:
                work.relevant |= from_up(lowest(highest_cards(winners, n)))
    return min(led, tricks_before_forced_ruff(s))


@rule
def bounds(s: State, work: Any) -> None:
    """Sure trumps of both sides, and the winners of plain suits that the leader can lead in a row."""
    held0, held1 = side_cards(s, 0), side_cards(s, 1)
    if (held0 | held1) & JOKERS and s.opt_null_lead_suit == BECOMES_TRUMP:
        return
    rest = work.most
    side = s.turn % 2
    mine, theirs = (held0, held1) if side == 0 else (held1, held0)
    trumps = suit_cards(s.trump)
    led = lead_winners(s, work, mine, theirs)
    top = top_trumps(mine, theirs, s.trump)
    sure = sure_trumps(s, side, top, led)
    if sure and top & trumps and theirs & trumps:
        work.relevant |= from_up(lowest(top & trumps))
    sure = min(sure + led, rest)
    top = top_trumps(theirs, mine, s.trump)
    lost = min(sure_trumps(s, 1 - side, top, 0), rest)
    if lost and top & trumps and mine & trumps:
        work.relevant |= from_up(lowest(top & trumps))
    work.least = sure if side == 0 else lost
    work.most = rest - (lost if side == 0 else sure)
