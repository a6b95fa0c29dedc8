"""House rules of Back Alley as the slow reference understands them: names, values, defaults."""

from __future__ import annotations

import random
from collections.abc import Iterable

SCHEDULES: dict[str, list[int]] = {
    "13_1_13": [*range(13, 0, -1), *range(2, 14)],
    "13_1_1_13": [*range(13, 0, -1), *range(1, 14)],
    "1_13_13_1": [*range(1, 14), *range(13, 0, -1)],
    "7_1_1_7": [*range(7, 0, -1), *range(1, 8)],
}

# Every option with a closed list of values; the first value is the default.
CHOICES: dict[str, list[object]] = {
    "trump_source": ["turnup", "always_spades"],
    "joker_turned": ["no_trump_replace", "redraw", "no_trump_keep_joker"],
    "schedule": list(SCHEDULES),
    "max_bid": ["n_minus_1", "n"],
    "sum_over_hand": ["allow", "cap", "forbid"],
    "all_pass": ["redeal_next_dealer", "redeal_same_dealer", "count_as_zero"],
    "all_pass_limit": list(range(101)),
    "first_lead_trump": ["board", "never"],
    "board_trump_lead": ["claimer", "team"],
    "big_force": ["all", "opponents_only", "off"],
    "little_force": ["all", "opponents_only", "off"],
    "board_level_scope": ["team_highest", "deal_highest"],
    "board_points": [10, 6],
    "board_multipliers": [[1, 2, 3, 4], [2, 4, 8, 16]],
    "points_per_bid": [5, 10, 3],
    "tie": ["draw", "extra_13_card_deal"],
    "rainbow_bonus": [0, 8, 10],
}


def _is_one_of(value: object, choices: Iterable[object]) -> bool:
    """Whether the value is listed; True and False do not pass for 1 and 0."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _is_custom_schedule(value: object) -> bool:
    """Whether the value is a list of 1 to 52 hand sizes from 1 to 13."""
    sizes = list(range(1, 14))
    return isinstance(value, list) and 1 <= len(value) <= 52 and all(_is_one_of(n, sizes) for n in value)


class Options:
    """The house rules of one match, every value checked."""

    def __init__(self, given: dict[str, object] | None = None) -> None:
        self._values: dict[str, object] = {name: choices[0] for name, choices in CHOICES.items()}
        for name, value in (given or {}).items():
            if name not in CHOICES:
                raise ValueError(f"unknown option {name!r}")
            custom = name == "schedule" and _is_custom_schedule(value)
            if not custom and not _is_one_of(value, CHOICES[name]):
                raise ValueError(f"option {name} cannot be {value!r}")
            self._values[name] = value

    def word(self, name: str) -> str:
        """The value of an option whose values are words."""
        value = self._values[name]
        assert isinstance(value, str)
        return value

    def number(self, name: str) -> int:
        """The value of an option whose values are numbers."""
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def multiplier(self, level: int) -> int:
        """What a board of this level (1..4) is multiplied by."""
        table = self._values["board_multipliers"]
        assert isinstance(table, list)
        return int(table[level - 1])

    def hand_sizes(self) -> list[int]:
        """The hand size of every deal, in order."""
        value = self._values["schedule"]
        if isinstance(value, str):
            return list(SCHEDULES[value])
        assert isinstance(value, list)
        return list(value)


def random_options(rng: random.Random) -> dict[str, object]:
    """Draw house rules: each option stays at its default about half the time."""
    drawn: dict[str, object] = {}
    for name, choices in CHOICES.items():
        if rng.random() < 0.5:
            continue
        if name == "schedule" and rng.random() < 0.5:
            drawn[name] = [rng.randint(1, 13) for _ in range(rng.randint(1, 12))]
        elif name == "all_pass_limit":
            drawn[name] = rng.choice([1, 2, 3, 20])
        else:
            drawn[name] = rng.choice(choices[1:])
    return drawn
