"""The house rules of Baloot, and the codes of their values for compiled rules."""

from __future__ import annotations

from vierblatt.games.accusing import accusing_options
from vierblatt.games.options import ChoiceOption, FlagOption, NumberOption, Options

# The codes of the values, in the order of the options below.
GO_ONLY, FULL_CUT = range(2)
EKKA, FREE, ALWAYS_TRUMP = range(3)
ALWAYS_OVER, TRUMP_LED = range(2)
FIVE_DOWN, FIVE_UP = range(2)
FIVE_EXACT, FIVE_TO_TEN = range(2)
LARGER_DOWN, COUNTING_TEAM = range(2)
SPLIT, BUYER_LOSES, BUYER_LOSES_HOKOM = range(3)
ALL_TO_OPPONENTS, EACH_KEEPS = range(2)
LAST_RAISER_LOSES, BUYER_WINS = range(2)
BY_RAW, BY_GP = range(2)
TO_WINNER, STAYS = range(2)
ON, OFF, AS_SUN = range(3)  #: AS_SUN only for kawesh
TRAILING, ANY_OPPONENT = range(2)
NO_PRIORITY, ACE_THIRD, ALWAYS_PRIORITY = range(3)
ANY_SEAT, HIGHER_PRIORITY = range(2)
BOTH_ROUNDS, ROUND2_ONLY = range(2)
FORCES_SUN, FORBIDDEN, ALWAYS_SUN = range(3)
OWN_TURN, ANY_TIME_R1 = range(2)
SAME_DEALER, NEXT_DEALER = range(2)
DOUBLE_FOUR, ALWAYS_LOCKED_EVEN = range(2)
EARLIER_SEAT, TRUMP_THEN_EARLIER, NONE_SCORES = range(3)
COMPARED, IN_TURN = range(2)
BLOCKED_AS_SEED, ONLY_100 = range(2)
WITH_CARD, BEFORE_CARD = range(2)
HIGHER_TOTAL, HIGHER_LAST_DEAL = range(2)
OWN_PROJECTS, ALL_PROJECTS, NO_PROJECTS = range(3)
DEMANDED, NO_DEMAND = range(2)
NO_SAWA, CUSTOMARY, UP_TO_THREE = range(3)

