"""However many ask for a leaderboard against bots, it is computed once in a while."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from vierblatt.server.accounts.bot_leaderboards import FRESH, MOST, BotLeaderboards
from vierblatt.server.store.bot_matches_port import BotMatchesPort
from vierblatt.server.store.port import BotLeader, StoreFault


class CountingStore:
    """A store that counts what is asked of it."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    async def bot_leaders(self, game: str, _preset: str, bot: str, **_limits: Any) -> list[BotLeader]:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise StoreFault("store-busy")
        return [BotLeader(player=bot, name=game, matches=1, deals=30, incomplete=0, edge=3.0, edge_squares=9.0)]


def boards() -> tuple[CountingStore, BotLeaderboards, list[int]]:
    """The lists of a store, and the time."""
    store, now = CountingStore(), [1_000]
    return store, BotLeaderboards(cast("BotMatchesPort", store), lambda: now[0]), now


async def test_readers_share_a_list_until_it_is_old() -> None:
    store, lists, now = boards()
    found = await asyncio.gather(*(lists.get("baloot", "standard", "club") for _ in range(100)))
    assert store.asked == 1 and all(each == found[0] for each in found)
    now[0] += FRESH - 1
    await lists.get("baloot", "standard", "club")
    assert store.asked == 1
    now[0] += 1
    await lists.get("baloot", "standard", "club")
    assert store.asked == 2
    assert (await lists.get("baloot", "standard", "best"))[0].leader.player == "best"


async def test_a_failure_is_not_kept() -> None:
    store, lists, _ = boards()
    store.fails = True
    with pytest.raises(StoreFault):
        await lists.get("baloot", "standard", "club")
    store.fails = False
    assert await lists.get("baloot", "standard", "club")


async def test_a_reader_who_leaves_takes_nothing_from_the_others() -> None:
    _, lists, _ = boards()
    leaving = asyncio.create_task(lists.get("baloot", "standard", "club"))
    await asyncio.sleep(0)
    staying = asyncio.create_task(lists.get("baloot", "standard", "club"))
    leaving.cancel()
    assert await staying


async def test_invented_presets_fill_no_memory() -> None:
    _, lists, _ = boards()
    for number in range(10 * MOST):
        await lists.get("baloot", f"preset{number}", "club")
    assert len(lists._kept) == MOST
