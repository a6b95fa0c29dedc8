"""What the search writes on: counters, the moves and the cards that mattered of every level."""

from __future__ import annotations

from vierblatt.games.solver_hooks import WORDS
from vierblatt.games.work import work_type

LEVELS = 64  #: positions from the one that is solved to the end of its deal: more than a deal has cards and questions
MOVES = 64  #: the most actions of one question
SEATS = 6  #: the most seats
KILLERS = 2  #: cards remembered of every seat and level because they answered the question when led
_NUMBERS = (
    *("nodes", "limit", "age"),
    *("need", "least", "most", "relevant"),  # what `games.solver_hooks.limits` takes and answers
    *("bottom", "top", "low", "high", "at", "value"),  # of the quantity: possible at first, possible now, asked last
    *("floor", "ceiling"),  # what the best action is known to bring
    "plain",  # 1: the quantity is what is asked for, not what it is worth
)
_LEVEL_ROWS = dict.fromkeys(("relevant_cards", "exact", "start"), LEVELS)
#: Killers are kept plus 1, so that 0 is none.
_LONG_ROWS = {"moves": LEVELS * MOVES, "words": LEVELS * WORDS, "killers": LEVELS * SEATS * KILLERS}
WORK = work_type(_NUMBERS, {**_LEVEL_ROWS, **_LONG_ROWS, "key": WORDS})
