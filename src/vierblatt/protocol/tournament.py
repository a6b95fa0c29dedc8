"""The parts of answers about a tournament. `docs/tournament-logs.md` says what the words mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count, Number, Real
from vierblatt.protocol.majlis import Crest
from vierblatt.protocol.values import AbsenceRule, TableSettings
from vierblatt.tournaments.entries import LotBy
from vierblatt.tournaments.formats import MOST_BOARDS, MOST_CONTESTANTS, AnyFormat
from vierblatt.tournaments.results import MOST_POINTS
from vierblatt.tournaments.state import TournamentStage

TournamentId = Annotated[
    str, Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])", description="Ten letters and digits; whoever knows it may read")
]
LONGEST_PLACE = 120  #: characters
MOST_MATCHES = 5  #: in one meeting

ContestantNumber = Annotated[int, Meta(ge=1, le=MOST_CONTESTANTS)]
MeetingNumber = Annotated[int, Meta(ge=1, le=10_000_000)]
#: Points in a match, or a margin on a board.
GamePoints = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
#: The points of each side.
MatchPoints = Annotated[list[GamePoints], Meta(max_length=64)]
Matches = Annotated[list[MatchPoints], Meta(max_length=MOST_MATCHES)]
Percent = Annotated[int, Meta(ge=0, le=100)]

#: What the organiser can do; `report` and `enter` stand for what is done to one meeting or contestant.
TournamentAct = Literal["enter", "start", "report", "pair", "pause", "resume", "close", "cancel"]
#: How a meeting counts: as it was reported, or as the organiser decided.
ResultKind = Literal["reported", "result", "walkover", "forfeit", "annulled"]


class PlayedBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a board. margins: by how many points side 0 was ahead, at each table that played it.

    percents: in place of margins, what the organiser gives to side 0 and to side 1.
    """

    board: Annotated[int, Meta(ge=1, le=1_000_000)]
    margins: Annotated[list[GamePoints], Meta(max_length=2)] = []
    percents: Annotated[list[Percent], Meta(max_length=2)] = []


Boards = Annotated[list[PlayedBoard], Meta(max_length=MOST_BOARDS)]


class TournamentTables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a tournament is played at tables of the server. settings: of its tables; they have a clock.

    absent: what happens without players who do not come within so many minutes. automatic: whether a round begins as
    soon as the one before has all its results.
    """

    settings: TableSettings
    absent: AbsenceRule = "walkover"
    minutes: Annotated[int, Meta(ge=1, le=60)] = 5
    automatic: bool = False


class BoardsSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The boards that the server deals. anchor: what commits to all of them. opened: those that all have played.

    lot: the text that went into every pack when the tournament started. lot_by: who gave it; empty before the start.
    """

    anchor: str
    lot: str
    lot_by: LotBy
    opened: list[Count]


class PlaceSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a contestant. place: 0 for who entered it."""

    place: Count
    player: str
    name: str


class MatchSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a match. number: 1 for the first of its meeting. open: whether it has not ended."""

    number: Count
    table: str
    open: bool


class ContestantSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A player, a pair or a team. number: from 1, in the order of entering. seed: 1 for the strongest, 0 for none."""

    number: ContestantNumber
    name: str
    players: list[str]  #: their names
    seed: Count
    checked_in: bool
    withdrawn: bool
    takes_part: bool  #: in the draw, or joined later
    penalty: Number  #: points that are taken off
    mine: bool  #: entered by the caller, or the caller has a place
    places: list[PlaceSeen] = []  #: who plays, in a tournament at tables


class ResultSeen(msgspec.Struct, frozen=True, kw_only=True):
    """How a meeting counts. side: who wins a walkover, or -1. scores: of each side; empty for what was not played.

    reason: why the organiser ruled so.
    """

    kind: ResultKind
    matches: list[list[Number]]
    boards: list[PlayedBoard]
    side: Annotated[int, Meta(ge=-1, le=63)]
    scores: list[Number]
    reason: str


class MeetingSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A meeting. sides: the contestants of each. group: 0 for none. place: 3 if it decides the third place, else 0."""

    number: MeetingNumber
    table: Count
    sides: list[list[ContestantNumber]]
    boards: list[Count]  #: what is played; empty for matches
    group: Count
    place: Count
    result: ResultSeen | None
    matches: list[MatchSeen] = []  #: at which tables it is played; left out if the caller may not watch


class RoundSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A round. bracket: in the first of a knock-out, who is on its lines from first to last; 0 for an empty line."""

    number: Count
    meetings: list[MeetingSeen]
    byes: list[ContestantNumber]
    bracket: list[Count]


class StandingSeen(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings. points: with at most two decimals; null where points do not decide.

    tie_breaks: in the order of the tournament's; the comparison itself is exact.
    """

    contestant: ContestantNumber
    place: Count
    points: str | None
    tie_breaks: list[Real]


class GroupSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The standings of a group."""

    group: Count
    standings: list[StandingSeen]


class TournamentSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list. format: its name. organiser: player id, or empty if that account is gone."""

    id: str
    name: str
    game: str
    format: str
    stage: TournamentStage
    organiser: str
    organiser_name: str
    public: bool
    open_entry: bool  #: whether players may enter themselves before the start
    contestants: Count
    created: Count  #: in milliseconds since 1970, as all times
    changed: Count
    starts: Count | None
    place: str
    at_tables: bool = False  #: whether it is played at tables of the server


class TournamentMajlis(msgspec.Struct, frozen=True, kw_only=True):
    """The majlis that has made a tournament. id: its link."""

    id: str
    name: str
    crest: Crest


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a tournament, with what follows from its log. seq: how many entries that has."""

    id: str
    name: str
    game: str
    preset: str
    changes: dict[str, Any]  #: house rules that differ from the preset's
    format: AnyFormat
    stage: TournamentStage
    paused: bool
    cancelled: bool  #: closed without an end
    organiser: str
    organiser_name: str
    organising: bool  #: whether the caller may act
    public: bool
    open_entry: bool
    check_in: bool
    players: Count  #: how many a contestant has
    fewest_points_win: bool
    seq: Count
    created: Count
    started: Count  #: 0 before the start
    starts: Count | None  #: when it is to begin
    place: str  #: where
    contestants: list[ContestantSeen]
    rounds: list[RoundSeen]
    rounds_planned: Count | None  #: in all; null where that is open
    standings: list[StandingSeen]
    groups: list[GroupSeen]
    tie_breaks: list[str]
    next: list[TournamentAct]  #: what the organiser can do now; what usually comes next is first
    tables: TournamentTables | None = None  #: null if it is played with real cards
    own_table: str = ""  #: the open table at which the caller has a seat
    invitation: str = ""  #: the secret of the link with which the caller's partners take their places
    members_only: bool = False  #: whether only members of a majlis may enter
    majlis: TournamentMajlis | None = None  #: for its members
    boards: BoardsSeen | None = None  #: that the server deals; null if it deals none


class BoardTable(msgspec.Struct, frozen=True, kw_only=True):
    """How a board ended at one table. sides: the contestants on its side 0 and on its side 1. room: 0, or 1 of teams.

    margin: by how many points side 0 was ahead; null if it was not played. worth: to each side, in percent or IMPs; of
    teams, for both rooms. record: of this table; empty if the result was entered by hand.
    """

    meeting: MeetingNumber
    room: Count
    sides: list[list[ContestantNumber]]
    margin: Number | None
    worth: list[str]
    record: str


class TournamentBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A board that is open: its first seat, and how it ended at all tables."""

    board: Count
    dealer: Count
    tables: list[BoardTable]


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments, newest first."""

    tournaments: list[TournamentSummary]


class EnteredName(msgspec.Struct, frozen=True, kw_only=True):
    """What a player entered themselves: the names they gave, and when."""

    contestant: ContestantNumber
    at: Count
    name: str
    players: list[str]


class OwnTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in the export of a player's data. organised: whether it is theirs. entered: by themselves.

    partner_of: the contestants beside whom they took a place.
    """

    id: str
    name: str
    game: str
    created: Count
    organised: bool
    entered: list[EnteredName]
    partner_of: list[ContestantNumber] = []
