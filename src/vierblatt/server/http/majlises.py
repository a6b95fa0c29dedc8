"""Endpoints: majlises, their members, tables, matches and chat. `vierblatt.server.majlis` says who may do what."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import LARGEST
from vierblatt.protocol.majlis import (
    Crest,
    Majlis,
    MajlisChat,
    MajlisId,
    MajlisLine,
    MajlisMembers,
    MajlisSummary,
)
from vierblatt.protocol.majlis_events import MajlisLeaders
from vierblatt.protocol.values import ChatText, Emoji, TableId, TableInfo, TableSettings
from vierblatt.server.accounts.identity import Caller, check_silence
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer, Host
from vierblatt.server.http.history import Records, lines_of
from vierblatt.server.http.qr import page_code
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, Moment, Name, PageQuery, PlayerId, PresetId, StrictRequest

api = EndpointGroup("Majlises")

LineId = Annotated[int, Meta(ge=0, le=LARGEST)]


class NewMajlis(StrictRequest, frozen=True):
    """A new majlis. name: 1 to 40 visible characters. settings: of its tables, which are always private."""

    name: Name
    game: GameId
    preset: PresetId = "standard"
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings = TableSettings()


class MajlisChange(StrictRequest, frozen=True):
    """The fields to change; those left out stay as they are. preset and changes belong together: both are replaced."""

    name: Name | None = None
    preset: PresetId | None = None
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings | None = None
    host: PlayerId | None = None
    crest: Crest | None = None


class MembersQuery(StrictRequest, frozen=True):
    """A part of the list of members. joined, player: of the last one already received."""

    joined: Moment = 0
    player: Annotated[str, Meta(max_length=40)] = ""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class RoleChange(StrictRequest, frozen=True):
    """What a member becomes."""

    role: Literal["manager", "member"]


class TableRequest(StrictRequest, frozen=True):
    """rules: the rule set to play by; empty for the usual rules."""

    rules: Annotated[str, Meta(max_length=12)] = ""


class LeadersQuery(StrictRequest, frozen=True):
    """month: like 2027-01, in UTC; empty for all that is kept."""

    month: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2})?(?![\\s\\S])")] = ""


class MajlisTableList(msgspec.Struct, frozen=True):
    """The open tables of a majlis, oldest first."""

    tables: list[TableInfo]


class ChatQuery(StrictRequest, frozen=True):
    """A part of a chat. before: the `id` of the oldest line already received."""

    before: LineId = LARGEST
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class NewLine(StrictRequest, frozen=True):
    """What is said."""

    text: ChatText


class Reaction(StrictRequest, frozen=True):
    """Whether the caller's reaction should be there."""

    on: bool


class MyMajlises(msgspec.Struct, frozen=True):
    """The majlises of a player; those with the newest chat come first."""

    majlises: list[MajlisSummary]


class MajlisHere(msgspec.Struct, frozen=True):
    """The majlis of a table; null if there is none, or the reader is not a member."""

    majlis: MajlisSummary | None


@api.post("/api/majlises", faults=(404, 409))
async def open_majlis(services: HttpServices, caller: Caller, body: NewMajlis) -> Majlis:
    """Opens a majlis, with the caller as its host and first member. Whoever knows its id is invited."""
    return await services.majlises.open(caller.person, body.name, body.game, body.preset, body.changes, body.settings)


@api.get("/api/majlises/{majlis}", faults=(404,))
async def majlis(services: HttpServices, caller: Caller, majlis: MajlisId) -> Majlis:
    """A majlis. Readers who are not members see who is in it and its rules, but not what was played or said."""
    return await services.majlises.seen(caller.person, majlis)


@api.patch("/api/majlises/{majlis}", faults=(404, 409))
async def change_majlis(services: HttpServices, caller: Caller, majlis: MajlisId, body: MajlisChange) -> Majlis:
    """Changes the name, crest, usual rules or settings; for managers. The host may also name another host.

    Open tables keep their rules.
    """
    return await services.majlises.change(
        caller.person, majlis, name=body.name, preset=body.preset, changes=body.changes, settings=body.settings,
        host=body.host, crest=body.crest,
    )  # fmt: skip


@api.delete("/api/majlises/{majlis}", faults=(404,))
async def delete_majlis(services: HttpServices, caller: Caller, majlis: MajlisId) -> None:
    """Deletes a majlis with its chat; for its host. Its tables and matches stay with those who played."""
    await services.majlises.delete(caller.person, majlis)


@api.post("/api/majlises/{majlis}/link", faults=(404,))
async def renew_majlis_link(services: HttpServices, caller: Caller, majlis: MajlisId) -> Majlis:
    """Gives a majlis a new id; for managers. The old link no longer works."""
    return await services.majlises.renew_link(caller.person, majlis)


@api.post("/api/majlises/{majlis}/members", faults=(404, 409))
async def join_majlis(services: HttpServices, caller: Caller, majlis: MajlisId) -> Majlis:
    """Joins a majlis; for a member it changes nothing."""
    return await services.majlises.join(caller.person, majlis)


