"""What the solver writes on: its question, its counters, the moves of every level, and the table of positions.

A question is asked at one contract and for one goal: does side 0 end with at least `target` card points, the last ten
among them? While one side has taken all tricks, a kaboot may answer differently: `all_won`, `all_lost`.
"""

from __future__ import annotations

from vierblatt.games.work import work_type

LEVELS, MOVES = 34, 8
CONTEXT_BITS, CONTEXTS = 9, 63  #: bits of the rules in a key, and how often entries can be told apart beside them
AMOUNTS = 176  #: amounts of card points side 0 can have
ZERO = 512  #: beyond every deal score: where the score of 0 stands
CONFIGS = 32  #: ways to answer what is still to be asked about projects and Baloot
_NUMBERS = (
    "nodes",
    "limit",
    "stopped",
    "context",  # what is the same in all positions that may share table entries
    "merges",  # whether cards without points may stand for each other
    "pressed",  # whether a partner may have to trump a winning top card
    "spares",  # whether leading the top card of a suit spares the partner the trump
    "first",  # the card to try first
    "target",
    "all_won",  # whether side 0 reaches the goal with all tricks
    "all_lost",  # and without any
    "least",
    "most",
    "sure",  # sides that will take a trick whatever is played, as bits
    "able",  # sides that can take a trick at once, as bits
    "total",  # all card points of the deal, the last ten included
    "low",  # bounds of the points of side 0 at the end of the deal
    "high",
    "asked",  # questions whose answers are not kept for others
)
_BY_LEVEL = (
    "got",  # what side 0 has
    "stake",  # the points on the table
    "rest",  # the points that nobody has yet, those and the last ten included
    "open",  # see `search`
    "hand",
    "winning",
    "leader",
    "played",  # the card that leads to the next level
    "listed",  # cards to try, and how many have been tried
    "tried",
    "best",
    "best_card",
    "slot",  # where the table keeps the position; -1 if it does not
    "key0",
    "key1",
    "present",
    "lower",  # bounds of what side 0 still gets
    "upper",
)
_ROWS = {
    **dict.fromkeys(_BY_LEVEL, LEVELS),
    "worth": 54,  # by card: its points, and its bit in `ordered`
    "bit": 54,
    "ordered": 4,  # by seat: the hand, eight bits a suit, the lowest card in bit 0
    "moves": LEVELS * MOVES,
    "values": LEVELS * MOVES,
    "results": CONFIGS * AMOUNTS,
    "reached": AMOUNTS,  # by amount of points: whether it answers the question
    "choice": CONFIGS,
    "scores": 2 * ZERO,  # the scores that are possible, in order
}
WORK = work_type(_NUMBERS, _ROWS)