OPTIONS = Options(
    "baloot",
    1,
    {
        "first_dealer": ChoiceOption("random", 0, 1, 2, 3, rule="BAL-DEAL-1"),
        "cut_choice": ChoiceOption("go_only", "full", rule="BAL-DEAL-2"),
        "void_partner_winning": ChoiceOption("ekka", "free", "always_trump", rule="BAL-PLAY-7"),
        "beat_partner_trump": FlagOption(default=False, rule="BAL-PLAY-6"),
        "undertrump_forced": FlagOption(default=False, rule="BAL-PLAY-5"),
        "overruff": ChoiceOption("always", "trump_led", rule="BAL-PLAY-5"),
        "hokom_round_five": ChoiceOption("down", "up", rule="BAL-SCORE-4"),
        "sun_round_five": ChoiceOption("exact", "up", rule="BAL-SCORE-3"),
        "hokom_66": ChoiceOption("larger_down", "counting_team", rule="BAL-SCORE-5"),
        "tie_undoubled": ChoiceOption("split", "buyer_loses", "buyer_loses_hokom", rule="BAL-SCORE-9"),
        "tie_doubled": ChoiceOption("last_raiser_loses", "buyer_wins", rule="BAL-SCORE-10"),
        "failed_contract": ChoiceOption("all_to_opponents", "each_keeps", rule="BAL-SCORE-8"),
        "sun_tie_by": ChoiceOption("raw", "gp", rule="BAL-SCORE-7"),
        "baloot_of_loser": ChoiceOption("to_winner", "stays", rule="BAL-SCORE-8"),
        "kaboot": ChoiceOption("on", "off", rule="BAL-SCORE-11"),
        "kaboot_multiplied": FlagOption(default=True, rule="BAL-SCORE-11"),
        "reverse_kaboot_88": FlagOption(default=False, rule="BAL-SCORE-11"),
        "project_multiplier_cap2": FlagOption(default=False, rule="BAL-PROJ-11"),
        "sun_double_by": ChoiceOption("trailing", "any_opponent", rule="BAL-DBL-5"),
        "partner_may_preempt": FlagOption(default=True, rule="BAL-BID-6"),
        "r2_sun_priority": ChoiceOption("none", "ace_third", "always", rule="BAL-BID-10"),
        "r2_passer_may_sun": FlagOption(default=False, rule="BAL-BID-11"),
        "r1_hokom_sun_by": ChoiceOption("any", "higher_priority", rule="BAL-BID-3"),
        "hokom_flip": ChoiceOption("both_rounds", "round2_only", rule="BAL-BID-8"),
        "ace_no_flip": FlagOption(default=True, rule="BAL-BID-8"),
        "ashkal_round2": FlagOption(default=False, rule="BAL-ASH-4"),
        "wrongful_ashkal": ChoiceOption("forces_sun", "forbidden", "always_sun", rule="BAL-ASH-5"),
        "kawesh": ChoiceOption("on", "off", "as_sun", rule="BAL-BID-14"),
        "kawesh_timing": ChoiceOption("own_turn", "any_time_r1", rule="BAL-BID-14"),
        "kawesh_dealer": ChoiceOption("same", "next", rule="BAL-BID-14"),
        "lock_choice": ChoiceOption("double_four", "always_locked_even", rule="BAL-DBL-6"),
        "project_tie": ChoiceOption("earlier_seat", "trump_then_earlier", "none_scores", rule="BAL-PROJ-6"),
        "project_heights": ChoiceOption("compared", "in_turn", rule="BAL-PROJ-5"),
        "baloot_blocked_by": ChoiceOption("seed", "only_100", rule="BAL-PROJ-10"),
        "auto_declare": FlagOption(default=True, rule="BAL-PROJ-3"),
        "baloot_call": ChoiceOption("with_card", "before_card", rule="BAL-PROJ-9"),
        "both_over": ChoiceOption("higher_total", "higher_last_deal", rule="BAL-END-2"),
        "target": NumberOption(152, least=1, rule="BAL-END-1"),
    },
    presets={
        # The seed taken literally, where the defaults follow Saudi practice instead; A1 to A52 give the reasons.
        "seed": {
            "cut_choice": "full",
            "auto_declare": False,
            "void_partner_winning": "always_trump",
            "beat_partner_trump": True,
            "undertrump_forced": True,
            "overruff": "trump_led",
            "hokom_round_five": "up",
            "sun_round_five": "up",
            "failed_contract": "each_keeps",
            "kaboot": "off",
            "sun_double_by": "any_opponent",
            "wrongful_ashkal": "always_sun",
            "kawesh": "as_sun",
            "baloot_call": "before_card",
            "project_heights": "in_turn",
        },
        # The profile of the Saudi federation's tournaments.
        "saudi_tournament": {
            "ashkal_round2": True,
            "kaboot_multiplied": False,
            "kawesh_dealer": "next",
            "kawesh_timing": "any_time_r1",
            "reverse_kaboot_88": True,
        },
        # What the large online rooms play.
        "online": {
            "baloot_of_loser": "stays",
            "tie_undoubled": "buyer_loses",
            "void_partner_winning": "free",
        },
    },
    reserved={
        **accusing_options("BAL-QAID-1", "BAL-QAID-3"),
        "accusation_projects": ChoiceOption("own", "all", "none", rule="BAL-QAID-5"),
        "accusation_kaboot": ChoiceOption("demanded", "off", rule="BAL-QAID-6"),
        "sawa": ChoiceOption("off", "customary", "three", rule="BAL-SAWA-1"),
    },
    reserved_presets={
        # What is played in a majlis with cards in the hand: nobody stops a wrong card, and sawa is laid down.
        "saudi_majlis": {"illegal_cards": "claimable", "sawa": "customary"},
    },
    former_presets={
        "seed": (
            {
                "cut_choice": "full",
                "auto_declare": False,
                "void_partner_winning": "always_trump",
                "beat_partner_trump": True,
            },
        ),
    },
)
