"""The quick match: a player gets a waiting table, or a new one with a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.live.servers import player_id, serving
from vierblatt.protocol import commands as ask
from vierblatt.server.table import Person
from vierblatt.server.table.clock import prevents_stalling

#: Of a table to which a quick match may lead.
CLOCK: dict[str, Any] = {"move_seconds": 45, "bank_seconds": 120}
AMAL, BADR = Person(player_id("Amal"), "Amal"), Person(player_id("Badr"), "Badr")


async def test_a_quick_match_finds_the_table_that_waits_or_opens_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        first = await served.hub.quick(AMAL, "back_alley")
        assert await served.hub.quick(AMAL, "back_alley") == first
        assert await served.hub.quick(BADR, "back_alley") == first
        assert await served.hub.quick(BADR, "baloot") != first
        info = await served.hub.info(first)
        assert [seat.name for seat in info.seats] == ["Amal", "Badr", "", ""]
        for number in range(2):
            assert await served.hub.quick(Person(f"guest{number}", "Guest"), "back_alley") == first
        assert await served.hub.quick(Person("guest2", "Guest"), "back_alley") != first


async def test_a_waiting_player_keeps_the_seat_despite_an_older_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        older = await served.open_table("Badr", "baloot", settings=CLOCK)
        newer = await served.open_table("Badr", "baloot", settings=CLOCK)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=newer)
        await amal.do(ask.Sit, table=newer, seat=0)
        assert await served.hub.quick(AMAL, "baloot") == newer
        assert await served.hub.quick(BADR, "baloot") == older


@pytest.mark.parametrize(
    "settings", [{}, {"move_seconds": 3600}, {"move_seconds": 45, "bank_seconds": 3600}, {"bank_seconds": 60}]
)
async def test_a_quick_match_is_always_against_a_clock(tmp_path: Path, settings: dict[str, int]) -> None:
    async with serving(tmp_path / "v.db") as served:
        endless = await served.open_table("Badr", "baloot", settings=settings)
        quick = await served.hub.quick(AMAL, "baloot")
        assert quick != endless
        assert prevents_stalling((await served.hub.info(quick)).settings)


async def test_simultaneous_quick_matches_share_tables(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        await served.hub.quick(AMAL, "baloot")
        guests = [Person(f"guest{number}", "Guest") for number in range(3)]
        tables = await asyncio.gather(*(served.hub.quick(guest, "baloot") for guest in guests))
        assert len(set(tables)) == 1
