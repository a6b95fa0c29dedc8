"""Bots by text: ``NAME`` or ``NAME:key=value,key=value``.

>>> parse("search:ms=300,worlds=20")
('search', {'ms': 300, 'worlds': 20})
>>> split("rules,search:ms=300,worlds=20,rules")
['rules', 'search:ms=300,worlds=20', 'rules']
"""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.bots.levels import LEVEL_SPECS, LEVELS
from vierblatt.errors import BadOption

#: The settings of each kind of bot: whole numbers, from and to.
SETTINGS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "rules": {"mistakes": (0, 100)},
    "random": {},
    "search": {"ms": (1, 600_000), "cpu": (1, 600_000), "worlds": (1, 1_000_000)},
}
#: Digits of a setting.
LONGEST = 10
#: A decision is timed by one of them: by the clock on the wall, or by the processor's.
CLOCKS = {"ms", "cpu"}
#: What people choose from: kinds of bots, then the levels, weakest first.
NAMES: tuple[str, ...] = (*SETTINGS, *LEVELS)


def split(text: str) -> list[str]:
    """The bots of a list with commas; a setting after a comma belongs to the bot before it."""
    found: list[str] = []
    for part in map(str.strip, text.split(",")):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def parse(spec: str) -> tuple[str, dict[str, int]]:
    """The kind of a bot and its settings; a level is what it stands for. Raises BadOption."""
    name, _, rest = LEVEL_SPECS.get(spec, spec).partition(":")
    if name not in SETTINGS:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(NAMES))
    settings = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        least, most = SETTINGS[name].get(key, (1, 0))
        if not (value.isascii() and value.isdecimal() and len(value) <= LONGEST and least <= int(value) <= most):
            known = ", ".join(f"{k}={low}..{high}" for k, (low, high) in SETTINGS[name].items()) or "-"
            raise BadOption("bad-bot-setting", setting=part[:40], bot=name, known=known)
        settings[key] = int(value)
    if settings.keys() >= CLOCKS:
        raise BadOption("two-bot-clocks", bot=name)
    return name, settings
