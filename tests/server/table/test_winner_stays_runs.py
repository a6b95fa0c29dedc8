"""Where winners stay: how long they do, who comes when they are called, what is shown, old logs; in virtual time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.table.queues import came, end, playing, rematch, seated, waiting
from tests.server.table.tables import START, Driver
from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import TableSettings
from vierblatt.server.table import Table, TableFault
from vierblatt.server.table import entries as log
from vierblatt.server.table.queue import TableQueue
from vierblatt.server.table.queueing import AWAY_WAIT, READY_WAIT


class TestRuns:
    def begun(self, driver: Driver) -> Driver:
        """A rematch in which the match has begun."""
        for number in range(len(driver.table.seats)):
            driver.table.present(number, online=True, now=driver.now)
            driver.do(ask.Ready, number)
        driver.tick()
        return driver

    def queued(self, wins: int, people: int, **settings: Any) -> Driver:
        driver = playing(**settings)
        driver.put([log.QueueBrought(at=driver.now, champions=["p0", "p2"], wins=wins)])
        for number in range(10, 10 + people):
            driver.do(ask.JoinQueue, number)
        return driver

    def test_winners_get_up_after_the_longest_run(self) -> None:
        driver = self.queued(4, people=4)
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p10", "p12", "p11", "p13"]
        assert waiting(following) == [["p1", "p3"], ["p0", "p2"]]
        assert following.table.queue.wins == 0

    def test_if_one_side_waits_they_make_room_for_it(self) -> None:
        driver = self.queued(4, people=2)
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p10", "p1", "p11", "p3"]
        assert waiting(following) == [["p0", "p2"]]

    def test_not_before(self) -> None:
        driver = self.queued(3, people=4)
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p10", "p2", "p11"]
        assert following.table.queue.wins == 4

    def test_never_if_the_table_says_so(self) -> None:
        driver = self.queued(98, people=4, longest_run=0)
        end(driver, 0)
        assert seated(rematch(driver).table) == ["p0", "p10", "p2", "p11"]

    def test_another_side_begins_a_new_run(self) -> None:
        driver = self.queued(4, people=2)
        end(driver, 1)
        following = rematch(driver)
        assert (following.table.queue.champions, following.table.queue.wins) == (["p1", "p3"], 1)

    def test_a_run_goes_on_over_several_tables(self) -> None:
        driver = playing()
        for wins in (1, 2, 3):
            end(driver, 0)
            driver = self.begun(rematch(driver))
            assert driver.table.queue.wins == wins


class TestComing:
    def called(self) -> Driver:
        """p1 and p3 have won; p10 and p11 are called, p12 waits, and p0 and p2 after them."""
        driver = playing()
        for number in (10, 11, 12):
            driver.do(ask.JoinQueue, number)
        end(driver, 1)
        following = rematch(driver)
        came(following, 1, 3)
        return following

    def test_whoever_is_away_is_skipped(self) -> None:
        driver = self.called()
        came(driver, 11)
        outcomes = driver.wait(AWAY_WAIT)
        assert [note.what for outcome in outcomes for note in outcome.notes] == ["skipped", "sat"]
        assert seated(driver.table) == ["p12", "p1", "p11", "p3"]
        assert waiting(driver) == [["p0", "p2"]]

    def test_not_a_moment_earlier(self) -> None:
        driver = self.called()
        assert driver.wait(AWAY_WAIT - 1) == []

    def test_being_there_is_not_enough(self) -> None:
        driver = self.called()
        came(driver, 10, 11)
        driver.do(ask.Ready, 11)
        driver.wait(READY_WAIT - 1)
        assert seated(driver.table)[0] == "p10"
        driver.wait(1)
        assert seated(driver.table) == ["p12", "p1", "p11", "p3"]

    def test_another_seat_gives_no_more_time(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        end(driver, 1)
        driver = rematch(driver)
        for number in (0, 2):
            driver.do(ask.LeaveQueue, number)
        came(driver, 3, 10, 11)
        driver.do(ask.Unseat, 0, seat=1)  # p0 opened the table
        driver.now += READY_WAIT // 2
        driver.do(ask.Sit, 10, seat=1)
        driver.wait(READY_WAIT // 2)
        assert "p10" not in seated(driver.table)

    def test_all_the_queue_is_away(self) -> None:
        driver = self.called()
        driver.wait(10 * AWAY_WAIT)
        assert seated(driver.table) == ["", "p1", "", "p3"]
        assert waiting(driver) == []
        driver.do(ask.Sit, 20, seat=0)  # and anybody may sit down

    def test_nobody_pushes_in(self) -> None:
        driver = self.called()
        driver.do(ask.Stand, 10)
        with pytest.raises(TableFault, match="queue-first"):
            driver.do(ask.Sit, 20)
        driver.tick()
        assert seated(driver.table) == ["p12", "p1", "p11", "p3"]

    def test_nothing_happens_without_people(self) -> None:
        driver = self.called()
        for seat in (1, 3):
            driver.table.present(seat, online=False, now=driver.now)
        assert driver.wait(10 * READY_WAIT) == []

    def test_a_seat_that_becomes_free_goes_to_the_queue(self) -> None:
        driver = Driver("baloot", winner_stays=True)
        driver.do(ask.Sit, 0, seat=0)
        driver.do(ask.JoinQueue, 10)
        driver.tick()
        assert seated(driver.table) == ["p0", "", "p10", ""]

    def test_the_log_and_a_snapshot_give_the_same_table(self) -> None:
        driver = self.called()
        came(driver, 11)
        driver.wait(AWAY_WAIT)
        table = driver.table
        state = table.snapshot()
        resumed = Table.resumed(driver.secret, state, [], driver.now)
        assert resumed is not None
        assert resumed.queue == table.queue == driver.again().queue
        assert [seat.called for seat in resumed.seats] == [seat.called for seat in table.seats]


class TestShown:
    def test_what_everybody_sees(self) -> None:
        driver = TestComing().called()
        shown = driver.table.queue_shown(driver.now + 5_000)
        assert shown is not None
        assert [each.name for each in shown.places[0].people] == ["Player 12"]
        assert shown.called == {"0": AWAY_WAIT - 5_000, "2": AWAY_WAIT - 5_000}
        assert shown.wins == 1

    def test_other_tables_show_none(self) -> None:
        assert Driver("baloot").table.queue_shown(START) is None


class TestOldLogs:
    def test_settings_without_it_are_the_same_bytes(self) -> None:
        assert b"winner" not in msgspec.json.encode(TableSettings())
        assert not TableSettings().winner_stays
        assert TableSettings().most_wins == 5

    def test_entries_without_it_are_the_same_bytes(self) -> None:
        body = b'{"at":1,"entry":"sat","name":"b","player":"a","seat":0}'
        assert log.encode(log.decode(body)) == body
        body = b'{"at":1,"entry":"stood","seat":0}'
        assert log.encode(log.decode(body)) == body


def test_an_account_that_took_in_another_does_not_wait_beside_its_seat() -> None:
    driver = playing()
    driver.put([log.QueueJoined(at=driver.now, player="p2", name="Player 2")])  # as a merge rewrites the log
    assert waiting(driver) == []


def test_queue_keeps_one_place_a_person() -> None:
    queue = TableQueue()
    for name in ("a", "b", "a", "b"):
        queue.join(name, name, "")
    assert queue.length == 2
