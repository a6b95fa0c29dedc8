"""Somebody who wants to hold a table up, in virtual time: nobody waits for long, and nobody gains by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.server.table.deciding import MOST_PAUSES, MOST_REFUSED, PAUSE_AGAIN
from vierblatt.server.table.ticking import ANSWER_WAIT
from vierblatt.server.table.waiting import LEAST_PATIENCE, PATIENCE

MOVE, BANK = 20, 60  # seconds
CLOCK: dict[str, Any] = {"move_seconds": MOVE, "bank_seconds": BANK}


def begun(game: str = "back_alley", **settings: Any) -> Driver:
    """Four people, and somebody has to act."""
    driver = Driver(game, **settings)
    driver.sit(people=4)
    return driver


def left(driver: Driver) -> int | None:
    """Milliseconds until the clock acts."""
    return driver.table.info(driver.now).deadline


def paused(driver: Driver) -> bool:
    return driver.table.paused


def agreed(driver: Driver, asker: int) -> None:
    """Everybody agrees to the pause that a seat asks for."""
    driver.do(ask.Ask, asker, what="pause")
    for other in range(4):
        if other != asker:
            driver.do(ask.Answer, other, agree=True)
    assert driver.table.paused


class TestPauses:
    def test_a_question_does_not_stop_the_clock_of_who_asks(self) -> None:
        driver = begun(move_seconds=MOVE)
        seat = driver.table.turn
        driver.now += 15_000
        driver.do(ask.Ask, seat, what="pause")
        driver.now += 3_000
        assert left(driver) == 2_000
        driver.do(ask.Answer, (seat + 1) % 4, agree=False)
        assert left(driver) == 2_000

    def test_a_question_costs_the_one_who_is_thinking_no_time(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 15_000
        driver.do(ask.Ask, (seat + 1) % 4, what="pause")
        driver.now += 10_000
        assert left(driver) is None
        driver.do(ask.Answer, (seat + 2) % 4, agree=False)
        assert left(driver) == 5_000 + BANK * 1_000

    def test_who_acts_while_another_asks_pays_for_no_more_than_their_own_time(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 25_000
        driver.do(ask.Ask, (seat + 1) % 4, what="pause")
        driver.now += 15_000
        driver.step()
        assert driver.table.seats[seat].bank == (BANK - 5) * 1_000

    def test_a_pause_of_ones_own_lasts_as_long_as_the_own_clock(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 15_000
        agreed(driver, seat)
        assert left(driver) == 5_000 + BANK * 1_000
        driver.wait(4_000 + BANK * 1_000)
        assert paused(driver) and driver.table.turn == seat
        driver.wait(1_000)
        assert not paused(driver) and driver.table.turn == (seat + 1) % 4
        assert driver.table.seats[seat].bank == 0 and driver.table.seats[seat].lapses == 1

    def test_a_pause_of_another_leaves_the_time_of_who_is_thinking_as_it_was(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 15_000
        agreed(driver, (seat + 1) % 4)
        driver.wait(3_600_000)
        driver.do(ask.Unpause, (seat + 2) % 4)
        assert driver.table.turn == seat and left(driver) == 5_000 + BANK * 1_000

    def test_whoever_asks_again_and_again_holds_the_table_up_for_a_minute_in_the_whole_match(self) -> None:
        driver, codes = begun(**CLOCK), []
        asker = (driver.table.turn + 1) % 4
        for _ in range(MOST_PAUSES):
            driver.do(ask.Ask, asker, what="pause")
            driver.do(ask.Answer, (asker + 1) % 4, agree=False)
            codes.append(refused(driver, ask.Ask, asker, what="pause"))
            codes.append(refused(driver, ask.Ask, (asker + 1) % 4, what="pause"))
            driver.now += PAUSE_AGAIN
            driver.step()
        assert codes[:-2] == ["pause-too-soon"] * (2 * MOST_PAUSES - 2)
        assert refused(driver, ask.Ask, asker, what="pause") == "pauses-used-up"
        driver.do(ask.Ask, (asker + 1) % 4, what="pause")  # everybody has their own
        assert MOST_PAUSES * ANSWER_WAIT <= 60_000

    def test_the_end_of_a_pause_begins_the_wait_for_the_next(self) -> None:
        driver = begun()
        agreed(driver, 0)
        driver.now += 10 * PAUSE_AGAIN
        driver.do(ask.Unpause, 1)
        assert refused(driver, ask.Ask, 2, what="pause") == "pause-too-soon"
        driver.now += PAUSE_AGAIN
        agreed(driver, 2)

    def test_who_asks_and_leaves_costs_the_one_who_is_thinking_no_time(self) -> None:
        driver = begun(move_seconds=MOVE)
        seat = driver.table.turn
        driver.now += 15_000
        driver.do(ask.Ask, (seat + 1) % 4, what="pause")
        driver.now += 19_000
        driver.do(ask.Stand, (seat + 1) % 4)
        assert driver.table.asked is None and left(driver) == 5_000
        driver.tick()
        assert driver.table.seats[seat].lapses == 0
        driver.do(ask.TakeSeat, (seat + 1) % 4)
        assert refused(driver, ask.Ask, (seat + 1) % 4, what="pause") == "pause-too-soon"

    def test_who_is_alone_with_bots_pauses_as_often_as_they_like(self) -> None:
        driver = Driver("back_alley", **CLOCK)
        driver.sit(people=1)
        for _ in range(MOST_PAUSES + 1):
            driver.do(ask.Ask, 0, what="pause")
            assert driver.table.paused and left(driver) is None
            driver.do(ask.Unpause, 0)

    def test_a_log_gives_the_same_pauses_back(self) -> None:
        driver = begun(**CLOCK)
        agreed(driver, 0)
        again = driver.again()
        assert (again.paused_by, again.paused_at, again.seats[0].pauses) == (0, driver.now, 1)
        driver.do(ask.Unpause, 1)
        assert driver.again().pause_ended == driver.now


class TestTakebacks:
    def test_a_no_is_the_last_word_about_an_action(self) -> None:
        driver = begun()
        seat = driver.table.turn
        driver.step()
        driver.do(ask.Ask, seat, what="takeback")
        driver.do(ask.Answer, (seat + 2) % 4, agree=False)
        assert refused(driver, ask.Ask, seat, what="takeback") == "takeback-too-late"

    def test_who_is_refused_often_asks_no_more(self) -> None:
        driver = begun()
        seat, asked = driver.table.turn, 0
        while asked < MOST_REFUSED:
            driver.play(until=lambda: driver.table.takeback_of == seat)
            driver.do(ask.Ask, seat, what="takeback")
            driver.wait(ANSWER_WAIT)
            asked += 1
            driver.step()
        driver.play(until=lambda: driver.table.takeback_of == seat)
        assert refused(driver, ask.Ask, seat, what="takeback") == "takebacks-used-up"


@pytest.mark.parametrize("people", [2, 4])
def test_where_nobody_ever_acts_a_match_with_a_clock_ends(people: int) -> None:
    """Everybody is there and does nothing: each costs the table their bank and two actions."""
    driver = Driver("back_alley", preset="short", **CLOCK)
    driver.sit(people=people)
    began = driver.now
    while not driver.table.over:
        assert all(seat.online for seat in driver.table.seats[:people])
        wanted = driver.table.bot_turn()
        if wanted is not None:
            driver.now = max(driver.now, driver.table.bot_due)
            driver.step()
        else:
            driver.wait(MOVE * 1_000)
        idle = sum(seat.played_by_person for seat in driver.table.seats)
        assert idle == 0 or driver.now - began < people * (BANK + 2 * MOVE) * 1_000 + 600_000


class TestAbsence:
    """`claim-absence`, and what it needs."""

    def test_without_a_clock_the_others_wait_two_minutes_for_one_who_does_nothing(self) -> None:
        driver = begun()
        idle = driver.table.turn
        other = (idle + 1) % 4
        assert driver.table.info(driver.now).absent == {str(idle): PATIENCE}
        driver.wait(PATIENCE - 1_000)
        assert refused(driver, ask.ClaimAbsence, other, seat=idle) == "not-absent-yet"
        driver.wait(1_000)
        driver.do(ask.ClaimAbsence, other, seat=idle)
        assert driver.table.seats[idle].bot == "rules" and driver.table.bot_turn() == (idle, "rules")
        assert driver.do(ask.ClaimAbsence, other, seat=idle) == []

    def test_who_is_back_plays_again_and_is_waited_for_less(self) -> None:
        driver = begun()
        idle = driver.table.turn
        other = (idle + 1) % 4
        waited = []
        for _ in range(5):
            driver.play(until=lambda: driver.table.turn == idle)
            waited.append(driver.table.info(driver.now).absent[str(idle)])
            driver.wait(waited[-1])
            driver.do(ask.ClaimAbsence, other, seat=idle)
            driver.do(ask.TakeSeat, idle)
            driver.step()
        assert waited == [PATIENCE, PATIENCE // 2, PATIENCE // 4, LEAST_PATIENCE, LEAST_PATIENCE]

    def test_who_went_away_need_not_be_waited_for_as_long_as_the_host_has_set(self) -> None:
        driver = begun(grace=600, **CLOCK)
        away = (driver.table.turn + 1) % 4
        driver.table.present(away, online=False, now=driver.now)
        for _ in range(20):
            driver.now += 6_000
            driver.play(until=iter([False, True]).__next__)
            if driver.table.turn == away:
                break
        driver.now = max(driver.now, driver.table.seats[away].offline_since + PATIENCE)
        driver.do(ask.ClaimAbsence, (away + 1) % 4, seat=away)
        assert driver.table.seats[away].bot == "rules"

    def test_who_thinks_within_the_clock_is_not_absent(self) -> None:
        driver = begun(move_seconds=300)
        driver.now += 2 * PATIENCE
        idle = driver.table.turn
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=idle) == "not-absent"

    def test_nobody_claims_against_who_is_not_to_act_nor_themselves_nor_without_a_seat(self) -> None:
        driver = begun()
        driver.now += 2 * PATIENCE
        idle = driver.table.turn
        assert refused(driver, ask.ClaimAbsence, idle, seat=(idle + 1) % 4) == "not-absent"
        assert refused(driver, ask.ClaimAbsence, idle, seat=idle) == "not-absent"
        assert refused(driver, ask.ClaimAbsence, 9, seat=idle) == "no-seat"
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=4) == "bad-seat"

    def test_a_question_of_their_own_gives_nobody_more_time_and_a_pause_stops_it(self) -> None:
        driver = begun()
        idle = driver.table.turn
        driver.wait(PATIENCE - 10_000)
        driver.do(ask.Ask, idle, what="pause")
        driver.wait(10_000)
        driver.do(ask.ClaimAbsence, (idle + 1) % 4, seat=idle)
        assert driver.table.asked is None
        paused = begun()
        agreed(paused, 0)
        paused.wait(10 * PATIENCE)
        assert paused.table.info(paused.now).absent == {}
        assert refused(paused, ask.ClaimAbsence, 1, seat=paused.table.turn) == "table-paused"

    def test_without_a_clock_nobody_is_absent_because_of_a_pause_to_which_all_agreed(self) -> None:
        driver = begun()
        idle = driver.table.turn
        driver.wait(30_000)
        agreed(driver, idle)
        driver.wait(10 * PATIENCE)
        driver.do(ask.Unpause, (idle + 1) % 4)
        assert driver.table.info(driver.now).absent == {str(idle): PATIENCE - 30_000}
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=idle) == "not-absent-yet"
        driver.do(ask.Stand, (idle + 1) % 4)
        assert not driver.table.seats[(idle + 1) % 4].excused


class TestLeaving:
    """Who leaves a table that another holds up has not left it."""

    def test_who_leaves_when_the_clock_has_acted_for_another_is_excused(self) -> None:
        driver = begun(**CLOCK)
        idle = driver.table.turn
        driver.wait((MOVE + BANK) * 1_000)
        assert driver.table.seats[idle].lapses == 1
        leaver = (idle + 1) % 4
        driver.do(ask.Stand, leaver)
        driver.play()
        seat = driver.table.seats[leaver]
        assert (seat.replaced, seat.bot_turns, seat.excused_by) == (0, 0, [idle]) and seat.excused_turns > 3
        assert driver.again().seats[leaver].excused_turns == seat.excused_turns

    def test_who_just_leaves_is_not(self) -> None:
        driver = begun(**CLOCK)
        driver.do(ask.Stand, 1)
        driver.play()
        assert driver.table.seats[1].bot_turns > 3 and driver.table.seats[1].replaced == 1

    def test_somebody_who_thinks_within_the_clock_excuses_nobody(self) -> None:
        driver = begun(**CLOCK)
        idle = driver.table.turn
        driver.wait((MOVE + BANK - 1) * 1_000)
        driver.do(ask.Stand, (idle + 1) % 4)
        assert not driver.table.seats[(idle + 1) % 4].excused

    def test_without_a_clock_two_minutes_of_waiting_excuse(self) -> None:
        driver = begun()
        driver.wait(PATIENCE)
        leaver = (driver.table.turn + 1) % 4
        driver.do(ask.Stand, leaver)
        assert driver.table.seats[leaver].excused and driver.table.seats[leaver].replaced == 0

    def test_the_connection_of_one_who_waits_may_break_too(self) -> None:
        driver = begun(grace=5)
        driver.wait(PATIENCE)
        waiting = (driver.table.turn + 1) % 4
        driver.table.present(waiting, online=False, now=driver.now)
        driver.wait(5_000)
        assert driver.table.seats[waiting].bot and driver.table.seats[waiting].excused

    def test_who_held_the_table_up_is_free_neither_because_of_those_who_left_nor_of_another_like_them(self) -> None:
        driver = begun(**CLOCK)
        idle = driver.table.turn
        driver.wait((MOVE + BANK) * 1_000)
        driver.do(ask.Stand, (idle + 1) % 4)
        driver.do(ask.Stand, idle)
        assert driver.table.seats[(idle + 1) % 4].excused and not driver.table.seats[idle].excused
        both = begun(**CLOCK)
        first = both.table.turn
        for _ in range(2):
            both.wait((MOVE + BANK) * 1_000)
        assert [both.table.seats[(first + n) % 4].lapses for n in range(2)] == [1, 1]
        for n in range(2):
            both.do(ask.Stand, (first + n) % 4)
            assert not both.table.seats[(first + n) % 4].excused

    def test_who_comes_back_plays_in_person_again(self) -> None:
        driver = begun(**CLOCK)
        idle = driver.table.turn
        driver.wait((MOVE + BANK) * 1_000)
        leaver = (idle + 2) % 4
        driver.do(ask.Stand, leaver)
        driver.do(ask.TakeSeat, leaver)
        assert not driver.table.seats[leaver].excused
        driver.do(ask.Stand, idle)
        driver.do(ask.TakeSeat, idle)  # has not come to act again, and is there
        driver.step()
        driver.do(ask.Stand, leaver)
        assert not driver.table.seats[leaver].excused

    def test_of_two_who_stay_away_for_long_neither_is_free_because_of_the_other(self) -> None:
        driver = begun(grace=150, **CLOCK)
        seats = [(driver.table.turn + n) % 4 for n in (1, 2)]
        for seat in seats:
            driver.table.present(seat, online=False, now=driver.now)
        driver.wait(150_000)
        assert all(driver.table.seats[seat].bot for seat in seats)
        assert not any(driver.table.seats[seat].excused for seat in seats)
