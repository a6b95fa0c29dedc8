"""Takebacks of a person who plays alone with bots: back to their last decision, again and again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.registry import COMPILED_GAMES
from tests.server.table.tables import Driver, refused
from vierblatt.protocol import commands as ask
from vierblatt.record import verify
from vierblatt.server.table import entries as log
from vierblatt.server.table.table import Table


def begun(game: str, people: int = 1, **given: Any) -> Driver:
    driver = Driver(game, **given)
    driver.sit(people=people)
    driver.play(until=lambda: driver.table.turn in range(people))
    return driver


def position(table: Table) -> tuple[Any, ...]:
    """All that seat 0 is shown."""
    own = table.own_part(0)
    return table.board(), None if own is None else bytes(own), dict(table.calls)


def decisions(driver: Driver, most: int) -> list[tuple[Any, ...]]:
    """Plays on within the deal; the positions of the person's decisions in it."""
    table = driver.table
    deal = len(table.playing().deals)
    found: list[tuple[Any, ...]] = []
    while len(found) < most:
        driver.play(until=lambda: table.turn == 0 or table.playing().needs_deal)
        if table.over or table.playing().needs_deal or len(table.playing().deals) != deal:
            break
        found.append(position(table))
        driver.step()
    return found


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_every_decision_of_the_deal_can_be_made_again_whatever_bots_did_since(game: str) -> None:
    driver = begun(game)
    table = driver.table
    found = decisions(driver, 4)
    driver.play(until=lambda: table.turn == 0 or table.playing().needs_deal)
    if table.playing().needs_deal:  # a short deal: it was scored, and stays
        assert refused(driver, ask.Ask, 0, what="takeback") == "nothing-to-undo"
        return
    assert table.info(driver.now).undo == len(found) > 0
    for before in reversed(found):
        driver.do(ask.Ask, 0, what="takeback")
        assert position(table) == before and table.turn == 0
    assert table.info(driver.now).undo == 0
    assert refused(driver, ask.Ask, 0, what="takeback") == "nothing-to-undo"


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_the_log_and_a_snapshot_give_the_same_table(game: str) -> None:
    driver = begun(game)
    table = driver.table
    before = position(table)
    driver.step()
    driver.play(until=lambda: table.turn == 0 or len(table.playing().deals) > 1)
    snapshot, at = table.snapshot(), len(driver.log)
    driver.do(ask.Ask, 0, what="takeback")
    resumed = Table.resumed(driver.secret, snapshot, driver.log[at:], driver.now)
    assert resumed is not None
    for same in (table, driver.again(), resumed):
        assert position(same) == before and same.playing().deals == table.playing().deals
        assert same.playing().taken_back == table.playing().taken_back != {}


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_a_scored_deal_stays(game: str) -> None:
    driver = begun(game)
    table = driver.table
    driver.play(until=lambda: table.over or (table.sheet and table.turn >= 0))
    assert not table.over
    while table.info(driver.now).undo:
        driver.do(ask.Ask, 0, what="takeback")
    assert refused(driver, ask.Ask, 0, what="takeback") == "nothing-to-undo"
    assert len(table.sheet) == 1


def test_a_secret_choice_can_be_made_again() -> None:
    driver = begun("hearts")
    table = driver.table
    match, before = table.playing(), position(table)
    assert match.game.phases[match.state.phase].secret
    driver.play(until=lambda: table.turn == 0 and not match.game.phases[match.state.phase].secret)
    assert table.info(driver.now).undo == 3  # it passed on three cards
    for _ in range(3):
        driver.do(ask.Ask, 0, what="takeback")
    assert position(table) == before


def test_log_and_record_keep_what_was_taken_back() -> None:
    driver = begun("kout_bo")
    at, match = len(driver.log), driver.table.playing()
    legal, earlier = match.legal_actions(), len(match.deals[0][1])
    driver.act(0, legal[0])
    driver.play(until=lambda: driver.table.turn == 0)
    acted = len(driver.log) - at
    driver.do(ask.Ask, 0, what="takeback")
    assert acted > 1 and driver.log[-1] == log.Withdrawn(at=driver.now, seat=0, steps=acted)
    assert [type(entry) for entry in driver.log[at:-1]] == [log.Acted] * acted
    driver.play()
    record = driver.table.record()
    [kept] = record.deals[0].taken_back or ()
    assert kept.after == earlier and kept.actions[0] == legal[0] and len(kept.actions) == acted
    assert verify(record) == []


@pytest.mark.parametrize(("people", "given"), [(2, {}), (6, {"rated": True, "move_seconds": 30})])
def test_not_with_other_people_or_for_ratings(people: int, given: dict[str, Any]) -> None:
    driver = begun("kout_bo", people=people, **given)
    seat = driver.table.turn
    driver.step()
    driver.step()
    assert driver.table.info(driver.now).undo == 0
    assert refused(driver, ask.Ask, seat, what="takeback") == "takeback-too-late"


def test_not_where_takebacks_are_not_allowed() -> None:
    driver = begun("kout_bo", takeback=False)
    driver.step()
    assert driver.table.info(driver.now).undo == 0
    assert refused(driver, ask.Ask, 0, what="takeback") == "takeback-off"


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_every_action_of_a_deal_is_in_the_public_log(game: str) -> None:
    """Whose action each was is read from there."""
    driver = Driver(game)
    driver.sit(people=1)

    def begun_again() -> bool:
        match = driver.table.playing()
        assert match.turn < 0 or match.state.logged == len(match.deals[-1][1])
        return len(match.deals) > 1

    driver.play(until=begun_again)
