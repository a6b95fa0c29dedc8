"""The leaderboards against bots, kept for a while: each is a sum over all matches, and anybody may ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vierblatt.server.accounts.bot_matches import Standing, leaders_against
from vierblatt.server.store.bot_matches_port import BotMatchesPort

FRESH = 30_000  #: milliseconds for which a list is not computed again
MOST = 64  #: lists that are kept


class BotLeaderboards:
    """All lists of a server. now: milliseconds since 1970."""

    def __init__(self, store: BotMatchesPort, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._kept: dict[tuple[str, str, str], tuple[int, asyncio.Task[list[Standing]]]] = {}

    async def get(self, game: str, preset: str, bot: str) -> list[Standing]:
        """A list, best first; readers who come at the same time share one computation. Raises StoreFault."""
        key, now = (game, preset, bot), self._now()
        made, task = self._kept.get(key, (0, None))
        if task is None or now - made >= FRESH or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(leaders_against(self._store, game, preset, bot))
            self._kept.pop(key, None)
            self._kept[key] = now, task
            if len(self._kept) > MOST:
                del self._kept[next(iter(self._kept))]
        return await asyncio.shield(task)
