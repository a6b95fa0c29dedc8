"""Clubs in the store: roles, rule sets, and standing events, with several nodes and people who lose their role."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.store.clubs import an_event
from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import NOW, a_majlis, a_match, a_table, an_account
from vierblatt.protocol.majlis import MajlisRules
from vierblatt.server.store.majlis_values import EventResult, MajlisEventRow, NextDate
from vierblatt.server.store.port import AddedEntries, Outdated, TournamentPlayer, TournamentRow
from vierblatt.server.store.schema.majlises import majlis_event_results, majlis_events, majlis_rules
from vierblatt.server.store.sql import SqlStore

LINK, WEEK, NEXT = "link-majlis1", 7 * 86_400_000, NextDate(day="2027-01-28", due=NOW + 7 * 86_400_000)
PEOPLE = ("amal", "badr", "clara", "dina")


@pytest.fixture(autouse=True)
async def majlis(store: SqlStore) -> None:
    """A majlis of amal's; badr is a manager, clara a member, dina a stranger."""
    for name in PEOPLE:
        await store.add_account(an_account(name))
    assert await store.add_majlis(a_majlis(), most=3)
    for later, name in enumerate(("badr", "clara")):
        await store.join_majlis(LINK, name, NOW + later, members=9, majlises=3)
    assert await appoint(store, "badr") == "done"


async def appoint(store: SqlStore, player: str, *, by: str = "amal", on: bool = True, most: int = 2) -> str:
    return await store.appoint_manager("majlis1", player, by=by, most=most, on=on)


async def add(store: SqlStore, *rows: MajlisEventRow, most: int = 9, kept: int = 2) -> list[str]:
    return [await store.add_majlis_event(row, most=most, kept=kept) for row in rows]


def of_event(name: str = "t1", event: str = "event1", starts: int = NOW + 9) -> tuple[TournamentRow, bytes]:
    return a_tournament(name, organiser="", public=False, majlis="majlis1", event=event, starts=starts), b"created"


async def the_event(store: SqlStore) -> MajlisEventRow:
    (row,) = await store.majlis_events("majlis1")
    return row


async def made(store: SqlStore, name: str = "t1") -> TournamentRow | None:
    stored = await store.tournament(name)
    return None if stored is None else stored.row


def rules(name: str = "rules1", **fields: Any) -> MajlisRules:
    return MajlisRules(id=name, **{"name": "Long", "preset": "standard", "changes": {"target": 200}, **fields})


# --- roles -----------------------------------------------------------------------------------------------------------


async def test_roles_are_seen_and_only_the_host_gives_them(store: SqlStore) -> None:
    assert [(each.player, each.role) for each in await store.majlis_members("majlis1")] == [
        ("amal", "host"), ("badr", "manager"), ("clara", "member"),
    ]  # fmt: skip
    assert [await store.majlis_role("majlis1", name) for name in PEOPLE] == ["host", "manager", "member", None]
    assert [(await store.majlises_of(name))[0].role for name in PEOPLE[:3]] == ["host", "manager", "member"]
    assert await appoint(store, "clara", by="badr") == "not-host"
    assert await appoint(store, "clara", by="clara") == "not-host"
    assert [await appoint(store, name) for name in ("dina", "amal")] == ["not-a-member"] * 2
    assert [await appoint(store, "clara", most=1), await appoint(store, "badr", most=1)] == ["too-many", "done"]


async def test_a_manager_changes_everything_but_the_host_and_who_is_dismissed_nothing(
    store: SqlStore, elsewhere: SqlStore
) -> None:
    assert await store.change_majlis("majlis1", {"name": "New"}, by="badr")
    assert not await store.change_majlis("majlis1", {"name": "Newer", "host": "badr"}, by="badr")
    assert not await store.delete_majlis("majlis1", host="badr")
    assert not await store.change_majlis("majlis1", {"name": "Mine"}, by="clara")
    assert await appoint(elsewhere, "badr", on=False) == "done"
    assert not await store.change_majlis("majlis1", {"name": "Still mine"}, by="badr")
    assert await add(store, an_event()) == ["not-allowed"]
    assert await store.put_majlis_rules("majlis1", rules(), by="badr", most=9) == "not-allowed"
    row = await store.majlis(LINK)
    assert row is not None and row.name == "New"


