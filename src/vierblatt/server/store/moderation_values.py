"""What the store keeps about reports, cases and the acts of moderators. All times are milliseconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

from vierblatt.protocol.moderation import ActKind, AppealOutcome, ReportKind, ReportPlaceKind

#: What became of a report; empty while its case is open.
ReportOutcome = Literal["", "dismissed", "upheld"]
#: What came of a new report: it was stored, or the reporter has said the same before; or why not.
ReportAdded = Literal["added", "again", "gone", "too-many-open", "too-many-today"]
#: What came of an act: it was done, or why not.
ActDone = Literal["done", "not-moderator", "gone", "changed", "yourself", "moderator", "closed", "nothing-to-lift"]
AppealAdded = Literal["added", "gone", "again"]


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A copy of a line of chat. marked: the one that was reported."""

    player: str
    name: str
    at: int
    text: str
    marked: bool = False


class PlayerReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report. source, line: where it is about, so that the same report counts once. reporter: empty if gone."""

    id: str
    reporter: str
    kind: ReportKind
    text: str
    at: int
    place: ReportPlaceKind
    source: str
    line: str = ""
    name: str = ""
    seq: int = -1
    outcome: ReportOutcome = ""


class StoredReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report with its evidence. trusted: whether the reporter's word counts in the order of the queue."""

    row: PlayerReport
    reporter_name: str
    lines: list[ReportLine]
    trusted: bool


class CaseRow(msgspec.Struct, frozen=True, kw_only=True):
    """A case. closed: 0 while it is open. outcome: the act that closed it."""

    id: str
    player: str
    opened: int
    closed: int
    version: int
    outcome: str


class QueuedCase(msgspec.Struct, frozen=True, kw_only=True):
    """An open case in the queue. trusted: reporters whose word counts. appeals: those of acts by these moderators."""

    row: CaseRow
    name: str
    reports: int
    reporters: int
    trusted: int
    kinds: list[ReportKind]
    newest: int
    appeals: list[str]


class AppealRow(msgspec.Struct, frozen=True, kw_only=True):
    """An appeal against an act, given by its number."""

    act: int
    case: str
    player: str
    at: int
    text: str
    outcome: AppealOutcome = ""


class StoredCase(msgspec.Struct, frozen=True, kw_only=True):
    """A case with its reports, newest first. all_reports: how many there are, which may be more."""

    row: CaseRow
    name: str
    reports: list[StoredReport]
    all_reports: int
    appeals: list[AppealRow]
    earlier: list[CaseRow]


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the trail, as it is stored. player, moderator: empty if that account is gone.

    lifts: the number of the act that a `lift` undoes. A salt is empty if nobody can check any more what it belongs to.
    """

    seq: int
    at: int
    act: ActKind
    case: str
    until: int
    lifts: int
    administrator: bool
    player: str
    moderator: str
    reason: str
    detail: str
    player_salt: bytes
    moderator_salt: bytes
    words_salt: bytes
    appealed: bool
    body: bytes
    link: bytes


class StoredAct(msgspec.Struct, frozen=True, kw_only=True):
    """An act with the names of those concerned. lifted: the number of the act that undid it; 0 for none."""

    row: ActRow
    player_name: str
    moderator_name: str
    lifted: int


class NewAct(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does. moderator: empty for an administrator. until: of a silence or a ban.

    name: what a renamed player is called from then on. lifts: the act to undo.
    """

    act: ActKind
    at: int
    player: str
    moderator: str = ""
    reason: str = ""
    until: int = 0
    lifts: int = 0
    name: str = ""


class InCase(msgspec.Struct, frozen=True, kw_only=True):
    """In which case an act is done. version: as the moderator has seen it. close: whether nothing else will be done."""

    case: str
    version: int
    close: bool


class ModeratorRow(msgspec.Struct, frozen=True, kw_only=True):
    """An account with the role."""

    player: str
    name: str
    since: int


class TrailHead(msgspec.Struct, frozen=True):
    """How many entries the trail has, and the last link of its chain."""

    seq: int
    link: bytes


class AuditFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What the audit for collusion said about two players. gain: points per 100 deals. p: corrected."""

    player: str
    other: str
    game: str
    relation: str
    at: int
    deals: int
    gain: float
    effect: float
    p: float
    flagged: bool
