"""The stores that have to keep the port's contract, and things to put into them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import NullPool, create_engine, make_url, update

from tests.databases import postgresql
from vierblatt.server.store.migrations import upgrade
from vierblatt.server.store.port import (
    Account,
    DailyDay,
    DailyPlay,
    DailyReference,
    GlickoRating,
    LogEntry,
    MajlisRow,
    Passkey,
    PersonalToken,
    PlayerRating,
    PuzzleAttempt,
    PuzzleRun,
    SessionRow,
    StoredRecord,
    TableRow,
)
from vierblatt.server.store.schema import metadata
from vierblatt.server.store.schema.tables import owners
from vierblatt.server.store.sql import SqlStore

#: A year like any other, in milliseconds: tests say themselves what time it is.
NOW = 1_800_000_000_000
MINUTE = 60_000
#: The first rating of a puzzle.
A_RATING = GlickoRating(rating=1400.0, deviation=200.0, volatility=0.06, updated=NOW)


def sqlite(folder: Path) -> SqlStore:
    """A store in a SQLite file; called again, another connection to the same."""
    return SqlStore(sqlite_url(folder))


def sqlite_url(folder: Path) -> str:
    """The SQLite file of a folder."""
    return f"sqlite:///{folder / 'vierblatt.db'}"


def postgresql_url(folder: Path) -> str:
    """The PostgreSQL database that belongs to a folder, made when it is first asked for.

    It is a copy of one that a server has opened: the migrations, which take seconds, run once in each process. Those
    on an empty database are run by the tests in `tests/chaos` whose servers have a PostgreSQL of their own.
    """
    if why := postgresql.missing():
        pytest.skip(why)
    name = hashlib.sha256(str(folder).encode()).hexdigest()[:32]
    if name not in _databases:
        while len(_databases) >= KEPT:
            postgresql.shared().drop(_databases.pop(0))
        postgresql.shared().copy(_opened_database(), name)
        _databases.append(name)
    return postgresql.shared().url(name)


@cache
def _opened_database() -> str:
    """The name of a PostgreSQL database as it is when a server has only opened it."""
    url = make_url(postgresql.shared().create(OPENED))
    engine = create_engine(url.set(drivername="postgresql+psycopg"), poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection)
    return OPENED


#: The database that others are copies of, and how many copies a process of tests keeps: far more than one test uses.
OPENED, KEPT = "opened", 20
_databases: list[str] = []

#: Where a store of each kind that belongs to a folder is.
URLS: dict[str, Callable[[Path], str]] = {"sqlite": sqlite_url, "postgresql": postgresql_url}
#: The kind that the tests of the contract run on.
KIND = os.environ.get("VIERBLATT_STORE", "sqlite")


def made(folder: Path) -> SqlStore:
    """A store of this kind that belongs to a folder; called again, another connection to the same."""
    return SqlStore(URLS[KIND](folder))


def a_table(name: str = "t1", **fields: Any) -> TableRow:
    """A table's row."""
    usual = {"game": "baloot", "opened": NOW, "host": "amal", "secret": b"s" * 64, "private": False}
    return TableRow(id=name, **{**usual, **fields})


def an_account(player: str = "amal", **fields: Any) -> Account:
    """A guest; an account with a `login`."""
    return Account(id=player, **{"name": player.title(), "created": NOW, "seen": NOW, **fields})


def a_majlis(name: str = "majlis1", **fields: Any) -> MajlisRow:
    """A majlis of amal's."""
    usual = {"name": "Diwan", "game": "baloot", "preset": "standard", "changes": {}, "settings": {}, "created": NOW}
    return MajlisRow(id=name, **{"link": f"link-{name}", "host": "amal", **usual, **fields})


