"""What a majlis allows, and to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from vierblatt.protocol.crests import crest_of
from vierblatt.protocol.majlis import MOST_MAJLISES, Crest, Majlis, MajlisLine, MajlisMembers, MajlisSummary
from vierblatt.protocol.majlis_events import MajlisLeaders
from vierblatt.protocol.values import TableInfo, TableSettings
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_id, fresh_link
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.opening import ForMajlis, NewTable
from vierblatt.server.majlis.access import MajlisAccess, rules_of, settings_of, shown_line
from vierblatt.server.majlis.scoreboards import Scoreboard, Scoreboards
from vierblatt.server.majlis.tables import MajlisTables
from vierblatt.server.people.reach import Reach
from vierblatt.server.store.port import MajlisRow, Outdated, Store
from vierblatt.server.table import Person

MEMBERS = 500  #: the most that a majlis may have
MANAGERS = 10  #: besides the host
LINES = 500  #: lines of chat that are kept
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
        self._scoreboards = Scoreboards(store)
        self.access = MajlisAccess(store, tables)
        self.for_member = self.access.for_member

    # --- the majlis itself -------------------------------------------------------------------------------------------

    async def open(
        self, person: Person, name: str, game: str, preset: str, changes: dict[str, Any], settings: TableSettings
    ) -> Majlis:
        """Opens a majlis, with the caller as its host."""
        rules = rules_of(person, self._now(), game, preset, changes, settings)
        row = MajlisRow(
            id=fresh_id(), link=fresh_link(), name=shown_line(name), game=game, host=person.id, created=self._now(),
            **rules,
        )  # fmt: skip
        if not await self._store.add_majlis(row, most=MOST_MAJLISES):
            raise Conflict("too-many-majlises", most=MOST_MAJLISES)
        return await self.seen(person, row.link)

    async def seen(self, person: Person, link: str) -> Majlis:
        """A majlis as the caller may see it."""
        row = await self.access.row(link)
        members = await self._store.majlis_members(row.id)
        role = next((member.role for member in members if member.player == person.id), None)
        found = Majlis(
            id=row.link, name=row.name, game=row.game, preset=row.preset, changes=row.changes,
            settings=settings_of(row), host=row.host, created=row.created, member=role is not None, members=members,
            crest=crest_of(row.id, row.crest), role=role, usual=row.usual or "",
        )  # fmt: skip
        if role is None:
            return found
        board = await self._scoreboards.of(row, members)
        return msgspec.structs.replace(
            found, members=board.members, tables=await self._tables.tables_in(row.id), scores=board.scores,
            matches=await self._store.count_majlis_matches(row.id), rules=await self._store.majlis_rules(row.id),
        )  # fmt: skip

    async def leaders(self, person: Person, link: str, month: str) -> MajlisLeaders:
        """The leaderboard of a month, such as 2027-01; of all of them if it is empty. For members."""
        board = await self._scoreboard(await self.for_member(person, link))
        return await asyncio.to_thread(board.leaders, month)

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
        crest: Crest | None = None,
    ) -> Majlis:
        """Changes what is given, for managers; the host only for the host. changes: those to the preset, if given."""
        row = await (self.access.for_manager if host is None else self.access.for_host)(person, link)
        fields: dict[str, Any] = {} if name is None else {"name": shown_line(name)}
        if preset is not None or changes:
            given = preset or row.preset, changes
            fields |= rules_of(person, self._now(), row.game, *given, settings or settings_of(row))
        elif settings is not None:
            known = rules_of(person, self._now(), row.game, row.preset, row.changes, settings)
            fields["settings"] = known["settings"]
        if crest is not None:
            fields["crest"] = msgspec.to_builtins(crest)
        if host is not None:
            fields["host"] = host
        if fields and not await self._store.change_majlis(row.id, fields, by=person.id):
            await (self.access.for_manager if host is None else self.access.for_host)(person, link)
            raise Unknown("no-such-player")
        if fields:
            self.access.tell(row, "members" if fields.keys() == {"host"} else "rules")
        return await self.seen(person, link)

    async def delete(self, person: Person, link: str) -> None:
        """Deletes a majlis; only the host may do so."""
        row = await self.access.for_host(person, link)
        if not await self._store.delete_majlis(row.id, host=person.id):
            await self.access.for_host(person, link)
        self.access.tell(row, "members")

    async def renew_link(self, person: Person, link: str) -> Majlis:
        """Gives a majlis another link; for managers."""
        row, fresh = await self.access.for_manager(person, link), fresh_link()
        if not await self._store.change_majlis(row.id, {"link": fresh}, by=person.id):
            await self.access.for_manager(person, link)
        self.access.tell(row, "members")
        return await self.seen(person, fresh)

    # --- members -----------------------------------------------------------------------------------------------------

    async def join(self, person: Person, link: str) -> Majlis:
        """Makes the caller a member."""
        row = await self.access.row(link)
        outcome = await self._store.join_majlis(link, person.id, self._now(), members=MEMBERS, majlises=MOST_MAJLISES)
        if outcome == "gone":
            raise Unknown("no-such-majlis")
        if outcome == "full":
            raise Conflict("majlis-full", most=MEMBERS)
        if outcome == "too-many":
            raise Conflict("too-many-majlises", most=MOST_MAJLISES)
        if outcome == "joined":
            self.access.tell(row, "members")
        return await self.seen(person, link)

    async def members(self, person: Person, link: str, after: tuple[int, str], limit: int) -> MajlisMembers:
        """A page of the members, for members; after: when the last one already received joined, and who that is."""
        row = await self.for_member(person, link)
        page = await self._store.majlis_members(row.id, after=after, limit=limit)
        board = await self._scoreboard(row)
        counted = {member.player: member for member in board.members}
        return MajlisMembers(
            members=[counted.get(each.player, each) for each in page], count=len(board.members)
        )  # fmt: skip

    async def leave(self, person: Person, link: str, player: str) -> None:
        """Ends a membership: the caller's own, or that of somebody with a lower role."""
        own = player == person.id
        row = await (self.for_member if own else self.access.for_manager)(person, link)
        if not await self._store.leave_majlis(row.id, player, by="" if own else person.id):
            await (self.for_member if own else self.access.for_manager)(person, link)
            if not await self._store.in_majlis(row.id, player):
                raise Unknown("no-such-player")
            raise NotAllowed("majlis-host-only")
        self.access.tell(row, "members")

    async def appoint(self, person: Person, link: str, player: str, *, on: bool) -> Majlis:
        """Makes a member a manager, or a manager a member; only the host may do so."""
        row = await self.access.for_host(person, link)
        outcome = await self._store.appoint_manager(row.id, player, by=person.id, most=MANAGERS, on=on)
        if outcome == "not-host":
            await self.access.for_host(person, link)
            raise NotAllowed("majlis-host-only")
        if outcome == "not-a-member":
            raise Unknown("no-such-player")
        if outcome == "too-many":
            raise Conflict("too-many-managers", most=MANAGERS)
        self.access.tell(row, "members")
        return await self.seen(person, link)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def table(self, person: Person, link: str, rules: str = "") -> TableInfo:
        """A table that is waiting for players, or a new one. People who ask at the same time get the same one.

        rules: the rule set to play by; the usual rules if it is empty.
        """
        for _ in range(TRIES):
            row = await self.for_member(person, link)
            preset, changes = await self._rules(row, rules)
            for info in await self._tables.tables_in(row.id):
                free = any(seat.kind == "empty" for seat in info.seats)
                waits = info.stage == "seating" and free and (info.preset, info.changes) == (preset, changes)
                if waits and await self._reach.may_join(person.id, info.seats):
                    return info
            new = NewTable(game=row.game, preset=preset, changes=changes, settings=settings_of(row), sit=True)
            try:
                opened = await self._tables.open_table(person, new, ForMajlis(row.id, row.latest_table))
            except Outdated:  # somebody else has opened one in the meantime
                continue
            self.access.tell(row, "tables")
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

    async def tables_in(self, person: Person, link: str) -> list[TableInfo]:
        """The open tables, for members."""
        row = await self.for_member(person, link)
        return await self._tables.tables_in(row.id)

    # --- chat --------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, link: str, text: str) -> MajlisLine:
        """Adds a line to the chat."""
        row = await self.access.row(link)
        line = await self._store.add_majlis_line(row.id, person.id, self._now(), cleaned(text), keep=LINES)
        if line is None:
            raise NotAllowed("majlis-members-only")
        self.access.tell(row, "chat")
        return line

    async def delete_line(self, person: Person, link: str, line: int) -> None:
        """Deletes a line: the caller's own, or any if the caller is a manager."""
        row = await self.for_member(person, link)
        await self._line(row, line)
        if not await self._store.delete_majlis_line(row.id, line, by=person.id):
            await self.for_member(person, link)
            raise NotAllowed("majlis-managers-only")
        self.access.tell(row, "chat")

    async def react(self, person: Person, link: str, line: int, emoji: str, *, on: bool) -> MajlisLine:
        """Sets a reaction to a line, or takes it back."""
        row = await self.for_member(person, link)
        await self._line(row, line, person.id)
        if await self._store.react_in_majlis(row.id, line, person.id, emoji, on=on):
            self.access.tell(row, "chat")
        return await self._line(row, line, person.id)

    async def _line(self, row: MajlisRow, line: int, reader: str = "") -> MajlisLine:
        found = await self._store.majlis_lines(row.id, before=line + 1, limit=1, reader=reader)
        if not found or found[0].id != line:
            raise Unknown("no-such-line")
        return found[0]

    # --- helpers -----------------------------------------------------------------------------------------------------

    async def _scoreboard(self, row: MajlisRow) -> Scoreboard:
        return await self._scoreboards.of(row, await self._store.majlis_members(row.id))

    async def _rules(self, row: MajlisRow, rules: str) -> tuple[str, dict[str, Any]]:
        """Preset and changes of a rule set, or of the usual rules."""
        if not rules:
            return row.preset, row.changes
        for each in await self._store.majlis_rules(row.id):
            if each.id == rules:
                return each.preset, each.changes
        raise Unknown("no-such-rules")
