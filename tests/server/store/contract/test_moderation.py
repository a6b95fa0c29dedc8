"""Moderation in the store: reports once and within limits, one act at a time, a trail that only grows, erasure."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.moderating import a_line, a_report, act, case, report
from tests.server.store.stores import NOW, an_account
from vierblatt.server.store.cases import DAY
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.moderation_trail import TRAIL, decode_entry, differing
from vierblatt.server.store.port import AppealRow, AuditFinding, NewAct
from vierblatt.server.store.sql import SqlStore

HOUR = 3_600_000


@pytest.fixture(autouse=True)
async def people(store: SqlStore) -> None:
    """Accounts; dana and essa are moderators."""
    for name in ("amal", "badr", "clara", "dana", "essa"):
        await store.add_account(an_account(name))
    for name in ("dana", "essa"):
        assert await store.set_moderator(name, NOW, on=True)


async def sound(store: SqlStore) -> int:
    """How long the trail is, if it is sound."""
    link = genesis(TRAIL)
    rows = await store.trail_part(after=0, limit=1000)
    for number, row in enumerate(rows, 1):
        link = next_link(link, row.body)
        assert (row.seq, row.link) == (number, link) and not differing(row, decode_entry(row.body))
    head = await store.trail_head()
    assert (head.seq, head.link) == (len(rows), link)
    return len(rows)


async def test_the_same_report_twice_is_one(store: SqlStore, elsewhere: SqlStore) -> None:
    both = await asyncio.gather(*(report(each, a_report(f"r{n}")) for n, each in enumerate([store, elsewhere])))
    assert sorted(both) == ["added", "again"]
    assert await report(store, a_report("r3", kind="other")) == "added"
    ((queued,), count) = await store.queue(limit=9)
    assert (count, queued.reports, queued.reporters, queued.kinds) == (1, 2, 1, ["name", "other"])
    line = {"place": "majlis", "source": "m1", "line": "7"}
    assert await report(store, a_report("r4", **line)) == "added"
    assert await act(store, "dismiss", queued.row.id) == "done"
    assert await report(store, a_report("r5", **line)) == "again", "a line is reported once, whatever was decided"
    assert await report(store, a_report("r6")) == "added", "a name may be worse than before"
    assert {each.id: each.outcome for each in await store.reports_by("amal")}["r3"] == "dismissed"


async def test_reports_have_limits_whatever_comes_at_once(store: SqlStore, elsewhere: SqlStore) -> None:
    sides = [store, elsewhere] * 10
    rows = [a_report(f"r{n}", source=f"s{n}") for n in range(20)]
    done = await asyncio.gather(*(report(each, row, most_open=3) for each, row in zip(sides, rows, strict=True)))
    assert sorted(done) == ["added"] * 3 + ["too-many-open"] * 17
    for queued in (await store.queue(limit=9))[0]:
        await act(store, "warn", queued.row.id)
    assert await report(store, a_report("x", at=NOW + 1), most_open=3, most_today=3) == "too-many-today"
    assert await report(store, a_report("x", at=NOW + DAY), most_open=3, most_today=3) == "added"


async def test_nobody_reports_who_is_gone_and_lines_of_who_is_gone_are_not_kept(store: SqlStore) -> None:
    assert await report(store, a_report(), player="nobody") == "gone"
    assert await report(store, a_report(reporter="nobody")) == "gone"
    assert await report(store, a_report(), a_line("nobody"), a_line(marked=True)) == "added"
    found = await store.moderation_case("in-r1", most_reports=9)
    assert found is not None and found.name == "Badr" and found.reports[0].lines == [a_line(marked=True)]


async def test_most_reporters_come_first_and_who_was_always_wrong_does_not_count(store: SqlStore) -> None:
    for n in range(3):
        assert await report(store, a_report(f"w{n}", reporter="clara", source=f"{n}")) == "added"
        assert await act(store, "dismiss", f"in-w{n}") == "done"
    await report(store, a_report("a", at=NOW), player="badr")
    await report(store, a_report("b", at=NOW + 5, reporter="clara"), player="amal")
    await report(store, a_report("c", at=NOW + 3, reporter="clara"), player="badr")
    cases, _ = await store.queue(limit=9)
    assert [(each.row.player, each.reporters, each.trusted) for each in cases] == [("badr", 2, 1), ("amal", 1, 0)]
    assert await act(store, "warn", "in-b") == "done"
    await report(store, a_report("d", at=NOW + 9, reporter="clara", source="again"), player="amal")
    cases, _ = await store.queue(limit=9)
    assert [each.trusted for each in cases] == [2, 1], "once right, they count again"


async def test_of_two_moderators_one_wins(store: SqlStore, elsewhere: SqlStore) -> None:
    await report(store, a_report())
    version = (await case(store)).version
    done = await asyncio.gather(
        act(store, "silence", until=NOW + HOUR, version=version),
        act(elsewhere, "ban", moderator="essa", until=NOW + HOUR, version=version),
    )
    assert sorted(done) == ["changed", "done"]
    badr = await store.account("badr")
    assert badr is not None and (badr.silenced_until > NOW) != (badr.banned_until > NOW)
    assert await sound(store) == 3
    await report(store, a_report("r2"))
    version = (await case(store, "in-r2")).version
    await report(store, a_report("r3", reporter="clara"))
    assert await act(store, "dismiss", "in-r2", version=version) == "changed", "there is news that nobody has seen"


async def test_a_removed_moderator_can_do_nothing_more(store: SqlStore, elsewhere: SqlStore) -> None:
    await report(store, a_report())
    acting, removing = (
        asyncio.create_task(act(elsewhere, "warn", close=False)),
        store.set_moderator("dana", NOW, on=False),
    )
    assert await removing and await acting in {"done", "not-moderator"}
    assert await act(elsewhere, "ban", until=NOW + HOUR) == "not-moderator"
    assert not await store.is_moderator("dana") and not await store.set_moderator("dana", NOW, on=False)
    assert [each.player for each in await store.moderators()] == ["essa"]
    badr = await store.account("badr")
    assert badr is not None and badr.banned_until == 0


async def test_moderators_act_neither_on_themselves_nor_on_each_other(store: SqlStore) -> None:
    for n, player in enumerate(("dana", "essa")):
        await report(store, a_report(f"m{n}"), player=player)
    assert await act(store, "ban", "in-m0", until=NOW + HOUR) == "yourself"
    assert await act(store, "ban", "in-m1", until=NOW + HOUR) == "moderator"
    ban = NewAct(act="ban", at=NOW, player="essa", until=NOW + HOUR)
    assert await store.act_as_administrator(ban) and not await store.act_as_administrator(
        NewAct(act="ban", at=NOW, player="nobody", until=NOW)
    )
    essa = await store.account("essa")
    assert essa is not None and essa.banned_until == NOW + HOUR
    assert await store.act_as_administrator(NewAct(act="lift", at=NOW + 1, player="essa"))
    (lift, banned, appointed) = await store.acts_on("essa")
    assert (lift.row.lifts, banned.lifted, banned.row.administrator) == (banned.row.seq, lift.row.seq, True)
    assert appointed.row.act == "appoint"


async def test_what_is_lifted_ends_and_what_else_stands_stays(store: SqlStore) -> None:
    await report(store, a_report())
    assert await act(store, "silence", until=NOW + HOUR, close=False) == "done"
    assert await act(store, "silence", until=NOW + 9 * HOUR, close=False) == "done"
    first, second = [each.row.seq for each in reversed(await store.acts_on("badr"))]
    assert await act(store, "lift", lifts=second) == "done"
    badr = await store.account("badr")
    assert badr is not None and badr.silenced_until == NOW + HOUR
    assert await act(store, "lift", lifts=second) == "nothing-to-lift" == await act(store, "lift", lifts=1)
    assert await act(store, "lift", lifts=first) == "done"
    badr = await store.account("badr")
    assert badr is not None and badr.silenced_until == 0
    assert (await case(store)).closed == 0, "the report waits still"
    assert await act(store, "rename", name="Guest 7") == "done"
    assert (await store.acts_on("badr"))[0].row.detail == "Badr"
    renamed = await store.account("badr")
    assert renamed is not None and renamed.name == "Guest 7"
    assert await sound(store) == 7
    assert [each.row.seq for each in await store.trail(before=6, limit=2)] == [5, 4]


async def test_each_act_takes_one_appeal_which_opens_a_case(store: SqlStore) -> None:
    await report(store, a_report())
    assert await act(store, "silence", until=NOW + HOUR) == "done"
    (done,) = await store.acts_on("badr")
    appeal = AppealRow(act=done.row.seq, case="appealed", player="badr", at=NOW + 20, text="no")
    for number, player in ((9, "badr"), (3, "amal")):
        assert await store.add_appeal(AppealRow(act=number, case="c", player=player, at=NOW, text="")) == "gone"
    assert await store.add_appeal(appeal) == "added" and await store.add_appeal(appeal) == "again"
    (queued,) = (await store.queue(limit=9))[0]
    assert (queued.row.id, queued.appeals, queued.reports, queued.newest) == ("appealed", ["dana"], 0, NOW + 20)
    assert await act(store, "lift", "appealed", moderator="essa", lifts=done.row.seq) == "done"
    closed = await case(store, "appealed")
    assert (closed.closed, closed.outcome) == (NOW + 10, "lift")
    assert [each.outcome for each in await store.appeals_of("badr")] == ["lifted"]
    assert (await store.acts_on("badr"))[1].row.appealed


async def test_an_erased_player_leaves_a_sound_trail_and_nothing_else(store: SqlStore) -> None:
    await report(store, a_report(), a_line(), a_line("clara"))
    await report(store, a_report("r2", reporter="badr", text="they began"), a_line(), player="clara")
    assert await act(store, "warn", reason="Badr was rude") == "done"
    assert await store.delete_account("badr", "alias")
    assert await store.moderation_case("in-r1", most_reports=9) is None
    found = await store.moderation_case("in-r2", most_reports=9)
    assert found is not None and found.reports[0].row == a_report("r2", reporter="", text="")
    assert found.reports[0].lines == []
    warned = (await store.trail(before=99, limit=1))[0]
    assert (warned.row.player, warned.row.reason, warned.moderator_name) == ("", "", "Dana")
    assert await store.delete_account("dana", "alias2")
    assert await sound(store) == 3


async def test_a_merged_player_keeps_what_was_done_and_reported(store: SqlStore) -> None:
    await store.add_account(an_account("guest"))
    await report(store, a_report("r1"), a_line("guest"), player="guest")
    assert await act(store, "silence", until=NOW + HOUR, close=False) == "done"
    await report(store, a_report("r2"))
    await report(store, a_report("r3", reporter="guest", source="x"), player="clara")
    await store.merge_account("guest", "badr")
    found = await store.moderation_case("in-r2", most_reports=9)
    assert found is not None and found.all_reports == 2 and found.earlier == []
    badr = await store.account("badr")
    assert badr is not None and badr.silenced_until == NOW + HOUR
    assert [each.row.act for each in await store.acts_on("badr")] == ["silence"]
    assert [each.id for each in await store.reports_by("badr")] == ["r3"]
    assert await sound(store) == 3


async def test_closed_cases_are_forgotten_and_guests_in_open_ones_are_not(store: SqlStore) -> None:
    await report(store, a_report(), a_line())
    await report(store, a_report("r2"), player="clara")
    assert await act(store, "dismiss") == "done"
    assert await store.forget_cases(NOW + 10, limit=9) == 0
    assert await store.forget_cases(NOW + 11, limit=9) == 1
    assert await store.moderation_case("in-r1", most_reports=9) is None
    assert await store.forget_guests(NOW + 1, NOW + 1, limit=99) == 4
    assert await store.account("clara") is not None and await sound(store) == 3
    found = await store.moderation_case("in-r2", most_reports=9)
    assert found is not None and (found.reports[0].row.reporter, found.reports[0].row.text) == ("", "")


async def test_what_the_audit_found_is_replaced_as_a_whole(store: SqlStore) -> None:
    usual = {
        "game": "baloot",
        "relation": "partners",
        "at": NOW,
        "deals": 60,
        "gain": 3.5,
        "effect": 0.5,
        "flagged": True,
    }
    pairs = [("amal", "badr", 0.001), ("amal", "clara", 0.5), ("amal", "nobody", 0.1)]
    findings = [AuditFinding(player=one, other=other, p=p, **usual) for one, other, p in pairs]  # type: ignore[arg-type]
    await store.put_audit_findings(findings)
    assert await store.audit_findings("amal") == [(findings[0], "Badr"), (findings[1], "Clara")]
    await store.put_audit_findings([])
    assert await store.audit_findings("amal") == []