def a_match(name: str = "m1", **fields: Any) -> StoredRecord:
    """A match of four, one of them a bot."""
    usual = {
        "game": "baloot",
        "preset": "standard",
        "ended": NOW,
        "players": ["amal", "badr", "clara", ""],
        "names": ["Amal", "Badr", "Clara", "rules"],
        "scores": [152, 98],
        "winners": [0, 2],
        "rated": True,
        "body": b'{"deals":[]}',
    }
    return StoredRecord(id=name, **{**usual, **fields})


async def opened(store: SqlStore, *names: str, owner: str = "here") -> None:
    """Adds tables, owned for five minutes."""
    await store.renew(owner, 5 * MINUTE)
    for name in names:
        await store.add_table(a_table(name), [b"opened"], owner)


async def later(store: SqlStore, span: int) -> None:
    """As if so many milliseconds had passed for all owners."""
    await store._execute(update(owners).values(until=owners.c.until - span))


def bodies(entries: list[LogEntry]) -> list[bytes]:
    """The bodies of the entries."""
    return [entry.body for entry in entries]


def a_token(name: str = "k1", **fields: object) -> PersonalToken:
    """A personal token."""
    usual = {"id": name, "player": "amal", "label": "phone", "digest": name.encode() * 8, "created": NOW}
    return msgspec.convert({**usual, **fields}, PersonalToken)


def a_passkey(name: bytes = b"p1", **fields: object) -> Passkey:
    """A passkey."""
    usual = {"id": name, "player": "amal", "public_key": b"key", "sign_count": 0, "label": "laptop", "created": NOW}
    return msgspec.convert({**usual, **fields}, Passkey)


def a_session(name: str, **fields: object) -> SessionRow:
    """A session."""
    usual = {"id": name, "player": "amal", "epoch": 0, "agent": "a", "created": NOW, "used": NOW, "issued": NOW}
    return msgspec.convert({**usual, **fields}, SessionRow)


def a_rating(player: str = "amal", **fields: object) -> PlayerRating:
    """A rating."""
    usual = {"game": "baloot", "preset": "standard", "mu": 25.0, "sigma": 8.0, "matches": 1, "updated": NOW}
    return msgspec.convert({"player": player, **usual, **fields}, PlayerRating)


def a_day(day: str = "2027-01-15", **fields: object) -> DailyDay:
    """The daily deals of a day."""
    usual = {"game": "baloot", "day": day, "secret": b"s" * 32, "behaviour": 1, "bot": "rules"}
    return msgspec.convert({**usual, **fields}, DailyDay)


def a_play(player: str = "amal", board: int = 1, **fields: object) -> DailyPlay:
    """A board that has begun."""
    usual = {"game": "baloot", "day": "2027-01-15", "seat": 2, "actions": ["pass", "sun"], "changed": NOW}
    return msgspec.convert({"player": player, "board": board, **usual, **fields}, DailyPlay)


def a_reference(board: int = 1, **fields: object) -> DailyReference:
    """A board as the bot plays it."""
    usual = {"game": "baloot", "day": "2027-01-15", "actions": ["pass"], "margins": [1.5, -1.5]}
    return msgspec.convert({"board": board, **usual, **fields}, DailyReference)


def an_attempt(puzzle: str = "p1", **fields: Any) -> PuzzleAttempt:
    """amal's answer to a puzzle of Baloot, the right one."""
    usual = {"player": "amal", "game": "baloot", "mode": "train", "at": NOW, "took": 5000, "right": True}
    return PuzzleAttempt(puzzle=puzzle, **{**usual, **fields})


def a_puzzle_run(**fields: Any) -> PuzzleRun:
    """A run of amal's in Baloot."""
    usual = {"player": "amal", "game": "baloot", "place": "streak", "puzzle": "p1", "given": NOW}
    return PuzzleRun(**{**usual, **fields})


async def contents(store: SqlStore) -> dict[str, list[dict[str, object]]]:
    """Every row of every table."""
    found: dict[str, list[dict[str, object]]] = {}
    for table in metadata.sorted_tables:
        found[table.name] = await store._all(dict[str, object], table.select().order_by(*table.primary_key))
    return found
