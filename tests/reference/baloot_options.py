"""House rules of the Baloot reference: names, values (default first), checking and drawing at random."""

from __future__ import annotations

import random

Options = dict[str, object]

VALUES: dict[str, list[object]] = {
    "first_dealer": ["random", 0, 1, 2, 3],
    "cut_choice": ["go_only", "full"],
    "void_partner_winning": ["ekka", "free", "always_trump"],
    "beat_partner_trump": [False, True],
    "undertrump_forced": [False, True],
    "overruff": ["always", "trump_led"],
    "sun_round_five": ["exact", "up"],
    "hokom_round_five": ["down", "up"],
    "hokom_66": ["larger_down", "counting_team"],
    "failed_contract": ["all_to_opponents", "each_keeps"],
    "tie_undoubled": ["split", "buyer_loses", "buyer_loses_hokom"],
    "tie_doubled": ["last_raiser_loses", "buyer_wins"],
    "sun_tie_by": ["raw", "gp"],
    "baloot_of_loser": ["to_winner", "stays"],
    "kaboot": ["on", "off"],
    "kaboot_multiplied": [True, False],
    "reverse_kaboot_88": [False, True],
    "project_multiplier_cap2": [False, True],
    "sun_double_by": ["trailing", "any_opponent"],
    "partner_may_preempt": [True, False],
    "r2_sun_priority": ["none", "ace_third", "always"],
    "r2_passer_may_sun": [False, True],
    "r1_hokom_sun_by": ["any", "higher_priority"],
    "hokom_flip": ["both_rounds", "round2_only"],
    "ace_no_flip": [True, False],
    "ashkal_round2": [False, True],
    "wrongful_ashkal": ["forces_sun", "forbidden", "always_sun"],
    "kawesh": ["on", "off", "as_sun"],
    "kawesh_timing": ["own_turn", "any_time_r1"],
    "kawesh_dealer": ["same", "next"],
    "lock_choice": ["double_four", "always_locked_even"],
    "project_tie": ["earlier_seat", "trump_then_earlier", "none_scores"],
    "project_heights": ["compared", "in_turn"],
    "baloot_blocked_by": ["seed", "only_100"],
    "baloot_call": ["with_card", "before_card"],
    "auto_declare": [True, False],
    "both_over": ["higher_total", "higher_last_deal"],
}

DEFAULT_TARGET = 152

#: The table of the seed document, as docs/rules/baloot.md lists it.
SEED: Options = {
    "cut_choice": "full",
    "auto_declare": False,
    "void_partner_winning": "always_trump",
    "beat_partner_trump": True,
    "undertrump_forced": True,
    "overruff": "trump_led",
    "sun_double_by": "any_opponent",
    "failed_contract": "each_keeps",
    "kaboot": "off",
    "sun_round_five": "up",
    "hokom_round_five": "up",
    "wrongful_ashkal": "always_sun",
    "kawesh": "as_sun",
    "baloot_call": "before_card",
    "project_heights": "in_turn",
}


def complete(options: dict[str, object]) -> Options:
    """All options with their values: the given ones checked, the others at their default."""
    result: Options = {name: values[0] for name, values in VALUES.items()}
    result["target"] = DEFAULT_TARGET
    for name, value in options.items():
        if name == "target":
            allowed = type(value) is int and value >= 1
        elif name in VALUES:
            # Compare the type as well: True must not pass for the seat 1, nor 0 for False.
            allowed = any(type(known) is type(value) and known == value for known in VALUES[name])
        else:
            raise ValueError(f"unknown option: {name}")
        if not allowed:
            raise ValueError(f"bad value for {name}: {value!r}")
        result[name] = value
    return result


def random_options(rng: random.Random) -> dict[str, object]:
    """Draw every option at random; about half of them are left out, that is, at their default."""
    drawn: dict[str, object] = {}
    for name, values in VALUES.items():
        if rng.random() < 0.5:
            drawn[name] = rng.choice(values)
    if rng.random() < 0.5:
        drawn["target"] = rng.choice([1, 26, 60, 101, 152, 200])
    return drawn
