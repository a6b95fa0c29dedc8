"""The workspace of the search: counters, and for every level the moves and the cards that mattered."""

from __future__ import annotations

from vierblatt.games.solver_hooks import WORDS
from vierblatt.games.workspace import workspace_type

LEVELS = 64  #: positions from the root to the end of its deal: more than the actions of any deal
MOVES = 64  #: the maximum number of actions of one decision
SEATS = 6  #: the maximum number of seats
KILLERS = 2  #: leads remembered for every seat and level because they caused a cutoff
_NUMBERS = (
    *("nodes", "limit", "age"),
    *("need", "least", "most", "relevant"),  # input and output of `games.solver_hooks.bounds`
    *("root_low", "root_high", "range_low", "range_high"),  # of the quantity: its range at first and now
    *("pivot", "value"),  # the amount above which to ask next; the score of `range_low`
    *("best_low", "best_high"),  # bounds of the best action
    "plain",  # 1: solve for the quantity itself, not for its score
)
_LEVEL_ROWS = dict.fromkeys(("relevant_cards", "exact", "start"), LEVELS)
#: Killers are stored as card + 1, so that 0 means none.
_LONG_ROWS = {"moves": LEVELS * MOVES, "words": LEVELS * WORDS, "killers": LEVELS * SEATS * KILLERS}
WORKSPACE = workspace_type(_NUMBERS, {**_LEVEL_ROWS, **_LONG_ROWS, "key": WORDS})
