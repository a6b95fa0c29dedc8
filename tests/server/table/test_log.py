"""A table's log by ADR 5: a wrong one is not replayed, and what a restart forgets is granted again."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.table.tables import SECRET, Driver
from tests.server.table.test_attacks import say, waiting
from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.protocol import frames
from vierblatt.server.table import Table, TableFault
from vierblatt.server.table import entries as log
from vierblatt.server.table.applying import RESTART_BONUS
from vierblatt.server.table.table_frames import update
from vierblatt.server.table.ticking import NONCE_WAIT

MOST_TOLD = 3_000  #: bytes of the public picture of a table


def replayed(driver: Driver, number: int, entry: log.AnyEntry) -> Table:
    """The table that the log gives up to one entry, with another in its place."""
    return Table.replay(driver.secret, [*driver.log[:number], entry], driver.now)


def number_of(driver: Driver, kind: type[log.Entry]) -> int:
    return next(number for number, entry in enumerate(driver.log) if isinstance(entry, kind))


def test_a_replay_that_draws_another_first_seat_stops() -> None:
    driver = Driver()
    driver.sit(people=2, nonces=True)
    number = number_of(driver, log.Started)
    started = driver.log[number]
    assert isinstance(started, log.Started) and replayed(driver, number, started).stage == "playing"
    for seat in {*range(6)} - {started.first_seat}:
        with pytest.raises(TableFault, match="bad-log"):
            replayed(driver, number, msgspec.structs.replace(started, first_seat=seat))


def test_a_replay_with_another_secret_stops() -> None:
    """Another chain has another binding, to which no nonce was committed."""
    driver = Driver()
    driver.sit(people=2, nonces=True)
    assert Table.replay(SECRET, driver.log, driver.now).board() == driver.table.board()
    with pytest.raises(BadOption, match="bad-nonce"):
        Table.replay(bytes(32), driver.log, driver.now)


def test_a_replay_that_finds_a_round_void_because_of_other_seats_stops() -> None:
    driver = waiting()
    say(driver, *range(5))
    driver.wait(NONCE_WAIT)
    number = number_of(driver, log.Voided)
    voided = driver.log[number]
    assert isinstance(voided, log.Voided) and voided.unopened == [5]
    assert replayed(driver, number, voided).stage == "seating"
    with pytest.raises(TableFault, match="bad-log"):
        replayed(driver, number, msgspec.structs.replace(voided, unopened=[4]))


def test_a_replay_with_an_action_out_of_turn_stops() -> None:
    driver = Driver()
    driver.sit(people=6)
    driver.step()
    number = number_of(driver, log.Acted)
    acted = driver.log[number]
    assert isinstance(acted, log.Acted)
    with pytest.raises(TableFault, match="bad-log"):
        replayed(driver, number, msgspec.structs.replace(acted, seat=(acted.seat + 1) % 6))


def test_after_a_restart_all_are_away_with_a_new_grace_period() -> None:
    driver = Driver()
    driver.sit(people=2)
    driver.table.present(1, online=False, now=driver.now)
    driver.wait(29_000)
    again = driver.again()
    assert not again.has_person_online and not any(seat.online for seat in again.seats)
    again.present(0, online=True, now=driver.now)
    assert again.info(driver.now).grace == {"1": 30_000}
    assert again.tick(driver.now + 29_999) == [] and again.tick(driver.now + 30_000)


def test_a_restart_resets_the_turn_clock_and_adds_ten_seconds_to_each_bank() -> None:
    driver = Driver("back_alley", move_seconds=20, bank_seconds=60)
    driver.sit(people=4)
    banks = [seat.bank for seat in driver.table.seats]
    driver.now += 15_000
    driver.put([log.Restarted(at=driver.now)])
    assert [seat.bank for seat in driver.table.seats] == [bank + RESTART_BONUS for bank in banks]
    assert driver.table.info(driver.now).deadline == 20_000 + banks[0] + RESTART_BONUS


@pytest.mark.parametrize("game", games.game_ids())
def test_the_public_picture_of_a_table_is_small(game: str) -> None:
    driver = Driver(game)
    driver.sit(people=len(driver.table.seats))
    for _ in range(100):
        frame = frames.encode(update(driver.table, driver.outcomes[-1], -1, driver.now))
        assert len(frame) < MOST_TOLD
        driver.play(until=iter([False, True]).__next__)
