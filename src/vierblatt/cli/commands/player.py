"""`vierblatt player`: one of our bots as a player for another program's arena."""

from __future__ import annotations

import sys

from vierblatt.arena.external.serving import serve
from vierblatt.bots import NAMES
from vierblatt.cli.arguments import BotName
from vierblatt.cli.names import bot_known_as


def player(bot: BotName = "rules", /) -> None:
    """Answers the arena on standard input until it closes."""
    serve(bot_known_as(bot, NAMES), sys.stdin.buffer, sys.stdout.buffer)
