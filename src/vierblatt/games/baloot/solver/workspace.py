"""The workspace of the solver: its question, its counters, and the moves of every level.

A question is about one contract and one goal: does side 0 end with at least `target` card points, including the last
ten? While one side has taken all tricks, a kaboot may give a different answer: `all_won`, `all_lost`.
"""

from __future__ import annotations

from vierblatt.games.workspace import workspace_type

LEVELS, MOVES = 34, 8
CONTEXT_BITS, CONTEXTS = 9, 63  #: bits of the rules in a key, and how many contexts it tells apart besides
AMOUNTS = 176  #: room for every amount of card points of side 0, and for the two kaboots
ZERO = 512  #: more than any deal score: the index of score 0
CONFIGS = 32  #: ways to answer the open questions about projects and Baloot
_NUMBERS = (
    "nodes",
    "limit",
    "stopped",
    "context",  # the contract and rules that positions sharing table entries have in common
    "merges",  # whether positions with different cards may share table entries
    "pressed",  # whether a partner may have to trump a winning top card
    "spares",  # whether leading the top card of a suit spares the partner a trump
    "first",  # the card to try first
    "target",
    "all_won",  # whether side 0 reaches the goal by taking all tricks
    "all_lost",  # and by taking none
    "least",
    "most",
    "sure",  # sides that will take a trick whatever is played, as bits
    "able",  # sides that can take a trick at once, as bits
    "total",  # all card points of the deal, the last ten included
    "low",  # bounds of the points of side 0 at the end of the deal
    "high",
    "plain",  # 1: solve for the points of side 0, not for the score
    "asked",  # the number of questions so far whose answers other questions must not use
)
_BY_LEVEL = (
    "got",  # the points that side 0 has
    "stake",  # the points on the table
    "rest",  # the points that no side has yet, including those and the last ten
    "open",  # see `search`
    "hand",
    "winning",
    "leader",
    "played",  # the card that leads to the next level
    "listed",  # cards to try, and how many have been tried
    "tried",
    "best",
    "best_card",
    "slot",  # the position's index in the table; -1 if it is not stored
    "key0",
    "key1",
    "present",
    "lower",  # bounds on what side 0 still gets
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
    "scores": 2 * ZERO,  # the possible scores, in order
}
WORKSPACE = workspace_type(_NUMBERS, _ROWS)
