"""A match of one person against bots waits while that person is away."""

from __future__ import annotations

from tests.server.table.tables import Driver


def test_nothing_happens_until_the_player_comes_back() -> None:
    driver = Driver()
    assert (driver.table.info(driver.now).deal, driver.table.info(driver.now).scores) == (0, [])
    driver.sit(people=1)
    driver.play(until=lambda: driver.table.sheet)
    info = driver.table.info(driver.now)
    assert info.scores == driver.table.sheet[-1].totals
    assert info.deal == 1
    driver.table.present(0, online=False, now=driver.now)
    assert driver.table.wakes_at() is None
    assert driver.table.info(driver.now + 3_600_000).seats == [seat.info() for seat in driver.table.seats]
    assert not driver.table.seats[0].bot
