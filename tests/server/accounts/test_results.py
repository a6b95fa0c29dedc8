"""What is kept of a finished match."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.table.tables import Driver
from vierblatt.protocol import commands as ask
from vierblatt.record import Record, verify
from vierblatt.server.accounts.ratings import ranks_of
from vierblatt.server.accounts.results import Results, counts_for_ratings, rated_result
from vierblatt.server.store.port import Account, Store, StoredRecord
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


async def test_two_matches_ending_together_both_count(store: Store) -> None:
    await add_players(store)
    results, first = Results(store), rated_table()
    second = played(rated=True)
    second.opened = msgspec.structs.replace(second.opened, table="bbbbbbbbbb")
    await asyncio.gather(results.finish(first, NOW), results.finish(second, NOW))
    assert [rating.matches for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")] == [2] * 6


async def test_no_match_waits_for_the_record_of_another(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_players(store)
    results, first, second = Results(store), rated_table(), played(rated=True)
    second.opened = msgspec.structs.replace(second.opened, table="bbbbbbbbbb")
    put, asked, may = store.put_record, asyncio.Event(), asyncio.Event()

    async def slow(record: StoredRecord, *given: Any, **named: Any) -> bool:
        if record.id == first.id:
            asked.set()
            await may.wait()
        return await put(record, *given, **named)

    monkeypatch.setattr(store, "put_record", slow)
    waiting = asyncio.create_task(results.finish(first, NOW))
    await asked.wait()
    await results.finish(second, NOW)
    assert await store.record("bbbbbbbbbb") is not None and not waiting.done()
    may.set()
    await waiting
    assert [rating.matches for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")] == [2] * 6


async def test_eight_simultaneous_matches_of_one_player_all_count(store: Store) -> None:
    await add_players(store, 41)
    results = Results(store)
    ended = [numbered(rated_table(), number) for number in range(8)]
    for number, table in enumerate(ended):
        table.seats = [
            dataclasses.replace(seat, player=f"p{5 * number + n if n else 0}") for n, seat in enumerate(table.seats)
        ]
    await asyncio.gather(*(results.finish(table, NOW) for table in ended))
    people = [f"p{number}" for number in range(41)]
    found = {rating.player: rating.matches for rating in await store.ratings(people, "kout_bo", "short_match")}
    assert found == {player: 8 if player == "p0" else 1 for player in people}


async def test_three_of_eight_simultaneous_matches_of_the_same_people_count(store: Store) -> None:
    await add_players(store)
    results = Results(store)
    await asyncio.gather(*(results.finish(numbered(rated_table(), number), NOW) for number in range(8)))
    assert [rating.matches for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")] == [3] * 6
    assert [stored.rated for stored in await store.all_records()].count(True) == 3


async def test_a_rating_is_recomputed_when_a_first_rating_appeared_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the leaver's rating changes, but it is computed from all six."""
    await add_players(store, 11)
    results, left, other = Results(store), played(rated=True, absent=3), numbered(rated_table(), 1)
    other.seats = [dataclasses.replace(seat, player=f"p{n + 5 if n else 0}") for n, seat in enumerate(other.seats)]
    put, tries = store.put_record, list[str]()

    async def late(record: StoredRecord, *given: Any, **named: Any) -> bool:
        tries.append(record.id)
        if tries == [left.id]:
            await results.finish(other, NOW)
        return await put(record, *given, **named)

    monkeypatch.setattr(store, "put_record", late)
    await results.finish(left, NOW)
    assert tries == [left.id, other.id, left.id]
    kept = await store.record(left.id)
    assert kept is not None and kept.ended == NOW + 1


async def test_players_who_stayed_after_a_leaver_do_not_count_as_met(store: Store) -> None:
    """A player who joins others and leaves loses alone, and costs the others no counted match."""
    await add_players(store)
    results, left = Results(store), played(rated=True, absent=3)
    for number in range(3):
        await results.finish(numbered(left, number), NOW + number)
    await store.add_account(Account(id="p6", name="Player 6", created=NOW, seen=NOW))
    fair = numbered(rated_table(), 9)
    fair.seats = [
        dataclasses.replace(seat, player="p6" if n == 3 else seat.player) for n, seat in enumerate(fair.seats)
    ]
    await results.finish(fair, NOW + 9)
    kept = await store.record(fair.id)
    assert kept is not None and kept.rated
    found = {rating.player: rating.matches for rating in await store.ratings([*PEOPLE, "p6"], "kout_bo", "short_match")}
    assert found == {"p0": 1, "p1": 1, "p2": 1, "p3": 3, "p4": 1, "p5": 1, "p6": 1}


async def test_matches_ending_on_two_servers_both_count(store: Store, tmp_path: Path) -> None:
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


async def test_only_the_leaver_loses(store: Store) -> None:
    await add_players(store)
    table = played(rated=True, absent=3)
    assert table.seats[3].bot_turns > 3
    await Results(store).finish(table, NOW)
    found = await store.ratings(PEOPLE, "kout_bo", "short_match")
    assert [(rating.player, rating.mu < 25) for rating in found] == [("p3", True)]


