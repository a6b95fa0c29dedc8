"""Shared by the fault tests: players at the tables of a server, and a verdict at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.chaos.tally import Tally
from tests.services.crowd import Crowd, crowd
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.requesting import HTTP
from tests.services.running import RunningServer

#: What the server answers while it cannot save, and when it did not know whether it had saved.
HONEST = frozenset({"store-down", "seq-taken", "lease-lost"})


@asynccontextmanager
async def judged(server: RunningServer, figures: Tally, database: str = "") -> AsyncIterator[Crowd]:
    """Players at tables of a server; asserts at the end that all is right. database: its URL for the judge."""
    journal = Journal(forgiven=HONEST)
    async with crowd(server, journal) as people:
        yield people
    assert server.stop() == 0
    verdict = await judge(journal, database or server.database_url)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    assert not figures.stuck


def healthy(server: RunningServer) -> bool:
    """Whether the server reports that it could save a move now."""
    return HTTP.get(f"{server.url}/healthz").is_success
