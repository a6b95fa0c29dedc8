"""A server stops cleanly in the middle of matches: all players continue where they were."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.registry import GAMES
from tests.services.crowd import keep_sitting, make_players, until, wait_for_actions
from tests.services.judge import judge
from tests.services.load import Journal, LoadPlayer
from tests.services.running import RunningServer
from vierblatt.protocol import frames


@pytest.mark.parametrize("game", GAMES)
async def test_after_a_restart_all_players_continue(game: str, own_server: RunningServer) -> None:
    journal = Journal()
    players = await asyncio.to_thread(make_players, own_server, game, journal, 4)
    up = asyncio.Event()
    up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(keep_sitting(player, up)) for player in players]
        await wait_for_actions(journal, 30)
        for player in players:
            player.holds = True
        await until(lambda: _still(players), journal)
        before = [_position(player) for player in players]
        up.clear()
        assert await asyncio.to_thread(own_server.stop) == 0
        await asyncio.to_thread(own_server.start)
        up.set()
        await until(lambda: journal.returns == len(players), journal)
        assert [_position(player) for player in players] == before
        for player in players:
            await player.go_on()
        await wait_for_actions(journal, 30)
        for task in tasks:
            task.cancel()
    assert own_server.stop() == 0
    verdict = await judge(journal, own_server.database_url)
    assert verdict.sound, verdict


def _still(players: Sequence[LoadPlayer]) -> bool:
    """Whether all have received the same, and it is the turn of a player who waits."""
    news = [player.news for player in players]
    if len({each.seq for each in news if each is not None}) != 1 or any(player.awaits_answer() for player in players):
        return False
    first = news[0]
    return first is not None and first.board is not None and 0 <= first.board.turn < len(players)


def _position(player: LoadPlayer) -> tuple[frames.Board | None, list[str], list[str]]:
    """What a player sees of the game."""
    assert player.news is not None
    return player.news.board, player.own().hand, player.own().legal
