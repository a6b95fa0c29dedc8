"""The fields of a state of King Bolola: the contract, its duties, and who has chosen what so far."""

from __future__ import annotations

from pathlib import Path

from vierblatt.cards import C, D, H, S
from vierblatt.games.accusing import COUNTING_PHASE
from vierblatt.games.king_bolola.rules.options import OPTIONS
from vierblatt.games.phase import Phase
from vierblatt.kernel.jit import constant_table
from vierblatt.kernel.state import FIRST_PHASE, Layout, public

CHOOSE = FIRST_PHASE
COUNTING = FIRST_PHASE + 1  #: KB-FAULT-5; asked only where illegal cards can be claimed

# The contracts: the six negative ones (KB-CONTRACT-2), Trump (KB-CONTRACT-5), the two Bololas.
NO_TRICKS, NO_JK, NO_QUEENS, NO_HEARTS, LAST_TWO, KING, TRUMP, BOLOLA_MINUS, BOLOLA_PLUS = range(9)
NEGATIVES = 6
CONTRACTS = (
    "NO_TRICKS", "NO_JK", "NO_QUEENS", "NO_HEARTS", "LAST_TWO", "KING", "TRUMP", "BOLOLA_MINUS", "BOLOLA_PLUS",
)  # fmt: skip

# The calls: 0..5 a negative contract, 6..9 Trump with its suit, then the two Bololas.
CALL_TRUMP, CALL_MINUS, CALL_PLUS = 6, 10, 11
CALLS = (
    "no tricks", "no jk", "no queens", "no hearts", "last two", "no king",
    "trump S", "trump H", "trump D", "trump C", "bolola minus", "bolola plus",
)  # fmt: skip
PHASES = {CHOOSE: Phase("choose", dict(enumerate(CALLS)))}
PHASES_OF_CLAIMS = {COUNTING: COUNTING_PHASE}


def _rank(rank: int) -> int:
    return sum(1 << (13 * suit + rank) for suit in (S, H, D, C))


JACKS, QUEENS, KINGS = _rank(9), _rank(10), _rank(11)
JACKS_KINGS = JACKS | KINGS
HEARTS = 0x1FFF << (13 * H)
KING_OF_HEARTS = 1 << (13 * H + 11)
COURT = JACKS | QUEENS | KINGS
NEVER = 1 << 60  #: a card that does not exist, so it never falls

# By contract, for every contract but Trump, whose suit is not known in advance:
#: what may not be led until it has appeared (KB-HEARTS-2, KB-KING-2, KB-BOLOLA-3, KB-BOLOLA-9)
BARRED = constant_table([0, 0, 0, HEARTS, 0, HEARTS, 0, HEARTS, HEARTS])
#: what a void player must discard (KB-JK-3, KB-QUEENS-3, KB-HEARTS-3, KB-KING-4, KB-BOLOLA-4)
DUTY = constant_table([0, JACKS_KINGS, QUEENS, HEARTS, 0, HEARTS, 0, COURT | HEARTS, 0])
#: what must go under a higher card of the led suit (KB-JK-4, KB-QUEENS-4, KB-BOLOLA-5)
UNDER = constant_table([0, JACKS_KINGS, QUEENS, 0, 0, 0, 0, COURT, 0])
#: what has to be gone for the deal to end early (KB-END-1)
TARGETS = constant_table([NEVER, JACKS_KINGS, QUEENS, HEARTS, NEVER, KING_OF_HEARTS, NEVER, NEVER, NEVER])

ROUNDS = 24  # KB-GEN-3
TRICKS = 13  # of a whole deal, KB-GEN-1
OWN_NEGATIVES, OWN_TRUMPS, OWN_BOLOLAS = 3, 2, 1  # KB-CONTRACT-1

LAYOUT = Layout(
    "king_bolola",
    seats=4,
    log=53,
    fields={
        "contract": public(),  # -1 until it is chosen; stays until the next deal
        "trump": public(),  # -1 except in the Trump contract
        "barred": public(),  # may not be led before one of them has appeared
        "duty": public(),  # a void player must play one of these if possible
        "urgent": public(),  # ... and one of these first
        "under": public(),  # must go under a higher card of the led suit
        "targets": public(),  # the deal ends when all of these are gone
        "twelfth": public(),  # who took the last trick but one; -1 before
        "voids": public(4),  # suits that a seat is known to be out of, one bit each
        "clean": public(),  # seats known to hold no card that they would have to discard, one bit each
        "negatives": public(4),  # negative contracts that a seat still owes
        "trumps": public(4),  # Trump contracts that it still owes
        "bololas": public(4),  # Bololas that it still owes
        "types": public(4),  # negative contracts that a seat has chosen, one bit each
        "used": public(6),  # how often each negative contract was chosen by anyone
        "signs": public(2),  # how often Bolola was chosen as minus, as plus
        "claim_awarded": public(),  # 1 if an accusation has decided this deal
        **OPTIONS.fields(),
    },
    folder=Path(__file__).parents[1],
)
