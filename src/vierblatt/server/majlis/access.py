"""Who may do what in a majlis. Whatever is checked here is checked again in the transaction that does it."""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.values import TableSettings
from vierblatt.server.accounts.faults import NotAllowed, Unknown
from vierblatt.server.accounts.names import BadName
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.opening import NewTable, opening
from vierblatt.server.majlis.tables import MajlisTables
from vierblatt.server.store.port import MajlisAct, MajlisRow, Store
from vierblatt.server.table import Person

LONGEST_NAME = 40


class MajlisAccess:
    """Finds majlises by their links for those who may; methods raise VierblattError."""

    def __init__(self, store: Store, tables: MajlisTables) -> None:
        self._store, self._tables = store, tables

    async def row(self, link: str) -> MajlisRow:
        """Any majlis."""
        row = await self._store.majlis(link)
        if row is None:
            raise Unknown("no-such-majlis")
        return row

    async def for_member(self, person: Person, link: str) -> MajlisRow:
        """A majlis of which somebody is a member."""
        row = await self.row(link)
        if not await self._store.in_majlis(row.id, person.id):
            raise NotAllowed("majlis-members-only")
        return row

    async def for_manager(self, person: Person, link: str) -> MajlisRow:
        """A majlis of which somebody is a manager or the host."""
        row = await self.for_member(person, link)
        if await self._store.majlis_role(row.id, person.id) not in {"host", "manager"}:
            raise NotAllowed("majlis-managers-only")
        return row

    async def for_host(self, person: Person, link: str) -> MajlisRow:
        """A majlis of which somebody is the host."""
        row = await self.for_member(person, link)
        if row.host != person.id:
            raise NotAllowed("majlis-host-only")
        return row

    async def done(self, person: Person, link: str, act: MajlisAct, gone: str) -> None:
        """Refuses an act of a manager that the store did not do. gone: the code for what it is about."""
        if act == "not-allowed":
            await self.for_manager(person, link)  # it usually says why
            raise NotAllowed("majlis-managers-only")
        if act == "gone":
            raise Unknown(gone)

    def tell(self, row: MajlisRow, what: MajlisPart) -> None:
        """Tells those who watch the majlis what has changed."""
        self._tables.majlis_changed(row.id, what)


def settings_of(row: MajlisRow) -> TableSettings:
    """The settings of the tables of a majlis."""
    return msgspec.convert(row.settings, TableSettings)


def rules_of(
    person: Person, now: int, game: str, preset: str, changes: dict[str, Any], settings: TableSettings
) -> dict[str, Any]:
    """Rules and settings as they are stored, checked as those of a new table are."""
    private = msgspec.structs.replace(settings, private=True)
    opened, _ = opening(NewTable(game=game, preset=preset, changes=changes, settings=private), person, now)
    return {"preset": opened.preset, "changes": opened.changes, "settings": msgspec.to_builtins(opened.settings)}


def shown_line(name: str) -> str:
    """The name of a majlis, or of something in it, without characters that would disturb the text around it."""
    try:
        line = cleaned(name)
    except LiveFault:  # nothing visible
        line = ""
    if not 0 < len(line) <= LONGEST_NAME:
        raise BadName("bad-name-length", characters=len(line), most=LONGEST_NAME)
    return line
