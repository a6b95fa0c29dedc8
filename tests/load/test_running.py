"""A load on a server in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, serving
from vierblatt.client.faults import ClientFault
from vierblatt.load import Load, LoadPlan, LoadReport, player, running, table
from vierblatt.load.table import LoadedTable
from vierblatt.load.timeline import LoadTimeline
from vierblatt.load.wire import Wire
from vierblatt.server.live.closing import CloseCode


async def load(served: Served, stop: asyncio.Event | None = None, **plan: Any) -> LoadReport:
    given = {"tables": (2, 2), "seconds": 1.0, "pace": 0.0, "games": ("back_alley",), **plan}
    return await Load(LoadPlan(servers=(served.url,), **given)).run(lambda _: None, stop or asyncio.Event())


async def load_until(served: Served, enough: Callable[[Load], object], **plan: Any) -> LoadReport:
    """The report on a load that is stopped as soon as it has done enough, however long a busy machine takes."""
    work, stop = Load(LoadPlan(servers=(served.url,), seconds=600.0, pace=0.0, **plan)), asyncio.Event()

    async def watch() -> None:
        while not enough(work):  # noqa: ASYNC110 - a load has no event for what it counts
            await asyncio.sleep(0.01)
        stop.set()

    watching = asyncio.create_task(watch())
    try:
        return await work.run(lambda _: None, stop)
    finally:
        watching.cancel()


async def test_a_sound_server_has_no_faults_and_its_moves_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        report = await load_until(
            served,
            lambda work: work.timeline.moves > 10 and work.timeline.most_sockets == 10 + 4 + 6,
            tables=(1, 2), ramp=0.3, idle=10, games=("baloot", "kout_bo"),
        )  # fmt: skip
        text = served.application.metrics.text().decode()
    assert report.sound, report.examples
    assert report.moves > 10 and report.sockets == 10 + 4 + 6
    assert sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("vierblatt_moves_total")) == (
        report.moves
    )
    assert any(line.acknowledged for line in report.lines) and any(line.delivered for line in report.lines)


async def test_one_person_plays_among_bots(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        report = await load_until(
            served, lambda work: work.timeline.moves, tables=(1, 1), games=("back_alley",), bots="rules"
        )
    assert report.sound, report.examples
    assert report.moves and report.sockets == 1


async def test_a_load_ends_when_its_time_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        report = await load(served, seconds=0.5)
    assert report.complete and report.sound, report.examples


async def test_a_stopped_load_ends_cleanly(tmp_path: Path) -> None:
    stop = asyncio.Event()
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        asyncio.get_running_loop().call_later(0.5, stop.set)
        report = await load(served, stop, seconds=600.0, pace=20.0)
    assert not report.complete and report.sound, report.examples


async def test_a_limit_that_is_reached_is_a_fault_with_its_code(tmp_path: Path) -> None:
    async with serving(
        tmp_path / "v.db", limits=GENEROUS_LIMITS | {"commands": 5, "commands_per_second": 0.1}
    ) as served:
        report = await load_until(served, lambda work: len(work.findings), tables=(1, 1), games=("back_alley",))
    assert {*report.faults} == {"refused"} and "too-fast" in report.examples[0].what


class SentAway:
    """Disconnects all clients once, after this many moves."""

    def __init__(self, served: Served, after: int) -> None:
        self._served, self._after = served, after
        self.done = False

    def __call__(self, timeline: LoadTimeline) -> None:
        """Does so if it is time."""
        if timeline.moves > self._after and not self.done:
            self.done = True
            for connection in self._served.hub._all_connections():
                connection.end(CloseCode.RESYNC)


async def test_disconnected_players_return_and_are_reported(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        interfere = SentAway(served, after=20)
        plan = LoadPlan(servers=(served.url,), tables=(1, 1), seconds=6, pace=30, games=("back_alley",))
        report = await Load(plan).run(interfere, asyncio.Event())
    assert interfere.done and report.returns == 4
    assert report.faults == {"lost": 4}, report.examples


def _does_nothing(*_: object) -> None:
    """A turn that no client receives, like a frame that never arrives."""


async def test_a_table_that_stands_still_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LoadedTable, "_take_turn", _does_nothing)
    monkeypatch.setattr(table, "ANSWER_TIMEOUT", 0.2)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        report = await load(served, seconds=1.5, pace=10.0)
    assert {*report.faults} == {"silent"} and "stands still" in report.examples[0].what


async def test_a_table_that_stands_still_is_noticed_at_the_end_of_a_short_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LoadedTable, "_take_turn", _does_nothing)
    monkeypatch.setattr(running, "GOODBYE", 0.1)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        report = await load(served, seconds=0.5, tables=(1, 1))
    assert report.faults == {"silent": 1}


async def test_an_absent_player_is_not_taken_for_a_stalled_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "ANSWER_TIMEOUT", 2.0)
    monkeypatch.setattr(player, "SHORTEST_WAIT", 4.5)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        interfere = SentAway(served, after=5)
        plan = LoadPlan(servers=(served.url,), tables=(1, 1), seconds=8, pace=10, games=("back_alley",))
        report = await Load(plan).run(interfere, asyncio.Event())
    assert interfere.done and report.faults == {"lost": 4}, report.examples


async def test_a_server_that_never_answers_does_not_hold_up_the_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wire, "send", _does_nothing)
    monkeypatch.setattr(player, "ANSWER_TIMEOUT", 0.05)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served, asyncio.timeout(60):
        report = await load(served, seconds=0.2, idle=1)
    assert {*report.faults} == {"silent"} and report.moves == 0


async def test_without_a_server_there_is_no_load() -> None:
    with pytest.raises(ClientFault, match="no-connection"):
        await Load(LoadPlan(servers=("http://127.0.0.1:9",))).run(lambda _: None, asyncio.Event())
