"""`vierblatt player`: one of our bots as a player for another program's arena."""

from __future__ import annotations

import sys

from vierblatt.arena.external.serving import serve
from vierblatt.cli.arguments import BotName


def player(bot: BotName = "rules", /) -> None:
    """Answers the arena on standard input until it closes."""
    serve(bot, sys.stdin.buffer, sys.stdout.buffer)
