"""Opening a database: its schema, its revision, what SQLite promises, and files that cannot be."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tests.cli.running import vierblatt
from tests.server.store.older import back_to
from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import NOW, a_match, a_rating, a_table, an_account, opened, sqlite
from vierblatt.server.accounts.lookalikes import skeleton
from vierblatt.server.store.migrations import revisions, upgrade
from vierblatt.server.store.port import Snapshot, StoreFault
from vierblatt.server.store.schema import metadata
from vierblatt.server.store.sql import SqlStore


def differences(connection: Connection) -> list[object]:
    """What a database has other than the schema says.

    SQLAlchemy cannot read a constraint that SQLite keeps within its column; the statements are compared below.
    """
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    unreadable = {("remove_fk", "tables"), ("add_fk", "tables")} if connection.dialect.name == "sqlite" else set()
    found = compare_metadata(context, metadata)
    return [each for each in found if (each[0], getattr(getattr(each[1], "table", None), "name", "")) not in unreadable]


def modes_in(folder: Path) -> dict[str, int]:
    """The files of a folder and their modes."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_the_revisions_lead_to_the_schema(store: SqlStore) -> None:
    assert await store._read(differences) == []


async def test_constraints_are_as_the_schema_names_them(store: SqlStore, tmp_path: Path) -> None:
    made = SqlStore(f"sqlite:///{tmp_path / 'made.db'}")
    made._engine.prepare()
    await made._engine.exclusively(metadata.create_all)
    query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name != 'alembic_version'"

    def statements(connection: Connection) -> dict[str, set[str]]:
        rows = connection.exec_driver_sql(query).all()
        # A column that was added later stands in the line of the one before.
        # SQLite keeps a constraint of a column that was added later within the column.
        inline = re.compile(r"(\w+) TEXT CONSTRAINT (\w+) REFERENCES")
        apart = r"\1 TEXT, CONSTRAINT \2 FOREIGN KEY(\1) REFERENCES"
        split = re.compile(r"\n|, (?![^(]*\))").split
        # A table that was made anew has its name in quotes.
        found = {name: split(inline.sub(apart, (sql or "").replace('"', ""))) for name, sql in rows}
        return {name: {line.strip(" ,\t\n)") for line in lines} for name, lines in found.items()}

    wanted = await made._engine.read(statements)
    await made._engine.close()
    assert await store._read(statements) == wanted


def test_the_files_of_the_revisions_are_named_in_their_order() -> None:
    config = Config()
    config.set_main_option("script_location", "vierblatt.server.store:migrations")
    config.set_main_option("path_separator", "os")
    chain = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert revisions() == chain[::-1]


async def test_opening_again_changes_nothing(store: SqlStore, elsewhere: SqlStore) -> None:
    await opened(store, "t1")
    await elsewhere._write(upgrade)
    assert await elsewhere.open_tables() == [a_table()]


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    await store.close()
    file = tmp_path / "vierblatt.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    newer = sqlite(tmp_path)
    with pytest.raises(StoreFault) as refused:
        await newer.open()
    assert (refused.value.code, refused.value.parameters) == ("store-newer", {"revision": "9999"})
    assert file.read_bytes() == before


