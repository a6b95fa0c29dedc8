"""Open tables without reading their logs: who may sit there, their last entries, what was saved of them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Select, and_, delete, func, select

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import OpenTable
from vierblatt.server.store.schema.tables import log, sitters, snapshots, tables

#: Tables per statement.
AT_ONCE = 500

_own = log.alias()


def _standing(some: Select[tuple[str, int]]) -> Select[tuple[str, int, int, bytes, int, bytes | None]]:
    """Selects open tables, given a query for their ids and opening times, which chooses before anything is joined."""
    chosen = some.subquery()
    last = select(func.max(_own.c.seq)).where(_own.c.table_id == chosen.c.id).scalar_subquery()
    return (
        select(
            chosen.c.id,
            chosen.c.opened,
            log.c.seq,
            log.c.body.label("last"),
            func.coalesce(snapshots.c.seq, -1).label("saved"),
            snapshots.c.info,
        )
        .select_from(chosen)
        .join(log, and_(log.c.table_id == chosen.c.id, log.c.seq == last))
        .outerjoin(snapshots, snapshots.c.table_id == chosen.c.id)
    )


_open = select(tables.c.id, tables.c.opened).where(tables.c.open)


class OpenTableQueries(Database):
    """The part of the store that answers for tables that no process has in memory."""

    async def add_seated_player(self, player: str, table: str) -> None:
        """Notes that a player may have a seat at a table; called before the log says so, so that none is missed."""
        await self._execute(self._upsert(sitters).values(player=player, table_id=table).on_conflict_do_nothing())

    async def remove_seated_player(self, player: str, table: str) -> None:
        """Notes that a player no longer has a seat at a table; called after the log says so."""
        await self._execute(delete(sitters).where(sitters.c.player == player, sitters.c.table_id == table))

    async def open_at(self, player: str, *, limit: int) -> list[OpenTable]:
        """The open tables at which a player may have a seat: the latest `limit` of them, oldest first."""
        theirs = select(sitters.c.table_id).where(sitters.c.player == player)
        latest = _open.where(tables.c.id.in_(theirs)).order_by(tables.c.opened.desc(), tables.c.id).limit(limit)
        rows = await self._all(OpenTable, _standing(latest))
        return sorted(rows, key=lambda table: (table.opened, table.id))

    async def open_in_majlis(self, majlis: str, *, limit: int) -> list[OpenTable]:
        """The open tables of a majlis: the latest `limit` of them, oldest first."""
        latest = _open.where(tables.c.majlis == majlis).order_by(tables.c.opened.desc(), tables.c.id).limit(limit)
        return sorted(await self._all(OpenTable, _standing(latest)), key=lambda table: (table.opened, table.id))

    async def page_of_open_tables(self, *, after: str = "", limit: int = 100) -> list[OpenTable]:
        """A page of all open tables, by id."""
        page = _open.where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        return sorted(await self._all(OpenTable, _standing(page)), key=lambda table: table.id)

    async def hosted(self, player: str) -> list[str]:
        """The ids of the open tables that a player has opened."""
        query = select(tables.c.id).where(tables.c.host == player, tables.c.open)
        return await self._read(lambda connection: [*connection.scalars(query)])

    async def still_open(self, tables_: Sequence[str]) -> set[str]:
        """Those of the given tables that are still open."""

        def work(connection: Connection) -> set[str]:
            ids = set[str]()
            for begin in range(0, len(tables_), AT_ONCE):
                some = tables_[begin : begin + AT_ONCE]
                ids.update(connection.scalars(select(tables.c.id).where(tables.c.id.in_(some), tables.c.open)))
            return ids

        return await self._read(work)