async def test_nobody_removes_an_equal_or_a_higher_role(store: SqlStore) -> None:
    assert await appoint(store, "clara") == "done"
    for by, player in (("badr", "clara"), ("badr", "amal"), ("clara", "badr"), ("dina", "clara")):
        assert not await store.leave_majlis("majlis1", player, by=by)
    assert await appoint(store, "clara", on=False) == "done"
    assert await store.leave_majlis("majlis1", "clara", by="badr")
    assert await store.leave_majlis("majlis1", "badr", by="amal")
    assert [each.player for each in await store.majlis_members("majlis1")] == ["amal"]


async def test_after_the_host_a_manager_comes_and_stays_host_when_they_appoint_another(store: SqlStore) -> None:
    assert await store.join_majlis(LINK, "dina", NOW - 5, members=9, majlises=3) == "joined"  # by a clock that is slow
    assert await store.leave_majlis("majlis1", "amal")
    assert await store.majlis_role("majlis1", "badr") == "host"
    assert await appoint(store, "dina", by="badr") == "done"
    assert [await store.majlis_role("majlis1", name) for name in ("badr", "dina")] == ["host", "manager"]


async def test_the_new_host_is_no_manager_besides_and_the_old_one_a_member(store: SqlStore) -> None:
    assert await store.change_majlis("majlis1", {"host": "badr"}, by="amal")
    assert await store.change_majlis("majlis1", {"host": "clara"}, by="badr")
    assert [await store.majlis_role("majlis1", name) for name in PEOPLE[:3]] == ["member", "member", "host"]


async def test_of_a_host_and_a_manager_who_dismiss_each_other_at_once_the_host_wins(
    store: SqlStore, elsewhere: SqlStore
) -> None:
    await asyncio.gather(appoint(store, "badr", on=False), elsewhere.leave_majlis("majlis1", "amal", by="badr"))
    assert await store.majlis_role("majlis1", "amal") == "host"


async def test_managers_delete_any_line_and_members_their_own(store: SqlStore) -> None:
    for name in ("amal", "clara", "clara"):
        await store.add_majlis_line("majlis1", name, NOW, name, keep=9)
    assert not await store.delete_majlis_line("majlis1", 1, by="clara")
    assert await store.delete_majlis_line("majlis1", 2, by="clara") and await store.delete_majlis_line(
        "majlis1", 3, by="badr"
    )
    assert [line.text for line in await store.majlis_lines("majlis1", before=9, limit=9)] == ["amal"]


