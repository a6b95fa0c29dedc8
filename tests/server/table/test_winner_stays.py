"""Where winners stay: the queue, who gets up and who sits down next, in virtual time."""

from __future__ import annotations

import pytest

from tests.server.table.queues import end, playing, rematch, seated, waiting
from tests.server.table.tables import Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import QueuedPerson, QueuePlace
from vierblatt.server.table import Person, TableFault
from vierblatt.server.table.queue import first_fit
from vierblatt.server.table.queueing import MOST_JOINS, MOST_QUEUED


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
