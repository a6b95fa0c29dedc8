"""An erased player is nowhere in the database, even if the name was still written during the erasure."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import FRIENDLY, GOING_ON, RATED, SECOND, at, fill, keep
from tests.server.store.clubs import an_event
from tests.server.store.reviewing import REVIEW, a_remark, a_review
from tests.server.store.stores import a_majlis
from tests.server.table.tables import SECRET, Driver
from vierblatt.protocol import commands as ask
from vierblatt.server.accounts.erasing import SETTLING, erase, fresh_alias, merge, settle
from vierblatt.server.accounts.history import export
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.results import Results
from vierblatt.server.proving import prove
from vierblatt.server.proving.database_proof import RECORD_TIMEOUT
from vierblatt.server.store.port import Account, AnalysisJob, Conflicting, Store
from vierblatt.server.store.schema.accounts import erasures
from vierblatt.server.store.schema.majlises import majlis_event_results
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Person, Table
from vierblatt.server.table.entries import SatDown, decode, encode

LATER = NOW + 1_000 * RECORD_TIMEOUT


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A database with rated and friendly matches, and one that is going on."""
    made = at(tmp_path / "games.db")
    await made.open()
    await fill(made)
    yield made
    await made.close()


def traces(database: Path, *words: str) -> set[str]:
    """The tables in which any of these words stands, in any column of any row."""
    connection = sqlite3.connect(database)
    found = set()
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for row in connection.execute(f"SELECT * FROM {table}"):
            values = [value if isinstance(value, bytes) else str(value).encode() for value in row]
            text = b"\n".join([b"", *(b'"' + value + b'"' for value in values), *values])
            found |= {table} if any(word.encode() in text for word in words) else set()
    connection.close()
    return found


async def faults(store: Store) -> list[str]:
    return [fault.code for fault in (await prove(store, LATER)).faults]


async def test_no_row_of_the_database_and_no_byte_of_its_file_names_an_erased_player(
    store: SqlStore, tmp_path: Path
) -> None:
    words = "Player 2", '"p2"', "\xa2p2"
    assert {"log", "records", "accounts"} <= traces(tmp_path / "games.db", *words)
    await erase(store, "p2")
    await store._execute(erasures.delete())  # of its own, after a minute
    assert traces(tmp_path / "games.db", *words) == set()
    await store.close()
    assert b"Player 2" not in (tmp_path / "games.db").read_bytes(), "nor does what SQLite has freed"
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]  # noqa: ASYNC240


async def test_the_remaining_data_still_verify(store: SqlStore) -> None:
    assert await faults(store) == []
    for player in ("p2", "p0", "p5"):
        await erase(store, player)
        assert await faults(store) == []


async def test_an_erased_program_is_still_marked_as_a_program(store: SqlStore) -> None:
    driver = Driver("kout_bo", table="withbot000", preset="short_match", rated=True)
    driver.do(ask.Sit, Person("p3", "Player 3 🤖"), seat=3)
    driver.sit(people=6)
    driver.play()
    await keep(store, driver, snapshot_at=4)
    await Results(store).finish(driver.table, driver.now + 9_000)
    await store.close_table(driver.id)
    assert await faults(store) == []
    await erase(store, "p3")
    assert await faults(store) == []
    assert traces(Path(store._engine.url.database or ""), "Player 3") == set()


async def test_a_table_continues_without_the_name_under_one_alias(store: SqlStore) -> None:
    row = await store.table(GOING_ON)
    assert row is not None and row.host == "p0"
    before = Table.replay(SECRET, [decode(entry.body) for entry in await store.read(GOING_ON)], NOW)
    await erase(store, "p0")
    row, snapshot = await store.table(GOING_ON), await store.snapshot(GOING_ON)
    table = Table.replay(SECRET, [decode(entry.body) for entry in await store.read(GOING_ON)], NOW)
    assert table.match is not None and before.match is not None and table.match.deals == before.match.deals
    assert table.seats[0].name == "" and table.seats[0].kind == "human" and table.seats[1].name == "Player 1"
    assert snapshot is None and row is not None and row.host == table.host == table.seats[0].player
    names = set()
    for match in (RATED, SECOND, FRIENDLY):
        sats = [decode(entry.body) for entry in await store.read(match)]
        names |= {entry.player for entry in sats if isinstance(entry, SatDown) and entry.seat == 0}
    assert names == {table.host}


