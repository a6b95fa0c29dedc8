"""What can be said out of turn, as one number: an accusation of a fault, or sawa.

Actions have numbers below LOG_ACTION; words said out of turn have numbers from there on, which hold who says what. So
the log of a deal, and everything that replays it, needs no second list.

`rewind` takes the play of a deal back to the moment before a card, so that a verdict can ask the rules of the game what
was allowed then. Nothing about faults is kept in a state: they follow from the hands, which the others cannot see.
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY

ACCUSE, SAWA = range(2)
#: The kinds of fault; `GameRules.out_of_turn` lists those of a game.
NO_FAULT, BARRED_LEAD, NO_FOLLOW, NO_TRUMP_PLAYED, NO_OVERTRUMP, FALSE_SAWA, KEPT_BACK = range(7)
NO_CARD = 63  #: in place of a card, or of a proof that is not named

# The parts of the number: seat, what, kind, card, proof, whether all tricks are demanded.
SEAT_BITS, WHAT_AT, KIND_AT, CARD_AT, PROOF_AT, DEMAND_AT = 3, 3, 4, 8, 14, 20


@rule
def seat_of(words: int) -> int:
    """Who says it."""
    return words - LOG_ACTION & (1 << SEAT_BITS) - 1


@rule
def what_of(words: int) -> int:
    """ACCUSE or SAWA."""
    return words - LOG_ACTION >> WHAT_AT & 1


@rule
def kind_of_fault(words: int) -> int:
    """The kind of fault of an accusation."""
    return words - LOG_ACTION >> KIND_AT & 15


@rule
def card_of(words: int) -> int:
    """The card that is said to be a fault."""
    return words - LOG_ACTION >> CARD_AT & 63


@rule
def proof_of(words: int) -> int:
    """The card that is to prove it, or NO_CARD."""
    return words - LOG_ACTION >> PROOF_AT & 63


@rule
def demands_all(words: int) -> int:
    """1 if the accuser demands to play on for all tricks."""
    return words - LOG_ACTION >> DEMAND_AT & 1


@rule
def is_card_entry(entry: int) -> bool:
    """Whether an entry of the log is a card that was played."""
    return entry // (LOG_ACTION * LOG_SEAT) == PLAY


@rule
def seat_in(entry: int) -> int:
    """The seat of an entry of the log."""
    return entry // LOG_ACTION % LOG_SEAT


@rule
def place_in_log(s: State, card: int) -> int:
    """Where the log of this deal has a card that was played; -1 if it has not."""
    for at in range(s.logged):
        if is_card_entry(s.log[at]) and s.log[at] % LOG_ACTION == card:
            return at
    return -1


@rule
def trick_of(s: State, place: int) -> int:
    """The trick, from 0, to which the card at a place of the log was played."""
    after = 0
    for at in range(place, s.logged):
        after += is_card_entry(s.log[at])
    return (s.trick_no * s.seats + s.in_trick - after) // s.seats


@rule
def rewind(s: State, place: int) -> None:
    """Takes the cards back to the moment before the one at a place of the log, except for who is winning the trick.

    Restores hands, cards seen, the trick, its leader and the turn; what a game keeps beyond that stays as it is now.
    """
    plays = s.trick_no * s.seats + s.in_trick
    for at in range(place, s.logged):
        entry = s.log[at]
        if is_card_entry(entry):
            bit = 1 << entry % LOG_ACTION
            s.hands[seat_in(entry)] |= bit
            s.held[seat_in(entry)] += 1
            s.seen &= ~bit
            plays -= 1
    s.phase = PLAY
    s.turn = seat_in(s.log[place])
    s.trick_no = plays // s.seats
    s.in_trick = plays % s.seats
    s.leader = s.turn
    left, at = s.in_trick, place
    while left > 0:
        at -= 1
        if is_card_entry(s.log[at]):
            left -= 1
            s.trick[left] = s.log[at] % LOG_ACTION
            s.leader = seat_in(s.log[at])
    s.winning = s.leader
