"""Faults, and accusing of them: KB-FAULT-1 to KB-FAULT-4."""

from __future__ import annotations

from vierblatt.games.accusing import NAMES_OF_KINDS, admits_accusation, bears_out
from vierblatt.games.king_bolola.rules.play import beats, playable
from vierblatt.games.king_bolola.rules.scoring import award
from vierblatt.games.king_bolola.rules.state import COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.out_of_turn import (
    BARRED_LEAD,
    KEPT_BACK,
    NO_FAULT,
    NO_FOLLOW,
    NO_OVERTRUMP,
    NO_TRUMP_PLAYED,
    card_of,
    place_in_log,
    rewind,
    seat_in,
    seat_of,
)
from vierblatt.kernel.tricks import suit_cards, suit_of, winning_card

KINDS = {kind: NAMES_OF_KINDS[kind] for kind in (BARRED_LEAD, NO_FOLLOW, NO_TRUMP_PLAYED, NO_OVERTRUMP, KEPT_BACK)}


@rule
def admits(s: State, words: int) -> bool:
    """KB-FAULT-3: whether an accusation is heard."""
    return admits_accusation(s, words, 4, COUNTING)


@rule
def is_right(s: State, words: int) -> bool:
    """KB-FAULT-2: the verdict; it takes the cards of `s` back to the moment of the fault."""
    card = card_of(words)
    rewind(s, place_in_log(s, card))
    for place in range(1, s.in_trick):
        if beats(s, s.trick[place], winning_card(s)):
            s.winning = (s.leader + place) & 3
    kind = fault_of(s, card)
    return bears_out(words, kind, held_to_follow(s) if kind == NO_FOLLOW else playable(s))


@rule
def fault_of(s: State, card: int) -> int:
    """KB-FAULT-2: the kind of fault that the player to move makes with a card, or NO_FAULT."""
    if playable(s) >> card & 1 == 1:
        return NO_FAULT
    if s.in_trick == 0:
        return BARRED_LEAD
    if held_to_follow(s) != 0 and suit_of(card) != suit_of(s.trick[0]):
        return NO_FOLLOW
    if s.trump < 0:
        return KEPT_BACK
    return NO_OVERTRUMP if suit_of(card) == s.trump else NO_TRUMP_PLAYED


@rule
def held_to_follow(s: State) -> int:
    """The cards of the suit led in the hand of the player to move."""
    return s.hands[s.turn] & suit_cards(suit_of(s.trick[0]))


@rule
def carry_out(s: State, words: int, right: int) -> None:
    """KB-FAULT-4: the points of the contract go to the accuser or to the accused."""
    accuser, accused = seat_of(words), seat_in(s.log[place_in_log(s, card_of(words))])
    award(s, accuser if right == 1 else accused, accused if right == 1 else accuser)
