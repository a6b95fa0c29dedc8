"""The state of Skeleton beyond the cards, and its phases besides the play of the cards.

Fields are `public()`, `public(4)` (a row of four), `private(4)` (one for each seat, its own to each) or `hidden()`.
A phase for bidding would be ``PHASES = {BIDDING: Phase("bidding", {0: "pass", 1: "bid 1"})}`` with
``BIDDING = FIRST_PHASE``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.skeleton.rules.options import OPTIONS
from vierblatt.games.phase import Phase
from vierblatt.kernel.state import Layout

TRICKS = 13
PHASES: Mapping[int, Phase] = {}

LAYOUT = Layout(
    "skeleton",
    seats=4,
    log=4 * TRICKS,  # the most actions of one deal
    fields={**OPTIONS.fields()},
    folder=Path(__file__).parents[1],
)
