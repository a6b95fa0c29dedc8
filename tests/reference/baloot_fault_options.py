"""House rules of the Baloot reference for tables with `illegal_cards` = `claimable` (A53 to A58)."""

from __future__ import annotations

import random

from .baloot_options import Options, random_options

FAULT_VALUES: dict[str, list[str]] = {
    "illegal_cards": ["refused", "claimable"],
    "accusation_window": ["deal", "trick"],
    "accusation_proof": ["judge", "named"],
    "accusation_projects": ["own", "all", "none"],
    "accusation_kaboot": ["demanded", "off"],
    "sawa": ["off", "customary", "three"],
}

#: The preset of that name, as docs/rules/baloot.md lists it.
SAUDI_MAJLIS: Options = {"illegal_cards": "claimable", "sawa": "customary"}


def split(options: dict[str, object]) -> tuple[dict[str, object], Options]:
    """The options of every table as they are given, and all those about faults, checked, with their values."""
    others = {name: value for name, value in options.items() if name not in FAULT_VALUES}
    faults: Options = {}
    for name, values in FAULT_VALUES.items():
        value = options.get(name, values[0])
        if value not in values:
            raise ValueError(f"bad value for {name}: {value!r}")
        faults[name] = value
    if faults["illegal_cards"] != "claimable":
        raise ValueError("this reference needs illegal_cards = claimable; baloot.Reference has the other table")
    return others, faults


def random_claimable_options(rng: random.Random) -> dict[str, object]:
    """Draw every option of such a table at random; about half of them are left out."""
    drawn = random_options(rng)
    for name, values in FAULT_VALUES.items():
        if rng.random() < 0.5:
            drawn[name] = rng.choice(values)
    return drawn | {"illegal_cards": "claimable"}
