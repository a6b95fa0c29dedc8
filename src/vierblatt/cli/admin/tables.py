"""`admin tables` and `admin close`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager

from vierblatt.cli.admin.context import AdminFault, Context, now
from vierblatt.locale.moments import local_time
from vierblatt.server.ops.database_lock import BadPlace, database_file, reserve_database
from vierblatt.server.store.port import Store, TableRow
from vierblatt.server.table.entries import AnyEntry, BotSat, Closed, Dealt, SatDown, StoodUp, decode, encode

LEASE = 5_000  #: milliseconds


def list_tables(*, context: Context) -> None:
    """Prints the open tables."""

    async def look(store: Store) -> list[list[str]]:
        return [
            _row(row, [decode(entry.body) for entry in await store.read(row.id)]) for row in await store.open_tables()
        ]

    rows = context.run(look)
    if not rows:
        context.tell("admin-no-tables")
        return
    text = context.words.text
    columns = {
        "id": text("column-id"),
        "game": text("column-game"),
        "players": text("column-players"),
        "deals": text("column-deals"),
        "opened": text("column-opened"),
        "last": text("column-last"),
    }
    context.tabulate(columns, rows)


def _row(row: TableRow, log: list[AnyEntry]) -> list[str]:
    deals = sum(isinstance(entry, Dealt) for entry in log)
    last = log[-1].at if log else row.opened
    return [row.id, row.game, ", ".join(_seated(log)), str(deals), local_time(row.opened), local_time(last)]


def _seated(log: Iterable[AnyEntry]) -> list[str]:
    """Who sits at a table by its log, in the order of the seats; bots in brackets."""
    seats: dict[int, str] = {}
    players: dict[str, int] = {}
    for entry in log:
        if isinstance(entry, SatDown):
            seats.pop(players.get(entry.player, -1), None)
            players[entry.player], seats[entry.seat] = entry.seat, entry.name
        elif isinstance(entry, BotSat):
            seats[entry.seat] = f"({entry.bot})"
        elif isinstance(entry, StoodUp):
            seats.pop(entry.seat, None)
    return [seats[seat] for seat in sorted(seats)]


def close(table: str, /, *, context: Context) -> None:
    """Closes a table: here if nobody plays it, else the server that does it reads it from the store."""
    with _owner(context) as owner:
        here = context.run(lambda store: _close(store, table, owner))
    context.tell("admin-closed" if here else "admin-will-close", table=table)


async def _close(store: Store, table: str, owner: str) -> bool:
    """Whether the table's log has its end now; else its server will write it."""
    row = await store.table(table)
    if row is None:
        raise AdminFault("unknown-table", table=table[:20])
    if not row.open:
        raise AdminFault("table-is-closed", table=table)
    await store.renew(owner, LEASE)
    lease = await store.acquire(table, owner)
    if lease is not None:
        log = await store.read(table)
        await store.append(table, len(log), [encode(Closed(at=now(), why="admin"))], lease.fence)
    await store.close_table(table)
    if lease is not None:
        await store.release(table, owner)
    return lease is not None


@contextmanager
def _owner(context: Context) -> Iterator[str]:
    """The name under which to take a lease.

    If no server runs on the database, it is the server's own name, so that leases it left need not expire first.
    """
    with ExitStack() as stack:
        try:
            owner = stack.enter_context(reserve_database(database_file(context.config)))
        except BadPlace:
            owner = "admin"
        yield owner
