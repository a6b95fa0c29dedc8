"""The house rules of Kout Bo, their codes in the state, and the named sets of them."""

from __future__ import annotations

from vierblatt.games.options import Choice, Flag, Options

#: What `s.opt_NAME` holds, in the order of the values below.
SIX, FOUR = range(2)
FIVE_ONLY, MALZOM_OFF = range(2)
HOKM_TEAM, MAKER_ONLY = range(2)
FORCED_ONLY, ALLOWED_AS_NULL = range(2)
FULL_POWER, ALSO_NULL = range(2)
FOLLOW_ONLY, BECOMES_TRUMP = range(2)
TO_OPPONENTS, MINUS_FOR_HOKM = range(2)
BAWAN_MADE, BAWAN_OFF, BAWAN_BID, BAWAN_ANY_DEAL = range(4)
TARGET_101, TARGET_51 = range(2)
SHUTOUT_51, SHUTOUT_OFF = range(2)

OPTIONS = Options(
    "kout_bo",
    1,
    {
        "players": Choice(6, 4, rule="KOUT-TABLE-1"),
        "malzom": Choice("five_only", "off", rule="KOUT-BID-5"),
        "joker_compelled": Flag(False, rule="KOUT-JOKER-7"),  # noqa: FBT003 - the one argument it has
        "joker_lead_8_9": Choice("hokm_team", "maker_only", rule="KOUT-JOKER-3"),
        "illegal_joker_lead": Choice("forced_only", "allowed_as_null", rule="KOUT-JOKER-6"),
        "second_joker_after_null": Choice("full_power", "also_null", rule="KOUT-JOKER-9"),
        "null_lead_suit": Choice("follow_only", "becomes_trump_for_trick", rule="KOUT-JOKER-8"),
        "fail_points": Choice("to_opponents", "minus_for_hokm_team", rule="KOUT-SCORE-3"),
        "first_round_bawan": Choice("made", "off", "bid", "any_deal", rule="KOUT-END-1"),
        "early_deal_end": Flag(False, rule="KOUT-PLAY-2"),  # noqa: FBT003 - the one argument it has
        "target": Choice(101, 51, rule="KOUT-END-3"),
        "shutout": Choice(51, 0, rule="KOUT-END-2"),
    },
    presets={
        # The German source literally: calling nine in the first deal is enough.
        "seed": {"first_round_bawan": "bid"},
        "kout_bo_4": {"players": 4},
        "short_match": {"target": 51},
    },
)
