"""Faults, and accusing of them: KOUT-FAULT-1 to KOUT-FAULT-4."""

from __future__ import annotations

from vierblatt.games.accusing import NAMES_OF_KINDS, admits_accusation, bears_out
from vierblatt.games.kout_bo.rules.play import follow_null, legal_cards, open_trick
from vierblatt.games.kout_bo.rules.scoring import award
from vierblatt.games.kout_bo.rules.state import ANY, COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.out_of_turn import (
    BARRED_LEAD,
    KEPT_BACK,
    NO_FAULT,
    NO_FOLLOW,
    card_of,
    place_in_log,
    rewind,
    seat_of,
)
from vierblatt.kernel.tricks import suit_cards

KINDS = {kind: NAMES_OF_KINDS[kind] for kind in (BARRED_LEAD, NO_FOLLOW, KEPT_BACK)}


@rule
def admits(s: State, words: int) -> bool:
    """KOUT-FAULT-3: whether an accusation is heard."""
    return admits_accusation(s, words, 2, COUNTING)


@rule
def is_right(s: State, words: int) -> bool:
    """KOUT-FAULT-2: the verdict; it takes the cards of `s` back to the moment of the fault."""
    card = card_of(words)
    rewind(s, place_in_log(s, card))
    read_trick(s)
    allowed, same = legal_cards(s), held_to_follow(s)
    kind = BARRED_LEAD if s.in_trick == 0 else NO_FOLLOW if same != 0 else KEPT_BACK
    if allowed >> card & 1 == 1:
        kind = NO_FAULT
    return bears_out(words, kind, same if kind == NO_FOLLOW else allowed)


@rule
def read_trick(s: State) -> None:
    """Finds the suit to follow again, from the cards of the trick."""
    cards, turn = s.in_trick, s.turn
    for place in range(cards):
        s.seen &= ~(1 << s.trick[place])  # the right to lead a joker was decided before this trick
    s.turn = s.leader
    if cards > 0:
        open_trick(s, s.trick[0])
    for place in range(1, cards):
        s.in_trick = place
        if s.suit == ANY:
            follow_null(s, s.trick[place])
    s.in_trick = cards
    s.turn = turn


@rule
def held_to_follow(s: State) -> int:
    """The cards of the suit to follow in the hand of the player to move."""
    return s.hands[s.turn] & suit_cards(s.suit) if s.in_trick != 0 and s.suit != ANY else 0


@rule
def carry_out(s: State, words: int, right: int) -> None:
    """KOUT-FAULT-4: the deal goes to the accuser's side, or to the other."""
    side = seat_of(words) % 2
    award(s, side if right == 1 else 1 - side)
