"""Tournaments at tables while servers are killed: every meeting has one result, and it is that of its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos.nodes import RoamingPlayer, cluster
from tests.chaos.tally import Tally
from tests.databases.postgresql import Postgres
from tests.databases.redis import Redis
from tests.scale import SCALE
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.running import RunningServer
from tests.services.tournament_crowd import FORGIVEN, SeatedPlayer, TournamentCrowd, opened_tournament, playing
from tests.services.tournament_judge import tournament_faults

#: Pairs, and the format; in all, as many meetings as the last number.
KNOCKOUT: tuple[int, dict[str, Any], int] = (64, {"format": "knockout"}, 63)
SWISS: tuple[int, dict[str, Any], int] = (200, {"format": "swiss", "rounds": 4}, 400)
if SCALE != "large":
    KNOCKOUT, SWISS = (8, {"format": "knockout"}, 7), (10, {"format": "swiss", "rounds": 2}, 10)


def formats(quick: str) -> pytest.MarkDecorator:
    """Both formats, one of which is enough for each change: each of them outlives a server or a node then."""
    rows = {"knockout": KNOCKOUT, "swiss": SWISS}
    return pytest.mark.parametrize(
        ("pairs", "chosen", "meetings"),
        [pytest.param(*row, id=name, marks=[] if name == quick else pytest.mark.slow) for name, row in rows.items()],
    )


class RoamingSeatedPlayer(SeatedPlayer, RoamingPlayer):
    """A player of a tournament who may reach the table through another node each time."""


async def _judged(crowd: TournamentCrowd, journal: Journal, database: str, figures: Tally, meetings: int) -> None:
    verdict = await judge(journal, database)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    assert await tournament_faults(database, crowd.id) == []
    assert crowd.results == meetings


@formats("swiss")
@pytest.mark.early
async def test_a_tournament_outlives_its_server(
    own_server: RunningServer, tally: Callable[[str], Tally], pairs: int, chosen: dict[str, Any], meetings: int
) -> None:
    server, journal = own_server, Journal(forgiven=FORGIVEN)
    figures = tally(f"kill -9 of the server in a {chosen['format']} of {pairs} pairs")
    crowd = await asyncio.to_thread(
        opened_tournament, lambda: server.url, pairs, chosen,
        lambda token, table: SeatedPlayer(server.url, token, table, journal),
    )  # fmt: skip
    async with playing(crowd):
        for part in (3, 2):
            await crowd.until_results(meetings // part, journal)
            crowd.up.clear()
            server.kill()
            figures.faults += 1
            await asyncio.to_thread(server.start)
            crowd.up.set()
    assert server.stop() == 0
    await _judged(crowd, journal, server.database_url, figures, meetings)


@formats("knockout")
@pytest.mark.early
async def test_a_tournament_outlives_a_node(
    start_server: Callable[..., RunningServer], postgres: Postgres, redis: Redis, tally: Callable[[str], Tally],
    pairs: int, chosen: dict[str, Any], meetings: int,
) -> None:  # fmt: skip
    journal = Journal(forgiven=FORGIVEN)
    figures = tally(f"kill -9 of one of three nodes in a {chosen['format']} of {pairs} pairs")
    async with cluster(start_server, postgres, redis) as nodes:
        crowd = await asyncio.to_thread(
            opened_tournament, nodes.any, pairs, chosen,
            lambda token, table: RoamingSeatedPlayer(nodes, token, table, journal, seat=-1),
        )  # fmt: skip
        async with playing(crowd):
            await crowd.until_results(meetings // 3, journal)
            owner = await nodes.owner()
            owner.server.kill()
            figures.faults += 1
            await crowd.until_results(2 * meetings // 3, journal)
            await asyncio.to_thread(owner.server.start)
    await _judged(crowd, journal, nodes.database, figures, meetings)
