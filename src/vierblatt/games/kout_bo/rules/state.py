"""The state of a match of Kout Bo: its own fields, its phases and their calls."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vierblatt.cards import PACK_54, SUITS, XB, XR
from vierblatt.games.accusing import COUNTING_PHASE
from vierblatt.games.contract import TableShape
from vierblatt.games.cutting import cuts
from vierblatt.games.kout_bo.rules.options import OPTIONS
from vierblatt.games.options import Value
from vierblatt.games.phase import Phase
from vierblatt.kernel.state import FIRST_PHASE, Layout, public

BID, TRUMP = FIRST_PHASE, FIRST_PHASE + 1
CUTTING = FIRST_PHASE + 2  #: KOUT-DEAL-2; the last number, so that older records and flat ids stay valid
COUNTING = FIRST_PHASE + 3  #: KOUT-FAULT-5; asked only where illegal cards can be claimed
PASS, BAB, BAWAN = 0, 5, 9  #: calls of the auction: 0, or the number of tricks
TRICKS = 9
SILENT = -1  #: in `bids`: has not spoken yet
ANY = 4  #: in `suit`: nothing to follow yet, because the trick has only null jokers

#: KOUT-TABLE-1, option players=4: 6..A of hearts and diamonds, 7..A of spades and clubs, both jokers.
PACK_36: tuple[int, ...] = (
    *(13 * suit + rank for suit in range(4) for rank in range(4 if suit in {1, 2} else 5, 13)),
    XB,
    XR,
)

PHASES: Mapping[int, Phase] = {
    BID: Phase("bid", {PASS: "pass", **{n: f"bid {n}" for n in range(BAB, BAWAN + 1)}}),
    TRUMP: Phase("trump", {suit: f"trump {SUITS[suit]}" for suit in range(4)}),
    CUTTING: Phase("cutting", cuts(len(PACK_54))),
}
PHASES_OF_CLAIMS: Mapping[int, Phase] = {COUNTING: COUNTING_PHASE}

LAYOUT = Layout(
    "kout_bo",
    seats=6,
    log=1 + 6 + 1 + 54,
    fields={
        "bids": public(6),  # what each seat has called: SILENT, PASS or 5..9
        "bid": public(),  # the highest bid, 0 while there is none
        "maker": public(),  # who made it; -1 while there is none
        "malzom": public(),  # 1 if the dealer was forced to make the bid, so that it costs less
        "trump": public(),  # -1 until named
        "suit": public(),  # the suit to follow in this trick; ANY after a null joker
        "trick_trump": public(),  # the trump suit of this trick
        "best": public(),  # the power of the card that is winning the trick, -1 for a null joker
        "nulls": public(),  # null jokers in the trick: 0, 1 or 2
        "voids": public(6),  # suits that each seat has shown to lack, as a bit set
        "claim_awarded": public(),  # 1 if an accusation has decided this deal
        **OPTIONS.fields(),
    },
    folder=Path(__file__).parents[1],
)


def shape(values: Mapping[str, Value]) -> TableShape:
    """KOUT-TABLE-1..3: six players (or four) in two teams that alternate, counter-clockwise."""
    seats = int(str(values["players"]))
    return TableShape(seats=seats, sides=2, pack=PACK_54 if seats == 6 else PACK_36, clockwise=False)