async def test_an_erasure_interrupted_by_a_crash_is_finished_by_the_next_server(
    store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Exception):
        pass

    async def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(store, "rewrite_log", killed)
        with pytest.raises(Killed):
            await erase(store, "p2")
    assert await store.account("p2") is None and "log" in traces(tmp_path / "games.db", '"p2"')
    await settle(store)
    assert traces(tmp_path / "games.db", '"p2"', "Player 2") == {"erasures"}


async def test_a_late_seat_entry_with_the_erased_name_is_found(store: SqlStore, tmp_path: Path) -> None:
    lease = await store.acquire(GOING_ON, "there", besides="here")
    assert lease is not None
    await erase(store, "p2")
    lease = await store.acquire(GOING_ON, "there")
    assert lease is not None
    seq = len(await store.read(GOING_ON))
    late = SatDown(at=NOW, seat=3, player="p2", name="Player 2")
    await store.append(GOING_ON, seq, [encode(late)], lease.fence)
    await settle(store)
    assert traces(tmp_path / "games.db", '"p2"', "Player 2") == {"erasures"}
    assert [erasure.player for erasure in await store.erasures()] == ["p2"], "others may come"
    await settle(store)
    assert len(await store.erasures()) == 1, "it is too early to be sure"
    await store._execute(update(erasures).values(since=erasures.c.since - SETTLING))
    await settle(store)
    assert await store.erasures() == []


