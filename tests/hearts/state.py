"""The state of Hearts, its house rules, and its one phase besides play."""

from __future__ import annotations

from pathlib import Path

from vierblatt.cards import H, S
from vierblatt.games.options import ChoiceOption, NumberOption, Options
from vierblatt.games.phase import CARD_ACTIONS, Phase
from vierblatt.kernel.jit import constant_table
from vierblatt.kernel.state import FIRST_PHASE, Layout, private, public

PASS = FIRST_PHASE
PHASES = {PASS: Phase("pass", CARD_ACTIONS, secret=True)}
PASSED = 3  #: cards that each player passes

HEARTS = 0x1FFF << 13 * H
QUEEN = 1 << 13 * S + 10  #: of spades
POINTS = HEARTS | QUEEN
TWO_OF_CLUBS = 39

#: By how many seats the cards are passed, deal by deal: left, right, across, not at all.
PASS_DIRECTIONS = constant_table([1, 3, 2, 0])
DIRECTION_KEYS = ("hold", "left", "across", "right")
CYCLE, NEVER = range(2)

OPTIONS = Options(
    "hearts", 1,
    {
        "passing": ChoiceOption("cycle", "never", rule="HRT-PASS-1"),
        "target": NumberOption(100, least=1, most=500, rule="HRT-END-1"),
    },
)  # fmt: skip

LAYOUT = Layout(
    "hearts",
    seats=4,
    log=4 * PASSED + 52,
    fields={
        "direction": public(),  # by how many seats the cards are passed; 0: not at all
        "chosen": public(4),  # how many cards each seat has chosen to pass
        "passing": private(4),  # which cards, until all have chosen
        "passed": private(4),  # which cards it has passed
        "received": private(4),  # which cards it has received for them
        "broken": public(),  # whether hearts may be led
        "voids": public(4),  # suits that a seat has failed to follow
        **OPTIONS.fields(),
    },
    folder=Path(__file__).parent,
)
