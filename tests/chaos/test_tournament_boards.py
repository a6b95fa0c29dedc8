"""Boards at the tables of a tournament while servers are killed: none is lost, doubled, or shown too early."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.chaos.nodes import RoamingPlayer, cluster
from tests.chaos.tally import Tally
from tests.databases.postgresql import Postgres
from tests.databases.redis import Redis
from tests.services.board_judge import board_faults
from tests.services.board_watch import BoardWatch, watching
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.running import RunningServer
from tests.services.tournament_crowd import FORGIVEN, SeatedPlayer, opened_tournament, playing
from tests.services.tournament_judge import tournament_faults


class Duplicate(NamedTuple):
    """A tournament of boards. first: how many tables its first round has. tables: in all rounds."""

    contestants: int
    players: int
    chosen: dict[str, Any]
    first: int
    tables: int


#: The boards move from table to table, so that each is open only after the last round.
PAIRS = Duplicate(6, 2, {"format": "pairs", "movement": "mitchell", "rounds": 3, "boards": 2}, 6, 18)
#: Both meetings of a round play the same board, in two rooms each.
TEAMS = Duplicate(4, 4, {"format": "swiss", "rounds": 2, "boards": 1}, 4, 8)
MANY_PAIRS = Duplicate(14, 2, {"format": "pairs", "movement": "howell", "rounds": 13, "boards": 3}, 21, 273)
MANY_TEAMS = Duplicate(16, 4, {"format": "league", "boards": 3}, 48, 720)
SIZES = {"pairs": PAIRS, "teams": TEAMS, "many-pairs": MANY_PAIRS, "many-teams": MANY_TEAMS}


def sizes(quick: str) -> pytest.MarkDecorator:
    """All sizes, one of which is enough for each change: pairs outlive a server then, and teams a node."""
    rows = [
        pytest.param(size, id=name, marks=[] if name == quick else pytest.mark.slow) for name, size in SIZES.items()
    ]
    return pytest.mark.parametrize("duplicate", rows)


class RoamingSeatedPlayer(SeatedPlayer, RoamingPlayer):
    """A player of a tournament who may reach the table through another node each time."""


async def _judged(watch: BoardWatch, journal: Journal, database: str, figures: Tally) -> None:
    verdict = await judge(journal, database)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    assert await tournament_faults(database, watch.crowd.id) == []
    assert await board_faults(database, watch) == []


@sizes("pairs")
@pytest.mark.early
async def test_boards_outlive_their_server(
    own_server: RunningServer, tally: Callable[[str], Tally], duplicate: Duplicate
) -> None:
    """It is killed in the first round, in the moment in which its last table ends, and when the very last one does."""
    server, journal = own_server, Journal(forgiven=FORGIVEN)
    figures = tally(f"kill -9 of the server while {duplicate.contestants} contestants play boards")
    crowd = await asyncio.to_thread(
        opened_tournament, lambda: server.url, duplicate.contestants, duplicate.chosen,
        lambda token, table: SeatedPlayer(server.url, token, table, journal), players=duplicate.players,
    )  # fmt: skip
    async with watching(crowd) as watch, playing(crowd):
        for ended in (duplicate.first // 2, duplicate.first, duplicate.tables):
            await crowd.until_ended(ended, journal)
            crowd.up.clear()
            server.kill()
            figures.faults += 1
            await asyncio.to_thread(server.start)
            crowd.up.set()
        await crowd.until_over(journal)
    assert server.stop() == 0
    assert len(crowd.seen) == duplicate.tables
    await _judged(watch, journal, server.database_url, figures)


@sizes("teams")
@pytest.mark.early
async def test_boards_outlive_a_node(
    start_server: Callable[..., RunningServer], postgres: Postgres, redis: Redis, tally: Callable[[str], Tally],
    duplicate: Duplicate,
) -> None:  # fmt: skip
    """The node with the most tables is killed in the first round; another takes over, and it comes back later."""
    journal = Journal(forgiven=FORGIVEN)
    figures = tally(f"kill -9 of one of three nodes while {duplicate.contestants} contestants play boards")
    async with cluster(start_server, postgres, redis) as nodes:
        crowd = await asyncio.to_thread(
            opened_tournament, nodes.any, duplicate.contestants, duplicate.chosen,
            lambda token, table: RoamingSeatedPlayer(nodes, token, table, journal, seat=-1), players=duplicate.players,
        )  # fmt: skip
        async with watching(crowd) as watch, playing(crowd):
            await crowd.until_ended(duplicate.first - 1, journal)
            owner = await nodes.owner()
            owner.server.kill()
            figures.faults += 1
            await crowd.until_ended(duplicate.tables // 2, journal)
            await asyncio.to_thread(owner.server.start)
            await crowd.until_over(journal)
    await _judged(watch, journal, nodes.database, figures)