@pytest.mark.parametrize(("actions", "rated"), [(3, {"p0", "p1", "p2", "p3"}), (4, {"p1"})])
async def test_taking_the_seat_back_in_time_is_not_leaving(store: Store, actions: int, rated: set[str]) -> None:
    await add_players(store)
    driver = Driver("back_alley", preset="short", rated=True, move_seconds=45)
    driver.sit(people=4)
    driver.do(ask.Stand, 1)
    driver.play(until=lambda: driver.table.seats[1].bot_turns == actions)
    driver.do(ask.TakeSeat, 1)
    driver.play()
    await Results(store).finish(driver.table, NOW)
    assert {rating.player for rating in await store.ratings(PEOPLE, "back_alley", "short")} == rated


def held_up(game: str = "back_alley", *, gone: int, leavers: list[int], back: bool) -> Table:
    """A rated match in which the clock had to act for a seat, and others left then. back: it played on itself."""
    driver = Driver(game, preset="short" if game == "back_alley" else "standard", rated=True, move_seconds=45)
    driver.sit(people=4)
    driver.play(until=lambda: driver.table.turn == gone)
    driver.wait(45_000)
    assert driver.table.seats[gone].lapses == 1
    for leaver in leavers:
        driver.do(ask.Stand, leaver)
    if not back:
        driver.do(ask.Stand, gone)
    driver.play()
    return driver.table


@pytest.mark.parametrize(
    ("gone", "leavers", "back", "losers"),
    [
        pytest.param(0, [1], False, {"p0"}, id="the one who stalls loses, who leaves then does not"),
        pytest.param(0, [1, 2, 3], False, {"p0"}, id="all others may leave"),
        pytest.param(0, [1], True, set(), id="an opponent let the clock act once: the match is void"),
        pytest.param(0, [2], True, {"p0"}, id="a partner cannot free a partner"),
        pytest.param(0, [], True, {"p0", "p1", "p2", "p3"}, id="nobody left: it counts"),
    ],
)
async def test_leaving_a_table_that_another_holds_up_costs_nothing(
    store: Store, gone: int, leavers: list[int], back: bool, losers: set[str]
) -> None:
    await add_players(store)
    table = held_up(gone=gone, leavers=leavers, back=back)
    await Results(store).finish(table, NOW)
    found = {rating.player: rating for rating in await store.ratings(PEOPLE, "back_alley", "short")}
    assert found.keys() == losers
    if len(losers) == 1:
        assert all(rating.mu < 25 for rating in found.values())


async def test_without_teams_one_late_action_is_not_blamed(store: Store) -> None:
    await add_players(store)
    await Results(store).finish(held_up("king_bolola", gone=1, leavers=[3], back=True), NOW)
    assert await store.ratings(PEOPLE, "king_bolola", "standard") == []


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


def numbered(table: Table, number: int) -> Table:
    """The same match once more, at another table."""
    again = copy.copy(table)
    again.opened = msgspec.structs.replace(table.opened, table=f"farm{number:06}")
    return again


async def test_matches_of_the_same_group_count_three_times_a_day(store: Store) -> None:
    """The same people, at private tables, as often as they can, without anyone else."""
    await add_players(store)
    results, hour = Results(store), 3_600_000
    farm = played(rated=True, private=True)
    for number in range(30):
        await results.finish(numbered(farm, number), NOW + number * hour)
    rated = [stored.rated for stored in await store.records_of("p0", before=2**62, limit=100)][::-1]
    assert [number for number, counted in enumerate(rated) if counted] == [0, 1, 2, 24, 25, 26]
    assert {rating.matches for rating in await store.ratings(PEOPLE, "kout_bo", "short_match")} == {6}


async def test_matches_of_the_same_two_players_count_three_times(store: Store) -> None:
    await add_players(store, 40)
    results, farm = Results(store), rated_table()
    for number in range(8):
        table = numbered(farm, number)
        table.seats = [
            dataclasses.replace(seat, player=f"p{n if n < 2 else 2 + 4 * number + n - 2}")
            for n, seat in enumerate(farm.seats)
        ]
        await results.finish(table, NOW + number)
    assert [stored.rated for stored in await store.records_of("p0", before=2**62, limit=100)].count(True) == 3
    assert {rating.matches for rating in await store.ratings(["p0", "p1"], "kout_bo", "short_match")} == {3}


def test_a_game_says_whether_fewer_points_are_better() -> None:
    table = copy.copy(held_up("king_bolola", gone=1, leavers=[], back=True))
    assert table.match is not None
    scores, winners = table.match.scores, table.match.winners
    usual = rated_result(table)
    table.game = dataclasses.replace(table.game, rules=dataclasses.replace(table.game.rules, fewer_wins=True))
    fewer = rated_result(table)
    assert usual is not None and usual.ranks == ranks_of(scores, winners)
    assert fewer is not None and fewer.ranks == ranks_of(scores, winners, fewer_wins=True) != usual.ranks


async def test_a_bot_has_no_player_id_in_the_record(store: Store) -> None:
    await add_players(store)
    table = played(people=2)
    await Results(store).finish(table, NOW)
    kept = await store.record(table.id)
    assert kept is not None
    assert kept.players == ["p0", "p1", "", "", "", ""]
    assert kept.names == ["Player 0", "Player 1", "rules", "rules", "rules", "rules"]


async def test_an_unfinished_match_is_not_kept(store: Store) -> None:
    driver = Driver()
    driver.sit(people=6)
    await Results(store).finish(driver.table, NOW)
    assert await store.all_records() == []
