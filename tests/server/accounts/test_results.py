"""What is kept of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.table.tables import Driver
from vierblatt.errors import WrongTime
from vierblatt.record import Record, verify
from vierblatt.server.accounts.results import Results, counts_for_ratings
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Table

PEOPLE = [f"p{number}" for number in range(6)]


@cache
def rated_table() -> Table:
    return played(rated=True)


async def test_a_match_is_kept_with_its_record_its_ratings_and_its_cards(store: Store) -> None:
    await add_players(store)
    table = rated_table()
    await Results(store).finish(table, NOW)
    kept = await store.record(table.id)
    assert kept is not None and table.match is not None
    assert (kept.game, kept.preset, kept.ended, kept.rated) == ("kout_bo", "short_match", NOW, True)
    assert kept.players == PEOPLE and kept.names == [f"Player {number}" for number in range(6)]
    assert (kept.scores, kept.winners) == (table.match.scores, table.match.winners)
    record = Record.from_json(kept.body)
    assert verify(record) == [] and record.finished
    new = {rating.player: rating for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")}
    assert {player for player, rating in new.items() if rating.mu > 25} == {
        player for seat, player in enumerate(PEOPLE) if seat % 2 in table.match.winners
    }
    assert sum(count.count for count in await store.card_counts("kout_bo")) == 54 * len(table.match.deals)


async def test_a_match_is_kept_once(store: Store) -> None:
    await add_players(store)
    results = Results(store)
    await asyncio.gather(results.finish(rated_table(), NOW), results.finish(rated_table(), NOW + 1))
    ratings = await store.ratings(PEOPLE, "kout_bo", "short_match")
    assert [rating.matches for rating in ratings] == [1] * 6
    assert sum(count.count for count in await store.card_counts("kout_bo")) % 54 == 0


async def test_of_two_matches_that_end_together_both_count(store: Store) -> None:
    await add_players(store)
    results, first = Results(store), rated_table()
    second = played(rated=True)
    second.opened = msgspec.structs.replace(second.opened, table="bbbbbbbbbb")
    await asyncio.gather(results.finish(first, NOW), results.finish(second, NOW))
    assert [rating.matches for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")] == [2] * 6


async def test_of_two_that_end_on_two_servers_both_count(store: Store, tmp_path: Path) -> None:
    await add_players(store)
    elsewhere = SqlStore(f"sqlite:///{tmp_path / 'accounts.db'}")
    await elsewhere.open()
    second = played(rated=True)
    second.opened = msgspec.structs.replace(second.opened, table="bbbbbbbbbb")
    await asyncio.gather(Results(store).finish(rated_table(), NOW), Results(elsewhere).finish(second, NOW))
    await elsewhere.close()
    ratings = await store.ratings(PEOPLE, "kout_bo", "short_match")
    assert [rating.matches for rating in ratings] == [2] * 6
    ends = sorted([stored.ended for stored in await store.all_records()])
    assert ends == [NOW, NOW + 1] and {rating.updated for rating in ratings} == {NOW + 1}


async def test_who_left_loses_alone(store: Store) -> None:
    await add_players(store)
    table = played(rated=True, absent=3)
    assert table.seats[3].bot_turns > 3
    await Results(store).finish(table, NOW)
    found = await store.ratings(PEOPLE, "kout_bo", "short_match")
    assert [(rating.player, rating.mu < 25) for rating in found] == [("p3", True)]


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(lambda: played(rated=False), id="not announced"),
        pytest.param(lambda: played(people=2), id="bots"),
        pytest.param(lambda: played(rated=True, changes={"first_round_bawan": "bid"}), id="other rules"),
        pytest.param(lambda: played(rated=True, program=5), id="a program"),
    ],
)
async def test_only_fair_matches_count(store: Store, table: Callable[[], Table]) -> None:
    await add_players(store)
    made = table()
    assert not counts_for_ratings(made)
    await Results(store).finish(made, NOW)
    kept = await store.record(made.id)
    assert kept is not None and not kept.rated
    assert await store.ratings(PEOPLE, made.opened.game, kept.preset) == []


async def test_a_bot_is_nobody_in_the_record(store: Store) -> None:
    await add_players(store)
    table = played(people=2)
    await Results(store).finish(table, NOW)
    kept = await store.record(table.id)
    assert kept is not None
    assert kept.players == ["p0", "p1", "", "", "", ""]
    assert kept.names == ["Player 0", "Player 1", "rules", "rules", "rules", "rules"]


async def test_a_match_that_goes_on_is_not_kept(store: Store) -> None:
    driver = Driver()
    driver.sit(people=6)
    with pytest.raises(WrongTime, match="match-running"):
        await Results(store).finish(driver.table, NOW)
