"""Bots for tables, where nobody should wait for the compiler.

>>> from vierblatt.bots import make
>>> bot_for_table("search:worlds=4").name, make("search:worlds=4").name
('search', 'search')
"""

from __future__ import annotations

from vierblatt.bots import make
from vierblatt.bots.players import Bot, Choice, RulesBot
from vierblatt.bots.question import is_quick
from vierblatt.games.background import search_is_ready
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States


class BotAtOnce:
    """A bot that searches; while another process is compiling the search, the heuristic player answers."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self._meanwhile = RulesBot()

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the choice of the bot, or that of the heuristic player."""
        bot = self._bot if search_is_ready(game.id, game.layout.marker) else self._meanwhile
        return bot.choose(game, concealed)


def bot_for_table(spec: str, seed: int = 0) -> Bot:
    """Like `bots.make`, for a table. Raises BadOption."""
    bot = make(spec, seed)
    return bot if is_quick(spec) else BotAtOnce(bot)
