"""Matches against bots: which count, for what, and that nobody gains by leaving."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.accounts.finished import NOW, add_players
from tests.server.table.tables import HOST, Driver
from vierblatt.analysis.par import luck_and_skill
from vierblatt.protocol import commands as ask
from vierblatt.server.accounts.bot_matches import LEAST_DEALS, bot_match, leaders_against, standings
from vierblatt.server.accounts.erasing import erase, merge
from vierblatt.server.accounts.history import export
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.port import BotLeader, BotMatch, Store
from vierblatt.server.table import Person

COUNTED: dict[str, Any] = {"hints": False, "takeback": False}


def alone(number: int = 0, bot: str = "club", *, game: str = "baloot", **given: Any) -> Driver:
    """A person alone with bots at a table that counts; the first cards are dealt."""
    driver = Driver(game, bytes([number]) * 32, table=f"table{number:05d}", **{**COUNTED, **given})
    driver.do(ask.Sit, 0, seat=0)
    driver.table.present(0, online=True, now=driver.now)
    driver.do(ask.SeatBot, HOST, bot=bot)
    driver.do(ask.Ready, 0)
    driver.tick()
    return driver


def after(deals: int, driver: Driver) -> Driver:
    """The same table after so many deals."""
    driver.play(lambda: len(driver.table.sheet) >= deals)
    return driver


def test_the_edge_is_the_skill_of_the_side() -> None:
    driver = after(3, alone())
    found = bot_match(driver.table)
    margins = luck_and_skill(driver.table.match) if driver.table.match is not None else None
    assert found is not None and margins is not None
    skill = [each.skill[0] for each in margins]
    assert found == BotMatch(
        id=driver.id, player="p0", game="baloot", preset="standard", bot="club", ended=driver.table.last_at,
        deals=len(skill), edge=sum(skill), edge_squares=sum(each * each for each in skill),
    )  # fmt: skip


def test_the_end_says_who_won() -> None:
    driver = alone()
    driver.play()
    found = bot_match(driver.table)
    assert found is not None and driver.table.match is not None
    assert found.won is (0 in driver.table.match.winners)


@pytest.mark.parametrize(
    "given",
    [
        {"hints": True},
        {"takeback": True},
        {"changes": {"target": 100}},
        {"bot": "rules"},
    ],
)
def test_help_and_house_rules_do_not_count(given: dict[str, Any]) -> None:
    assert bot_match(after(1, alone(**given)).table) is None


def test_only_one_person_against_bots_of_one_level_counts() -> None:
    company = Driver("baloot", **COUNTED)
    company.sit(people=2)
    assert bot_match(after(1, company).table) is None
    mixed = Driver("baloot", **COUNTED)
    mixed.do(ask.Sit, 0, seat=0)
    mixed.table.present(0, online=True, now=mixed.now)
    mixed.do(ask.SeatBot, HOST, bot="club", seat=1)
    mixed.do(ask.SeatBot, HOST, bot="best", seat=2)
    mixed.do(ask.SeatBot, HOST, bot="club", seat=3)
    mixed.do(ask.Ready, 0)
    mixed.tick()
    assert bot_match(mixed.table) is None


def test_programs_do_not_count() -> None:
    driver = Driver("baloot", **COUNTED)
    driver.do(ask.Sit, Person("p0", "Program 🤖"), seat=0)
    driver.table.present(0, online=True, now=driver.now)
    driver.do(ask.SeatBot, HOST, bot="club")
    driver.do(ask.Ready, 0)
    driver.tick()
    assert driver.table.match is not None and bot_match(driver.table) is None


def test_leaving_in_the_middle_of_a_deal_brings_what_bots_would_have_made_of_it() -> None:
    driver = alone()
    driver.play(lambda: driver.table.match is not None and driver.table.match.state.trick_no >= 4)
    assert bot_match(driver.table) is None, "at an open table it would tell about hidden cards"
    driver.table.stage = "closed"
    found = bot_match(driver.table)
    assert found is not None and driver.table.match is not None and driver.table.match.turn >= 0
    finished = luck_and_skill(driver.table.match, play_on=True)
    assert finished is not None and found.deals == len(finished) and found.won is None
    assert (found.deals, found.incomplete, found.edge) == (1, 1, min(0.0, finished[0].skill[0]))


def test_a_bot_or_the_clock_wins_nothing_for_the_player() -> None:
    """A deal in which somebody else chose one of the player's actions counts, but never as a gain."""
    gains = 0
    for number in range(12):
        driver = alone(number)
        driver.play(lambda: driver.table.turn == 0)  # noqa: B023 - it is used up at once
        driver.do(ask.Stand, 0)
        driver.play(lambda: bool(driver.table.played_for))  # noqa: B023
        driver.do(ask.TakeSeat, 0)
        after(2, driver)
        found, match = bot_match(driver.table), driver.table.match
        margins = luck_and_skill(match) if match is not None else None
        assert found is not None and margins is not None
        first, *rest = [each.skill[0] for each in margins]
        gains += first > 0
        assert (found.deals, found.incomplete, found.edge) == (1 + len(rest), 1, min(0.0, first) + sum(rest))
    assert gains, "no deal of these would have been a gain"


