"""Takebacks: by consent, and only as long as nothing new has been seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, refused
from vierblatt.games.events import Event
from vierblatt.match import Match
from vierblatt.protocol import commands as ask


def asked(driver: Driver) -> bool:
    return driver.table.asked is not None


class TestTakeback:
    def begun(self, people: int = 2, **given: Any) -> Driver:
        driver = Driver("kout_bo", **given)
        driver.sit(people=people)
        driver.play(until=lambda: driver.table.turn in range(people))
        return driver

    def test_a_takeback_needs_the_consent_of_the_other_people(self) -> None:
        driver = self.begun(people=6)
        table = driver.table
        seat, board = table.turn, table.board()
        driver.act(seat, "pass")
        driver.do(ask.Ask, seat, what="takeback")
        assert table.asked is not None
        others = list(table.asked.waiting)
        assert seat not in others and len(others) == 5
        for other in others:
            driver.do(ask.Answer, other, agree=True)
        assert not asked(driver) and table.turn == seat and table.board() == board

    def test_one_no_is_enough(self) -> None:
        driver = self.begun(people=6)
        seat = driver.table.turn
        driver.act(seat, "pass")
        driver.do(ask.Ask, seat, what="takeback")
        driver.do(ask.Answer, (seat + 2) % 6, agree=False)
        assert not asked(driver) and driver.table.turn == (seat + 1) % 6
        assert refused(driver, ask.Answer, (seat + 1) % 6, agree=True) == "nothing-asked"

    def test_an_unanswered_request_expires(self) -> None:
        driver = self.begun(people=6)
        driver.act(driver.table.turn, "pass")
        driver.do(ask.Ask, (driver.table.turn - 1) % 6, what="takeback")
        driver.wait(25_000)
        assert not asked(driver)

    def test_alone_among_bots_it_is_done_at_once(self) -> None:
        driver = self.begun(people=1)
        driver.act(0, driver.table.playing().legal_actions()[0])
        driver.do(ask.Ask, 0, what="takeback")
        assert driver.table.turn == 0

    def test_it_is_too_late_when_another_has_acted(self) -> None:
        driver = self.begun(people=6)
        seat = driver.table.turn
        driver.act(seat, "pass")
        driver.act((seat + 1) % 6, "pass")
        assert refused(driver, ask.Ask, seat, what="takeback") == "takeback-too-late"

    def test_an_action_of_another_ends_the_question(self) -> None:
        driver = self.begun(people=6)
        seat = driver.table.turn
        driver.act(seat, "pass")
        driver.do(ask.Ask, seat, what="takeback")
        driver.act((seat + 1) % 6, "pass")
        assert not asked(driver)

    def test_not_after_new_information(self) -> None:
        """In Baloot the buyer gets the remaining cards: after that the call stands."""
        driver = Driver("baloot")
        driver.sit(people=4)
        driver.play(until=lambda: any(type(e).__name__ == "Bought" for o in driver.outcomes for e in o.events))
        buyer = next(o for o in reversed(driver.outcomes) if o.events)
        assert any(event.audience is not None for event in buyer.events)
        assert driver.table.takeback_of == -1

    def test_a_table_can_forbid_takebacks(self) -> None:
        driver = self.begun(people=1, takeback=False)
        driver.act(0, driver.table.playing().legal_actions()[0])
        assert refused(driver, ask.Ask, 0, what="takeback") == "takeback-off"

    def test_the_log_keeps_both_lines(self) -> None:
        driver = self.begun(people=1)
        driver.act(0, "pass")
        driver.do(ask.Ask, 0, what="takeback")
        kinds = [type(entry).__name__ for entry in driver.log]
        assert kinds[-2:] == ["Acted", "Withdrawn"]
        assert driver.again().board() == driver.table.board()

    def test_a_takeback_late_in_a_match_replays_no_earlier_deal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        driver = Driver("baloot")
        driver.sit(people=4)
        table = driver.table
        driver.play(until=lambda: table.match is not None and len(table.match.deals) == 4 and table.takeback_of >= 0)
        seat, seq, calls = table.takeback_of, table.seq, dict(table.calls)
        dealt = []

        def deal(match: Match, pack: Any) -> list[Event]:
            dealt.append(len(match.deals))
            return real(match, pack)

        real = Match.deal
        monkeypatch.setattr(Match, "deal", deal)
        driver.do(ask.Ask, seat, what="takeback")
        for other in range(4):
            if other != seat:
                driver.do(ask.Answer, other, agree=True)
        assert table.turn == seat and table.seq > seq and dealt == []
        monkeypatch.undo()
        again = driver.again()
        assert (again.board(), again.calls) == (table.board(), table.calls)
        assert len(table.calls) == len(calls) - 1
