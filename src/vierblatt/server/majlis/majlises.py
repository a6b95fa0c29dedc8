"""What a majlis allows, and to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from vierblatt.protocol.majlis import MOST_MAJLISES, Majlis, MajlisLine, MajlisPart, MajlisSummary
from vierblatt.protocol.values import TableInfo, TableSettings
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_id, fresh_link
from vierblatt.server.accounts.names import BadName
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.opening import ForMajlis, NewTable, opening
from vierblatt.server.majlis.scores import MATCHES, running_scores, with_matches
from vierblatt.server.majlis.tables import MajlisTables
from vierblatt.server.people.reach import Reach
from vierblatt.server.store.port import MajlisRow, Outdated, Store
from vierblatt.server.table import Person

MEMBERS = 50  #: the most that a majlis may have
LINES = 500  #: lines of chat that are kept
LONGEST_NAME = 40
#: How many times to look for a table while others open tables of the same majlis.
TRIES = 5


class Majlises:
    """All majlises of a server. Every method takes the caller first and raises VierblattError.

    now: milliseconds since 1970. A majlis is named by its link, the only id that players know; its row has an id of
    its own, which stays when the link changes.
    """

    def __init__(self, store: Store, tables: MajlisTables, now: Callable[[], int]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self._reach = Reach(store)

    # --- the majlis itself -------------------------------------------------------------------------------------------

    async def open(
        self, person: Person, name: str, game: str, preset: str, changes: dict[str, Any], settings: TableSettings
    ) -> Majlis:
        """Opens a majlis, with the caller as its host."""
        rules = self._rules(person, game, preset, changes, settings)
        row = MajlisRow(
            id=fresh_id(), link=fresh_link(), name=_shown(name), game=game, host=person.id, created=self._now(),
            **rules,
        )  # fmt: skip
        if not await self._store.add_majlis(row, most=MOST_MAJLISES):
            raise Conflict("too-many-majlises", most=MOST_MAJLISES)
        return await self.seen(person, row.link)

    async def seen(self, person: Person, link: str) -> Majlis:
        """A majlis as the caller may see it."""
        row = await self._row(link)
        members = await self._store.majlis_members(row.id)
        found = Majlis(
            id=row.link, name=row.name, game=row.game, preset=row.preset, changes=row.changes,
            settings=_settings(row), host=row.host, created=row.created, member=False, members=members,
        )  # fmt: skip
        if all(member.player != person.id for member in members):
            return found
        results = await self._store.majlis_results(row.id, limit=MATCHES)
        # A thousand matches would hold up every table of this server.
        scores = await asyncio.to_thread(running_scores, members, results)
        members = await asyncio.to_thread(with_matches, members, results)
        return msgspec.structs.replace(
            found, member=True, members=members, tables=await self._tables.tables_in(row.id), scores=scores,
            matches=await self._store.count_majlis_matches(row.id),
        )  # fmt: skip

    async def change(
        self,
        person: Person,
        link: str,
        *,
        name: str | None,
        preset: str | None,
        changes: dict[str, Any],
        settings: TableSettings | None,
        host: str | None,
    ) -> Majlis:
        """Changes what is given; only the host may do so. changes: those to the preset, if one is given."""
        row = await self._for_host(person, link)
        fields: dict[str, Any] = {} if name is None else {"name": _shown(name)}
        if preset is not None or changes or settings is not None:
            rules = (row.preset, row.changes) if preset is None and not changes else (preset or row.preset, changes)
            fields |= self._rules(person, row.game, *rules, settings or _settings(row))
        if host is not None:
            fields["host"] = host
        if fields and not await self._store.change_majlis(row.id, fields, host=person.id):
            await self._for_host(person, link)
            raise Unknown("no-such-player")
        if fields:
            self._tell(row, "members" if fields.keys() == {"host"} else "rules")
        return await self.seen(person, link)

    async def delete(self, person: Person, link: str) -> None:
        """Deletes a majlis; only the host may do so."""
        row = await self._for_host(person, link)
        if not await self._store.delete_majlis(row.id, host=person.id):
            await self._for_host(person, link)
        self._tell(row, "members")

    async def renew_link(self, person: Person, link: str) -> Majlis:
        """Gives a majlis another link; only the host may do so."""
        row, fresh = await self._for_host(person, link), fresh_link()
        if not await self._store.change_majlis(row.id, {"link": fresh}, host=person.id):
            await self._for_host(person, link)
        self._tell(row, "members")
        return await self.seen(person, fresh)

    # --- members -----------------------------------------------------------------------------------------------------

    async def join(self, person: Person, link: str) -> Majlis:
        """Makes the caller a member."""
        row = await self._row(link)
        outcome = await self._store.join_majlis(link, person.id, self._now(), members=MEMBERS, majlises=MOST_MAJLISES)
        if outcome == "gone":
            raise Unknown("no-such-majlis")
        if outcome == "full":
            raise Conflict("majlis-full", most=MEMBERS)
        if outcome == "too-many":
            raise Conflict("too-many-majlises", most=MOST_MAJLISES)
        if outcome == "joined":
            self._tell(row, "members")
        return await self.seen(person, link)

    async def leave(self, person: Person, link: str, player: str) -> None:
        """Ends a membership: the caller's own, or any if the caller is the host."""
        row = await (self.for_member if player == person.id else self._for_host)(person, link)
        if not await self._store.leave_majlis(row.id, player):
            raise Unknown("no-such-player")
        self._tell(row, "members")

    async def for_member(self, person: Person, link: str) -> MajlisRow:
        """A majlis of which the caller is a member."""
        row = await self._row(link)
        if not await self._store.in_majlis(row.id, person.id):
            raise NotAllowed("majlis-members-only")
        return row

    async def _for_host(self, person: Person, link: str) -> MajlisRow:
        row = await self.for_member(person, link)
        if row.host != person.id:
            raise NotAllowed("majlis-host-only")
        return row

    async def _row(self, link: str) -> MajlisRow:
        row = await self._store.majlis(link)
        if row is None:
            raise Unknown("no-such-majlis")
        return row

    # --- tables ------------------------------------------------------------------------------------------------------

    async def table(self, person: Person, link: str) -> TableInfo:
        """A table that is waiting for players, or a new one. People who ask at the same time get the same one."""
        for _ in range(TRIES):
            row = await self.for_member(person, link)
            for info in await self._tables.tables_in(row.id):
                free = any(seat.kind == "empty" for seat in info.seats)
                current = (info.preset, info.changes) == (row.preset, row.changes)
                waits = info.stage == "seating" and free and current
                if waits and await self._reach.may_join(person.id, info.seats):
                    return info
            new = NewTable(game=row.game, preset=row.preset, changes=row.changes, settings=_settings(row), sit=True)
            try:
                opened = await self._tables.open_table(person, new, ForMajlis(row.id, row.latest_table))
            except Outdated:  # somebody else has opened one in the meantime
                continue
            self._tell(row, "tables")
            return opened
        raise Outdated("store-conflict")

    async def of_table(self, person: Person, table: str) -> MajlisSummary | None:
        """The majlis of a table, if the caller is a member."""
        row = await self._store.majlis_of_table(table)
        if row is not None:
            for majlis in await self._store.majlises_of(person.id):
                if majlis.id == row.link:
                    return majlis
        return None

    # --- chat --------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, link: str, text: str) -> MajlisLine:
        """Adds a line to the chat."""
        row = await self._row(link)
        line = await self._store.add_majlis_line(row.id, person.id, self._now(), cleaned(text), keep=LINES)
        if line is None:
            raise NotAllowed("majlis-members-only")
        self._tell(row, "chat")
        return line

    async def delete_line(self, person: Person, link: str, line: int) -> None:
        """Deletes a line: the caller's own, or any if the caller is the host."""
        row = await self.for_member(person, link)
        found = await self._line(row, line)
        if person.id not in {found.player, row.host}:
            raise NotAllowed("majlis-host-only")
        await self._store.delete_majlis_line(row.id, line)
        self._tell(row, "chat")

    async def react(self, person: Person, link: str, line: int, emoji: str, *, on: bool) -> MajlisLine:
        """Sets a reaction to a line, or takes it back."""
        row = await self.for_member(person, link)
        await self._line(row, line, person.id)
        if await self._store.react_in_majlis(row.id, line, person.id, emoji, on=on):
            self._tell(row, "chat")
        return await self._line(row, line, person.id)

    async def _line(self, row: MajlisRow, line: int, reader: str = "") -> MajlisLine:
        found = await self._store.majlis_lines(row.id, before=line + 1, limit=1, reader=reader)
        if not found or found[0].id != line:
            raise Unknown("no-such-line")
        return found[0]

    # --- helpers -----------------------------------------------------------------------------------------------------

    def _tell(self, row: MajlisRow, what: MajlisPart) -> None:
        self._tables.majlis_changed(row.id, what)

    def _rules(
        self, person: Person, game: str, preset: str, changes: dict[str, Any], settings: TableSettings
    ) -> dict[str, Any]:
        """Rules and settings as they are stored, checked as those of a new table are."""
        private = msgspec.structs.replace(settings, private=True)
        new = NewTable(game=game, preset=preset, changes=changes, settings=private)
        opened, _ = opening(new, person, self._now())
        return {
            "preset": opened.preset, "changes": opened.changes, "settings": msgspec.to_builtins(opened.settings),
        }  # fmt: skip


def _settings(row: MajlisRow) -> TableSettings:
    return msgspec.convert(row.settings, TableSettings)


def _shown(name: str) -> str:
    """The name of a majlis, without characters that would disturb the text around it."""
    try:
        line = cleaned(name)
    except LiveFault:  # nothing visible
        line = ""
    if not 0 < len(line) <= LONGEST_NAME:
        raise BadName("bad-name-length", characters=len(line), most=LONGEST_NAME)
    return line