async def test_who_leaves_every_deal_at_its_first_card_is_not_listed(store: Store) -> None:
    """Whoever plays worse than the bots loses less by leaving than by playing."""
    await add_players(store, 1)
    await store.change_account("p0", login="Player 0")
    results = Results(store)
    for number in range(LEAST_DEALS):
        played = after(1, alone(number))
        await results.finish(played.table, NOW + number)
    assert [at.leader.player for at in await leaders_against(store, "baloot", "standard", "club")] == ["p0"]
    for number in range(LEAST_DEALS, LEAST_DEALS + 3):
        left = alone(number)
        left.table.stage = "closed"
        await results.finish(left.table, NOW + number)
    assert await leaders_against(store, "baloot", "standard", "club") == []


async def play_badly(store: Store, tables: int, *, quits: bool) -> BotLeader:
    """The standing of a player who plays at random. quits: leaves every deal that goes badly, and never comes back."""
    results, chance = Results(store), random.Random(7)
    for number in range(tables):
        driver = alone(number)
        while not driver.table.over and len(driver.table.sheet) < 2:
            match = driver.table.match
            if match is None or match.needs_deal:
                driver.do(ask.Continue, 0)
                driver.wait(10_000)
                continue
            if driver.table.turn == 0:
                driver.act(0, chance.choice(match.legal_actions()))
                so_far = bot_match(driver.table)
                if quits and so_far is not None and so_far.edge < 0:
                    break
            else:
                driver.step()
        await results.finish(driver.table, NOW + number)
    [leader] = await store.bot_leaders("baloot", "standard", "club", least=1, share=1)
    return leader


async def test_who_leaves_what_goes_badly_stands_no_better(store: Store) -> None:
    """The adversary opens many tables and walks away from each as soon as it looks bad: all of them count."""
    await add_players(store, 1)
    await store.change_account("p0", login="Player 0")
    leader = await play_badly(store, 25, quits=True)
    assert leader.matches == 25 and leader.deals >= LEAST_DEALS
    [standing] = standings([leader])
    assert standing.low < standing.edge < 0


async def test_a_table_counts_once_and_its_last_state_counts(store: Store) -> None:
    await add_players(store, 1)
    results, driver = Results(store), after(1, alone())
    for now in (NOW, NOW, NOW + 5):
        await results.finish(driver.table, now)
    first = bot_match(driver.table)
    assert await store.bot_matches_of("p0", limit=10) == [first]
    driver.play()
    await results.finish(driver.table, NOW + 9)
    [last] = await store.bot_matches_of("p0", limit=10)
    assert last == bot_match(driver.table) and last.won is not None and first is not None
    assert last.deals > first.deals and await store.record(driver.id) is not None


async def test_the_list_is_led_by_who_is_surely_better(store: Store) -> None:
    lucky = BotLeader(player="a", name="A", matches=1, deals=20, incomplete=0, edge=200.0, edge_squares=90_000.0)
    steady = BotLeader(player="b", name="B", matches=9, deals=400, incomplete=0, edge=2000.0, edge_squares=40_000.0)
    assert [at.leader.player for at in standings([lucky, steady])] == ["b", "a"]
    [best, _] = standings([lucky, steady])
    assert best.edge == 5 and best.low == pytest.approx(5 - 2 * ((40_000 - 10_000) / 399 / 400) ** 0.5)


async def test_an_account_takes_its_matches_along(store: Store) -> None:
    await add_players(store, 2)
    await Results(store).finish(after(1, alone()).table, NOW)
    account = await store.account("p0")
    assert account is not None and b"profile.json" in await export(store, account, NOW)
    await merge(store, "p0", "p1")
    assert [match.player for match in await store.bot_matches_of("p1", limit=9)] == ["p1"]
    await erase(store, "p1")
    assert await store.bot_matches_of("p1", limit=9) == []
    await Results(store).finish(after(1, alone()).table, NOW)  # a table whose player is gone
    assert await store.bot_leaders("baloot", "standard", "club", least=1, share=1) == []
