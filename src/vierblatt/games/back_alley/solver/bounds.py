"""Bounds on what a side of Back Alley still gets, from the cards alone: sure trumps, and winners that can be led."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, XB, XR
from vierblatt.games.relative_ranks import from_up, higher_than_all, highest_cards
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards


@rule
def top_trumps(mine: int, theirs: int, suit: int) -> int:
    """The highest trumps still in play, as far as one side holds them all; `suit`: the trumps without the bleeders."""
    if theirs >> XR & 1:
        return 0
    top = mine & 1 << XR
    if theirs >> XB & 1:
        return top
    return top | mine & 1 << XB | higher_than_all(mine & suit, theirs & suit)


@rule
def sure_trumps(s: State, work: Any, side: int, mine: int, theirs: int) -> int:
    """The tricks that a side's top trumps take: each of those that one player holds takes its own trick."""
    suit = s.trumps & ~JOKERS
    top = top_trumps(mine, theirs, suit)
    if top == 0:
        return 0
    first, second = s.hands[side] & top, s.hands[side + 2] & top
    best = first if count(first) >= count(second) else second
    if best & suit and theirs & suit:
        work.relevant |= from_up(lowest(best & suit))
    return count(best)


@rule
def rounds(s: State, same: int, most: int) -> int:
    """How often a suit can be led, at most `most` times, before an opponent who has trumps need not follow."""
    for step in range(1, 4, 2):
        hand = s.hands[(s.turn + step) & 3]
        if hand & s.trumps:
            most = min(most, count(hand & same))
    return most


@rule
def lead_winners(s: State, work: Any) -> int:
    """How many winners of plain suits the leader can lead in a row; adds the cards on which this depends."""
    hand, led = s.hands[s.turn], 0
    partner = s.hands[(s.turn + 2) & 3]
    others = s.hands[(s.turn + 1) & 3] | s.hands[(s.turn + 3) & 3] | partner
    for suit in range(4):
        same = suit_cards(suit)
        if suit == s.trump:
            continue
        # A partner's higher card may be forced to take the trick, and the lead with it.
        winners = higher_than_all(hand & same, others & same)
        if winners:
            n = rounds(s, same, count(winners))
            led += n
            if n and others & same:
                work.relevant |= from_up(lowest(highest_cards(winners, n)))
    # A partner with nothing but trumps would have to take the trick with one.
    return min(led, count(partner & ~s.trumps))


@rule
def bounds(s: State, work: Any) -> None:
    """Sure trumps of both sides, and the winners of plain suits that the leader can lead in a row."""
    side = s.turn & 1
    mine = s.hands[side] | s.hands[side + 2]
    theirs = s.hands[1 - side] | s.hands[3 - side]
    rest = work.most
    sure = min(sure_trumps(s, work, side, mine, theirs) + lead_winners(s, work), rest)
    lost = min(sure_trumps(s, work, 1 - side, theirs, mine), rest)
    work.least = sure if side == 0 else lost
    work.most = rest - (lost if side == 0 else sure)
