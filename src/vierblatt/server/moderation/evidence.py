"""The evidence for a report, which the server itself collects: only what the reporter may see at that moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from vierblatt.protocol.moderation import (
    AnyReportPlace,
    MajlisPlace,
    PlayerPlace,
    ReportPlaceKind,
    ReviewPlace,
    TablePlace,
    TournamentNamePlace,
)
from vierblatt.protocol.review import Remark
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.live.chat import HeardLine
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.majlis import Majlises
from vierblatt.server.review.items import items_of
from vierblatt.server.store.port import LogEntry, ReportLine, Store
from vierblatt.server.table import Person
from vierblatt.server.table.entries import SatDown, decode

BEFORE, AFTER = 10, 5  #: lines of a majlis or a review around the reported one


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """Who is reported, and what the server has found. name: theirs at that time, or that of the tournament."""

    player: str
    place: ReportPlaceKind
    source: str
    line: str = ""
    name: str
    seq: int = -1
    lines: list[ReportLine] = []


class TableChats(Protocol):
    """Where the chats of tables are, which are not stored."""

    async def chat_heard(self, table: str, player: str) -> list[HeardLine]:
        """The chat of a table as far as a player may see it now; raises VierblattError."""
        ...


class EvidenceSources(NamedTuple):
    """Where evidence is found."""

    store: Store
    tables: TableChats
    majlises: Majlises


async def evidence_of(sources: EvidenceSources, reporter: Person, place: AnyReportPlace) -> Evidence:
    """The evidence for what somebody reports; raises VierblattError if there is nothing, or it is not theirs to see."""
    match place:
        case TablePlace():
            return await _at_table(sources, reporter, place)
        case MajlisPlace():
            return await _in_majlis(sources, reporter, place)
        case ReviewPlace():
            return await _in_review(sources.store, place)
        case PlayerPlace():
            account = await sources.store.account(place.player)
            if account is None:
                raise Unknown("no-such-player")
            return Evidence(player=account.id, place="player", source=account.id, name=account.name)
        case TournamentNamePlace():
            return await _of_tournament(sources.store, place)


async def _at_table(sources: EvidenceSources, reporter: Person, place: TablePlace) -> Evidence:
    log = await sources.store.read(place.table)
    if not log:
        raise LiveFault("unknown-table", table=place.table)
    name = await asyncio.to_thread(_name_at_table, log, place.player)
    try:
        heard = await sources.tables.chat_heard(place.table, reporter.id)
    except LiveFault as fault:
        if fault.code != "no-spectators":
            raise
        heard = []  # they may not see this table any more, so neither does their report
    lines = [
        ReportLine(
            player=line.said.player, name=line.said.name, at=line.at, text=line.said.text or line.said.phrase,
            marked=line.said.player == place.player,
        )
        for line in heard
    ]  # fmt: skip
    return Evidence(player=place.player, place="table", source=place.table, name=name, seq=log[-1].seq, lines=lines)


def _name_at_table(log: Sequence[LogEntry], player: str) -> str:
    """The name under which somebody last sat down at a table; raises Unknown for those who never did."""
    for logged in reversed(log):
        if player.encode() in logged.body:
            entry = decode(logged.body)
            if isinstance(entry, SatDown) and entry.player == player:
                return entry.name
    raise Unknown("no-such-player")


async def _in_majlis(sources: EvidenceSources, reporter: Person, place: MajlisPlace) -> Evidence:
    row = await sources.majlises.for_member(reporter, place.majlis)
    around = await sources.store.majlis_lines(row.id, before=place.line + AFTER + 1, limit=BEFORE + AFTER + 1)
    said = next((line for line in around if line.id == place.line), None)
    if said is None:
        raise Unknown("no-such-line")
    lines = [
        ReportLine(player=line.player, name=line.name, at=line.at, text=line.text, marked=line is said)
        for line in around
    ]
    line = str(place.line)
    return Evidence(player=said.player, place="majlis", source=row.id, line=line, name=said.name, lines=lines)


async def _in_review(store: Store, place: ReviewPlace) -> Evidence:
    stored = await store.review(place.review)
    if stored is None:
        raise Unknown("no-such-review")
    items = sorted(items_of(stored), key=lambda item: item.seq)
    remarks = [(item, item.content) for item in items if isinstance(item.content, Remark) and item.player]
    number = next((n for n, (item, _) in enumerate(remarks) if item.slot == place.slot), None)
    if number is None:
        raise Unknown("no-such-line")
    said = remarks[number][0]
    around = remarks[max(0, number - BEFORE) : number + AFTER + 1]
    lines = [
        ReportLine(player=item.player, name=item.name, at=remark.at, text=remark.text, marked=item is said)
        for item, remark in around
    ]
    return Evidence(
        player=said.player, place="review", source=place.review, line=place.slot, name=said.name, lines=lines
    )


async def _of_tournament(store: Store, place: TournamentNamePlace) -> Evidence:
    stored = await store.tournament(place.tournament)
    if stored is None:
        raise Unknown("no-such-tournament")
    if not stored.row.organiser:
        raise Unknown("no-such-player")
    return Evidence(player=stored.row.organiser, place="tournament", source=place.tournament, name=stored.row.name)
