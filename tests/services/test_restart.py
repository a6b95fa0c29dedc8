"""A server stops in good order in the middle of matches: all players continue where they were."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.registry import GAMES
from tests.services.crowd import invite, keep_sitting, more, until
from tests.services.judge import judge
from tests.services.load import Journal, Sitter
from tests.services.running import RunningServer
from vierblatt.protocol import frames


@pytest.mark.parametrize("game", GAMES)
async def test_after_a_restart_everybody_continues_where_they_were(game: str, own_server: RunningServer) -> None:
    journal = Journal()
    sitters = await asyncio.to_thread(invite, own_server, game, journal, 4)
    up = asyncio.Event()
    up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(keep_sitting(sitter, up)) for sitter in sitters]
        await more(journal, 30)
        for sitter in sitters:
            sitter.holds = True
        await until(lambda: _still(sitters), journal)
        before = [_position(sitter) for sitter in sitters]
        up.clear()
        assert await asyncio.to_thread(own_server.stop) == 0
        await asyncio.to_thread(own_server.start)
        up.set()
        await until(lambda: journal.returns == len(sitters), journal)
        assert [_position(sitter) for sitter in sitters] == before
        for sitter in sitters:
            await sitter.go_on()
        await more(journal, 30)
        for task in tasks:
            task.cancel()
    assert own_server.stop() == 0
    verdict = await judge(journal, own_server.database_url)
    assert verdict.sound, verdict


def _still(sitters: Sequence[Sitter]) -> bool:
    """Whether all have received the same, and it is the turn of a player who waits."""
    news = [sitter.news for sitter in sitters]
    if len({each.seq for each in news if each is not None}) != 1 or any(sitter.waits() for sitter in sitters):
        return False
    first = news[0]
    return first is not None and first.board is not None and 0 <= first.board.turn < len(sitters)


def _position(sitter: Sitter) -> tuple[frames.Board | None, list[str], list[str]]:
    """What a player sees of the game."""
    assert sitter.news is not None
    return sitter.news.board, sitter.own().hand, sitter.own().legal
