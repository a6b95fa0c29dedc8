"""The result of a deal stays until it has been read, in virtual time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.server.table import Table
from vierblatt.server.table.entries import Continued, Dealt
from vierblatt.server.table.reading import ACTIONS, ALONE_WAIT, COMPANY_WAIT

PACE = 900


def scored(people: int, game: str = "back_alley", **settings: Any) -> Driver:
    """A table whose first deal has just been scored."""
    driver = Driver(game, **{"pace": PACE} | settings)
    driver.sit(people=people)
    driver.play(until=lambda: driver.table.sheet)
    assert driver.table.playing().needs_deal
    return driver


def waits(driver: Driver) -> tuple[list[int], int] | None:
    """The seats that the table says it waits for, and the milliseconds left."""
    wait = driver.table.info(driver.now).result_wait
    return (wait.seats, wait.left) if wait is not None else None


def deals(driver: Driver) -> int:
    return sum(isinstance(entry, Dealt) for entry in driver.log)


def test_the_next_deal_comes_when_everybody_has_continued() -> None:
    driver = scored(4)
    before = deals(driver)
    driver.wait(4_000)
    assert waits(driver) == ([0, 1, 2, 3], COMPANY_WAIT - 4_000)
    for seat in (2, 0, 3):
        driver.do(ask.Continue, seat)
        driver.tick()
    assert waits(driver) == ([1], COMPANY_WAIT - 4_000) and deals(driver) == before
    driver.do(ask.Continue, 1)
    driver.tick()
    assert waits(driver) is None and deals(driver) == before + 1


def test_nobody_holds_the_others_up_for_longer_than_fifteen_seconds() -> None:
    driver = scored(2)
    before = deals(driver)
    driver.do(ask.Continue, 0)
    driver.wait(COMPANY_WAIT - 1)
    assert deals(driver) == before
    driver.wait(1)
    assert deals(driver) == before + 1


def test_the_result_stays_for_a_person_alone_with_bots() -> None:
    driver = scored(1)
    before = deals(driver)
    driver.wait(ALONE_WAIT - 1)
    assert deals(driver) == before and waits(driver) == ([0], 1)
    driver.do(ask.Continue, 0)
    driver.tick()
    assert deals(driver) == before + 1


def test_a_client_that_does_not_know_the_command_is_not_stuck() -> None:
    driver = scored(1)
    before = deals(driver)
    driver.wait(ALONE_WAIT)
    assert deals(driver) == before + 1


@pytest.mark.parametrize("leaves", [True, False])
def test_whoever_goes_away_is_not_waited_for(leaves: bool) -> None:
    driver = scored(2)
    before = deals(driver)
    driver.do(ask.Continue, 0)
    if leaves:
        driver.do(ask.Stand, 1)
    else:
        driver.table.present(1, online=False, now=driver.now)
    driver.tick()
    assert deals(driver) == before + 1


def test_without_people_at_the_table_nothing_happens() -> None:
    driver = scored(1)
    before = deals(driver)
    driver.table.present(0, online=False, now=driver.now)
    assert waits(driver) is None
    driver.wait(5_000)
    assert deals(driver) == before


def test_clocks_do_not_run_meanwhile() -> None:
    driver = scored(2, move_seconds=5, bank_seconds=20)
    banks = [seat.bank for seat in driver.table.seats]
    driver.wait(COMPANY_WAIT - 1)
    assert driver.table.info(driver.now).deadline is None
    assert [seat.bank for seat in driver.table.seats] == banks
    assert not any(seat.bot for seat in driver.table.seats[:2])


def test_at_pace_zero_the_next_deal_comes_at_once() -> None:
    driver = scored(4, pace=0)
    before = deals(driver)
    assert waits(driver) is None
    driver.tick()
    assert deals(driver) == before + 1


def test_a_deal_that_was_not_scored_has_no_result_to_read() -> None:
    driver = Driver("baloot", pace=PACE)
    driver.sit(people=4)
    while not driver.table.playing().needs_deal:
        driver.act(driver.table.turn, "pass")
    assert not driver.table.sheet and waits(driver) is None
    before = deals(driver)
    driver.wait(ACTIONS * PACE)
    assert deals(driver) == before + 1


def test_continuing_twice_or_at_another_time_changes_nothing() -> None:
    driver = scored(2)
    driver.do(ask.Continue, 0)
    assert driver.do(ask.Continue, 0) == []
    driver.do(ask.Continue, 1)
    driver.tick()
    assert driver.do(ask.Continue, 0) == [] and driver.table.continued == []
    assert refused(driver, ask.Continue, 9) == "no-seat"


def test_a_table_that_was_killed_meanwhile_remembers_who_has_continued() -> None:
    driver = scored(2)
    driver.do(ask.Continue, 0)
    assert isinstance(driver.log[-1], Continued)
    snapshot = driver.table.snapshot()
    resumed = Table.resumed(driver.secret, snapshot, [], driver.now)
    assert resumed is not None
    for table in (driver.again(), resumed):
        assert table.continued == [0]
        for seat in (0, 1):
            table.present(seat, online=True, now=driver.now)
        wait = table.info(driver.now).result_wait
        assert wait is not None and wait.seats == [1]


def test_the_score_sheet_keeps_the_sentence_of_each_deal() -> None:
    driver = scored(1)
    row = driver.table.sheet[0]
    assert row.summary is not None and row.summary.name in {"contracts", "passed-out"}
