"""`admin backup` and `admin restore`. A backup is a SQLite file, whatever the database is."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from vierblatt.cli.admin.context import AdminFault, Context, now
from vierblatt.locale.moments import local_time
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.database_lock import database_file, reserve_database
from vierblatt.server.store import backup as copies
from vierblatt.server.store.sql import SqlStore


def backup(file: Path, /, *, context: Context) -> None:
    """Copies the database."""
    if database_file(context.config) is None:
        with copies.draft_of(file) as draft:
            asyncio.run(_copy(context.config.database_url, _url(draft)))
    else:
        copies.back_up(context.file, file)
    context.tell("admin-backed-up", path=str(file), size=f"{file.stat().st_size / 1_000_000:.1f}")


def restore(file: Path, /, *, context: Context) -> None:
    """Puts a backup in the database's place."""
    database = database_file(context.config)
    if database is None:
        with tempfile.TemporaryDirectory() as folder:
            draft = copies.stage(file, Path(folder) / "backup")
            asyncio.run(_copy(_url(draft), context.config.database_url))
        context.tell("admin-copied", backup=str(file))
        return
    with reserve_database(database) as owner:
        if database.exists() and (until := copies.leased_until(database, besides=owner)) > now():
            raise AdminFault("still-leased", path=str(database), until=local_time(until))
        draft = copies.stage(file, database)
        try:
            asyncio.run(_bring_up_to_date(draft))
            kept = copies.put_in_place(draft, database)
        finally:
            for suffix in ("", "-wal", "-shm"):
                draft.with_name(draft.name + suffix).unlink(missing_ok=True)
    context.tell("admin-restored", path=str(database), backup=str(file))
    if kept is not None:
        context.tell("admin-kept", path=str(kept))


async def _bring_up_to_date(draft: Path) -> None:
    """Migrates the copy before it replaces the database; raises if this version cannot open it."""
    store = SqlStore(_url(draft))
    await store.open()
    await store.free_all()
    await store.close()


async def _copy(source: str, target: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [SqlStore(source), SqlStore(target)]
        for store in stores:
            await store.open()
            stack.push_async_callback(store.close)
        await stores[0].copy_into(stores[1])


def _url(file: Path) -> str:
    return Config(database=str(file)).database_url
