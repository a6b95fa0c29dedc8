"""Players at the fake server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tests.client.fake import TABLE, FakeServer
from vierblatt.client import Client, TableLink, play
from vierblatt.view import View

LIMIT = 120.0  #: seconds for which a test waits for an expected event


def first(view: View) -> str:
    return view.legal[0]


def client(server: FakeServer, name: str = "ann") -> Client:
    return Client(server.url, name, pause=lambda _: 0.01)


async def seated(server: FakeServer, ann: Client) -> TableLink:
    """A seat at a table with bots, where the first card is to be played."""
    link = await ann.enter(TABLE)
    await link.sit(0)
    await link.seat_bot()
    await link.ready()
    await asyncio.wait_for(link.until(lambda: link.my_turn), LIMIT)
    return link


@contextlib.asynccontextmanager
async def playing(link: TableLink) -> AsyncIterator[None]:
    """Plays a seat in the background of a test."""
    task = asyncio.create_task(play(link, first))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
