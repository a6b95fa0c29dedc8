"""Faults, and accusing of them: BAL-QAID-1 to BAL-QAID-6. What was a fault follows from the log and the hands."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, NAMES_OF_KINDS, admits_card, bears_out
from vierblatt.games.baloot.rules.options import DEMANDED, ON
from vierblatt.games.baloot.rules.play import allowed_card, has_trick
from vierblatt.games.baloot.rules.ranks import beats
from vierblatt.games.baloot.rules.sawa import is_true, may_say_sawa, say_sawa
from vierblatt.games.baloot.rules.scoring import award
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT, COUNTING, SAWA_ASKED
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.out_of_turn import (
    BARRED_LEAD,
    FALSE_SAWA,
    NO_CARD,
    NO_FAULT,
    NO_FOLLOW,
    NO_OVERTRUMP,
    NO_TRUMP_PLAYED,
    SAWA,
    card_of,
    demands_all,
    kind_of_fault,
    place_in_log,
    proof_of,
    rewind,
    seat_of,
    what_of,
)
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import suit_cards, suit_of

KINDS = {kind: NAMES_OF_KINDS[kind] for kind in (BARRED_LEAD, NO_FOLLOW, NO_TRUMP_PLAYED, NO_OVERTRUMP, FALSE_SAWA)}


# --- what can be said ---------------------------------------------------------------------------------------


@rule
def admits(s: State, words: int) -> bool:
    """BAL-QAID-3, BAL-SAWA-1: whether an accusation or a sawa is heard; only what everybody knows decides."""
    if s.opt_illegal_cards != CLAIMABLE or s.claim_side != 0 or seat_of(words) > 3:
        return False
    if what_of(words) == SAWA:
        return may_say_sawa(s, seat_of(words))
    if not in_play(s.phase):
        return False
    if kind_of_fault(words) == FALSE_SAWA:
        bare = card_of(words) == NO_CARD and proof_of(words) == NO_CARD and demands_all(words) == 0
        return bare and s.claim_sawa != 0 and (s.claim_sawa - 1 - seat_of(words)) % 2 != 0
    laid = s.shown[s.claim_sawa - 1] if s.claim_sawa != 0 else 0
    if not admits_card(s, words, 2, laid):
        return False
    return demands_all(words) == 0 or may_demand(s, seat_of(words))


@rule
def in_play(phase: int) -> bool:
    """Whether the cards are being played in this phase, or about to be counted."""
    return phase in (PLAY, ANNOUNCING, BALOOT, SAWA_ASKED, COUNTING)


@rule
def may_demand(s: State, seat: int) -> bool:
    """BAL-QAID-6: whether this accuser may demand to play on for kaboot."""
    possible = s.opt_accusation_kaboot == DEMANDED and s.opt_kaboot == ON
    return possible and s.trick_no < s.hand_size and s.claim_sawa == 0 and not has_trick(s, 1 - seat % 2)


# --- the verdict --------------------------------------------------------------------------------------------


@rule
def is_right(s: State, words: int) -> bool:
    """BAL-QAID-4, BAL-SAWA-4: the verdict; it takes the cards of `s` back to the moment of the fault."""
    if what_of(words) == SAWA:
        return True
    if kind_of_fault(words) == FALSE_SAWA:
        return not is_true(s, s.claim_sawa - 1)
    card = card_of(words)
    rewind(s, place_in_log(s, card))
    s.baloot_seat = -1  # whoever has said Baloot before a card was held to it
    for place in range(1, s.in_trick):
        if beats(s, s.trick[place], s.trick[(s.winning - s.leader) & 3]):
            s.winning = (s.leader + place) & 3
    kind = fault_of(s, card)
    return bears_out(words, kind, proofs(s, kind))


@rule
def fault_of(s: State, card: int) -> int:
    """BAL-QAID-2: the kind of fault that the player to move makes with a card, or NO_FAULT."""
    if allowed_card(s) >> card & 1 == 1:
        return NO_FAULT
    if s.in_trick == 0:
        return BARRED_LEAD
    if suit_of(card) != suit_of(s.trick[0]) and held_of_suit_led(s) != 0:
        return NO_FOLLOW
    return NO_OVERTRUMP if suit_of(card) == s.trump else NO_TRUMP_PLAYED


@rule
def proofs(s: State, kind: int) -> int:
    """BAL-QAID-2: the cards in the hand of the player to move that prove a fault of this kind."""
    return held_of_suit_led(s) if kind == NO_FOLLOW else allowed_card(s)


@rule
def held_of_suit_led(s: State) -> int:
    """The cards of the suit led in the hand of the player to move."""
    return s.hands[s.turn] & suit_cards(suit_of(s.trick[0]))


# --- what follows -------------------------------------------------------------------------------------------


@rule
def carry_out(s: State, words: int, right: int) -> None:
    """BAL-QAID-4 to BAL-QAID-6: gives the deal to a side, or lets it play on for kaboot; or says sawa."""
    seat = seat_of(words)
    if what_of(words) == SAWA:
        say_sawa(s)
        return
    if right == 1 and demands_all(words) == 1:
        s.claim_side = seat % 2 + 1
        if s.phase == SAWA_ASKED:
            s.phase = PLAY
            s.turn = s.leader
        return
    award(s, seat % 2 if right == 1 else 1 - seat % 2)
