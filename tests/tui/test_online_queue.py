"""The queue of a table where winners stay, in the terminal: its place, joining, partners, leaving."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.client.fake import FakeServer, fake
from tests.tui.online import at_seats, press_row
from tests.tui.table import SMALL, menu, until
from tests.tui.test_online import always_fresh, app_at, friend
from vierblatt.client import Client, TableLink
from vierblatt.tui.online.queue import JOIN, LEAVE, WITH
from vierblatt.tui.rows import FormRow

__all__ = ["always_fresh"]


@pytest.fixture
async def server() -> AsyncIterator[FakeServer]:
    """A full table of pairs, where the match has not begun."""
    async with fake("baloot", winner_stays=True) as served, friend(served, "bob", 0) as bob:
        for seat, name in enumerate(("cyd", "dan", "eve"), 1):
            async with friend(served, name, seat):
                pass
        assert bob.queue is not None
        yield served


def labels(rows: list[FormRow]) -> dict[str, str]:
    return {row.key: row.label for row in rows if row.key.startswith("queue")}


async def test_joining_pairing_and_leaving(server: FakeServer, tmp_path: Path) -> None:
    async with Client(server.url, "fay") as other:
        fay: TableLink = await other.enter("abcdefghij")
        await fay.join_queue()
        assert fay.queued == 1
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            link = (await at_seats(pilot)).link
            await press_row(pilot, JOIN)
            await until(pilot, lambda: link.queued == 2)
            await until(pilot, lambda: LEAVE in labels(app.screen.form.rows.rows))  # type: ignore[attr-defined]
            await press_row(pilot, WITH + "fay")
            await fay.until(lambda: fay.queue is not None and fay.queue.places[1].people[0].asked == "fay")
            await fay.join_queue("ann")
            await until(pilot, lambda: link.queued == 1)
            form = await menu(pilot)
            assert set(labels(form.rows.rows)) == {LEAVE}
            await press_row(pilot, LEAVE)
            await until(pilot, lambda: link.queued == 0)
            assert fay.queued == 1


async def test_a_table_without_a_queue_shows_none(tmp_path: Path) -> None:
    async with fake("baloot") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            assert seating.link.queue is None
            assert labels(seating.form.rows.rows) == {}
