"""Limits on what one player can cause: seats taken per minute, the log of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import player_id, serving, sit_down
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.live import LiveFault
from vierblatt.server.live.bucket import KEPT, Rate
from vierblatt.server.table import Person


async def test_seats_taken_per_minute_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits={**GENEROUS_LIMITS, "seats_per_minute": 4}) as served:
        table = await served.open_table("Amal", "baloot")  # one
        amal, badr = await served.player("Amal"), await served.player("Badr")
        for player in (amal, badr):
            await player.do(ask.Enter, table=table)
        now = served.hub._services.now()
        served.hub._services.seats._clock = lambda: now / 1000
        for seat in range(3):
            await amal.do(ask.Sit, table=table, seat=seat)
        assert await amal.refused(ask.Sit, table=table, seat=3) == "too-many-seats"
        with pytest.raises(LiveFault, match="too-many-seats"):
            await served.open_table("Amal", "baloot")
        await badr.do(ask.Sit, table=table, seat=3)
        now += 15_000
        await amal.do(ask.Sit, table=table, seat=0)


async def test_a_table_with_a_full_log_accepts_only_moves(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True, settings={"pace": 5000})
        amal = await served.player("Amal")
        await sit_down(table, [amal])
        await amal.a(frames.Update, lambda update: update.board is not None)
        actor = served.hub._actors[table]
        served.hub._services.entries = actor.table.seq
        assert await amal.refused(ask.Stand, table=table) == "log-full"
        assert await amal.refused(ask.Ask, table=table, what="pause") == "log-full"
        await amal.do(ask.TakeSeat, table=table)
        assert actor.unfinished


async def test_a_table_with_endless_coming_and_going_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot")
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table, seat=0)
        await amal.do(ask.Sit, table=table, seat=1)
        served.hub._services.entries = 1
        await amal.do(ask.Ready, table=table)
        await amal.a(frames.Update, lambda update: update.info.stage == "closed")
        assert await amal.refused(ask.Sit, table=table, seat=0) == "log-full"


async def test_a_quick_match_avoids_tables_with_a_full_log(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        full = await served.hub.quick(Person(player_id("Amal"), "Amal"), "baloot")
        served.hub._services.entries = 1
        assert await served.hub.quick(Person(player_id("Badr"), "Badr"), "baloot") != full


def test_recent_seat_takers_are_not_forgotten_for_others() -> None:
    now = 0.0
    rate = Rate(2, lambda: now)
    assert [rate.take("amal") for _ in range(3)] == [True, True, False]
    for number in range(3 * KEPT):
        rate.take(f"guest{number}")
    assert not rate.take("amal")
    now = 3600.0
    for number in range(4 * KEPT):
        rate.take(f"later{number}")
    assert len(rate._buckets) <= 6 * KEPT and "guest0" not in rate._buckets and rate.take("amal")
