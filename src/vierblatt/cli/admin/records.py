"""`admin export` and `admin verify`: every match that was played."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from vierblatt.cli.admin.place import AdminFault, Place, now
from vierblatt.cli.output import Output
from vierblatt.errors import VierblattError
from vierblatt.locale.bidi import display
from vierblatt.record import Record
from vierblatt.record import verify as faults_of
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import LogEntry, Store, StoredRecord, TableRow
from vierblatt.server.table import Table
from vierblatt.server.table.entries import decode

PAGE = 100
#: A message and its values.
Fault = tuple[str, dict[str, object]]


def export(place: Place, folder: Path) -> None:
    """Writes every record to its file; one that is there with the same content is left alone."""

    async def do(store: Store) -> tuple[int, int]:
        written = there = 0
        with counting(place, "admin-exporting") as step:
            async for record in _records(store):
                fresh = _write(folder / f"{record.id}.json", record.body)
                written, there = written + fresh, there + (not fresh)
                step()
        return written, there

    try:
        folder.mkdir(parents=True, exist_ok=True)
        written, there = place.run(do)
    except OSError as fault:
        raise AdminFault("cannot-write", path=str(folder), reason=fault.strerror or str(fault)) from None
    place.tell("admin-exported", path=str(folder), written=written, there=there)


def verify(place: Place) -> None:
    """Proves all logs and records; exits with 1 when one has a fault."""
    faults: list[Fault] = []

    async def do(store: Store) -> tuple[int, int]:
        tables = records = 0
        with counting(place, "admin-verifying") as step:
            async for row in _tables(store):
                faults.extend(_faults_of_log(place, row, await store.read(row.id)))
                tables += 1
                step()
            async for record in _records(store):
                faults.extend(_faults_of_record(place, record))
                records += 1
                step()
        return tables, records

    tables, records = place.run(do)
    for message, values in faults:
        place.tell(message, style="red", **values)
    place.tell("admin-verified", tables=tables, records=records, faults=len(faults))
    if faults:
        sys.exit(1)


def _faults_of_log(place: Place, row: TableRow, log: list[LogEntry]) -> Iterator[Fault]:
    broken = verify_log(row.id, log)
    if broken is not None:
        yield "admin-broken-chain", {"table": row.id, "seq": broken}
        return
    try:
        Table.replay(row.secret, [decode(entry.body) for entry in log], now())
    except (VierblattError, msgspec.DecodeError) as fault:
        yield "admin-broken-log", {"table": row.id, "reason": _reason(place, fault)}


def _faults_of_record(place: Place, stored: StoredRecord) -> Iterator[Fault]:
    try:
        for fault in faults_of(Record.from_json(stored.body)):
            yield "admin-broken-record", {"record": stored.id, "reason": str(fault)}
    except VierblattError as fault:
        yield "admin-broken-record", {"record": stored.id, "reason": _reason(place, fault)}


def _reason(place: Place, fault: Exception) -> str:
    return place.words.error(fault) if isinstance(fault, VierblattError) else str(fault)


def _write(path: Path, body: bytes) -> bool:
    """Whether there was something to write. The file is at every moment the old one or the new one."""
    if path.is_file() and path.read_bytes() == body:
        return False
    draft = path.with_suffix(".part")
    draft.write_bytes(body)
    draft.replace(path)
    return True


async def _tables(store: Store) -> AsyncIterator[TableRow]:
    after = ""
    while page := await store.all_tables(after=after, limit=PAGE):
        for row in page:
            yield row
        after = page[-1].id


async def _records(store: Store) -> AsyncIterator[StoredRecord]:
    after = ""
    while page := await store.all_records(after=after, limit=PAGE):
        for record in page:
            yield record
        after = page[-1].id


@contextmanager
def counting(place: Place, message: str) -> Iterator[Callable[[], None]]:
    """Shows on standard error how far it has come; each call of the value counts one more."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Output(stderr=True), transient=True) as progress:
        task = progress.add_task(display(place.words.text(message)), total=None)
        yield lambda: progress.advance(task)
