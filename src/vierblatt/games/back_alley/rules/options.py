"""The house rules of Back Alley; the first value of each is the default."""

from __future__ import annotations

from vierblatt.games.accusing import accusing_options
from vierblatt.games.options import ChoiceOption, NumberListOption, NumberOption, Options
from vierblatt.kernel.jit import constant_table

# The codes of the choices, in the order of their values below.
TURNUP, ALWAYS_SPADES = range(2)
NO_TRUMP_REPLACE, REDRAW, NO_TRUMP_KEEP_JOKER = range(3)
N_MINUS_1, N = range(2)
ALLOW, CAP, FORBID = range(3)
REDEAL_NEXT_DEALER, REDEAL_SAME_DEALER, COUNT_AS_ZERO = range(3)
CLAIMER, TEAM = range(2)
FORCE_ALL, OPPONENTS_ONLY, OFF = range(3)
TEAM_HIGHEST, DEAL_HIGHEST = range(2)
DRAW, EXTRA_13_CARD_DEAL = range(2)
WITH_BOARD, NEVER = range(2)

_BOARD_POINTS = (10, 6)
_POINTS_PER_BID = (5, 10, 3)
_RAINBOW_BONUS = (0, 8, 10)
#: The same by code, for the rules.
BOARD_POINTS = constant_table(_BOARD_POINTS)
POINTS_PER_BID = constant_table(_POINTS_PER_BID)
RAINBOW_BONUS = constant_table(_RAINBOW_BONUS)

_DOWN = tuple(range(13, 0, -1))
_UP = tuple(range(1, 14))
SCHEDULES: dict[str, tuple[int, ...]] = {
    "13_1_13": _DOWN + _UP[1:],
    "13_1_1_13": _DOWN + _UP,
    "1_13_13_1": _UP + _DOWN,
    "7_1_1_7": _DOWN[6:] + _UP[:7],
}
MULTIPLIERS: dict[str, tuple[int, ...]] = {"1_2_3_4": (1, 2, 3, 4), "2_4_8_16": (2, 4, 8, 16)}

OPTIONS = Options(
    "back_alley",
    1,
    {
        "trump_source": ChoiceOption("turnup", "always_spades", rule="A-1"),
        "joker_turned": ChoiceOption("no_trump_replace", "redraw", "no_trump_keep_joker", rule="A-2"),
        "schedule": NumberListOption(SCHEDULES, longest=52, least=1, most=13, rule="A-4"),
        "max_bid": ChoiceOption("n_minus_1", "n", rule="A-6"),
        "sum_over_hand": ChoiceOption("allow", "cap", "forbid", rule="A-7"),
        "all_pass": ChoiceOption("redeal_next_dealer", "redeal_same_dealer", "count_as_zero", rule="A-8"),
        "all_pass_limit": NumberOption(0, least=0, most=100, rule="A-8b"),
        "board_trump_lead": ChoiceOption("claimer", "team", rule="A-9"),
        "big_force": ChoiceOption("all", "opponents_only", "off", rule="A-12"),
        "little_force": ChoiceOption("all", "opponents_only", "off", rule="A-12"),
        "board_level_scope": ChoiceOption("team_highest", "deal_highest", rule="A-14"),
        "board_points": ChoiceOption(*_BOARD_POINTS, rule="A-15"),
        "board_multipliers": NumberListOption(MULTIPLIERS, longest=4, rule="A-15"),
        "points_per_bid": ChoiceOption(*_POINTS_PER_BID, rule="A-15"),
        "tie": ChoiceOption("draw", "extra_13_card_deal", rule="A-17"),
        "rainbow_bonus": ChoiceOption(*_RAINBOW_BONUS, rule="A-19"),
        "first_lead_trump": ChoiceOption("board", "never", rule="A-9b"),
    },
    reserved=accusing_options("BA-FAULT-1", "BA-FAULT-3"),
    presets={
        # The German source taken literally: the first lead is never a trump, whatever the leader has called.
        "seed": {"first_lead_trump": "never"},
        "bill_james": {
            "joker_turned": "no_trump_keep_joker",
            "schedule": (12, 10, 8, 6, 4, 2, 1, 3, 5, 7, 9, 11, 13),
            "max_bid": "n",
            "sum_over_hand": "cap",
            "all_pass": "redeal_same_dealer",
            "big_force": "opponents_only",
            "little_force": "off",
            "board_multipliers": "2_4_8_16",
            "rainbow_bonus": 10,
        },
        "short": {"schedule": "7_1_1_7"},
    },
)
