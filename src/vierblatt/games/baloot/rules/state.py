"""The state of Baloot: its phases, its calls, its fields.

A *place* is a seat relative to the dealer: place 0 is p1 on the dealer's right, who has the highest priority; place 3
is the dealer.
"""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.accusing import COUNTING_PHASE
from vierblatt.games.baloot.rules.options import OPTIONS
from vierblatt.games.cutting import cuts
from vierblatt.games.phase import Phase
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import FIRST_PHASE, Layout, private, public

NO_CONTRACT, HOKOM_MODE, SUN_MODE = range(3)

# --- phases: one for each kind of question ------------------------------------------------------------------
CUTTING = FIRST_PHASE  #: BAL-DEAL-2
OPENING = FIRST_PHASE + 1  #: Kawesh before the first call (A29)
BIDDING = FIRST_PHASE + 2  #: a player's ordinary turn in either round
OVER_HOKOM = FIRST_PHASE + 3  #: take this hokom as sun?
OVER_SUN = FIRST_PHASE + 4  #: take this sun by priority?
CONFIRMING = FIRST_PHASE + 5  #: BAL-BID-8
NAMING = FIRST_PHASE + 6  #: BAL-BID-12
DOUBLING = FIRST_PHASE + 7
ANNOUNCING = FIRST_PHASE + 8  #: with auto_declare=false, before a player's first card
BALOOT = FIRST_PHASE + 9  #: with auto_declare=false, after the second of K and Q of trumps, or before it

# A rule leaves the state in one of these phases if the next step belongs to another part; `actions.act` does that step
# at once, so callers never see them. This keeps the parts separate, and separate parts compile much faster.
FIXED = FIRST_PHASE + 10  #: the contract is fixed: doubling is next
READY = FIRST_PHASE + 11  #: doubling is over: second deal and play
PLAYED = FIRST_PHASE + 12  #: all tricks are taken: the score
AWARDED = FIRST_PHASE + 13  #: the side that was to take all tricks has lost one: BAL-QAID-6

# Questions that are asked only where illegal cards can be claimed.
SAWA_ASKED = FIRST_PHASE + 14  #: BAL-SAWA-2
COUNTING = FIRST_PHASE + 15  #: BAL-QAID-7

# --- calls ------------------------------------------------------------------------------------------------------
PASS, HOKOM, SUN, ASHKAL, KAWESH = range(5)  #: PASS is also the "no" of the opening question
NAME_SUN = 4  #: after the four suits of NAMING
SUN_DOUBLE, DOUBLE_OPEN, DOUBLE_LOCKED, TRIPLE, FOUR_OPEN, FOUR_LOCKED, FOUR, GAHWA = range(1, 9)
SILENT, ANNOUNCE = range(2)  #: ANNOUNCE is also the "baloot" of the Baloot question
ACCEPT, DECLINE = range(2)
SHUFFLE, PUBLIC_TOP, BOTTOM_OWN, BOTTOM_PARTNER, TOP_OWN = range(32, 37)  #: below them GO and the cuts

_CALLS = {PASS: "pass", HOKOM: "hokom", SUN: "sun", ASHKAL: "ashkal", KAWESH: "kawesh"}
_CUTS = {
    **cuts(32),
    SHUFFLE: "shuffle",
    PUBLIC_TOP: "public top",
    BOTTOM_OWN: "bottom own",
    BOTTOM_PARTNER: "bottom partner",
    TOP_OWN: "top own",
}
_RAISES = {
    PASS: "pass",
    SUN_DOUBLE: "double",
    DOUBLE_OPEN: "double open",
    DOUBLE_LOCKED: "double locked",
    TRIPLE: "triple",
    FOUR_OPEN: "four open",
    FOUR_LOCKED: "four locked",
    FOUR: "four",
    GAHWA: "gahwa",
}
PHASES = {
    CUTTING: Phase("cutting", _CUTS),
    OPENING: Phase("opening", {PASS: "no", KAWESH: "kawesh"}),
    BIDDING: Phase("bidding", _CALLS),
    OVER_HOKOM: Phase("over-hokom", _CALLS),
    OVER_SUN: Phase("over-sun", _CALLS),
    CONFIRMING: Phase("confirming", {HOKOM: "hokom", SUN: "sun"}),
    NAMING: Phase("naming", {**{n: f"hokom {suit}" for n, suit in enumerate("SHDC")}, NAME_SUN: "sun"}),
    DOUBLING: Phase("doubling", _RAISES),
    ANNOUNCING: Phase("announcing", {SILENT: "silent", ANNOUNCE: "announce"}),
    BALOOT: Phase("baloot", {SILENT: "silent", ANNOUNCE: "baloot"}),
}

PHASES_OF_CLAIMS = {
    SAWA_ASKED: Phase("sawa", {ACCEPT: "accept", DECLINE: "decline"}),
    COUNTING: COUNTING_PHASE,
}

# --- how a deal was won ------------------------------------------------------------------------------------------
MADE, SHARED, KHASARA, DOUBLED, KABOOT, GAHWA_WON, MISSED, BY_ACCUSATION = range(8)
NO_SIDE = 2  #: the value of `project_side` when no team scores projects

LAYOUT = Layout(
    "baloot",
    seats=4,
    log=80,
    fields={
        "public_card": public(),  # -1 before the first deal
        "cut_done": public(),  # the cutter had the pack shuffled and is not asked again
        "bid_round": public(),
        "at": public(),  # the place whose ordinary turn came last
        "pending": public(),  # places still to be asked the current question, as bits
        "have_bid": public(),  # seats that bid in this deal, as bits
        "mode": public(),
        "trump": public(),
        "buyer": public(),  # who holds the bid; -1 before
        "ashkal": public(),
        "level": public(),  # 1 plain, 2 double, 3 triple, 4 four, 5 gahwa
        "locked": public(),
        "doubler": public(),
        "own_projects": private(4),  # of the eight cards: two codes of 12 bits, the stronger one low
        "announced": public(4),  # the words only: two of 3 bits, the stronger one low
        "heights": public(4),  # with project_heights=in_turn: kind and top rank of the best project; 0 if not named
        "project_side": public(),  # who scores projects; -1 before the comparison
        "shown": public(4),  # cards that a seat has laid open
        "royals": public(),  # K and Q of trumps, as bits; 0 in sun
        "royal_seat": public(),  # who played the first of them; -1 before
        "baloot_seat": public(),  # whose Baloot counts; -1 if none does
        "baloot_barred": public(),  # who played both, but was blocked by an announced project; -1 if none
        "voids": public(4),  # suits that a seat failed to follow, and has not played since, as bits
        "claim_side": public(),  # the side that plays on for kaboot after a right accusation, + 1; 0 if none does
        "claim_sawa": public(),  # who has laid down a sawa, + 1
        "claim_trick": public(),  # the trick in which a sawa was last said, + 1
        # The summary of the last scored deal.
        "sum_mode": public(),
        "sum_buyer": public(),
        "sum_level": public(),
        "sum_cards": public(2),  # raw points, the last ten included
        "sum_projects": public(2),  # raw value of the projects that count
        "sum_baloots": public(2),
        "sum_tricks": public(2),
        "sum_ace_first": public(),  # a public ace bought by p1 (A15)
        "verdict": public(),
        **OPTIONS.fields(),
    },
    folder=Path(__file__).parents[1],
)


@rule
def place_of(s: State, seat: int) -> int:
    """The place of a seat, 0..3 = p1..p4."""
    return (seat - s.dealer - 1) & 3


@rule
def seat_at(s: State, place: int) -> int:
    """The seat of a place."""
    return (s.dealer + 1 + place) & 3
