"""What a server deletes by itself, over simulated years."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog
from sqlalchemy import Connection, func, select

from tests.server.store.moderating import a_line, a_report, act, report
from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import a_day, a_match, a_play, a_reference, a_table, an_account, made
from vierblatt.daily.days import day_of, days_before
from vierblatt.server.accounts.tokens import DAY
from vierblatt.server.ops.config import Retention
from vierblatt.server.ops.pruning import Pruner
from vierblatt.server.store import schema
from vierblatt.server.store.port import (
    ChallengeRow,
    NoticeRow,
    Passkey,
    PersonalToken,
    ReviewItemRow,
    ReviewRow,
    SessionRow,
    Snapshot,
)
from vierblatt.server.store.sql import SqlStore

START = 1_700_000_000_000


class Years:
    """A server's life, day by day: its store, and the time there."""

    def __init__(self, store: SqlStore, retention: Retention) -> None:
        self.store, self.now = store, START
        self._pruning = Pruner(store, retention, lambda: self.now, structlog.get_logger())

    async def tomorrow(self) -> None:
        """A day goes by, and the server looks what is to be forgotten."""
        self.now += DAY
        await self._pruning.prune()

    async def later(self, days: int) -> None:
        """Days go by in which nothing happens, and the server looks only on the last: what is over stays over."""
        self.now += (days - 1) * DAY
        await self.tomorrow()

    async def rows(self, *names: str) -> dict[str, int]:
        """How much there is of each."""

        def count(connection: Connection) -> dict[str, int]:
            of = schema.metadata.tables
            return {name: connection.scalar(select(func.count()).select_from(of[name])) or 0 for name in names}

        return await self.store._read(count)

    async def comes(self, player: str) -> None:
        """A guest comes, and is signed in."""
        await self.store.add_account(an_account(player, created=self.now, seen=self.now))
        session = SessionRow(
            id=f"s{player}", player=player, epoch=0, agent="", created=self.now, used=self.now, issued=self.now
        )
        await self.store.add_session(session)

    async def plays(self, table: str, player: str, *, to_its_end: bool) -> None:
        """A table is opened, played at, and closed."""
        row = a_table(table, host=player, opened=self.now)
        _, lease = await self.store.add_table(row, [b"{}"], "server")
        await self.store.add_seated_player(player, table)
        await self.store.append(table, 1, [b"{}"] * 5, lease.fence)
        await self.store.put_snapshot(table, Snapshot(5, b"all", b"{}"), lease.fence)
        if to_its_end:
            await self.store.put_record(a_match(table, players=[player, "", "", ""]), [], [])
        await self.store.close_table(table)


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    found = made(tmp_path)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
def years(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> Years:
    made_so = Years(store, Retention(guests_days=60, unfinished_days=30))
    monkeypatch.setattr(store._engine, "now", lambda connection: made_so.now)
    return made_so


KINDS = "accounts", "sessions", "tables", "log", "leases", "snapshots", "sitters"


@pytest.mark.nightly  # the others here look at each kind alone
async def test_a_year_of_pruning_keeps_finished_matches(years: Years) -> None:
    sizes = {}
    for day in range(365):
        await years.comes(f"g{day}")
        await years.plays(f"t{day}", f"g{day}", to_its_end=day % 10 == 0)
        await years.tomorrow()
        if day in {99, 364}:
            sizes[day] = await years.rows(*KINDS)
    played = 37
    assert sizes[364] == {
        "accounts": played + 54,  # the guests of the last 60 days: those who have played a match stay
        "sessions": 31,
        "tables": played + 27,
        "log": 6 * (played + 27),
        "leases": played + 27,
        "snapshots": 1,
        "sitters": 0,
    }
    grown = {kind: sizes[364][kind] - sizes[99][kind] for kind in KINDS}
    assert grown["sessions"] == grown["snapshots"] == grown["sitters"] == 0
    assert grown["accounts"] == grown["tables"] == played - 10, "only by what was played to its end"
    for day in range(0, 365, 10):
        assert await years.store.record(f"t{day}") is not None and await years.store.read(f"t{day}")


async def test_accounts_that_can_return_or_are_needed_stay(years: Years) -> None:
    for player in ("gone", "key", "token", "named", "banned", "sits", "hosts"):
        await years.comes(player)
    store = years.store
    key = Passkey(id=b"k", player="key", public_key=b"", sign_count=0, label="", created=START)
    await store.add_passkey(key)
    await store.add_token(PersonalToken(id="t", player="token", label="", digest=b"d", created=START))
    await store.change_account("named", login="named", skeleton="named")
    await store.ban("banned", START + 300 * DAY)
    await store.add_table(a_table("open", host="hosts"), [b"{}"], "server")
    await store.add_seated_player("sits", "open")
    await years.later(200)
    found = {account.id for account in await store.find_accounts("")}
    assert found == {"key", "token", "named", "banned", "sits", "hosts"}
    await store.close_table("open")
    await years.later(200)
    assert {account.id for account in await store.find_accounts("")} == {"key", "token", "named"}


async def test_a_player_who_visits_now_and_then_is_kept(years: Years) -> None:
    await years.comes("amal")
    for _ in range(7):
        await years.store.touch_account("amal", years.now)
        await years.later(50)
    await years.store.touch_account("amal", years.now)
    await years.later(15)
    assert await years.store.account("amal") is not None


async def test_zero_days_means_kept_forever(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    years = Years(store, Retention(guests_days=0, unfinished_days=0, daily_days=0))
    monkeypatch.setattr(store._engine, "now", lambda connection: years.now)
    await years.comes("amal")
    await years.plays("t1", "amal", to_its_end=False)
    await years.later(400)
    assert await years.rows("accounts", "tables", "log") == {"accounts": 1, "tables": 1, "log": 6}


async def test_daily_deals_are_kept_for_90_days(years: Years) -> None:
    await years.comes("amal")
    for _ in range(120):
        day = day_of(years.now)
        await years.store.put_daily_day(a_day(day))
        assert await years.store.put_daily_play(a_play(day=day), before=-1)
        await years.store.put_daily_reference(a_reference(day=day))
        await years.store.touch_account("amal", years.now)
        await years.tomorrow()
    assert await years.rows("daily_days", "daily_plays", "daily_references") == {
        "daily_days": 90, "daily_plays": 90, "daily_references": 90,
    }  # fmt: skip
    assert (await years.store.daily_days(after=("", ""), limit=1))[0].day == days_before(day_of(years.now), 90)


async def test_an_open_table_is_never_forgotten(years: Years) -> None:
    await years.store.add_table(a_table("open"), [b"{}"], "server")
    await years.store.put_snapshot("open", Snapshot(0, b"all", b"{}"))
    await years.later(400)
    assert await years.rows("tables", "log", "snapshots") == {"tables": 1, "log": 1, "snapshots": 1}


async def test_a_review_is_kept_as_long_as_somebody_works_on_it(years: Years) -> None:
    await years.comes("amal")
    await years.plays("t1", "amal", to_its_end=True)
    row = ReviewRow(id="r1", record="t1", opener="amal", created=years.now, changed=years.now)
    assert await years.store.add_review(row, most=9) == "r1"
    item = ReviewItemRow(slot="lead", player="amal", body=b"{}")
    for seq in range(3):
        await years.later(300)
        assert await years.store.change_review("r1", seq, [item], years.now)
    await years.later(365)
    assert await years.rows("reviews", "review_items") == {"reviews": 1, "review_items": 1}
    await years.tomorrow()
    assert await years.rows("reviews", "review_items", "records") == {"reviews": 0, "review_items": 0, "records": 1}


async def test_a_tournament_goes_a_year_after_its_last_entry_and_its_guests_after_it(years: Years) -> None:
    await years.comes("amal")
    row = a_tournament(created=years.now, changed=years.now)
    assert await years.store.add_tournament(row, b"created", most=9)
    names = ("tournaments", "tournament_entries", "accounts")
    years.now += 364 * DAY
    await years.tomorrow()
    assert await years.rows(*names) == {"tournaments": 1, "tournament_entries": 1, "accounts": 1}
    await years.tomorrow()
    assert await years.rows(*names[:2]) == {"tournaments": 0, "tournament_entries": 0}
    await years.tomorrow()
    assert await years.rows("accounts") == {"accounts": 0}


async def test_notices_are_kept_for_90_days_and_lapsed_challenges_for_one(years: Years) -> None:
    for player in ("amal", "badr"):
        await years.comes(player)
    for number in range(120):
        row = NoticeRow(id=f"n{number}", player="amal", sender="badr", kind="k", at=years.now, body=b"{}")
        assert await years.store.add_notice(row, only_latest=False, keep=1000)
        challenge = ChallengeRow(
            id=f"c{number}", challenger="amal", challenged="badr", table_id="t", game="baloot", made=years.now,
            until=years.now + 1, answer="declined",
        )  # fmt: skip
        assert await years.store.add_match_challenge(challenge, most=9) == "made"
        for player in ("amal", "badr"):
            await years.store.touch_account(player, years.now)
        await years.tomorrow()
    assert await years.rows("notices", "match_challenges") == {"notices": 90, "match_challenges": 1}


async def test_reports_go_half_a_year_after_the_decision_and_what_was_done_stays(years: Years) -> None:
    for player in ("amal", "badr", "dana"):
        await years.comes(player)
    for player in ("badr", "dana"):
        await years.store.change_account(player, login=player, skeleton=player)
    assert await years.store.set_moderator("dana", years.now, on=True)
    assert await report(years.store, a_report(at=years.now), a_line()) == "added"
    years.now += 300 * DAY
    await years.tomorrow()
    names = ("cases", "reports", "report_lines", "moderation_acts")
    assert await years.rows(*names) == {"cases": 1, "reports": 1, "report_lines": 1, "moderation_acts": 1}
    assert await years.store.account("badr") is not None and await years.store.account("amal") is None
    assert await act(years.store, "warn", at=years.now) == "done"
    years.now += 179 * DAY
    await years.tomorrow()
    assert (await years.rows("reports"))["reports"] == 1
    await years.tomorrow()
    assert await years.rows(*names) == {"cases": 0, "reports": 0, "report_lines": 0, "moderation_acts": 2}
