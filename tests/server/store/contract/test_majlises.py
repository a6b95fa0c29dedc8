"""Majlises: members, links, chats, what becomes of them, and their tables and matches."""

from __future__ import annotations

import asyncio

import pytest

from tests.scale import scaled
from tests.server.store.stores import NOW, a_majlis, a_match, a_table, an_account
from vierblatt.server.store.majlises_port import Audience
from vierblatt.server.store.port import MajlisResult, Outdated
from vierblatt.server.store.schema.majlises import majlis_lines, majlis_reactions
from vierblatt.server.store.sql import SqlStore

LINK = "link-majlis1"
MOST = 3  #: members of a majlis, and majlises of a player


@pytest.fixture(autouse=True)
async def majlis(store: SqlStore) -> None:
    """Four accounts, and a majlis of one of them."""
    for name in ("amal", "badr", "clara", "dina"):
        await store.add_account(an_account(name))
    assert await store.add_majlis(a_majlis(), most=MOST)


async def join(store: SqlStore, player: str, now: int = NOW, link: str = LINK) -> str:
    return await store.join_majlis(link, player, now, members=MOST, majlises=MOST)


async def host(store: SqlStore) -> str:
    row = await store.majlis(LINK)
    assert row is not None
    return row.host


async def texts(store: SqlStore, majlis: str = "majlis1") -> list[str]:
    return [line.text for line in await store.majlis_lines(majlis, before=2**53, limit=10_000)]


async def say(store: SqlStore, player: str, text: str, *, keep: int = 500) -> int:
    line = await store.add_majlis_line("majlis1", player, NOW, text, keep=keep)
    return 0 if line is None else line.id


async def test_a_majlis_comes_back_as_it_was_with_its_members_in_order(store: SqlStore) -> None:
    assert await store.majlis(LINK) == a_majlis()
    assert await store.majlis("link-none") is None
    assert [await join(store, "clara", NOW + 1), await join(store, "badr", NOW + 2)] == ["joined", "joined"]
    assert [(m.player, m.name, m.joined) for m in await store.majlis_members("majlis1")] == [
        ("amal", "Amal", NOW),
        ("clara", "Clara", NOW + 1),
        ("badr", "Badr", NOW + 2),
    ]
    assert await store.majlis_audience("majlis1") == Audience(LINK, frozenset({"amal", "badr", "clara"}))
    assert await store.majlis_audience("none") is None


async def test_joining_twice_changes_nothing_and_limits_hold(store: SqlStore) -> None:
    assert [await join(store, "badr"), await join(store, "badr", NOW + 9)] == ["joined", "member"]
    assert [await join(store, "clara"), await join(store, "dina")] == ["joined", "full"]
    assert [await join(store, "nobody"), await join(store, "dina", link="link-none")] == ["gone", "gone"]
    assert [await store.add_majlis(a_majlis(f"m{n}"), most=MOST) for n in range(3)] == [True, True, False]
    await store.add_majlis(a_majlis("other", host="badr"), most=MOST)
    assert await join(store, "amal", link="link-other") == "too-many"


async def test_people_who_join_at_once_do_not_exceed_the_limits(store: SqlStore, elsewhere: SqlStore) -> None:
    for number in range(12):
        await store.add_account(an_account(f"p{number}"))
    joined = await asyncio.gather(*(join([store, elsewhere][n % 2], f"p{n}") for n in range(12)))
    assert sorted(joined) == ["full"] * 10 + ["joined"] * 2
    opened = [a_majlis(f"m{n}", host="dina") for n in range(12)]
    made = await asyncio.gather(*([store, elsewhere][n % 2].add_majlis(row, most=MOST) for n, row in enumerate(opened)))
    assert sum(made) == len(await store.majlises_of("dina")) == MOST


async def test_an_old_link_is_dead_at_once(store: SqlStore) -> None:
    assert await store.change_majlis("majlis1", {"link": "link-new"}, by="amal")
    assert await join(store, "badr") == "gone"
    assert await store.majlis(LINK) is None
    assert await join(store, "badr", link="link-new") == "joined"


