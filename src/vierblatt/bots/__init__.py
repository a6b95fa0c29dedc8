"""The players that are programs. Every bot sees only what its seat may know."""

from __future__ import annotations

import time

from vierblatt.bots.levels import LEVELS
from vierblatt.bots.players import Bot, Choice, MistakenBot, RandomBot, RulesBot
from vierblatt.bots.specs import NAMES, parse, split

#: What `search` takes for a decision unless told otherwise.
DEFAULT_SECONDS = 0.1

__all__ = ["LEVELS", "NAMES", "Bot", "Choice", "MistakenBot", "RandomBot", "RulesBot", "make", "split"]


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by its name and settings, or by its level; `seed` fixes all that is left to chance. Raises BadOption.

    >>> make("search:ms=300").name, make("strong").name
    ('search', 'search')
    """
    name, settings = parse(spec)
    if name == "random":
        return RandomBot(seed)
    if name == "rules":
        mistakes = settings.get("mistakes", 0)
        return MistakenBot(mistakes / 100, seed) if mistakes else RulesBot()
    from vierblatt.bots.search import MOST_WORLDS, SearchBot

    timed = settings.get("cpu", settings.get("ms"))
    seconds = timed / 1000 if timed else 0.0 if "worlds" in settings else DEFAULT_SECONDS
    clock = time.thread_time if "cpu" in settings else time.perf_counter
    return SearchBot(worlds=settings.get("worlds", MOST_WORLDS), seconds=seconds, clock=clock, seed=seed)
