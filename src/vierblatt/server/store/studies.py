"""Studies in the database: one row each, which is replaced as a whole."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from vierblatt.protocol.study import OwnStudy, StudyPosition, StudySummary
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.port import Outdated, StoredStudy, StudyRow
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.studies import studies

_rows = select(*studies.c)


class StudyStore(Database):
    """The part of the store for studies."""

    async def add_study(self, row: StudyRow, *, most: int) -> bool:
        """Adds a study; returns False if its owner already has `most`, or no account any more."""
        count = select(func.count()).select_from(studies).where(studies.c.owner == row.owner)

        def work(connection: Connection) -> bool:
            if not lock_account(connection, row.owner) or (connection.scalar(count) or 0) >= most:
                return False
            connection.execute(insert(studies).values(msgspec.structs.asdict(row)))
            return True

        return await self._write(work)

    async def study(self, study: str) -> StoredStudy | None:
        """A study with its owner's name, or None."""
        name = select(accounts.c.name).where(accounts.c.id == studies.c.owner).scalar_subquery().label("owner_name")

        def work(connection: Connection) -> StoredStudy | None:
            found = connection.execute(_rows.add_columns(name).where(studies.c.id == study)).mappings().first()
            if found is None:
                return None
            fields = {**found}
            return StoredStudy(owner_name=fields.pop("owner_name") or "", row=StudyRow(**fields))

        return await self._read(work)

    async def change_study(self, row: StudyRow) -> None:
        """Replaces name and positions, as the change `seq` + 1; raises Outdated if it has changed since or is gone."""
        here = (studies.c.id == row.id) & (studies.c.seq == row.seq)
        put = update(studies).where(here).values(name=row.name, body=row.body, changed=row.changed, seq=row.seq + 1)
        if not await self._execute(put):
            raise Outdated("store-conflict")

    async def delete_study(self, study: str) -> bool:
        """Deletes a study; returns False if there is none."""
        return await self._execute(delete(studies).where(studies.c.id == study)) > 0

    async def studies_of(self, player: str) -> list[StudySummary]:
        """A player's studies, the last changed first."""
        return [
            StudySummary(
                id=row.id, name=row.name, created=row.created, changed=row.changed, positions=len(_positions(row))
            )
            for row in await self._of(player)
        ]

    async def export_studies(self, player: str) -> list[OwnStudy]:
        """A player's studies with all positions."""
        return [
            OwnStudy(id=row.id, name=row.name, created=row.created, positions=_positions(row))
            for row in await self._of(player)
        ]

    async def _of(self, player: str) -> list[StudyRow]:
        query = _rows.where(studies.c.owner == player).order_by(studies.c.changed.desc(), studies.c.id)
        return await self._all(StudyRow, query)


def _positions(row: StudyRow) -> list[StudyPosition]:
    return msgspec.json.decode(row.body, type=list[StudyPosition]) if row.body else []