async def test_the_host_passes_on_and_an_empty_majlis_is_deleted(store: SqlStore) -> None:
    for later, player in enumerate(("clara", "badr")):
        await join(store, player, NOW + 1 + later)
    assert await store.leave_majlis("majlis1", "amal")
    assert not await store.leave_majlis("majlis1", "amal")
    assert await host(store) == "clara"
    assert await join(store, "amal", NOW + 9) == "joined"
    assert await host(store) == "clara", "who comes back is no host"
    assert await store.delete_account("clara")
    assert await host(store) == "badr"
    assert not await store.change_majlis("majlis1", {"host": "dina"}, by="badr")
    assert await store.change_majlis("majlis1", {"host": "amal"}, by="badr") and await host(store) == "amal"
    await store.leave_majlis("majlis1", "badr")
    assert await store.delete_account("amal")
    assert await store.majlis(LINK) is None


async def test_of_very_many_lines_the_last_are_left(store: SqlStore) -> None:
    count, keep = scaled(200, at_length=1_000), 50
    for number in range(count):
        await say(store, "amal", str(number), keep=keep)
    assert await texts(store) == [str(number) for number in range(count)][-keep:]
    last = await store.majlis_lines("majlis1", before=count - 1, limit=2)
    assert [line.id for line in last] == [count - 3, count - 2]


async def test_only_members_speak_and_react(store: SqlStore) -> None:
    assert await say(store, "badr", "from outside") == 0
    first = await say(store, "amal", "hello")
    assert not await store.react_in_majlis("majlis1", first, "badr", "👏", on=True)
    await join(store, "badr")
    outcomes = [await store.react_in_majlis("majlis1", first, "badr", "👏", on=on) for on in (True, True, False, False)]
    assert outcomes == [True, False, True, False]
    assert not await store.react_in_majlis("majlis1", 99, "badr", "👏", on=True)


async def test_a_line_that_was_deleted_never_gets_its_number_again(store: SqlStore) -> None:
    first = await say(store, "amal", "hello")
    await store.react_in_majlis("majlis1", first, "amal", "👏", on=True)
    assert await store.delete_majlis_line("majlis1", first, by="amal")
    assert await say(store, "amal", "again") == first + 1
    (line,) = await store.majlis_lines("majlis1", before=9, limit=9)
    assert (line.text, line.reactions) == ("again", {})


async def test_lines_of_another_majlis_are_out_of_reach(store: SqlStore) -> None:
    await store.add_majlis(a_majlis("other", host="badr"), most=MOST)
    await store.add_majlis_line("other", "badr", NOW, "secret", keep=9)
    assert await texts(store) == []
    assert not await store.delete_majlis_line("majlis1", 1, by="badr")
    assert not await store.react_in_majlis("majlis1", 1, "amal", "👏", on=True)
    assert await texts(store, "other") == ["secret"]


async def test_who_leaves_takes_their_reactions_along_and_who_is_deleted_everything(store: SqlStore) -> None:
    await join(store, "badr")
    mine, theirs = await say(store, "amal", "mine"), await say(store, "badr", "theirs")
    for line in (mine, theirs):
        await store.react_in_majlis("majlis1", line, "badr", "🌹", on=True)
    await store.react_in_majlis("majlis1", theirs, "amal", "👏", on=True)
    await store.leave_majlis("majlis1", "badr")
    lines = await store.majlis_lines("majlis1", before=99, limit=99)
    assert [(line.text, line.reactions) for line in lines] == [("mine", {}), ("theirs", {"👏": ["amal"]})]
    assert [(own.majlis, own.text, own.reaction) for own in await store.own_words("amal")] == [
        ("Diwan", "", "👏"),
        ("Diwan", "mine", ""),
    ]
    assert await store.delete_account("badr")
    assert await texts(store) == ["mine"]
    assert await store._all(dict[str, object], majlis_reactions.select()) == []


