"""`admin export`: every match that was played, or all that is kept of one player."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.admin.context import AdminContext, AdminFault, Context, now
from vierblatt.cli.admin.players import account_of
from vierblatt.cli.admin.progress_counter import progress_counter
from vierblatt.server.accounts.history import export as player_archive
from vierblatt.server.store.port import Store, StoredRecord

PAGE = 100


def export(
    folder: Path,
    /,
    *,
    player: Annotated[str, Parameter(help="Only the data of this player (name or id), as one ZIP file.")] = "",
    context: Context,
) -> None:
    """Writes all records, or the data of one player."""
    if player:
        _export_player(context, folder, player)
    else:
        _export_records(context, folder)


def _export_records(context: AdminContext, folder: Path) -> None:
    """Writes every record to its file; one that is there with the same content is left alone."""

    async def write_records(store: Store) -> tuple[int, int]:
        written = unchanged = 0
        with progress_counter(context, "admin-exporting") as step:
            async for record in _records(store):
                fresh = _write(folder / f"{record.id}.json", record.body)
                written, unchanged = written + fresh, unchanged + (not fresh)
                step()
        return written, unchanged

    try:
        folder.mkdir(parents=True, exist_ok=True)
        written, unchanged = context.run(write_records)
    except OSError as fault:
        raise AdminFault("cannot-write", path=str(folder), reason=fault.strerror or str(fault)) from None
    context.tell("admin-exported", path=str(folder), written=written, there=unchanged)


def _export_player(context: AdminContext, folder: Path, player: str) -> None:
    """Writes what the player would get from the page to a file that is named after their id."""

    async def write_archive(store: Store) -> Path:
        account = await account_of(store, player)
        path = folder / f"vierblatt-{account.id}.zip"
        _write(path, await player_archive(store, account, now()))
        return path

    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = context.run(write_archive)
    except OSError as fault:
        raise AdminFault("cannot-write", path=str(folder), reason=fault.strerror or str(fault)) from None
    context.tell("admin-exported-player", path=str(path))


def _write(path: Path, body: bytes) -> bool:
    """Whether there was something to write. The file is at every moment the old one or the new one."""
    if path.is_file() and path.read_bytes() == body:
        return False
    draft = path.with_suffix(".part")
    draft.write_bytes(body)
    draft.replace(path)
    return True


async def _records(store: Store) -> AsyncIterator[StoredRecord]:
    after = ""
    while page := await store.all_records(after=after, limit=PAGE):
        for record in page:
            yield record
        after = page[-1].id
