"""Where winners stay: the queue, who gets up and who sits down next, in virtual time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.table.tables import START, Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import QueuedPerson, QueuePlace, TableSettings
from vierblatt.server.table import Person, Table, TableFault
from vierblatt.server.table import entries as log
from vierblatt.server.table.queue import TableQueue, first_fit
from vierblatt.server.table.queueing import AWAY_WAIT, MOST_JOINS, MOST_QUEUED, READY_WAIT
from vierblatt.server.table.winner_stays import next_seats


def playing(game: str = "baloot", people: int = 4, **settings: Any) -> Driver:
    """People in a match at a table where winners stay."""
    driver = Driver(game, **{"winner_stays": True, **settings})
    driver.sit(people=people)
    return driver


def waiting(driver: Driver) -> list[list[str]]:
    """The players in the queue, by place."""
    return [[each.player for each in place.people] for place in driver.table.queue.places]


def seated(table: Table) -> list[str]:
    return [seat.player for seat in table.seats]


def end(driver: Driver, *winners: int, scores: tuple[int, ...] | None = None) -> None:
    """Ends the match with these winners, as its last card would."""
    match = driver.table.playing()
    state = match.state
    state.winners = sum(1 << side for side in winners)
    for side, score in enumerate(scores or ()):
        state.scores[side] = score
    state.phase = next(number for number, phase in match.game.phases.items() if phase.name == "over")
    driver.table.stage = "over"


def rematch(driver: Driver) -> Driver:
    """The next table, of everybody who has not left; the people at it are not connected yet."""
    kept = [n for n, seat in enumerate(driver.table.seats) if seat.kind == "bot" or not seat.bot]
    entries = next_seats(driver.table, kept, driver.now)
    given = {
        name: value
        for name, value in msgspec.structs.asdict(driver.table.settings).items()
        if value is not msgspec.UNSET
    }
    following = Driver(driver.table.opened.game, table="bcdefghijk", **given)
    following.now = driver.now
    following.put(entries)
    return following


def came(driver: Driver, *players: int) -> None:
    """These people enter the table."""
    for number in players:
        driver.table.present(driver.table.seat_of(f"p{number}"), online=True, now=driver.now)


class TestJoining:
    def test_order_and_leaving(self) -> None:
        driver = playing()
        for number in (10, 11, 12):
            driver.do(ask.JoinQueue, number)
        driver.do(ask.LeaveQueue, 11)
        assert waiting(driver) == [["p10"], ["p12"]]
        assert driver.again().queue == driver.table.queue

    def test_twice_does_nothing(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        assert driver.do(ask.JoinQueue, 10) == []
        assert waiting(driver) == [["p10"], ["p11"]]

    def test_not_with_a_seat(self) -> None:
        assert refused(playing(), ask.JoinQueue, 2) == "queue-seated"

    def test_only_where_winners_stay(self) -> None:
        driver = playing(winner_stays=False)
        assert refused(driver, ask.JoinQueue, 10) == "queue-off"
        assert refused(driver, ask.LeaveQueue, 10) == "queue-off"

    def test_the_queue_has_a_length(self) -> None:
        driver = playing()
        for number in range(10, 10 + MOST_QUEUED):
            driver.do(ask.JoinQueue, number)
        assert refused(driver, ask.JoinQueue, 99) == "queue-full"

    def test_nobody_fills_the_log(self) -> None:
        driver = playing()
        for _ in range(MOST_JOINS):
            driver.do(ask.JoinQueue, 10)
            driver.do(ask.LeaveQueue, 10)
        assert refused(driver, ask.JoinQueue, 10) == "queue-joins-used-up"
        driver.do(ask.JoinQueue, 11)

    def test_no_guest_waits_at_a_rated_table(self) -> None:
        driver = Driver("baloot", winner_stays=True, rated=True)
        with pytest.raises(TableFault, match="rated-no-guests"):
            driver.do(ask.JoinQueue, Person("p10", "Guest", guest=True))

    def test_it_holds_nobody_up(self) -> None:
        driver = playing(move_seconds=20)
        before = driver.table.turn_seq, driver.table.info(driver.now).deadline
        driver.do(ask.JoinQueue, 10)
        assert (driver.table.turn_seq, driver.table.info(driver.now).deadline) == before
        driver.act(driver.table.turn, driver.table.held[1][0], seq=before[0])


class TestPairs:
    def test_both_must_agree(self) -> None:
        driver = playing()
        for number in (10, 11, 12):
            driver.do(ask.JoinQueue, number)
        driver.do(ask.JoinQueue, 12, partner="p10")
        assert waiting(driver) == [["p10"], ["p11"], ["p12"]]
        driver.do(ask.JoinQueue, 10, partner="p12")
        assert waiting(driver) == [["p10", "p12"], ["p11"]]

    def test_a_repeated_request_does_nothing(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11, partner="p10")
        assert driver.do(ask.JoinQueue, 11, partner="p10") == []
        driver.do(ask.JoinQueue, 10, partner="p11")
        assert driver.do(ask.JoinQueue, 10, partner="p11") == []
        assert driver.do(ask.JoinQueue, 11, partner="p10") == []
        assert waiting(driver) == [["p10", "p11"]]

    def test_nobody_is_sat_down_with_somebody_who_did_not_agree(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        driver.do(ask.JoinQueue, 11, partner="p10")
        driver.do(ask.LeaveQueue, 10)
        driver.do(ask.JoinQueue, 10, partner="p11")  # the question ended when they left
        assert waiting(driver) == [["p11"], ["p10"]]

    def test_who_cannot_be_a_partner(self) -> None:
        driver = playing()
        for number in (10, 11, 12):
            driver.do(ask.JoinQueue, number)
        driver.do(ask.JoinQueue, 10, partner="p11")
        driver.do(ask.JoinQueue, 11, partner="p10")
        assert refused(driver, ask.JoinQueue, 12, partner="p12") == "queue-no-partner"
        assert refused(driver, ask.JoinQueue, 12, partner="p10") == "queue-no-partner"
        assert refused(driver, ask.JoinQueue, 12, partner="p1") == "queue-no-partner"
        assert refused(driver, ask.JoinQueue, 10, partner="p12") == "queue-paired"

    def test_not_where_all_play_for_themselves(self) -> None:
        driver = playing("king_bolola")
        driver.do(ask.JoinQueue, 10)
        assert refused(driver, ask.JoinQueue, 11, partner="p10") == "queue-no-partner"

    def test_a_partner_keeps_the_place(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11, partner="p10")
        driver.do(ask.JoinQueue, 10, partner="p11")
        driver.do(ask.JoinQueue, 12)
        driver.do(ask.LeaveQueue, 10)
        assert waiting(driver) == [["p11"], ["p12"]]


class TestWhoSitsDown:
    @pytest.mark.parametrize(
        ("places", "seats", "expected"),
        [
            ("a b", 2, "ab"),
            ("a bc d", 2, "ad"),  # whoever is alone is put together in order
            ("a bc", 2, "bc"),
            ("a", 2, None),
            ("ab", 1, None),
            ("a b cd", 3, "acd"),  # a pair stays together
            ("ab cd e", 3, "abe"),
            ("a b c", 3, "abc"),
            ("abc", 2, None),
            ("a", 1, "a"),
        ],
    )
    def test_first_fit(self, places: str, seats: int, expected: str | None) -> None:
        queue = [QueuePlace(people=[QueuedPerson(player=p, name=p) for p in each]) for each in places.split()]
        found = first_fit(queue, seats)
        assert (None if found is None else "".join(p.player for place in found for p in place.people)) == expected

    def test_winners_stay_and_losers_go_to_the_end(self) -> None:
        driver = playing()
        for number in (10, 11, 12):
            driver.do(ask.JoinQueue, number)
        end(driver, 1)
        following = rematch(driver)
        assert seated(following.table) == ["p10", "p1", "p11", "p3"]
        assert waiting(following) == [["p12"], ["p0", "p2"]]
        assert (following.table.queue.champions, following.table.queue.wins) == (["p1", "p3"], 1)

    def test_an_empty_queue_is_an_ordinary_rematch(self) -> None:
        driver = playing()
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p1", "p2", "p3"]
        assert waiting(following) == []

    def test_half_a_side_waits_on(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p1", "p2", "p3"]
        assert waiting(following) == [["p10"]]

    def test_nobody_gets_up_after_a_draw(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        end(driver)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p1", "p2", "p3"]
        assert following.table.queue.wins == 0

    def test_bots_make_room_and_do_not_queue(self) -> None:
        driver = playing(people=1)
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p10", "", "p11"]
        assert waiting(following) == []

    def test_whoever_left_does_not_queue(self) -> None:
        driver = playing()
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        driver.do(ask.Stand, 0)
        driver.table.present(0, online=False, now=driver.now)
        end(driver, 1)
        assert waiting(rematch(driver)) == [["p2"]]

    def test_six_play_in_sides_of_three(self) -> None:
        driver = playing("kout_bo", people=6)
        for number in (10, 11, 12, 13):
            driver.do(ask.JoinQueue, number)
        driver.do(ask.JoinQueue, 13, partner="p12")
        driver.do(ask.JoinQueue, 12, partner="p13")
        end(driver, 0)
        following = rematch(driver)
        assert seated(following.table) == ["p0", "p10", "p2", "p12", "p4", "p13"]
        assert waiting(following) == [["p11"], ["p1", "p3", "p5"]]

    def test_where_all_play_for_themselves_the_worst_get_up(self) -> None:
        driver = playing("king_bolola")
        driver.do(ask.JoinQueue, 10)
        driver.do(ask.JoinQueue, 11)
        end(driver, 2, scores=(-50, 10, 90, -20))
        following = rematch(driver)
        assert seated(following.table) == ["p10", "p1", "p2", "p11"]
        assert waiting(following) == [["p3"], ["p0"]]


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
