"""The players that are programs. Every bot sees only what its seat may know."""

from __future__ import annotations

from vierblatt.bots.players import Bot, Choice, RandomBot, RulesBot
from vierblatt.errors import BadOption

NAMES: tuple[str, ...] = ("rules", "random")

__all__ = ["NAMES", "Bot", "Choice", "RandomBot", "RulesBot", "make"]


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `seed` fixes what a random one does. Raises BadOption."""
    if name == "rules":
        return RulesBot()
    if name == "random":
        return RandomBot(seed)
    raise BadOption("unknown-bot", bot=name[:40], known=", ".join(NAMES))