async def test_members_come_in_pages_that_miss_nobody(store: SqlStore) -> None:
    for number in range(20):  # several join in the same millisecond
        await store.add_account(an_account(f"p{number:02}"))
        await store.join_majlis(LINK, f"p{number:02}", NOW + number // 4, members=99, majlises=3)
    pages, after = [], (-1, "")
    while page := await store.majlis_members("majlis1", after=after, limit=5):
        pages += page
        after = page[-1].joined, page[-1].player
    assert pages == await store.majlis_members("majlis1") and len(pages) == 23
    assert await store.count_majlis_members("majlis1") == 23


# --- rule sets -------------------------------------------------------------------------------------------------------


async def test_the_usual_rule_set_and_the_rules_of_the_majlis_are_the_same(store: SqlStore) -> None:
    assert await store.put_majlis_rules("majlis1", rules(), by="badr", most=2) == "done"
    assert (await store.majlis(LINK) or a_majlis()).changes == {}
    assert await store.use_majlis_rules("majlis1", "rules1", by="badr") == "done"
    row = await store.majlis(LINK)
    assert row is not None and (row.usual, row.changes) == ("rules1", {"target": 200})
    await store.put_majlis_rules("majlis1", rules(changes={"target": 300}), by="badr", most=2)
    assert (await store.majlis(LINK) or a_majlis()).changes == {"target": 300}
    await store.change_majlis("majlis1", {"preset": "standard", "changes": {"target": 400}}, by="badr")  # the old way
    assert [each.changes for each in await store.majlis_rules("majlis1")] == [{"target": 400}]
    assert await store.delete_majlis_rules("majlis1", "rules1", by="badr") == "done"
    row = await store.majlis(LINK)
    assert row is not None and (row.usual, row.changes) == (None, {"target": 400})


async def test_rule_sets_have_a_limit_and_belong_to_one_majlis(store: SqlStore, elsewhere: SqlStore) -> None:
    puts = [[store, elsewhere][n % 2].put_majlis_rules("majlis1", rules(f"r{n}"), by="badr", most=3) for n in range(8)]
    assert sorted(await asyncio.gather(*puts)) == ["done"] * 3 + ["too-many"] * 5
    await store.add_majlis(a_majlis("other", host="dina"), most=3)
    assert await store.use_majlis_rules("other", "r0", by="dina") == "gone"
    assert await store.delete_majlis_rules("other", "r0", by="dina") == "gone"
    assert await store.delete_majlis_rules("majlis1", "r0", by="clara") == "not-allowed"
    assert await add(store, an_event(rules="nothing")) == ["gone"]


async def test_an_event_whose_rule_set_goes_has_the_usual_rules(store: SqlStore) -> None:
    await store.put_majlis_rules("majlis1", rules(), by="badr", most=3)
    assert await add(store, an_event(rules="rules1")) == ["done"]
    await store.delete_majlis_rules("majlis1", "rules1", by="badr")
    assert (await the_event(store)).rules is None


# --- standing events -------------------------------------------------------------------------------------------------


async def test_two_nodes_make_one_tournament_and_its_organiser_is_the_maker(
    store: SqlStore, elsewhere: SqlStore
) -> None:
    assert await add(store, an_event()) == ["done"]
    event = await the_event(store)
    assert event == an_event() and await store.due_majlis_events(NOW, limit=9) == [event]
    tries = [
        [store, elsewhere][n % 2].pass_majlis_event(event, NEXT, of_event(f"t{n}"), most_empty=4) for n in range(8)
    ]
    done = await asyncio.gather(*tries)
    assert sum(done) == 1
    there = [row for n in range(8) if (row := await made(store, f"t{n}")) is not None]
    assert [(row.organiser, row.majlis, row.event) for row in there] == [("badr", "majlis1", "event1")]
    assert (await the_event(store)).day == NEXT.day and await store.due_majlis_events(NOW, limit=9) == []
    (listed,) = await store.event_tournaments("majlis1", limit=9)
    assert (listed.id, listed.starts) == (there[0].id, NOW + 9)


async def test_the_event_goes_to_the_host_when_its_maker_is_no_manager(store: SqlStore) -> None:
    await add(store, an_event(), an_event("event2"))
    await appoint(store, "badr", on=False)
    rows = await store.majlis_events("majlis1")
    assert await store.pass_majlis_event(rows[0], NEXT, of_event(event=rows[0].id), most_empty=4)
    assert await store.delete_account("badr")
    (other,) = [row for row in await store.majlis_events("majlis1") if row.id == rows[1].id]
    assert other.maker == ""
    assert await store.pass_majlis_event(other, NEXT, of_event("t2", other.id), most_empty=4)
    assert [(await made(store, name) or a_tournament()).organiser for name in ("t1", "t2")] == ["amal", "amal"]
    assert {row.maker for row in await store.majlis_events("majlis1")} == {"amal"}


async def test_a_running_tournament_goes_to_the_host_when_its_organiser_deletes_their_account(store: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    assert await store.delete_account("badr")
    assert (await made(store) or a_tournament("x")).organiser == "amal"


async def test_tournaments_of_events_do_not_use_up_those_of_their_organiser(store: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    assert await store.add_tournament(a_tournament("own", organiser="badr"), b"created", most=1)
    assert not await store.add_tournament(a_tournament("more", organiser="badr"), b"created", most=1)


async def test_events_have_a_limit_and_the_last_that_ended_are_kept(store: SqlStore, elsewhere: SqlStore) -> None:
    adding = [add([store, elsewhere][n % 2], an_event(f"e{n}"), most=3) for n in range(8)]
    assert sorted(act for (act,) in await asyncio.gather(*adding)) == ["done"] * 3 + ["too-many"] * 5
    for number in range(10):
        (going_on, *_) = await store.majlis_events("majlis1")
        assert await store.end_majlis_event("majlis1", going_on.id, NOW + number, by="badr", reason="ended") == "done"
        await add(store, an_event(f"n{number}"), most=3)
    rows = await store.majlis_events("majlis1")
    assert [row.ended for row in rows] == [None] * 3 + [NOW + 9, NOW + 8]
    assert await store.end_majlis_event("majlis1", rows[-1].id, NOW, by="badr", reason="ended") == "gone"
    assert await store.end_majlis_event("majlis1", rows[0].id, NOW, by="clara", reason="ended") == "not-allowed"


async def test_a_date_is_skipped_once_and_only_while_it_is_to_come(store: SqlStore) -> None:
    await add(store, an_event())

    async def skip(day: str, *, by: str = "badr", on: bool = True, most: int = 2) -> str:
        return await store.skip_majlis_event("majlis1", "event1", day, by=by, on=on, most=most)

    assert [await skip("2027-01-21", by="clara"), await skip("2027-01-14")] == ["not-allowed", "gone"]
    assert [await skip("2027-01-21"), await skip("2027-01-21"), await skip("2027-01-28")] == ["done"] * 3
    assert [await skip("2027-02-04"), await skip("2027-01-28", on=False)] == ["too-many", "done"]
    event = await the_event(store)
    assert event.skipped == ["2027-01-21"]
    assert await store.pass_majlis_event(event, NEXT, None, most_empty=4)
    assert (await the_event(store)).skipped == [] and await skip("2027-01-21") == "gone"


async def test_who_skips_while_the_tournament_is_being_made_is_heard(store: SqlStore) -> None:
    await add(store, an_event())
    event = await the_event(store)
    await store.skip_majlis_event("majlis1", "event1", "2027-01-21", by="badr", on=True, most=2)
    assert not await store.pass_majlis_event(event, NEXT, of_event(), most_empty=4) and await made(store) is None


async def test_an_event_that_nobody_enters_ends_and_leaves_no_tournaments(store: SqlStore) -> None:
    await add(store, an_event())
    for number in range(1, 6):
        event = await the_event(store)
        following = NextDate(day=f"2027-02-{number:02}", due=NOW + number)
        await store.pass_majlis_event(event, following, of_event(f"t{number}", starts=NOW + number), most_empty=3)
    event = await the_event(store)
    assert (event.reason, event.ended, event.empty) == ("unattended", NOW, 3)
    assert await store.event_tournaments("majlis1", limit=9) == []


async def test_an_event_of_another_majlis_is_out_of_reach(store: SqlStore) -> None:
    await add(store, an_event())
    await store.add_majlis(a_majlis("other", host="dina"), most=3)
    assert await store.end_majlis_event("other", "event1", NOW, by="dina", reason="ended") == "gone"
    assert await store.skip_majlis_event("other", "event1", "2027-01-21", by="dina", on=True, most=2) == "gone"
    assert await store.take_over_tournament("other", "t1", by="dina") == "gone"


async def test_a_manager_takes_over_and_the_organiser_of_before_stores_nothing_more(store: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    before = await made(store)
    assert before is not None
    assert await store.take_over_tournament("majlis1", "t1", by="clara") == "not-allowed"
    assert await store.take_over_tournament("majlis1", "t1", by="amal") == "done"
    late = AddedEntries(bodies=[b"x"], stage="entering", contestants=0, changed=NOW, organiser="badr")
    with pytest.raises(Outdated):
        await store.append_tournament(before, late)
    assert (await made(store) or before).organiser == "amal"


async def entered(store: SqlStore, player: str, contestant: int = 1) -> TournamentRow:
    row = await made(store)
    assert row is not None
    added = AddedEntries(
        bodies=[b"entered"], stage="entering", contestants=contestant, changed=NOW,
        player=TournamentPlayer(contestant, player),
    )  # fmt: skip
    return await store.append_tournament(row, added)


async def test_only_members_enter_even_if_they_were_removed_a_moment_ago(store: SqlStore, elsewhere: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    await entered(store, "clara")
    with pytest.raises(Outdated):
        await entered(store, "dina", 2)
    assert await elsewhere.leave_majlis("majlis1", "badr", by="amal")
    with pytest.raises(Outdated):
        await entered(store, "badr", 2)
    await store.delete_majlis("majlis1", host="amal")
    with pytest.raises(Outdated):
        await entered(store, "amal", 2)
    assert [each.player for each in await store.tournament_players("t1")] == ["clara"]


async def test_results_of_events_stay_when_the_tournament_goes_and_go_with_the_account(store: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    for number, player in enumerate(("clara", "amal"), 1):
        row = await entered(store, player, number)
    before = await store.majlis(LINK)
    closing = AddedEntries(
        bodies=[b"closed"], stage="closed", contestants=3, changed=NOW + 5, places={1: 2, 2: 1, 3: 3}, organiser="badr"
    )
    await store.append_tournament(row, closing)
    after = await store.majlis(LINK)
    assert before is not None and after is not None and after.version > before.version
    assert await store.delete_tournament("t1")
    found = [EventResult(player="amal", at=NOW + 5, place=1), EventResult(player="clara", at=NOW + 5, place=2)]
    assert await store.event_results("majlis1") == found
    assert await store.delete_account("clara")
    assert await store.event_results("majlis1") == found[:1]


async def test_the_version_grows_with_every_match_and_when_somebody_is_erased(store: SqlStore) -> None:
    async def version() -> int:
        row = await store.majlis(LINK)
        assert row is not None
        return row.version

    seen = [await version()]
    await store.add_table(a_table("m1", majlis="majlis1"), [b"opened"], "here")
    match = a_match("m1", players=["dina", "badr", "clara", ""], names=["", "", "", "rules"])
    assert await store.put_record(match, [], [])
    seen.append(await version())
    assert not await store.put_record(match, [], [])
    assert await version() == seen[-1], "a repeat changes nothing"
    assert await store.delete_account("dina"), "who never was a member"
    seen.append(await version())
    await store.merge_account("clara", "amal")
    seen.append(await version())
    assert seen == sorted({*seen})


async def test_accounts_that_are_merged_take_their_events_and_results_along(store: SqlStore) -> None:
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    row = await entered(store, "badr")
    closing = AddedEntries(bodies=[b"closed"], stage="closed", contestants=1, changed=NOW, places={1: 1})
    await store.append_tournament(row, closing)
    await store.merge_account("badr", "dina")
    assert [each.player for each in await store.event_results("majlis1")] == ["dina"]
    assert (await the_event(store)).maker == "dina" and await store.majlis_role("majlis1", "dina") == "manager"


async def test_with_a_majlis_everything_of_it_goes(store: SqlStore) -> None:
    await store.put_majlis_rules("majlis1", rules(), by="badr", most=2)
    await add(store, an_event())
    await store.pass_majlis_event(await the_event(store), NEXT, of_event(), most_empty=4)
    await entered(store, "clara")
    assert await store.delete_majlis("majlis1", host="amal")
    for table in (majlis_events, majlis_rules, majlis_event_results):
        assert await store._all(dict[str, object], table.select()) == []
    assert await made(store) is not None, "its players keep the tournament"