async def test_old_tables_get_their_players_and_closing_times(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    for name in ("open", "closed"):
        _, lease = await store.add_table(a_table(name), [b'{"entry":"opened"}'], "server")
        await store.append(name, 1, [b'{"entry":"sat","player":"amal"}', b'{"entry":"stood"}'], lease.fence)
        await store.put_snapshot(name, Snapshot(2, b"all"))
    await store.close_table("closed")
    await store.close()
    back_to("0007", tmp_path / "vierblatt.db")
    store = sqlite(tmp_path)
    await store.open()
    (found,) = await store.open_at("amal", limit=9)
    assert (found.id, found.seq, found.last, found.info) == ("open", 2, b'{"entry":"stood"}', None) and found.rests
    closed = await store.table("closed")
    assert closed is not None and closed.closed == closed.opened
    await store.close()


async def test_whoever_had_entered_a_tournament_has_its_first_place(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    for name in ("amal", "badr"):
        await store.add_account(an_account(name))
    assert await store.add_tournament(a_tournament(), b"created", most=2)
    await store.close()
    back_to("0018", tmp_path / "vierblatt.db")
    with closing(sqlite3.connect(tmp_path / "vierblatt.db")) as connection, connection:
        connection.execute("INSERT INTO tournament_players VALUES ('tournament1', 3, 'badr')")
    store = sqlite(tmp_path)
    await store.open()
    (place,) = await store.tournament_places("tournament1")
    assert (place.contestant, place.place, place.player, place.invitation) == (3, 0, "badr", "")
    found = await store.tournament("tournament1")
    assert found is not None and found.row.tables is None
    await store.close()


async def test_old_matches_count_for_all_their_players(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))
    await store.put_record(a_match("counted"), [a_rating("badr")], [])
    await store.put_record(a_match("friendly", rated=False), [], [])
    await store.close()
    back_to("0008", tmp_path / "vierblatt.db")
    store = sqlite(tmp_path)
    await store.open()
    assert await store.rated_together(["amal", "badr"], "baloot", "standard", 0) == [["amal", "badr"]]
    await store.close()


async def test_old_accounts_get_skeletons_and_look_alikes_keep_their_names(
    tmp_path: Path,
) -> None:
    store = sqlite(tmp_path)
    await store.open()
    for age, (player, login) in enumerate([("old", "karim"), ("young", "karlm"), ("other", "dana"), ("guest", "")]):
        await store.add_account(an_account(player, name=login or "Dana", login=login, created=NOW + age))
    await store.close()
    back_to("0006", tmp_path / "vierblatt.db")
    store = sqlite(tmp_path)
    await store.open()
    there = [await store.account(player) for player in ("old", "young", "other", "guest")]
    await store.close()
    found = [(account.name, account.skeleton) for account in there if account is not None]
    assert found == [("karim", skeleton("Karim")), ("karlm", ""), ("dana", "dana"), ("Dana", "")]


async def test_opening_for_reading_does_not_upgrade_an_older_database(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    await store.close()
    await store_as_it_is(tmp_path)
    file = tmp_path / "vierblatt.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    before = file.read_bytes()
    with pytest.raises(StoreFault, match="store-older"):
        await store_as_it_is(tmp_path)
    for command in ("verify", "collusion"):
        ran = await asyncio.to_thread(vierblatt, "admin", "--database", str(file), "--lang", "en", command)
        assert ran.code == 2 and "older version" in ran.err
    assert file.read_bytes() == before


async def store_as_it_is(folder: Path) -> None:
    store = sqlite(folder)
    await store.open(as_it_is=True)
    await store.close()


async def test_a_file_that_is_not_a_database_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "vierblatt.db").write_text("Dear diary, " * 1000)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "vierblatt.db").mkdir()
    for folder in (tmp_path, tmp_path / "folder", tmp_path / "missing"):
        store = sqlite(folder)
        with pytest.raises(StoreFault) as refused:
            await store.open()
        assert refused.value.code == "store-cannot-open"
        assert refused.value.parameters["database"] == str(folder / "vierblatt.db")
        assert refused.value.parameters["reason"]
    assert not (tmp_path / "missing").exists()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://me:geheim@there/db",
        "postgresql://me:geheim@there",
        "mysql://me:geheim@there/db",
        "sqlite://",
        "sqlite:///:memory:",
        "no url",
    ],
)
def test_other_databases_are_refused_without_their_password(url: str) -> None:
    with pytest.raises(StoreFault) as refused:
        SqlStore(url)
    assert refused.value.code == "store-unsupported"
    assert "geheim" not in str(refused.value)


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()
    await opened(store, "t1")
    modes = modes_in(tmp_path)
    assert set(modes.values()) == {0o600}
    assert modes.keys() >= {"vierblatt.db", "vierblatt.db-wal"}
    await store.close()
    assert modes_in(tmp_path).keys() == {"vierblatt.db"}


async def test_a_commit_is_on_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    await store.open()

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store._write(pragmas) == ["wal", 2, 1]
    assert await store._read(pragmas) == ["wal", 2, 1]
    await store.close()


async def test_before_it_is_open_a_store_is_down(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    for asking in (store.open_tables(), store.append("t1", 0, [], 1), store.setting("key")):
        with pytest.raises(StoreFault) as refused:
            await asking
        assert refused.value.code == "store-down"
    assert not await store.healthy()
    await store.close()