async def test_who_is_host_no_longer_changes_nothing(store: SqlStore) -> None:
    """The host was looked up before: meanwhile they have passed it on, or left."""
    await join(store, "badr")
    assert await store.change_majlis("majlis1", {"host": "badr"}, by="amal")
    assert not await store.change_majlis("majlis1", {"name": "Mine"}, by="amal")
    assert not await store.change_majlis("majlis1", {"host": "amal"}, by="amal")
    assert not await store.delete_majlis("majlis1", host="amal")
    assert await host(store) == "badr"
    assert await store.leave_majlis("majlis1", "badr") and await host(store) == "amal"
    assert await store.delete_majlis("majlis1", host="amal") and not await store.delete_majlis("majlis1", host="amal")


async def test_a_deleted_majlis_leaves_tables_and_matches_but_no_text(store: SqlStore) -> None:
    await say(store, "amal", "hello")
    await store.add_table(a_table("t1", majlis="majlis1"), [b"opened"], "here")
    assert await store.delete_majlis("majlis1", host="amal")
    table = await store.table("t1")
    assert table is not None and table.majlis is None
    assert await store._all(dict[str, object], majlis_lines.select()) == []
    assert await store.majlises_of("amal") == []


async def test_accounts_that_are_merged_have_one_place(store: SqlStore) -> None:
    await join(store, "badr")
    await say(store, "badr", "mine")
    await store.react_in_majlis("majlis1", 1, "badr", "👏", on=True)
    await store.react_in_majlis("majlis1", 1, "amal", "👏", on=True)
    await store.merge_account("amal", "badr")
    (member,) = await store.majlis_members("majlis1")
    assert (member.player, await host(store)) == ("badr", "badr")
    (line,) = await store.majlis_lines("majlis1", before=9, limit=9)
    assert (line.player, line.reactions) == ("badr", {"👏": ["badr"]})


async def test_of_two_who_open_a_table_at_once_one_is_outdated(store: SqlStore, elsewhere: SqlStore) -> None:
    async def add(number: int) -> bool:
        row = a_table(f"t{number}", majlis="majlis1")
        try:
            await [store, elsewhere][number % 2].add_table(row, [b"opened"], "here", after="")
        except Outdated:
            return False
        return True

    added = await asyncio.gather(*(add(number) for number in range(6)))
    assert sum(added) == 1
    (table,) = await store.open_in_majlis("majlis1", limit=9)
    row = await store.majlis(LINK)
    assert row is not None and row.latest_table == table.id
    assert (await store.majlis_of_table(table.id)) == row
    assert [await store.table(f"t{number}") is not None for number in range(6)] == added
    assert (await store.majlises_of("amal"))[0].playing == 1


async def test_matches_of_a_majlis_are_those_of_its_tables(store: SqlStore) -> None:
    for number, majlis in enumerate(["majlis1", None, "majlis1"]):
        await store.add_table(a_table(f"m{number}", majlis=majlis), [b"opened"], "here")
        await store.put_record(a_match(f"m{number}", ended=NOW + number, winners=[number % 2]), [], [])
    assert [match.id for match in await store.majlis_records("majlis1", before=NOW + 9, limit=9)] == ["m2", "m0"]
    assert [match.id for match in await store.majlis_records("majlis1", before=NOW + 2, limit=9)] == ["m0"]
    assert await store.count_majlis_matches("majlis1") == 2
    players = ["amal", "badr", "clara", ""]
    last = MajlisResult(players=players, sides=2, winners=[0], ended=NOW + 2)
    assert await store.majlis_results("majlis1", limit=1) == [last]
    assert [last.players.index(player) % last.sides for player in ("badr", "clara")] == [
        1,
        0,
    ] and "dina" not in last.players


async def test_guests_who_cannot_come_back_leave_their_majlises(store: SqlStore) -> None:
    await store.add_majlis(a_majlis("shared", host="badr"), most=MOST)
    await join(store, "clara", link="link-shared")
    await store.touch_account("clara", NOW + 10)
    assert await store.forget_guests(NOW + 5, NOW + 20, limit=99) == 3
    assert await store.majlis(LINK) is None
    row = await store.majlis("link-shared")
    assert row is not None and row.host == "clara"
