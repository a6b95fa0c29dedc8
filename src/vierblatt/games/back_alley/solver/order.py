"""The order in which the exact solver tries the cards of Back Alley: sure winners first, then the cheapest cards."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import XB
from vierblatt.games.back_alley.rules.play import power_of
from vierblatt.games.sorting import bare_cards, insert
from vierblatt.kernel.bits import highest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of


@rule
def strongest(s: State, seat: int) -> int:
    """The power of the best card that a seat could play to this trick; -1 if none can win."""
    hand, led = s.hands[seat], s.trick[0]
    trumps = hand & s.trumps
    if s.trumps >> led & 1:
        return power_of(s, highest(trumps)) if trumps else -1
    same = hand & ~s.trumps & suit_cards(suit_of(led))
    best = same or trumps
    return power_of(s, highest(best)) if best else -1


@rule
def cost(s: State, card: int) -> int:
    """The cost of giving a card away, 0..32."""
    return card - 22 if card >= XB else card % 13 + (17 if s.trumps >> card & 1 else 0)


@rule
def follow_weight(s: State, card: int, threat: int, helped: int) -> int:
    """How early to try a card; `threat`: the best of the opponents still to play, `helped`: a partner will win."""
    strength = power_of(s, card)
    if helped == 0 and strength > s.power and strength > threat:
        return 100 - cost(s, card)
    return 50 - cost(s, card)


@rule
def lead_weight(s: State, card: int) -> int:
    """How early to try a lead."""
    partner = s.hands[(s.turn + 2) & 3]
    behind, before = s.hands[(s.turn + 1) & 3], s.hands[(s.turn + 3) & 3]
    theirs = behind | before
    if s.trumps >> card & 1:
        return 60 + cost(s, card) if theirs & s.trumps < 1 << card else 45 - cost(s, card)
    same = suit_cards(suit_of(card))
    rank = card % 13
    ruffed = (behind & same == 0 and behind & s.trumps != 0) or (before & same == 0 and before & s.trumps != 0)
    mine = s.hands[s.turn] | partner
    if (mine & same) > (theirs & same) and not ruffed:
        return 90 + rank if card > highest(theirs & same | 1) else 88 - rank
    if partner & same == 0 and partner & s.trumps:
        return 55 - rank if ruffed else 75 - rank
    return 30 - rank if ruffed else 50 - rank


@rule
def order(s: State, cards: int, out: Any, at: int) -> int:
    """Sorts the cards by weight."""
    leading = s.in_trick == 0
    threat, helped = -1, 0
    if not leading:
        ours = (s.winning ^ s.turn) & 1 == 0
        hope, threat = (s.power, -1) if ours else (-1, s.power)
        seat = (s.turn + 1) & 3
        while seat != s.leader:
            reached = strongest(s, seat)
            if (seat ^ s.turn) & 1 == 0:
                hope = max(hope, reached)
            else:
                threat = max(threat, reached)
            seat = (seat + 1) & 3
        helped = 1 if hope > threat else 0
    n = 0
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        weight = lead_weight(s, card) if leading else follow_weight(s, card, threat, helped)
        insert(out, at, n, weight, card)
        n += 1
    bare_cards(out, at, n)
    return n
