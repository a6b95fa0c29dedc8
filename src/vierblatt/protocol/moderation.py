"""Reports about players, and what moderators do about them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import LARGEST, Count, Number, Real
from vierblatt.protocol.majlis import MajlisId
from vierblatt.protocol.review import ReviewId
from vierblatt.protocol.tournament import TournamentId
from vierblatt.protocol.values import TableId

#: Characters that somebody may write in a report, a reason or an appeal.
LONGEST_WORDS = 500
#: Hours that a moderator may silence or ban somebody for at most: a year.
MOST_HOURS = 366 * 24

ReportKind = Literal["chat", "name", "cheating", "leaving", "other"]
ReportPlaceKind = Literal["table", "majlis", "review", "player", "tournament"]
#: What can be done to a player, or about a case. `appoint` and `remove` give the role and take it away.
ActKind = Literal["dismiss", "warn", "silence", "rename", "ban", "lift", "appoint", "remove"]
#: The acts of moderators; only administrators do the others.
CaseActKind = Literal["dismiss", "warn", "silence", "rename", "ban", "lift"]
#: What became of an appeal; empty while nobody has decided.
AppealOutcome = Literal["", "lifted", "kept"]

#: Longer than what is kept, so that the answer can say what is wrong with it.
Words = Annotated[str, Meta(max_length=2 * LONGEST_WORDS)]
ReportedId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}(?![\\s\\S])", description="A player's id")]
CaseId = Annotated[str, Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])")]
ActNumber = Annotated[int, Meta(ge=1, le=LARGEST)]
Hours = Annotated[int, Meta(ge=0, le=MOST_HOURS)]


class ReportPlace(msgspec.Struct, frozen=True, kw_only=True, tag_field="at", forbid_unknown_fields=True):
    """The base of what a report can be about. The server itself finds the evidence there."""


class TablePlace(ReportPlace, frozen=True, tag="table"):
    """Somebody who has sat at a table. The evidence is its chat, as the reporter may see it."""

    table: TableId
    player: ReportedId


class MajlisPlace(ReportPlace, frozen=True, tag="majlis"):
    """A line of a majlis of which the reporter is a member."""

    majlis: MajlisId
    line: Annotated[int, Meta(ge=1, le=LARGEST)]


class ReviewPlace(ReportPlace, frozen=True, tag="review"):
    """A line or a note of a review, by its slot."""

    review: ReviewId
    slot: Annotated[str, Meta(pattern="^note-[0-9]{1,16}(?![\\s\\S])")]


class PlayerPlace(ReportPlace, frozen=True, tag="player"):
    """A player's page: their name."""

    player: ReportedId


class TournamentNamePlace(ReportPlace, frozen=True, tag="tournament"):
    """The name of a tournament; its organiser is reported."""

    tournament: TournamentId


AnyReportPlace = TablePlace | MajlisPlace | ReviewPlace | PlayerPlace | TournamentNamePlace


class ReportState(msgspec.Struct, frozen=True, kw_only=True):
    """A report of the reader. name: what was reported, as it was called then. handled: whether it was decided."""

    id: str
    kind: ReportKind
    place: ReportPlaceKind
    name: str
    text: str
    at: Count
    handled: bool


class MyReports(msgspec.Struct, frozen=True):
    """The reports of the reader, newest first."""

    reports: list[ReportState]


# --- for the player concerned -----------------------------------------------------------------------------------------


class AppealSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An appeal. outcome: empty while nobody has decided."""

    text: str
    at: Count
    outcome: AppealOutcome


class ActOnMe(msgspec.Struct, frozen=True, kw_only=True):
    """What was done to the reader, and why. until: 0 for an act without an end. old_name: the one taken away.

    lifted: whether it was undone. appealable: whether the reader may still write an appeal.
    """

    number: ActNumber
    act: CaseActKind
    at: Count
    until: Count
    reason: str
    old_name: str
    lifted: bool
    appealable: bool
    appeal: AppealSeen | None


class MyModeration(msgspec.Struct, frozen=True, kw_only=True):
    """What was done to the reader, newest first. moderator: whether they have the role themselves."""

    moderator: bool
    silenced_until: Count
    banned_until: Count
    acts: list[ActOnMe]


# --- for moderators ---------------------------------------------------------------------------------------------------


class QueueLine(msgspec.Struct, frozen=True, kw_only=True):
    """An open case. trusted: how many reporters count in the order; others have been wrong every time so far.

    own: whether somebody else should decide an appeal here, since it is against an act of the reader.
    """

    id: CaseId
    player: str
    name: str
    reports: Count
    reporters: Count
    trusted: Count
    kinds: list[ReportKind]
    newest: Count
    appeal: bool
    own: bool


class ModerationQueue(msgspec.Struct, frozen=True, kw_only=True):
    """The open cases that come first. open: how many there are."""

    cases: list[QueueLine]
    open: Count


class EvidenceLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat as it was when the report came. marked: the reported one. own: of the reported player."""

    name: str
    at: Count
    text: str
    marked: bool
    own: bool


class ReportSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A report. place, id: what it is about; the id is empty for a majlis, which nobody else may enter.

    reporter: empty if that account is gone. seq: the place in the log of the table. record: whether its match is over.
    """

    kind: ReportKind
    text: str
    at: Count
    reporter: str
    reporter_name: str
    trusted: bool
    place: ReportPlaceKind
    id: str
    name: str
    seq: Number
    record: bool
    lines: list[EvidenceLine]


class TrailLine(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the trail. player, moderator: empty if that account is gone.

    detail: the name that was taken away. lifts: the act that this one undoes; lifted: the one that undid it.
    """

    number: ActNumber
    at: Count
    act: ActKind
    case: str
    until: Count
    administrator: bool
    player: str
    player_name: str
    moderator: str
    moderator_name: str
    reason: str
    detail: str
    lifts: Count
    lifted: Count


class ModerationTrail(msgspec.Struct, frozen=True):
    """A part of the trail, newest first."""

    acts: list[TrailLine]


class AppealInCase(msgspec.Struct, frozen=True, kw_only=True):
    """An appeal against an act. own: whether that was an act of the reader."""

    act: ActNumber
    text: str
    at: Count
    outcome: AppealOutcome
    own: bool


class EarlierCase(msgspec.Struct, frozen=True, kw_only=True):
    """Another case of the same player. closed: 0 while it is open."""

    id: CaseId
    opened: Count
    closed: Count
    outcome: str


class PairFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What the last audit for collusion said about the player and another. p: corrected for the number of pairs.

    gain: points per 100 deals that the two gained from each other's cards.
    """

    other: str
    other_name: str
    game: str
    relation: str
    at: Count
    deals: Count
    gain: Real
    effect: Real
    p: Real
    flagged: bool


class ModerationCase(msgspec.Struct, frozen=True, kw_only=True):
    """A case with everything that a moderator may know. reports: the newest; all_reports: how many there are.

    version: an act names it, so that nobody decides on something that they have not seen. findings: if cheating was
    reported. protected: whether only an administrator may act, as on other moderators and on the reader.
    """

    id: CaseId
    version: Count
    opened: Count
    closed: Count
    outcome: str
    player: str
    name: str
    guest: bool
    since: Count
    silenced_until: Count
    banned_until: Count
    protected: bool
    reports: list[ReportSeen]
    all_reports: Count
    appeals: list[AppealInCase]
    acts: list[TrailLine]
    earlier: list[EarlierCase]
    findings: list[PairFinding]