@api.get("/api/majlises/{majlis}/members", faults=(404,))
async def majlis_members(
    services: HttpServices, caller: Caller, majlis: MajlisId, query: MembersQuery
) -> MajlisMembers:
    """A page of the members, in the order in which they joined; for members."""
    return await services.majlises.members(caller.person, majlis, (query.joined, query.player), query.limit)


@api.put("/api/majlises/{majlis}/members/{player}/role", faults=(404, 409))
async def appoint_manager(
    services: HttpServices, caller: Caller, majlis: MajlisId, player: PlayerId, body: RoleChange
) -> Majlis:
    """Makes a member a manager, or a manager a member; for the host."""
    return await services.majlises.appoint(caller.person, majlis, player, on=body.role == "manager")


@api.delete("/api/majlises/{majlis}/members/{player}", faults=(404,))
async def leave_majlis(services: HttpServices, caller: Caller, majlis: MajlisId, player: PlayerId) -> None:
    """Leaves a majlis, or removes somebody with a lower role. If the host leaves, a manager or member becomes host."""
    await services.majlises.leave(caller.person, majlis, player)


@api.post("/api/majlises/{majlis}/tables", faults=(404, 409))
async def majlis_table(services: HttpServices, caller: Caller, majlis: MajlisId, query: TableRequest) -> TableInfo:
    """A table of the majlis: one that waits for players, or a new one with the caller seated. For members."""
    return await services.majlises.table(caller.person, majlis, query.rules)


@api.get("/api/majlises/{majlis}/tables", faults=(404,))
async def majlis_tables(services: HttpServices, caller: Caller, majlis: MajlisId) -> MajlisTableList:
    """The open tables of the majlis; for members."""
    return MajlisTableList(await services.majlises.tables_in(caller.person, majlis))


@api.get("/api/majlises/{majlis}/leaders", faults=(404,))
async def majlis_leaders(
    services: HttpServices, caller: Caller, majlis: MajlisId, query: LeadersQuery
) -> MajlisLeaders:
    """The leaderboard of the majlis, of one month or in all; for members. `docs/clubs.md` says how it is computed."""
    return await services.majlises.leaders(caller.person, majlis, query.month)


@api.get("/api/majlises/{majlis}/records", faults=(404,))
async def majlis_records(services: HttpServices, caller: Caller, majlis: MajlisId, query: PageQuery) -> Records:
    """The matches of a majlis, newest first; for members."""
    row = await services.majlises.for_member(caller.person, majlis)
    return lines_of(await services.store.majlis_records(row.id, before=query.before, limit=query.limit))


@api.get("/api/majlises/{majlis}/chat", faults=(404,))
async def majlis_chat(services: HttpServices, caller: Caller, majlis: MajlisId, query: ChatQuery) -> MajlisChat:
    """The last lines of a majlis's chat, or the last ones before a given line; for members."""
    row = await services.majlises.for_member(caller.person, majlis)
    reader = caller.account.id
    lines = await services.store.majlis_lines(row.id, before=query.before, limit=query.limit, reader=reader)
    return MajlisChat(lines)


@api.post("/api/majlises/{majlis}/chat", faults=(404,))
async def say_in_majlis(services: HttpServices, caller: Caller, majlis: MajlisId, body: NewLine) -> MajlisLine:
    """Says something to all members of a majlis."""
    await services.majlises.for_member(caller.person, majlis)
    check_silence(caller.account, services.now())
    services.gate.enter("chat", caller.account.id)
    return await services.majlises.say(caller.person, majlis, body.text)


@api.delete("/api/majlises/{majlis}/chat/{line}", faults=(404,))
async def delete_majlis_line(services: HttpServices, caller: Caller, majlis: MajlisId, line: LineId) -> None:
    """Deletes the caller's own line, or any line if the caller is a manager."""
    await services.majlises.delete_line(caller.person, majlis, line)


@api.put("/api/majlises/{majlis}/chat/{line}/reactions/{emoji}", faults=(404,))
async def react_in_majlis(
    services: HttpServices, caller: Caller, majlis: MajlisId, line: LineId, emoji: Emoji, body: Reaction
) -> MajlisLine:
    """Sets a reaction to a line, or takes it back."""
    services.gate.enter("reactions", caller.account.id)
    return await services.majlises.react(caller.person, majlis, line, emoji, on=body.on)


@api.get("/api/me/majlises")
async def my_majlises(services: HttpServices, caller: Caller) -> MyMajlises:
    """The majlises of which the caller is a member."""
    return MyMajlises(await services.store.majlises_of(caller.account.id))


@api.get("/api/majlises/{majlis}/qr.svg", media="image/svg+xml", cache=3600)
async def majlis_code(services: HttpServices, majlis: MajlisId, host: Host) -> FileAnswer:
    """The invitation as a QR code, black on a transparent background."""
    return page_code(services, host, f"/m/{majlis}")


@api.get("/api/tables/{table}/majlis")
async def majlis_of_table(services: HttpServices, caller: Caller, table: TableId) -> MajlisHere:
    """The majlis for which a table was opened; for its members, so that no table gives its invitation away."""
    return MajlisHere(await services.majlises.of_table(caller.person, table))
