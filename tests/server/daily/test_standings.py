"""Standings are worked out once for many readers, away from the event loop, and few of them are kept."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.daily.conftest import PLAYERS
from tests.server.daily.playing import NOON, SECRET, Deals, play_board
from vierblatt.daily import BOARDS, DayPacks, ends_at
from vierblatt.server.daily import standings
from vierblatt.server.daily.days import Day
from vierblatt.server.daily.standings import FRESH, KEPT, LASTING, SETTLED
from vierblatt.server.store.port import DailyPoints
from vierblatt.server.store.sql import SqlStore

GAME, DAY = "baloot", "2027-01-15"


class Points:
    """Stands in for the reading of all finished boards: a day with many players. read: how often it was read."""

    def __init__(self, players: int) -> None:
        self.read = 0
        self.rows = [
            DailyPoints(player=f"p{n}", name="", board=board, seat=0, points=float(n * board % 52 - 26))
            for n in range(players)
            for board in range(1, BOARDS + 1)
        ]

    async def __call__(self, *_: str) -> list[DailyPoints]:
        self.read += 1
        return self.rows


async def test_many_readers_cost_one_computation_and_none_on_the_event_loop(
    deals: Deals, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    points, threads, made = Points(1000), list[threading.Thread](), standings._standing

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return made(*given)

    monkeypatch.setattr(store, "daily_points", points)
    monkeypatch.setattr(standings, "_standing", noted)
    day = await deals.days.get(GAME, DAY)
    for player in PLAYERS:
        score, ranking = await deals.score(player, day, deals.time, [])
        assert (score.players, ranking.players) == (1000, 1000)
    assert (points.read, len(threads)) == (1, 1) and threads[0] is not threading.main_thread()


async def test_a_day_that_is_over_is_kept_for_longer(
    deals: Deals, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = Points(0)
    monkeypatch.setattr(store, "daily_points", points)
    day, end = await deals.days.get(GAME, DAY), ends_at(DAY)
    times = [NOON, NOON + FRESH - 1, NOON + FRESH, end - 1, end, end + FRESH, end + SETTLED]
    last = end + SETTLED
    for now in (*times, last + 2 * FRESH, last + LASTING - 1, last + LASTING, last):
        await deals.standings.get(day, now)
    # NOON, its renewal, both sides of the end, another 10 s later, when all is settled, after ten minutes, and when
    # the clock was set back.
    assert points.read == 8


async def test_few_days_are_kept_those_that_were_asked_for_last(deals: Deals) -> None:
    days = [Day(DayPacks(GAME, f"2027-01-{number:02}", SECRET), "rules") for number in range(1, 29)]
    for day in days:
        await deals.standings.get(day, NOON)
        await deals.standings.get(days[0], NOON)
    kept = [key[1] for key in deals.standings._kept]
    assert len(kept) == KEPT and {"2027-01-01", "2027-01-28", "2027-01-27"} <= {*kept}


async def test_what_others_did_is_found_without_reading_the_whole_day(deals: Deals, store: SqlStore) -> None:
    board = await play_board(deals, "amal", GAME, 1)
    sent: list[tuple[str, Any]] = []
    event.listen(store._engine.core, "before_cursor_execute", lambda *given: sent.append((given[2], given[3])))
    await deals.lines("badr", board)
    ((statement, values),) = [each for each in sent if "daily_plays" in each[0]]

    def plan(connection: Any) -> list[str]:
        return [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]

    steps = await store._read(plan)
    assert any("USING INDEX ix_daily_plays_finished" in step for step in steps), steps
    assert not any(step.startswith("SCAN") for step in steps), steps
