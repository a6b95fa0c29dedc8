"""The fields of a state of Back Alley, its one phase besides play, and the calls of that phase."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.accusing import COUNTING_PHASE
from vierblatt.games.back_alley.rules.options import OPTIONS
from vierblatt.games.phase import Phase
from vierblatt.kernel.state import FIRST_PHASE, Layout, private, public

BIDDING = FIRST_PHASE
COUNTING = FIRST_PHASE + 1  #: BA-FAULT-5; asked only where illegal cards can be claimed

#: The calls: a number of tricks is its own id.
PASS, BOARD = 0, 14
NOT_YET = -1
CALLS: dict[int, str] = {PASS: "pass", **{n: f"bid {n}" for n in range(1, 14)}, BOARD: "board"}

NO_TRUMP = 4  #: the value of `trump` when no suit is trumps

FIELDS = {
    "trump": public(),  # the trump suit 0..3, or NO_TRUMP
    "trumps": public(),  # all cards that count as trumps, bleeders included
    "turned": public(),  # the card turned up for trumps; -1 when none is
    "face_up": public(),  # cards that lie face up out of play: turned ones and an exchanged bleeder
    "exchanger": public(),  # the seat that had to exchange its bleeder; -1 when none
    "drawn": private(4),  # 1 more than the card that came in its place; 0: none
    "calls": public(4),  # each seat's call, NOT_YET before it
    "levels": public(4),  # the level of each seat's board claim, 0 without one
    "called": public(),  # how many have called
    "boards": public(),  # board claims so far
    "high": public(),  # the highest call so far
    "opener": public(),  # who made it and will lead, -1 while all pass
    "bids": public(2),  # each team's number contract, once all have called
    "board_levels": public(2),  # each team's board level, 0 without one
    "passed_out": public(),  # deals in a row that all four passed, at the same place of the schedule
    "power": public(),  # the power of the card that is winning the current trick
    "bonus": public(2),  # rainbow bonus of the last scored deal
    "claim_awarded": public(),  # 1 if an accusation has decided this deal
}
PHASES = {BIDDING: Phase("bidding", CALLS)}
PHASES_OF_CLAIMS = {COUNTING: COUNTING_PHASE}

LAYOUT = Layout(
    "back_alley", seats=4, log=4 + 52, fields={**FIELDS, **OPTIONS.fields()}, folder=Path(__file__).parents[1]
)
