"""What others hold changes nothing that a player gets; what a player holds, nothing that others can measure."""

from __future__ import annotations

import random

import pytest

from tests.server.table.tables import Driver
from tests.server.table.test_claim import deal_anew
from vierblatt import games
from vierblatt.bots import LEVELS
from vierblatt.protocol import Fault, frames
from vierblatt.protocol import commands as ask
from vierblatt.server.live.faults import fault_of
from vierblatt.server.table import Table
from vierblatt.server.table.pacing import HURRIED_BELOW, HURRIED_THINKING, THINKING

GAMES = games.game_ids()


def answers_to(table: Table, seat: int) -> list[object]:
    """All that a seat can get to know by asking, and when a bot in its place would act."""
    match = table.playing()
    actions = match.game.phases[match.state.phase].actions.values()
    why = [None if (no := table.why(seat, action)) is None else fault_of(no) for action in actions]
    return [why, bytes(table.own_part(seat) or b""), table.hint(seat, "search"), table.question("rules"), table.info(0)]


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_equal_in_deals_that_the_player_cannot_distinguish(game: str) -> None:
    rng = random.Random(game)
    driver = Driver(game)
    driver.sit(people=len(driver.table.seats))
    for _ in range(6):  # the first calls of a deal: nobody has shown anything yet but their calls
        before, table = driver.table.snapshot(), driver.table
        expected = answers_to(table, table.turn)
        for _ in range(5):
            other = Table.resumed(driver.secret, before, [], driver.now)
            assert other is not None
            deal_anew(other.playing(), table.turn, rng)
            for seat in range(len(other.seats)):
                other.present(seat, online=True, now=driver.now)
            assert answers_to(other, table.turn) == expected
        driver.step()


def test_spectators_never_get_a_private_part() -> None:
    driver = Driver("kout_bo")
    driver.sit(people=len(driver.table.seats))
    last = len(driver.table.seats) - 1
    assert driver.table.own_part(-1) is None
    assert driver.table.own_parts([-1, last], driver.outcomes[-1]).keys() == {last}


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("pace", [0, 1, 120, 900, 5000])
def test_a_bot_takes_as_long_where_it_has_no_choice(bot: str, pace: int) -> None:
    driver = Driver("kout_bo", pace=pace)
    driver.do(ask.Sit, 0, seat=0)
    driver.table.present(0, online=True, now=driver.now)
    driver.do(ask.SeatBot, 0, bot=bot)
    driver.do(ask.Ready, 0)
    driver.wait(0)
    waits: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(120):
        table = driver.table
        if table.match is not None and table.match.needs_deal:
            driver.wait(5 * pace + 1)
        elif table.bot_turn() is None:
            driver.step()
        else:
            forced = len(table.playing().legal_actions()) == 1
            waits[forced].add(table.bot_due - table.waiting_since)
            driver.now += 10_000
            quickly = table.bot_choice(table.turn, "rules")  # what a bot does matters less here than when
            driver.put(table.bot_acts(table.turn, quickly, driver.now))
    thinks = bot in {"strong", "best"}
    assert all(waits.values())
    least = HURRIED_THINKING if pace < HURRIED_BELOW else THINKING
    usual = {max(pace, least), max(2 * pace, least)} if thinks else {pace, 2 * pace}
    assert waits[True] | waits[False] <= usual
    assert not thinks or min(waits[True]) >= least
    if len(usual) == 1:
        assert waits[True] == waits[False]


def test_the_size_of_an_answer_reveals_nothing_about_the_cards() -> None:
    refusals = [
        Fault(code="illegal", rule="BA-PLAY-1", parameters={"action": "2C", "seat": 0}),
        Fault(code="not-in-hand", parameters={"card": "AS"}),
        Fault(code="bad-action", parameters={"action": "bid 10 no trump", "phase": "play"}),
        None,
    ]
    because = [frames.encode(frames.Because(id="1", action="AS", fault=fault)) for fault in refusals]
    refused = [frames.encode(frames.Refused(id="1", fault=fault)) for fault in refusals if fault is not None]
    advice = [
        frames.encode(
            frames.Advice(
                id="1", action=action, reason="best-mean", figures={"worlds": worlds, "ahead": 0.5}, mistakes=mistakes
            )
        )
        for action, worlds, mistakes in (
            ("pass", 8, {}),
            ("bid 10", 4096, {f"bid {level} no trump": -1234.5 for level in range(50)}),
        )
    ]
    assert {len(data) for data in (*because, *refused, *advice)} == {frames.ANSWER_SIZE}
    assert isinstance(frames.decode(because[0]), frames.Because)
