"""The pace of a table: who may change it, when bots act at each pace, skipping what is left of a trick."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, person, refused
from vierblatt.bots.specs import limit
from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import PACES, pace_name
from vierblatt.server.table import Table, TableFault, snapshot
from vierblatt.server.table.deciding import MOST_PACES
from vierblatt.server.table.entries import PaceSet
from vierblatt.server.table.pacing import HURRIED_THINKING, THINKING, THOUGHT

FAST = PACES["fast"]


def solo(bot: str = "rules", game: str = "back_alley", **settings: Any) -> Driver:
    """A person on seat 0 with bots, in front of the first decision of the match."""
    driver = Driver(game, **settings)
    driver.do(ask.Sit, 0, seat=0)
    driver.table.present(0, online=True, now=driver.now)
    driver.do(ask.SeatBot, 0, bot=bot)
    driver.do(ask.Ready, 0)
    driver.tick()
    return driver


def to_bot(driver: Driver) -> Table:
    """Plays until a bot has to act."""
    while driver.table.bot_turn() is None:
        driver.step()
    return driver.table


def to_own_trick(driver: Driver) -> Table:
    """Plays until bots have to follow the person's card."""
    table = driver.table
    driver.play(lambda: table.turn == 0 and table.playing().state.trick_no > 0 and len(table.held[0]) > 2)
    driver.step()
    while table.playing().state.in_trick == 0:
        driver.step()
    return table


def wait(table: Table) -> int:
    return table.bot_due - table.waiting_since


def test_the_paces_are_named_from_slow_to_instant() -> None:
    assert [*PACES.values()] == sorted(PACES.values(), reverse=True)
    assert [pace_name(pace) for pace in PACES.values()] == [*PACES]


def test_a_player_alone_with_bots_changes_the_pace() -> None:
    driver = solo()
    table = to_bot(driver)
    assert wait(table) == PACES["normal"]
    (outcome,) = driver.do(ask.SetPace, 0, pace=FAST)
    assert wait(table) == FAST
    assert table.info(driver.now).settings.pace == FAST
    assert [(note.what, note.seat, note.name) for note in outcome.notes] == [("pace", 0, "fast")]
    assert driver.do(ask.SetPace, 0, pace=FAST) == []


def test_the_pace_can_be_changed_before_the_match() -> None:
    driver = Driver("baloot")
    driver.do(ask.Sit, 0, seat=0)
    driver.do(ask.SetPace, 0, pace=PACES["slow"])
    assert driver.table.settings.pace == PACES["slow"]


def test_with_several_people_only_the_host_changes_it() -> None:
    driver = Driver("baloot")
    driver.sit(people=3)
    assert refused(driver, ask.SetPace, 1, pace=FAST) == "host-only"
    driver.do(ask.SetPace, 0, pace=FAST)
    assert driver.table.settings.pace == FAST
    driver.do(ask.Stand, 0)
    driver.do(ask.Stand, 1)  # bots play for both: the third is alone
    driver.do(ask.SetPace, 2, pace=0)
    assert driver.table.settings.pace == 1, "0 is for tables of programs"


def test_neither_a_spectator_nor_a_rated_table_changes_it() -> None:
    assert refused(solo(), ask.SetPace, 1, pace=FAST) == "no-seat"
    rated = Driver("baloot", rated=True, move_seconds=45)
    rated.sit(people=4)
    assert refused(rated, ask.SetPace, 0, pace=FAST) == "pace-rated"


def test_the_log_and_a_snapshot_give_the_changed_pace() -> None:
    driver = solo()
    before = driver.table.snapshot()
    driver.do(ask.SetPace, 0, pace=FAST)
    assert isinstance(driver.log[-1], PaceSet)
    again = driver.again()
    assert again.settings.pace == FAST
    later = Table.resumed(driver.secret, driver.table.snapshot(), [], driver.now)
    assert later is not None
    assert later.settings.pace == FAST
    earlier = Table.resumed(driver.secret, before, driver.log[-1:], driver.now)
    assert earlier is not None
    assert earlier.settings.pace == FAST


@pytest.mark.parametrize("bot", ["strong", "best"])
def test_a_thinking_bot_thinks_less_than_it_waits(bot: str) -> None:
    normal = to_bot(solo(bot))
    assert wait(normal) == THINKING
    assert normal.question(bot).bot == bot
    for pace in (FAST, 0):
        fast = to_bot(solo(bot, pace=pace))
        assert wait(fast) == HURRIED_THINKING
        assert limit(fast.question(bot).bot) == ("ms", THOUGHT)
    assert THOUGHT < HURRIED_THINKING


def test_a_thinking_bot_keeps_the_wait_of_the_turn_that_has_begun() -> None:
    driver = solo("best")
    table = to_bot(driver)
    driver.do(ask.SetPace, 0, pace=FAST)
    assert wait(table) == THINKING
    assert table.question("best").bot == "best"
    driver.step()
    while table.bot_turn() is None:
        driver.step()
    assert wait(table) == HURRIED_THINKING


def test_a_skip_lets_bots_act_at_once_until_the_trick_is_over() -> None:
    driver = solo()
    table = to_own_trick(driver)
    trick = table.playing().state.trick_no
    while table.turn != 0 and table.playing().state.trick_no == trick:
        table.skip(person(0))
        assert wait(table) == 0
        driver.step()
    if table.turn != 0:
        assert wait(table) == 2 * PACES["normal"]


def test_a_skip_ends_with_the_players_turn() -> None:
    driver = solo()
    table = to_bot(driver)
    table.skip(person(0))
    while table.bot_turn() is not None:
        assert wait(table) == 0
        driver.step()
    driver.step()
    assert wait(to_bot(driver)) in {PACES["normal"], 2 * PACES["normal"]}


def test_a_skip_changes_nothing_that_the_log_does_not_tell() -> None:
    driver = solo()
    table = to_bot(driver)
    before = table.snapshot()
    table.skip(person(0))
    assert table.snapshot() == before


def test_only_a_player_alone_with_bots_skips() -> None:
    driver = Driver("baloot")
    driver.sit(people=2)
    for who, code in ((0, "not-alone"), (3, "no-seat")):
        with pytest.raises(TableFault) as fault:
            driver.table.skip(person(who))
        assert fault.value.code == code


def test_nobody_fills_the_log_with_changes_of_the_pace() -> None:
    driver = solo()
    before, paces = len(driver.log), (FAST, PACES["slow"])
    for n in range(MOST_PACES):
        driver.do(ask.SetPace, 0, pace=paces[n % 2])
    for _ in range(100):  # the pace is the second of the two now
        assert refused(driver, ask.SetPace, 0, pace=paces[0]) == "paces-used-up"
    assert len(driver.log) == before + MOST_PACES
    to_bot(driver)


def test_a_snapshot_keeps_the_number_of_changes() -> None:
    driver = solo()
    for n in range(MOST_PACES):
        driver.do(ask.SetPace, 0, pace=2 + n % 2)
    state = snapshot.read(snapshot.take(driver.table))
    assert state is not None and state.seats[0].paces == MOST_PACES
