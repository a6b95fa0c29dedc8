"""Specs of bots: ``NAME`` or ``NAME:key=value,key=value``, and policies: ``net:FILE`` or ``policy:MODULE:NAME``.

>>> parse("search:ms=300,worlds=20")
('search', {'ms': 300, 'worlds': 20})
>>> split("rules,search:ms=300,worlds=20,rules")
['rules', 'search:ms=300,worlds=20', 'rules']
"""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.bots.levels import LEVEL_SPECS, LEVELS
from vierblatt.errors import BadOption

#: The settings of each kind of bot: whole numbers, with their least and greatest values.
SETTINGS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "rules": {"mistakes": (0, 100)},
    "random": {},
    "net": {},
    "search": {"ms": (1, 600_000), "cpu": (1, 600_000), "worlds": (1, 1_000_000)},
}
#: The kinds of bots that are loaded; what follows the colon is not settings (`vierblatt.policies.naming`).
LOADED = {"net", "policy"}
USES = ("net:FILE", "policy:MODULE:NAME")
#: The maximum number of digits of a setting.
LONGEST = 10
#: A decision is timed either by the wall clock or by CPU time.
CLOCKS = {"ms", "cpu"}
#: The default milliseconds of `search` for a decision, and the fewest after `with_less_time`.
USUAL, LEAST = 100, 20
#: The names to choose from: kinds of bots, then the levels, weakest first.
NAMES: tuple[str, ...] = (*SETTINGS, *LEVELS)


def split(text: str) -> list[str]:
    """Splits a comma-separated list of bots; a setting after a comma belongs to the bot before it."""
    specs: list[str] = []
    for part in map(str.strip, text.split(",")):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def is_loaded(spec: str) -> bool:
    """Whether a bot is in a file or a module; ``net`` alone is the net that comes with the program.

    >>> is_loaded("net:mine.npz"), is_loaded("policy:mine:Player"), is_loaded("net")
    (True, True, False)
    """
    kind, _, rest = spec.partition(":")
    return kind in LOADED and bool(rest)


def parse(spec: str) -> tuple[str, dict[str, int]]:
    """The kind of a bot and its settings; a level is replaced by its spec. Raises BadOption."""
    name, colon, rest = LEVEL_SPECS.get(spec, spec).partition(":")
    if is_loaded(spec):
        return name, {}
    if name not in SETTINGS or (name in LOADED and colon):
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join((*NAMES, *USES)))
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


def limit(spec: str) -> tuple[str, int]:
    """The clock that limits a bot's decision, and its milliseconds (0: no limit); raises BadOption.

    >>> limit("best"), limit("search"), limit("search:worlds=40")
    (('ms', 1000), ('ms', 100), ('ms', 0))
    """
    name, settings = parse(spec)
    for clock in CLOCKS & settings.keys():
        return clock, settings[clock]
    return "ms", USUAL if name == "search" and "worlds" not in settings else 0


def with_less_time(spec: str, share: float) -> str:
    """The same bot with a share of its time limit, but not below LEAST; raises BadOption.

    >>> with_less_time("best", 0.25), with_less_time("search", 0.01), with_less_time("strong", 0.25)
    ('search:ms=250', 'search:ms=20', 'strong')
    """
    clock, usual = limit(spec)
    fewer = max(LEAST, round(usual * share))
    if fewer >= usual:
        return spec
    name, settings = parse(spec)
    return f"{name}:" + ",".join(f"{key}={value}" for key, value in (settings | {clock: fewer}).items())


def at_most(spec: str, milliseconds: int) -> str:
    """The same bot with no more time for a decision, even if it has no time limit of its own; raises BadOption.

    >>> at_most("best", 150), at_most("strong", 150), at_most("search:ms=20", 150)
    ('search:ms=150', 'search:worlds=10,ms=150', 'search:ms=20')
    """
    clock, usual = limit(spec)
    if 0 < usual <= milliseconds:
        return spec
    name, settings = parse(spec)
    return f"{name}:" + ",".join(f"{key}={value}" for key, value in (settings | {clock: milliseconds}).items())
