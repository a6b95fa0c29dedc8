"""Players who hold a table up, in virtual time: no one waits for long, and it brings no advantage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.server.table.deciding import MOST_PAUSES, MOST_REFUSED, PAUSE_AGAIN
from vierblatt.server.table.ticking import ANSWER_WAIT
from vierblatt.server.table.waiting import ABSENCE_LIMIT, LEAST_ABSENCE_LIMIT

MOVE, BANK = 20, 60  # seconds
CLOCK: dict[str, Any] = {"move_seconds": MOVE, "bank_seconds": BANK}


def begun(game: str = "back_alley", **settings: Any) -> Driver:
    """Four people in a match, one of them to act."""
    driver = Driver(game, **settings)
    driver.sit(people=4)
    return driver


def left(driver: Driver) -> int | None:
    """Milliseconds until the clock acts."""
    return driver.table.info(driver.now).deadline


def paused(driver: Driver) -> bool:
    return driver.table.paused


def agreed(driver: Driver, asker: int) -> None:
    """All agree to the pause that a seat asks for."""
    driver.do(ask.Ask, asker, what="pause")
    for other in range(4):
        if other != asker:
            driver.do(ask.Answer, other, agree=True)
    assert driver.table.paused


class TestPauses:
    def test_a_request_does_not_stop_the_askers_clock(self) -> None:
        driver = begun(move_seconds=MOVE)
        seat = driver.table.turn
        driver.now += 15_000
        driver.do(ask.Ask, seat, what="pause")
        driver.now += 3_000
        assert left(driver) == 2_000
        driver.do(ask.Answer, (seat + 1) % 4, agree=False)
        assert left(driver) == 2_000

    def test_a_request_stops_the_clock_of_the_player_to_act(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 15_000
        driver.do(ask.Ask, (seat + 1) % 4, what="pause")
        driver.now += 10_000
        assert left(driver) is None
        driver.do(ask.Answer, (seat + 2) % 4, agree=False)
        assert left(driver) == 5_000 + BANK * 1_000

    def test_acting_during_a_request_costs_only_the_players_own_time(self) -> None:
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

    def test_anothers_pause_keeps_the_time_of_the_player_to_act(self) -> None:
        driver = begun(**CLOCK)
        seat = driver.table.turn
        driver.now += 15_000
        agreed(driver, (seat + 1) % 4)
        driver.wait(3_600_000)
        driver.do(ask.Unpause, (seat + 2) % 4)
        assert driver.table.turn == seat and left(driver) == 5_000 + BANK * 1_000

    def test_repeated_requests_hold_the_table_up_for_at_most_a_minute(self) -> None:
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

    def test_leaving_after_a_request_costs_the_player_to_act_no_time(self) -> None:
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

    def test_a_player_alone_with_bots_may_pause_without_limit(self) -> None:
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
    def test_a_refused_takeback_cannot_be_asked_again(self) -> None:
        driver = begun()
        seat = driver.table.turn
        driver.step()
        driver.do(ask.Ask, seat, what="takeback")
        driver.do(ask.Answer, (seat + 2) % 4, agree=False)
        assert refused(driver, ask.Ask, seat, what="takeback") == "takeback-too-late"

    def test_takeback_requests_end_after_too_many_refusals(self) -> None:
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
def test_a_timed_match_ends_even_if_no_player_acts(people: int) -> None:
    """All are present and do nothing: each costs the table their bank and two actions."""
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

    def test_without_a_clock_an_idle_player_is_absent_after_two_minutes(self) -> None:
        driver = begun()
        idle = driver.table.turn
        other = (idle + 1) % 4
        assert driver.table.info(driver.now).absent == {str(idle): ABSENCE_LIMIT}
        driver.wait(ABSENCE_LIMIT - 1_000)
        assert refused(driver, ask.ClaimAbsence, other, seat=idle) == "not-absent-yet"
        driver.wait(1_000)
        driver.do(ask.ClaimAbsence, other, seat=idle)
        assert driver.table.seats[idle].bot == "rules" and driver.table.bot_turn() == (idle, "rules")
        assert driver.do(ask.ClaimAbsence, other, seat=idle) == []

    def test_a_returned_player_is_awaited_for_less_time(self) -> None:
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
        limits = [max(ABSENCE_LIMIT >> times, LEAST_ABSENCE_LIMIT) for times in range(5)]
        assert waited == limits and limits[2:] == [ABSENCE_LIMIT // 4, LEAST_ABSENCE_LIMIT, LEAST_ABSENCE_LIMIT]

    def test_an_offline_player_can_be_claimed_absent_before_a_long_grace_ends(self) -> None:
        driver = begun(grace=600, **CLOCK)
        away = (driver.table.turn + 1) % 4
        driver.table.present(away, online=False, now=driver.now)
        for _ in range(20):
            driver.now += 6_000
            driver.play(until=iter([False, True]).__next__)
            if driver.table.turn == away:
                break
        driver.now = max(driver.now, driver.table.seats[away].offline_since + ABSENCE_LIMIT)
        driver.do(ask.ClaimAbsence, (away + 1) % 4, seat=away)
        assert driver.table.seats[away].bot == "rules"

    def test_a_player_within_the_clock_is_not_absent(self) -> None:
        driver = begun(move_seconds=300)
        driver.now += 2 * ABSENCE_LIMIT
        idle = driver.table.turn
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=idle) == "not-absent"

    def test_absence_can_be_claimed_only_by_a_seat_against_the_seat_to_act(self) -> None:
        driver = begun()
        driver.now += 2 * ABSENCE_LIMIT
        idle = driver.table.turn
        assert refused(driver, ask.ClaimAbsence, idle, seat=(idle + 1) % 4) == "not-absent"
        assert refused(driver, ask.ClaimAbsence, idle, seat=idle) == "not-absent"
        assert refused(driver, ask.ClaimAbsence, 9, seat=idle) == "no-seat"
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=4) == "bad-seat"

    def test_a_request_does_not_extend_the_absence_limit_but_a_pause_does(self) -> None:
        driver = begun()
        idle = driver.table.turn
        driver.wait(ABSENCE_LIMIT - 10_000)
        driver.do(ask.Ask, idle, what="pause")
        driver.wait(10_000)
        driver.do(ask.ClaimAbsence, (idle + 1) % 4, seat=idle)
        assert driver.table.asked is None
        paused = begun()
        agreed(paused, 0)
        paused.wait(10 * ABSENCE_LIMIT)
        assert paused.table.info(paused.now).absent == {}
        assert refused(paused, ask.ClaimAbsence, 1, seat=paused.table.turn) == "table-paused"

    def test_without_a_clock_an_agreed_pause_does_not_count_as_absence(self) -> None:
        driver = begun()
        idle = driver.table.turn
        driver.wait(30_000)
        agreed(driver, idle)
        driver.wait(10 * ABSENCE_LIMIT)
        driver.do(ask.Unpause, (idle + 1) % 4)
        assert driver.table.info(driver.now).absent == {str(idle): ABSENCE_LIMIT - 30_000}
        assert refused(driver, ask.ClaimAbsence, (idle + 1) % 4, seat=idle) == "not-absent-yet"
        driver.do(ask.Stand, (idle + 1) % 4)
        assert not driver.table.seats[(idle + 1) % 4].excused


class TestLeaving:
    """Leaving a table that another player holds up is excused."""

    def test_leaving_after_the_clock_acted_for_another_is_excused(self) -> None:
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

    def test_leaving_without_a_reason_is_not_excused(self) -> None:
        driver = begun(**CLOCK)
        driver.do(ask.Stand, 1)
        driver.play()
        assert driver.table.seats[1].bot_turns > 3 and driver.table.seats[1].replaced == 1

    def test_thinking_within_the_clock_excuses_no_leaver(self) -> None:
        driver = begun(**CLOCK)
        idle = driver.table.turn
        driver.wait((MOVE + BANK - 1) * 1_000)
        driver.do(ask.Stand, (idle + 1) % 4)
        assert not driver.table.seats[(idle + 1) % 4].excused

    def test_without_a_clock_two_minutes_of_waiting_excuse(self) -> None:
        driver = begun()
        driver.wait(ABSENCE_LIMIT)
        leaver = (driver.table.turn + 1) % 4
        driver.do(ask.Stand, leaver)
        assert driver.table.seats[leaver].excused and driver.table.seats[leaver].replaced == 0

    def test_a_waiting_players_connection_may_break_too(self) -> None:
        driver = begun(grace=5)
        driver.wait(ABSENCE_LIMIT)
        waiting = (driver.table.turn + 1) % 4
        driver.table.present(waiting, online=False, now=driver.now)
        driver.wait(5_000)
        assert driver.table.seats[waiting].bot and driver.table.seats[waiting].excused

    def test_a_player_who_held_the_table_up_is_never_excused(self) -> None:
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

    def test_a_returned_leaver_is_no_longer_excused(self) -> None:
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

    def test_two_absent_players_do_not_excuse_each_other(self) -> None:
        driver = begun(grace=150, **CLOCK)
        seats = [(driver.table.turn + n) % 4 for n in (1, 2)]
        for seat in seats:
            driver.table.present(seat, online=False, now=driver.now)
        driver.wait(150_000)
        assert all(driver.table.seats[seat].bot for seat in seats)
        assert not any(driver.table.seats[seat].excused for seat in seats)
