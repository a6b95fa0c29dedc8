"""The house rules of King Bolola and their presets."""

from __future__ import annotations

from vierblatt.games.accusing import accusing_options
from vierblatt.games.options import ChoiceOption, FlagOption, Options

RANDOM, TWO_OF_DIAMONDS, KING_OF_HEARTS, FIRST_FIXED_SEAT = range(4)  # first_dealer; then one for each seat
TWICE, UNLIMITED = range(2)  # negative_cap
FREE_SIGNS, TWO_EACH = range(2)  # bolola_signs
FREE, FORCED = range(2)  # king_under_ace, hearts_duck
OVER_RUFF_FORCED, OVER_RUFF_FREE = range(2)  # over_ruff

OPTIONS = Options(
    "king_bolola",
    1,
    {
        "direction": ChoiceOption("clockwise", "counterclockwise", rule="AMB-1"),
        "first_dealer": ChoiceOption("random", "two_of_diamonds", "king_of_hearts", 0, 1, 2, 3, rule="AMB-2"),
        "negative_cap": ChoiceOption(2, "unlimited", rule="AMB-4"),
        "negative_repeat_by_player": FlagOption(True, rule="AMB-5"),  # noqa: FBT003 - the default of a yes/no option
        "bolola_signs": ChoiceOption("free", "two_each", rule="AMB-6"),
        "early_end": FlagOption(True, rule="AMB-7"),  # noqa: FBT003 - the same
        "king_under_ace": ChoiceOption("free", "forced", rule="AMB-8"),
        "hearts_duck": ChoiceOption("free", "forced", rule="AMB-9"),
        "over_ruff": ChoiceOption("forced", "free", rule="AMB-11"),
    },
    reserved=accusing_options("KB-FAULT-1", "KB-FAULT-3"),
    presets={
        # The seed document taken literally: it limits no contract and ends no round early.
        "seed": {"negative_cap": "unlimited", "early_end": False},
        # Turkish King as it is mostly played in Turkey.
        "turkish": {
            "direction": "counterclockwise",
            "first_dealer": "two_of_diamonds",
            "king_under_ace": "forced",
            "over_ruff": "free",
        },
        # The Rifki text: one sentence forces every penalty card under a higher one, plain hearts too.
        "rifki": {
            "direction": "counterclockwise",
            "king_under_ace": "forced",
            "hearts_duck": "forced",
            "over_ruff": "free",
        },
        # Two Bololas plus and two minus, so that all points together sum to zero.
        "zero_sum": {"bolola_signs": "two_each"},
    },
)