async def test_moves_made_during_an_erasure_are_kept_without_the_name(
    store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lease = await store.acquire(GOING_ON, "there", besides="here")
    assert lease is not None
    rewrite, moves = store.rewrite_log, [SatDown(at=NOW, seat=2, player="p2", name="Player 2")]

    async def first(table: str, *given: object) -> bool:
        if table == GOING_ON and moves:
            seq = len(await store.read(GOING_ON))
            await store.append(GOING_ON, seq, [encode(moves.pop())], lease.fence)
        return await rewrite(table, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "rewrite_log", first)
    before = len(await store.read(GOING_ON))
    await erase(store, "p2")
    assert len(await store.read(GOING_ON)) == before + 1
    assert traces(tmp_path / "games.db", '"p2"', "Player 2") == {"erasures"}


async def test_merging_moves_a_guests_matches_to_the_account(store: SqlStore, tmp_path: Path) -> None:
    await store.add_account(Account(id="p9", name="Nine", created=NOW, seen=NOW))
    mine = [stored.id for stored in await store.records_of("p1", before=LATER, limit=9)]
    (rating,) = await store.ratings_of("p1")
    assert len(mine) == 3
    await merge(store, "p1", "p9")
    assert [stored.id for stored in await store.records_of("p9", before=LATER, limit=9)] == mine
    assert await faults(store) == []
    await store._execute(erasures.delete())
    assert traces(tmp_path / "games.db", '"p1"') == set()
    assert "records" in traces(tmp_path / "games.db", "Player 1"), "what was said then stays said"
    assert await store.ratings_of("p9") == [msgspec.structs.replace(rating, player="p9")]


async def test_players_who_met_at_a_table_are_not_merged(store: SqlStore) -> None:
    await store.add_account(Account(id="p9", name="Nine", created=NOW, seen=NOW))
    driver = Driver("baloot", table="bothhere00")
    driver.do(ask.Sit, Person("p9", "Nine"), seat=2)
    driver.sit(people=2)
    await keep(store, driver, snapshot_at=1)
    with pytest.raises(Conflicting, match="merge-met"):
        await merge(store, "p9", "p1")
    assert await store.account("p9") is not None


async def test_a_player_seated_twice_during_a_merge_keeps_one_seat(store: SqlStore) -> None:
    await store.add_account(Account(id="p9", name="Nine", created=NOW, seen=NOW))
    await store.merge_account("p9", "p1")
    driver = Driver("baloot", table="bothhere00")
    driver.do(ask.Sit, Person("p9", "Nine"), seat=2)
    driver.sit(people=2)
    await keep(store, driver, snapshot_at=1)
    await settle(store)
    found = [decode(entry.body) for entry in await store.read("bothhere00")]
    sats = {entry.seat: (entry.player, entry.name) for entry in found if isinstance(entry, SatDown)}
    assert sats[1] == ("p1", "Player 1") and sats[2][1] == "" and sats[2][0] not in {"p1", "p9"}
    assert await faults(store) == []


def test_an_alias_differs_from_every_player_id() -> None:
    made = {fresh_alias() for _ in range(1000)}
    assert len(made) == 1000 and {len(alias) for alias in made} == {16} != {len(fresh_id())}


async def test_an_export_contains_everything_that_names_the_player(store: SqlStore) -> None:
    """Every database table with the id or the name must be in the export."""
    account = await store.account("p2")
    assert account is not None
    await Identity(store).token_for(account, NOW, "Firefox")
    await store.add_analysis_job(AnalysisJob(record=RATED, player="p2", asked=NOW, pieces=3), most=9)
    await store.ban("p2", NOW + 5)
    assert await store.add_majlis(a_majlis(host="p2"), most=9)
    await store.add_majlis_line("majlis1", "p2", NOW, "said by them", keep=9)
    await store.join_majlis("link-majlis1", "p1", NOW, members=9, majlises=9)
    await store.add_majlis_line("majlis1", "p1", NOW, "said by another", keep=9)
    await store.react_in_majlis("majlis1", 2, "p2", "👏", on=True)
    assert await store.add_majlis_event(an_event(maker="p2"), most=9, kept=9) == "done"
    place = {"tournament": "t1", "player": "p2", "majlis": "majlis1", "at": NOW, "place": 1}
    await store._execute(majlis_event_results.insert().values(place))
    assert await store.add_review(a_review(record=RATED, opener="p2"), most=9)
    remarks = [a_remark("note-1", "p2"), a_remark("note-2", "p1", body=b'{"kind":"cursor","point":{"deal":1}}')]
    assert await store.change_review(REVIEW, 0, remarks, NOW)
    account = await store.account("p2")
    assert account is not None
    with zipfile.ZipFile(io.BytesIO(await export(store, account, LATER))) as archive:
        profile, *records = [archive.read(name) for name in archive.namelist()]
    exported = msgspec.json.decode(profile)
    assert len(records) == len(exported["matches"]) == 2 and exported["banned_until"] == NOW + 5
    assert exported["sessions"] == [{"created": NOW, "agent": "Firefox", "used": NOW}]
    assert exported["analyses"] == [RATED]
    assert [majlis["name"] for majlis in exported["majlises"]] == ["Diwan"]
    assert [(said["text"], said["reaction"]) for said in exported["said"]] == [("", "👏"), ("said by them", "")]
    assert [made["name"] for made in exported["events"]] == ["Cup"]
    assert [result["place"] for result in exported["event_results"]] == [1]
    assert [review["id"] for review in exported["reviews"]] == [REVIEW]
    assert [remark["text"] for remark in exported["remarks"]] == ["why?"]
    assert {table["id"] for table in exported["tables"]} == {RATED, SECOND, GOING_ON}
    going_on = next(table for table in exported["tables"] if table["id"] == GOING_ON)
    assert not going_on["hosted"] and [(sat["seat"], sat["name"]) for sat in going_on["seats"]] == [(2, "Player 2")]
    assert b"nonce" not in profile and b"Player 1" not in profile, "what others did is theirs"
    named = traces(Path(store._engine.url.database or ""), '"p2"', "Player 2")
    exported_tables = {
        "accounts",
        "sessions",
        "ratings",
        "records",
        "record_seats",
        "analysis_jobs",
        "majlises",
        "majlis_members",
        "majlis_lines",
        "majlis_reactions",
        "majlis_events",
        "majlis_event_results",
        "reviews",
        "review_items",
        "log",
        "snapshots",
    }
    assert named == exported_tables, "and there is nothing else that names anybody"
