"""Daily deals: secrets that nobody replaces, boards that only grow, and what of them is forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.stores import NOW, a_day, a_play, a_reference, an_account, contents
from vierblatt.server.store.port import DailyDone, DailyPlay
from vierblatt.server.store.sql import SqlStore

DAY = "2027-01-15"


@pytest.fixture(autouse=True)
async def day(store: SqlStore) -> None:
    """Four accounts, one of them registered, and a day."""
    await store.add_account(an_account("amal", login="amal", password="hash"))
    for name in ("badr", "clara", "dina"):
        await store.add_account(an_account(name))
    await store.put_daily_day(a_day())


def longer(play: DailyPlay, *actions: str, points: float | None = None) -> DailyPlay:
    return msgspec.structs.replace(play, actions=[*play.actions, *actions], points=points, changed=play.changed + 1)


async def finished(store: SqlStore, player: str, board: int, points: float, **fields: object) -> None:
    play = a_play(player, board, points=points, **fields)
    assert await store.put_daily_play(play, before=-1)


async def test_of_two_nodes_that_make_a_day_at_once_one_wins(store: SqlStore, elsewhere: SqlStore) -> None:
    made = [a_day("2027-01-16", secret=bytes([n]) * 32) for n in range(8)]
    kept = await asyncio.gather(*((store, elsewhere)[n % 2].put_daily_day(day) for n, day in enumerate(made)))
    assert len({day.secret for day in kept}) == 1
    assert kept[0] == await elsewhere.daily_day("baloot", "2027-01-16")
    assert await store.daily_day("kout_bo", "2027-01-16") is None


async def test_days_come_in_pages(store: SqlStore) -> None:
    days = [a_day(), a_day(game="kout_bo"), a_day("2027-01-16")]
    for each in days:
        await store.put_daily_day(each)
    assert await store.daily_days(after=("", ""), limit=9) == days
    assert await store.daily_days(after=(DAY, "baloot"), limit=1) == days[1:2]
    assert await store.daily_days(after=(DAY, "kout_bo"), limit=9) == days[2:]


async def test_a_board_grows_only_from_what_is_stored(store: SqlStore) -> None:
    play = a_play()
    assert await store.daily_play("baloot", DAY, "amal", 1) is None
    assert not await store.put_daily_play(play, before=2)  # it has not begun
    assert await store.put_daily_play(play, before=-1)
    assert not await store.put_daily_play(play, before=-1)  # it has
    more = longer(play, "AS", "KS")
    assert not await store.put_daily_play(more, before=1)
    assert not await store.put_daily_play(more, before=3)
    assert await store.put_daily_play(more, before=2)
    assert not await store.put_daily_play(more, before=2)
    assert await store.daily_play("baloot", DAY, "amal", 1) == more
    assert await store.daily_plays("baloot", DAY, "amal") == [more]
    assert (
        await store.daily_plays("baloot", DAY, "badr") == await store.daily_plays("baloot", "2027-01-14", "amal") == []
    )


async def test_of_two_devices_at_once_one_wins(store: SqlStore, elsewhere: SqlStore) -> None:
    play = a_play()
    begun = await asyncio.gather(*((store, elsewhere)[n % 2].put_daily_play(play, before=-1) for n in range(6)))
    assert sorted(begun) == [False] * 5 + [True]
    cards = ("AS", "KS", "QS", "JS")
    tries = [longer(play, card) for card in cards]
    stored = await asyncio.gather(*((store, elsewhere)[n % 2].put_daily_play(t, before=2) for n, t in enumerate(tries)))
    assert sum(stored) == 1
    assert await store.daily_play("baloot", DAY, "amal", 1) == tries[stored.index(True)]


async def test_a_finished_board_stays_as_it_is(store: SqlStore) -> None:
    play = a_play()
    await store.put_daily_play(play, before=-1)
    end = longer(play, "AS", points=-26.0)
    assert await store.put_daily_play(end, before=2)
    assert not await store.put_daily_play(longer(end, "KS"), before=3)
    assert await store.daily_play("baloot", DAY, "amal", 1) == end


async def test_nothing_is_stored_when_it_is_too_late_by_the_databases_clock(
    store: SqlStore, elsewhere: SqlStore
) -> None:
    play, now = a_play(), await store.time()
    later = now + 3_600_000
    assert now <= await elsewhere.time() < later
    assert not await store.put_daily_play(play, before=-1, until=now)
    assert await store.put_daily_play(play, before=-1, until=later)
    assert not await elsewhere.put_daily_play(longer(play, "AS"), before=2, until=now)
    assert await elsewhere.put_daily_play(longer(play, "AS"), before=2, until=later)


async def test_nobody_who_is_gone_gets_a_board(store: SqlStore) -> None:
    assert not await store.put_daily_play(a_play("nobody"), before=-1)
    await store.put_daily_play(a_play(), before=-1)
    assert await store.delete_account("amal", alias="x")
    assert not await store.put_daily_play(longer(a_play(), "AS"), before=2)
    assert (await contents(store))["daily_plays"] == []


async def test_points_name_registered_players_only(store: SqlStore) -> None:
    await finished(store, "badr", 2, 10.0)
    await finished(store, "amal", 3, -4.5, seat=1)
    await store.put_daily_play(a_play("clara"), before=-1)
    points = await store.daily_points("baloot", DAY)
    assert [(p.player, p.name, p.board, p.seat, p.points) for p in points] == [
        ("amal", "Amal", 3, 1, -4.5),
        ("badr", "", 2, 2, 10.0),
    ]
    assert await store.daily_points("kout_bo", DAY) == []


async def test_lines_are_those_of_others_in_the_same_seat(store: SqlStore) -> None:
    await finished(store, "amal", 1, 1.0, actions=["a"])
    await finished(store, "badr", 1, 1.0, actions=["b"], changed=NOW + 1)
    await finished(store, "clara", 1, 1.0, actions=["c"], changed=NOW + 2)
    await finished(store, "dina", 1, 1.0, actions=["d"], seat=3)
    await finished(store, "dina", 2, 1.0, actions=["e"])
    assert await store.daily_lines("baloot", DAY, 1, 2, but="amal", limit=9) == [["c"], ["b"]]
    assert await store.daily_lines("baloot", DAY, 1, 2, but="amal", limit=1) == [["c"]]
    await store.put_daily_play(a_play("badr", 3), before=-1)
    assert await store.daily_lines("baloot", DAY, 3, 2, but="amal", limit=9) == []


async def test_the_first_reference_stays(store: SqlStore) -> None:
    for margins in ([1.5, -1.5], [0.0, 0.0]):
        await store.put_daily_reference(a_reference(margins=margins))
    await store.put_daily_reference(a_reference(0))
    await store.put_daily_reference(a_reference(day="2027-01-14"))  # there is no such day
    assert await store.daily_references("baloot", DAY) == [a_reference(0), a_reference()]


async def test_the_days_of_a_player_are_counted(store: SqlStore) -> None:
    await store.put_daily_day(a_day("2027-01-16"))
    await finished(store, "amal", 1, 0.0)
    await finished(store, "amal", 2, 0.0)
    await finished(store, "amal", 2, 0.0, day="2027-01-16")
    await store.put_daily_play(a_play(board=3), before=-1)
    done = [DailyDone(game="baloot", day=day, boards=boards) for day, boards in (("2027-01-16", 1), (DAY, 2))]
    assert await store.daily_done("amal", limit=9) == done
    assert await store.daily_done("amal", limit=1) == done[:1]
    assert len(await store.export_daily("amal")) == 4


async def test_all_boards_of_a_day_come_in_pages(store: SqlStore) -> None:
    for player, board in (("badr", 2), ("amal", 5), ("amal", 3)):
        await store.put_daily_play(a_play(player, board), before=-1)
    found = await store.all_daily_plays("baloot", DAY, after=("", 0), limit=9)
    assert [(play.player, play.board) for play in found] == [("amal", 3), ("amal", 5), ("badr", 2)]
    assert await store.all_daily_plays("baloot", DAY, after=("amal", 3), limit=1) == found[1:2]


async def test_old_days_are_deleted_with_all_that_was_played(store: SqlStore) -> None:
    for day in ("2027-01-16", "2027-01-14"):
        await store.put_daily_day(a_day(day))
        await store.put_daily_play(a_play(day=day), before=-1)
        await store.put_daily_reference(a_reference(day=day))
    assert await store.forget_daily("2027-01-16", limit=1) == 1
    assert [day.day for day in await store.daily_days(after=("", ""), limit=9)] == [DAY, "2027-01-16"]
    assert [await store.forget_daily("2027-01-16", limit=9) for _ in range(2)] == [1, 0]
    rows = await contents(store)
    assert {row["day"] for name in ("daily_days", "daily_plays", "daily_references") for row in rows[name]} == {
        "2027-01-16"
    }


async def test_a_merged_account_loses_its_daily_deals(store: SqlStore) -> None:
    await store.put_daily_play(a_play("badr"), before=-1)
    await store.merge_account("badr", "amal")
    assert (await contents(store))["daily_plays"] == []
