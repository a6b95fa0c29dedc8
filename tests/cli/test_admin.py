"""`vierblatt admin`: on a database without a server, and on one that another process uses."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import zipfile
from pathlib import Path

import pytest

from tests.cli.admin_databases import admin, is_out, on
from tests.cli.running import vierblatt
from vierblatt.cli.admin.context import now
from vierblatt.record import Record
from vierblatt.record import verify as faults_of
from vierblatt.server.accounts.keys import create
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.ops.database_lock import reserve_database
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import Account, Passkey, Store
from vierblatt.server.table.entries import Closed, SatDown, decode, encode


def test_open_tables_are_listed_with_their_players(database: Path) -> None:
    ran = admin(database, "tables")
    assert ran.code == 0
    (line,) = ran.out.splitlines()[1:]
    assert "abcdefghij" in line and "baloot" in line and "Player 0, Player 1, (rules), (rules)" in line


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_it_answers_in_every_language(lang: str, database: Path) -> None:
    for words in (["tables"], ["accounts"], ["accounts", "nobody"], ["verify"], ["ban", "p1"], ["unban", "p1"]):
        ran = vierblatt("admin", *words, "--database", str(database), "--lang", lang)
        assert ran.code == 0, ran.err
        assert "admin-" not in ran.out and "column-" not in ran.out


def test_an_unowned_table_is_closed_by_the_command(database: Path) -> None:
    ran = admin(database, "close", "abcdefghij")
    assert ran.code == 0 and "is closed" in ran.out

    async def look(store: Store) -> None:
        assert await store.open_tables() == []
        log = await store.read("abcdefghij")
        assert verify_log("abcdefghij", log) is None
        last = decode(log[-1].body)
        assert isinstance(last, Closed) and last.why == "admin"

    on(database, look)
    again = admin(database, "close", "abcdefghij")
    assert again.code == 2 and "already closed" in again.err
    assert admin(database, "close", "nothing000").code == 2


def test_a_table_owned_by_a_server_is_closed_by_that_server(database: Path) -> None:
    async def lease(store: Store) -> None:
        await store.renew("server", 60_000)
        assert await store.acquire("abcdefghij", "server")

    on(database, lease)
    with reserve_database(database):
        ran = admin(database, "close", "abcdefghij")
    assert ran.code == 0 and "within a few seconds" in ran.out

    async def look(store: Store) -> None:
        assert await store.open_tables() == []
        assert not isinstance(decode((await store.read("abcdefghij"))[-1].body), Closed)

    on(database, look)


@pytest.mark.parametrize("text", ["lana", "LANA", "50%", "p1"])
def test_accounts_are_found_by_a_part_of_their_name(text: str, database: Path) -> None:
    ran = admin(database, "accounts", text)
    assert "Lana 50%" in ran.out and "Guest" not in ran.out


def test_all_accounts_are_listed_those_last_seen_first(database: Path) -> None:
    lines = admin(database, "accounts").out.splitlines()[1:]
    assert ["Lana" in lines[0], "Guest 17" in lines[1]] == [True, True]


@pytest.mark.parametrize("who", ["p1", "lana 50%", "LANA 50%"])
def test_a_ban_holds_for_its_time_and_can_be_ended(who: str, database: Path) -> None:
    assert admin(database, "ban", who, "--hours", "2").code == 0
    assert is_out(database, now())
    assert not is_out(database, now() + 3 * 3_600_000)
    assert admin(database, "unban", who).code == 0
    assert not is_out(database, now())


@pytest.mark.parametrize("words", [["ban", "nobody"], ["ban", "p1", "--hours", "0"], ["ban", "p1", "--hours", "nan"]])
def test_a_ban_that_cannot_be_is_refused(words: list[str], database: Path) -> None:
    ran = admin(database, *words)
    assert ran.code == 2 and ran.err.count("\n") == 1


def test_a_banned_player_is_deleted_everywhere(database: Path) -> None:
    assert admin(database, "ban", "p0").code == 0
    ran = admin(database, "delete", "p0")
    assert ran.code == 0 and "Guest 17 is deleted" in ran.out

    async def look(store: Store) -> None:
        assert await store.account("p0") is None and await store.tables_naming("p0") == []
        kept = await store.record("0123456789")
        assert kept is not None and kept.names[0] == "" and b"Player 0" not in kept.body

    on(database, look)
    assert admin(database, "verify").code == 0
    again = admin(database, "delete", "p0")
    assert again.code == 2 and "no player" in again.err


def test_merging_moves_a_guests_matches_to_an_account(database: Path) -> None:
    salma = Account(id="p7", name="Salma", login="salma", created=1, seen=9)
    on(database, lambda store: store.add_account(salma))
    ran = admin(database, "merge", "p0", "Salma")
    assert ran.code == 0 and "Everything that Guest 17 played now belongs to Salma." in ran.out, ran.err

    async def look(store: Store) -> list[str]:
        return [kept.id for kept in await store.records_of("p7", before=2**60, limit=9)]

    assert on(database, look) == ["0123456789"]
    assert admin(database, "verify").code == 0


def test_an_impossible_merge_is_explained(database: Path) -> None:
    assert "One of the two accounts no longer exists" in admin(database, "merge", "p1", "p1").err

    async def sits_too(store: Store) -> None:
        await store.add_account(Account(id="p5", name="Guest 5", created=1, seen=5))
        lease = await store.acquire("abcdefghij", "here")
        assert lease is not None
        seq = len(await store.read("abcdefghij"))
        await store.append("abcdefghij", seq, [encode(SatDown(at=1, seat=2, player="p5", name="Guest 5"))], lease.fence)

    on(database, sits_too)
    ran = admin(database, "merge", "p5", "p0")
    assert ran.code == 2 and "have sat at the same table" in ran.err and "abcdefghij" in ran.err


def test_all_data_of_a_player_is_exported_to_one_file(database: Path, tmp_path: Path) -> None:
    assert admin(database, "ban", "p0").code == 0
    ran = admin(database, "export", str(tmp_path / "out"), "--player", "p0")
    assert ran.code == 0, ran.err
    with zipfile.ZipFile(tmp_path / "out" / "vierblatt-p0.zip") as archive:
        profile = json.loads(archive.read("profile.json"))
        assert "records/0123456789.json" in archive.namelist()
    assert profile["name"] == "Guest 17" and profile["banned_until"] > now()
    assert {table["id"] for table in profile["tables"]} == {"abcdefghij", "0123456789"}


@pytest.mark.parametrize("keep", [False, True])
def test_resetting_a_password_ends_all_other_access(database: Path, *, keep: bool) -> None:
    async def fill(store: Store) -> None:
        account = await store.account("p1")
        assert account is not None
        await create(store, account, "program", bot=False, now=now())
        await store.add_passkey(Passkey(id=b"k", player="p1", public_key=b"", sign_count=0, label="k", created=1))

    on(database, fill)
    ran = admin(database, "reset-password", "Lana 50%", *(["--keep-passkeys"] if keep else []))
    password = ran.out.split()[-1]

    async def look(store: Store) -> None:
        assert await store.tokens("p1") == [] and len(await store.passkeys("p1")) == keep
        account = await store.account("p1")
        assert account is not None and account.epoch == 1
        assert await Passwords(1).fits(account.password, password)
        assert not await Passwords(1).fits(account.password, "the old password")

    on(database, look)
    guest = admin(database, "reset-password", "p0")
    assert guest.code == 2 and "guest" in guest.err


def test_a_backup_during_writes_is_private_to_its_owner(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with reserve_database(database), sqlite3.connect(database) as writer:
        writer.execute("UPDATE accounts SET name = 'half done' WHERE id = 'p1'")
        ran = admin(database, "backup", str(copy))
        writer.rollback()
    writer.close()
    assert ran.code == 0, ran.err
    if os.name != "nt":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("copy")) == ["copy.db"]
    account = on(copy, lambda store: store.account("p1"))
    assert account is not None and account.name == "Lana 50%"
    again = admin(database, "backup", str(copy))
    assert again.code == 2 and "already exists" in again.err


def test_a_restored_backup_takes_the_place_and_the_old_database_is_kept(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin(database, "backup", str(copy)).code == 0
    assert admin(database, "ban", "p1").code == 0
    ran = admin(database, "restore", str(copy))
    assert ran.code == 0, ran.err
    assert not is_out(database, now())
    (kept,) = tmp_path.glob("games.db.before-*")
    assert str(kept) in ran.out
    assert is_out(kept, now())
    assert {path.name for path in tmp_path.iterdir()} == {"games.db", "games.db.lock", "copy.db", kept.name}


def test_a_restored_backup_does_not_join_the_original_cluster(database: Path, tmp_path: Path) -> None:
    on(database, lambda store: store.put_setting("bus-key", b"secret"))
    rehearsal = tmp_path / "rehearsal.db"
    assert vierblatt("admin", "--database", str(rehearsal), "restore", str(database)).code == 0
    assert on(rehearsal, lambda store: store.setting("bus-key")) is None


def test_a_backup_can_be_restored_without_an_existing_database(database: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.db"
    assert vierblatt("admin", "--database", str(fresh), "restore", str(database)).code == 0
    assert on(fresh, lambda store: store.account("p1")) is not None


def test_a_restore_under_a_running_server_is_refused(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin(database, "backup", str(copy)).code == 0
    with reserve_database(database):
        ran = admin(database, "restore", str(copy))
    assert ran.code == 2 and "using" in ran.err

    async def lease(store: Store) -> None:
        await store.renew("elsewhere", 60_000)
        assert await store.acquire("abcdefghij", "elsewhere")

    on(database, lease)
    ran = admin(database, "restore", str(copy))
    assert ran.code == 2 and "until" in ran.err
    assert not [*tmp_path.glob("games.db.*before*")]


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_a_file_that_is_not_a_database_is_not_restored(content: bytes, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)
    before = database.read_bytes()
    ran = admin(database, "restore", str(file))
    assert ran.code == 2 and "not an intact Vierblatt database" in ran.err
    assert database.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"games.db", "games.db.lock", "odd"}


def test_a_backup_of_a_newer_version_is_not_restored(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin(database, "backup", str(copy)).code == 0
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
    connection.close()
    ran = admin(database, "restore", str(copy))
    assert ran.code == 2 and "newer version" in ran.err
    assert on(database, lambda store: store.account("p1")) is not None


def test_a_second_export_writes_only_missing_records(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out" / "records"
    assert "1 records written" in admin(database, "export", str(folder)).out
    (file,) = folder.iterdir()
    assert file.name == "0123456789.json" and faults_of(Record.from_json(file.read_bytes())) == []
    assert "0 records written" in admin(database, "export", str(folder)).out
    file.write_bytes(b"cut off")
    assert "1 records written" in admin(database, "export", str(folder)).out
    assert [path.name for path in folder.iterdir()] == ["0123456789.json"]


def test_an_unwritable_path_is_reported(database: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for words in (["export", str(tmp_path / "file" / "out")], ["backup", str(tmp_path / "no" / "copy.db")]):
        ran = admin(database, *words)
        assert ran.code == 2 and "cannot be written" in ran.err


def test_verify_accepts_a_sound_database(database: Path) -> None:
    ran = admin(database, "verify")
    assert ran.code == 0 and "tables 2," in ran.out and "records 1," in ran.out and "found: 0." in ran.out
    assert ran.err == ""  # how far it has come is for terminals


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_verify_reports_changes_and_what_to_do(lang: str, database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'Player 1', 'Player 7') AS BLOB)")
        connection.execute("UPDATE records SET scores = '[99, 98]'")
    connection.close()
    ran = vierblatt("admin", "--database", str(database), "--lang", lang, "verify")
    assert ran.code == 1 and "abcdefghij" in ran.out and "0123456789" in ran.out
    assert "fault-" not in ran.out and "remedy-" not in ran.out and len(ran.out.splitlines()) == 5


def test_a_proof_is_one_document_of_json(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE card_counts SET count = count + 1 WHERE place = 0")
    connection.close()
    ran = admin(database, "verify", "--json", "-")
    document = json.loads(ran.out)
    assert ran.code == 1 and (document["tables"], document["records"]) == (2, 1)
    assert document["faults"] == [{"code": "count-differs", "id": "whist", "facts": {"cells": 1}}]


def test_a_part_of_a_database_is_proven_from_a_day_on(database: Path) -> None:
    ran = admin(database, "verify", "--since", "2100-01-01")
    assert ran.code == 0 and "tables 0" in ran.out and "left out" in ran.out
    wrong = admin(database, "verify", "--since", "yesterday")
    assert wrong.code == 2 and "2026-01-31" in wrong.err


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    for words in (["tables"], ["backup", str(tmp_path / "b")], ["verify"], ["ban", "x"]):
        ran = admin(tmp_path / "none.db", *words)
        assert ran.code == 2 and "There is no database" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_the_database_can_come_from_the_servers_settings(database: Path, tmp_path: Path) -> None:
    settings = tmp_path / "server.toml"
    settings.write_text(f'database = "{database}"\n')
    assert "abcdefghij" in vierblatt("admin", "--config", str(settings), "tables").out


@pytest.mark.parametrize("words", [["nonsense"], ["ban"], ["tables", "--odd"], ["ban", "p1", "--hours", "many"]])
def test_invalid_arguments_exit_with_2(words: list[str], database: Path) -> None:
    assert admin(database, *words).code == 2
