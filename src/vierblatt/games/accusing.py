"""Faults and accusations: what is the same in every game that lets illegal cards be played and claimed."""

from __future__ import annotations

from typing import Any

from vierblatt.games.events import ScoreLine
from vierblatt.games.options import ChoiceOption, Option
from vierblatt.games.phase import Phase
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.out_of_turn import (
    ACCUSE,
    BARRED_LEAD,
    FALSE_SAWA,
    KEPT_BACK,
    NO_CARD,
    NO_FAULT,
    NO_FOLLOW,
    NO_OVERTRUMP,
    NO_TRUMP_PLAYED,
    card_of,
    demands_all,
    kind_of_fault,
    place_in_log,
    proof_of,
    seat_in,
    seat_of,
    trick_of,
    what_of,
)
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import next_seat

REFUSED, CLAIMABLE = range(2)  #: illegal_cards
WHOLE_DEAL, LAST_TRICK = range(2)  #: accusation_window
JUDGE, NAMED = range(2)  #: accusation_proof

#: The names of the kinds of fault.
NAMES_OF_KINDS = {
    BARRED_LEAD: "barred-lead",
    NO_FOLLOW: "no-follow",
    NO_TRUMP_PLAYED: "no-trump",
    NO_OVERTRUMP: "no-overtrump",
    FALSE_SAWA: "false-sawa",
    KEPT_BACK: "kept-back",
}

COUNT = 0  #: the answer to the question before a deal is counted
COUNTING_PHASE = Phase("counting", {COUNT: "count"})


def accusing_options(fault_rule: str, accusing_rule: str) -> dict[str, Option]:
    """The reserved options that all these games have, with the ids of their rules."""
    return {
        "illegal_cards": ChoiceOption("refused", "claimable", rule=fault_rule),
        "accusation_window": ChoiceOption("deal", "trick", rule=accusing_rule),
        "accusation_proof": ChoiceOption("judge", "named", rule=accusing_rule),
    }


@rule
def admits_accusation(s: State, words: int, sides: int, counting: int) -> bool:
    """Whether an accusation is heard where nothing else can be said: while cards are played, or in phase `counting`."""
    if s.opt_illegal_cards != CLAIMABLE or s.phase not in (PLAY, counting) or what_of(words) != ACCUSE:
        return False
    return seat_of(words) < s.seats and demands_all(words) == 0 and admits_card(s, words, sides, 0)


@rule
def admits_card(s: State, words: int, sides: int, laid: int) -> bool:
    """Whether a card of an opponent can be claimed now, with this proof; only what everybody knows decides.

    laid: the cards of hands that lie open, as a bit set.
    """
    place, proof = place_in_log(s, card_of(words)), proof_of(words)
    if place < 0:
        return False
    accused = seat_in(s.log[place])
    if (accused - seat_of(words)) % sides == 0:
        return False
    if s.opt_accusation_window == LAST_TRICK and trick_of(s, place) < s.trick_no - 1:
        return False
    if proof == NO_CARD:
        return s.opt_accusation_proof != NAMED
    later = place_in_log(s, proof)
    if later < 0:
        return s.hands[accused] & laid & 1 << proof != 0
    return later > place and seat_in(s.log[later]) == accused


@rule
def bears_out(words: int, kind: int, proofs: int) -> bool:
    """Whether a fault of this kind, or NO_FAULT, with the cards that prove it, is what was claimed."""
    named = proof_of(words)
    return kind != NO_FAULT and kind == kind_of_fault(words) and (named == NO_CARD or proofs >> named & 1 == 1)


@rule
def open_counting(s: State, counting: int) -> None:
    """Before the score, everybody is asked, from the dealer's neighbour on, so that faults can still be claimed.

    Neither the answers nor accusations are in the log of a state, whose length is part of observations.
    """
    s.phase = counting
    s.turn = next_seat(s, s.dealer)


@rule
def all_have_counted(s: State) -> bool:
    """The player to move has answered that question; whether that was the last one."""
    last = s.turn == s.dealer
    s.turn = next_seat(s, s.turn)
    return last


def awarded_lines(state: Any, sides: int) -> list[ScoreLine]:
    """The only line that explains the score of a deal that an accusation decided."""
    return [ScoreLine("accusation", state.deal_scores[:sides])]
