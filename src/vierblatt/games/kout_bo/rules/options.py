"""The house rules of Kout Bo, their codes in the state, and their presets."""

from __future__ import annotations

from vierblatt.games.accusing import accusing_options
from vierblatt.games.options import ChoiceOption, FlagOption, Options

#: The values of `s.opt_NAME`, in the order of the values below.
SIX, FOUR = range(2)
FIVE_ONLY, MALZOM_OFF, ANY_FORCED = range(3)
HOKM_TEAM, MAKER_ONLY = range(2)
FORCED_ONLY, ALLOWED_AS_NULL = range(2)
FULL_POWER, ALSO_NULL = range(2)
FOLLOW_ONLY, BECOMES_TRUMP = range(2)
TO_OPPONENTS, MINUS_FOR_HOKM = range(2)
BAWAN_MADE, BAWAN_OFF, BAWAN_BID, BAWAN_ANY_DEAL = range(4)
TARGET_101, TARGET_51 = range(2)
SHUTOUT_51, SHUTOUT_OFF = range(2)
NO_CUT, LEFT_CUTS = range(2)

OPTIONS = Options(
    "kout_bo",
    1,
    {
        "players": ChoiceOption(6, 4, rule="A-14"),
        "malzom": ChoiceOption("five_only", "off", "any_forced", rule="A-1"),
        "joker_compelled": FlagOption(default=False, rule="A-3"),
        "joker_lead_8_9": ChoiceOption("hokm_team", "maker_only", rule="A-4"),
        "illegal_joker_lead": ChoiceOption("forced_only", "allowed_as_null", rule="A-5"),
        "second_joker_after_null": ChoiceOption("full_power", "also_null", rule="A-5b"),
        "null_lead_suit": ChoiceOption("follow_only", "becomes_trump_for_trick", rule="A-5c"),
        "fail_points": ChoiceOption("to_opponents", "minus_for_hokm_team", rule="A-6"),
        "first_round_bawan": ChoiceOption("made", "off", "bid", "any_deal", rule="A-7"),
        "early_deal_end": FlagOption(default=False, rule="A-10"),
        "target": ChoiceOption(101, 51, rule="A-11"),
        "shutout": ChoiceOption(51, 0, rule="A-11"),
        "cut": ChoiceOption("none", "left", rule="A-15"),
    },
    presets={
        # The German source taken literally: the left neighbour cuts, every forced bid is a malzom, a joker is a trump
        # that must be played and may be led without the right to do so, and calling nine in the first deal wins.
        "seed": {
            "cut": "left",
            "malzom": "any_forced",
            "joker_compelled": True,
            "illegal_joker_lead": "allowed_as_null",
            "first_round_bawan": "bid",
        },
        "kout_bo_4": {"players": 4},
        "short_match": {"target": 51},
    },
    reserved=accusing_options("KOUT-FAULT-1", "KOUT-FAULT-3"),
    former_presets={"seed": ({"first_round_bawan": "bid"},)},
)
