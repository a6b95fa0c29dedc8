"""A requested analysis is not forgotten when the server is killed."""

from __future__ import annotations

import asyncio
import time

from tests.server.accounts.finished import NOW, add_players, played
from tests.services.people import guest
from tests.services.running import RunningServer
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.sql import SqlStore

MATCH = "abcdefghij"


async def add_match(url: str) -> None:
    """Stores a match whose players have no account any more, so that anyone may ask for its analysis."""
    store = SqlStore(url)
    await store.open()
    await add_players(store)
    await Results(store).finish(played(), NOW)
    for number in range(6):
        await erase(store, f"p{number}")
    await store.close()


def test_an_analysis_continues_after_the_server_was_killed(own_server: RunningServer) -> None:
    asyncio.run(add_match(f"sqlite:///{own_server.database}"))
    somebody, path = guest(own_server.url), f"/api/records/{MATCH}/analysis"
    assert somebody.post(path)["state"] in {"waiting", "running"}
    deadline = time.monotonic() + 300
    while somebody.get(path)["state"] != "running":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    own_server.kill()
    own_server.start()
    while (found := somebody.get(path)["state"]) != "running":
        assert found == "waiting" and time.monotonic() < deadline
        time.sleep(0.1)
    assert own_server.stop() == 0, "in the middle of it"
    # The only complaint is Python's, about what the killed server left behind.
    assert [line for line in own_server.complaints() if "resource_tracker" not in line] == []
