"""The bots. Every bot sees only what its seat may know."""

from __future__ import annotations

import time

from vierblatt.bots.levels import LEVELS
from vierblatt.bots.players import Bot, Choice, MistakenBot, RandomBot, RulesBot
from vierblatt.bots.specs import NAMES, is_loaded, limit, parse, split
from vierblatt.games.contract import Game

__all__ = ["LEVELS", "NAMES", "Bot", "Choice", "MistakenBot", "RandomBot", "RulesBot", "check_game", "make", "split"]


def check_game(bot: Bot, game: Game) -> None:
    """Raises BadPolicy if the bot is known to play another game."""
    check = getattr(bot, "check", None)  # only bots that are loaded have it, and only then is their module loaded
    if check is not None:
        check(game)


def make(spec: str, seed: int = 0) -> Bot:
    """Makes a bot from its name and settings, or from its level; `seed` fixes its randomness. Raises BadOption.

    Makes the bot of a policy, too: ``net:FILE`` or ``policy:MODULE:NAME`` (`vierblatt.policies.naming`); then it raises
    BadPolicy. So never pass somebody else's spec that is not one of NAMES.

    >>> make("search:ms=300").name, make("strong").name
    ('search', 'search')
    """
    name, settings = parse(spec)
    if is_loaded(spec):
        from vierblatt.bots.policy_bot import PolicyBot

        return PolicyBot.of(spec)
    if name == "net":
        from vierblatt.bots.shipped_net_bot import ShippedNetBot

        return ShippedNetBot()
    if name == "random":
        return RandomBot(seed)
    if name == "rules":
        mistakes = settings.get("mistakes", 0)
        return MistakenBot(mistakes / 100, seed) if mistakes else RulesBot()
    from vierblatt.bots.search import MOST_WORLDS, SearchBot

    clock, milliseconds = limit(spec)
    return SearchBot(
        worlds=settings.get("worlds", MOST_WORLDS), seconds=milliseconds / 1000, seed=seed,
        clock=time.thread_time if clock == "cpu" else time.perf_counter,
    )  # fmt: skip
