"""Faults, and accusing of them: BA-FAULT-1 to BA-FAULT-4."""

from __future__ import annotations

from vierblatt.games.accusing import NAMES_OF_KINDS, admits_accusation, bears_out
from vierblatt.games.back_alley.rules.play import allowed_cards, held_to_follow
from vierblatt.games.back_alley.rules.scoring import award
from vierblatt.games.back_alley.rules.state import COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.out_of_turn import (
    BARRED_LEAD,
    KEPT_BACK,
    NO_FOLLOW,
    card_of,
    place_in_log,
    rewind,
    seat_of,
)

KINDS = {kind: NAMES_OF_KINDS[kind] for kind in (BARRED_LEAD, NO_FOLLOW, KEPT_BACK)}


@rule
def admits(s: State, words: int) -> bool:
    """BA-FAULT-3: whether an accusation is heard."""
    return admits_accusation(s, words, 2, COUNTING)


@rule
def is_right(s: State, words: int) -> bool:
    """BA-FAULT-2: the verdict; it takes the cards of `s` back to the moment of the fault."""
    card = card_of(words)
    rewind(s, place_in_log(s, card))
    allowed = allowed_cards(s)
    if allowed >> card & 1 == 1:
        return False
    if s.in_trick == 0:
        return bears_out(words, BARRED_LEAD, allowed)
    same = held_to_follow(s)
    kind = KEPT_BACK if same >> card & 1 == 1 else NO_FOLLOW
    return bears_out(words, kind, same if kind == NO_FOLLOW else allowed)


@rule
def carry_out(s: State, words: int, right: int) -> None:
    """BA-FAULT-4: the deal goes to the accuser's team, or to the other."""
    side = seat_of(words) % 2
    award(s, side if right == 1 else 1 - side)
