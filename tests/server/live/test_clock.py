"""The system clock is set during matches: no player loses time, nothing stops, no time goes back."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Player, Served, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.live import services
from vierblatt.server.live.services import SteadyClock
from vierblatt.server.table.entries import Acted, AnyEntry, decode

HOUR = 3_600_000  #: milliseconds


class SystemClock:
    """Stands in for the module `time`: its time of day can be set."""

    def __init__(self) -> None:
        self.hours = 0.0

    def time_ns(self) -> int:
        return TIME_NS() + int(self.hours * HOUR * 1e6)

    def monotonic_ns(self) -> int:
        return MONOTONIC_NS()


TIME_NS, MONOTONIC_NS = time.time_ns, time.monotonic_ns


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> SystemClock:
    clock = SystemClock()
    monkeypatch.setattr(services, "time", clock)
    return clock


async def log_of(served: Served, table: str) -> list[AnyEntry]:
    return [decode(entry.body) for entry in await served.store.read(table)]


async def act(player: Player, table: str, times: int) -> None:
    """Plays what is legal first, so often, among bots; results of deals are continued at once."""
    for _ in range(times):
        while not player.own(table).legal:
            await player.until(lambda: player.own(table).legal or player.news[table].info.result_wait)
            if player.news[table].info.result_wait:
                await player.do(ask.Continue, table=table)
                await player.until(lambda: not player.news[table].info.result_wait)
        news = player.news[table]
        await player.do(ask.Act, table=table, seq=news.seq, action=player.own(table).legal[0])
        await player.a(frames.Update, lambda update, seq=news.seq: update.seq > seq)  # type: ignore[misc]


async def alone(served: Served, **settings: int) -> tuple[str, Player]:
    """A player alone at a table with bots, who begins to play."""
    table = await served.open_table("Amal", "baloot", solo=True, settings={"pace": 5} | settings)
    amal = await served.player("Amal")
    await amal.do(ask.Enter, table=table)
    await amal.do(ask.Ready, table=table)
    return table, amal


def test_the_server_clock_ignores_changes_of_the_system_clock(system: SystemClock) -> None:
    steady = SteadyClock()
    before = steady()
    for system.hours in (3, -3):
        now = steady()
        assert before <= now < before + 10_000
    assert abs(SteadyClock()() - before + 3 * HOUR) < 10_000, "a new one begins with the time of day"


async def test_setting_the_system_clock_does_not_expire_players_clocks(tmp_path: Path, system: SystemClock) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, amal = await alone(served, move_seconds=20, bank_seconds=20)
        for system.hours in (0, 5, -5):
            await act(amal, table, 2)
        log = await log_of(served, table)
    acted = [entry for entry in log if isinstance(entry, Acted)]
    assert len(acted) > 10 and not any(entry.by == "clock" or entry.spent for entry in acted)
    _is_even(log)


@pytest.mark.parametrize("hours", [5, -5])
async def test_a_table_continues_when_its_log_was_written_by_another_clock(
    hours: int, tmp_path: Path, system: SystemClock
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, amal = await alone(served)
        await act(amal, table, 3)
    system.hours = hours
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await act(amal, table, 6)
        log = await log_of(served, table)
    assert not any(entry.by == "clock" for entry in log if isinstance(entry, Acted))
    _is_even([entry for entry in log if entry.at > log[0].at + 2 * HOUR] or log)


def _is_even(log: list[AnyEntry]) -> None:
    """The times of a log do not go back, and follow each other as quickly as it was played."""
    assert all(0 <= later.at - earlier.at < 10_000 for earlier, later in pairwise(log))
