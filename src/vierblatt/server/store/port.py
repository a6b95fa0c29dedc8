"""The storage port: everything the server needs from a database. Code that needs one part uses that part's protocol.

Any implementation that meets this contract (tests/server/store) can be used. All times are milliseconds since 1970, all
ids short strings.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from vierblatt.server.store.accounts_port import AccountsPort
from vierblatt.server.store.analyses_port import AnalysesPort
from vierblatt.server.store.bot_matches_port import BotMatchesPort
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.daily_values import DailyDay, DailyDone, DailyPlay, DailyPoints, DailyReference
from vierblatt.server.store.erasures_port import ErasuresPort
from vierblatt.server.store.leases_port import LeasesPort
from vierblatt.server.store.majlis_events_port import MajlisEventsPort
from vierblatt.server.store.majlis_values import EventResult, MajlisAct, MajlisEventRow, NextDate
from vierblatt.server.store.majlises_port import MajlisesPort
from vierblatt.server.store.moderation_port import ModerationPort
from vierblatt.server.store.moderation_values import (
    ActDone,
    ActRow,
    AppealAdded,
    AppealRow,
    AuditFinding,
    CaseRow,
    InCase,
    ModeratorRow,
    NewAct,
    PlayerReport,
    QueuedCase,
    ReportAdded,
    ReportLine,
    StoredAct,
    StoredCase,
    StoredReport,
    TrailHead,
)
from vierblatt.server.store.notices_port import NoticesPort
from vierblatt.server.store.open_tables_port import OpenTablesPort
from vierblatt.server.store.people_port import PeoplePort
from vierblatt.server.store.people_values import ChallengeRow, NoticeRow, PersonRow
from vierblatt.server.store.played_port import PlayedPort
from vierblatt.server.store.pruning_port import PruningPort
from vierblatt.server.store.puzzle_values import (
    GlickoRating,
    PuzzleAttempt,
    PuzzleMode,
    PuzzleRun,
    PuzzleStanding,
    RatedPuzzle,
    RatePuzzle,
)
from vierblatt.server.store.puzzles_port import PuzzlesPort
from vierblatt.server.store.reviews_port import ReviewsPort
from vierblatt.server.store.studies_port import StudiesPort
from vierblatt.server.store.tables_port import TablesPort
from vierblatt.server.store.tournament_boards_port import TournamentBoardsPort
from vierblatt.server.store.tournament_ratings_port import TournamentRatingsPort
from vierblatt.server.store.tournament_tables_port import TournamentTablesPort
from vierblatt.server.store.tournament_values import (
    AddedEntries,
    BoardOpening,
    MatchKey,
    RatedPlace,
    RatedTournament,
    StoredTournament,
    TournamentAtTables,
    TournamentEntered,
    TournamentPlace,
    TournamentPlayer,
    TournamentRow,
    TournamentTable,
)
from vierblatt.server.store.tournaments_port import TournamentsPort
from vierblatt.server.store.values import (
    Access,
    Account,
    AnalysisJob,
    BotLeader,
    BotMatch,
    CardCount,
    Conflicting,
    Erasure,
    GameCount,
    History,
    Joined,
    Lease,
    LeaseLost,
    LogEntry,
    MajlisResult,
    MajlisRow,
    NameTaken,
    NotQueued,
    OpenTable,
    Outdated,
    OwnWords,
    Passkey,
    PersonalToken,
    PlayerRating,
    RatedPlayer,
    RatingAfter,
    RatingKind,
    ReviewItemRow,
    ReviewRow,
    SeqTaken,
    SessionRow,
    Snapshot,
    StoredRecord,
    StoredReview,
    StoredStudy,
    StoreFault,
    StudyRow,
    TableRow,
)

__all__ = [
    "BUS_KEY",
    "CLUSTER",
    "Access",
    "Account",
    "AccountsPort",
    "ActDone",
    "ActRow",
    "AddedEntries",
    "AnalysesPort",
    "AnalysisJob",
    "AppealAdded",
    "AppealRow",
    "AuditFinding",
    "BoardOpening",
    "BotLeader",
    "BotMatch",
    "BotMatchesPort",
    "CardCount",
    "CaseRow",
    "ChallengeRow",
    "Conflicting",
    "DailyDay",
    "DailyDone",
    "DailyPlay",
    "DailyPoints",
    "DailyPort",
    "DailyReference",
    "Erasure",
    "ErasuresPort",
    "EventResult",
    "GameCount",
    "GlickoRating",
    "History",
    "InCase",
    "Joined",
    "Lease",
    "LeaseLost",
    "LeasesPort",
    "LogEntry",
    "MajlisAct",
    "MajlisEventRow",
    "MajlisEventsPort",
    "MajlisResult",
    "MajlisRow",
    "MajlisesPort",
    "MatchKey",
    "ModerationPort",
    "ModeratorRow",
    "NameTaken",
    "NewAct",
    "NextDate",
    "NotQueued",
    "NoticeRow",
    "NoticesPort",
    "OpenTable",
    "OpenTablesPort",
    "Outdated",
    "OwnWords",
    "Passkey",
    "PeoplePort",
    "PersonRow",
    "PersonalToken",
    "PlayedPort",
    "PlayerRating",
    "PlayerReport",
    "PruningPort",
    "PuzzleAttempt",
    "PuzzleMode",
    "PuzzleRun",
    "PuzzleStanding",
    "PuzzlesPort",
    "QueuedCase",
    "RatePuzzle",
    "RatedPlace",
    "RatedPlayer",
    "RatedPuzzle",
    "RatedTournament",
    "RatingAfter",
    "RatingKind",
    "ReportAdded",
    "ReportLine",
    "ReviewItemRow",
    "ReviewRow",
    "ReviewsPort",
    "SeqTaken",
    "SessionRow",
    "Snapshot",
    "Store",
    "StoreFault",
    "StoredAct",
    "StoredCase",
    "StoredRecord",
    "StoredReport",
    "StoredReview",
    "StoredStudy",
    "StoredTournament",
    "StudiesPort",
    "StudyRow",
    "TableRow",
    "TablesPort",
    "TournamentAtTables",
    "TournamentBoardsPort",
    "TournamentEntered",
    "TournamentPlace",
    "TournamentPlayer",
    "TournamentRatingsPort",
    "TournamentRow",
    "TournamentTable",
    "TournamentTablesPort",
    "TournamentsPort",
    "TrailHead",
]

#: Settings by which the nodes of one database find and trust each other. Copies lack them: their nodes are separate.
CLUSTER, BUS_KEY = "cluster", "bus-key"


class Store(
    TablesPort, OpenTablesPort, LeasesPort, PlayedPort, BotMatchesPort, AnalysesPort, AccountsPort, MajlisesPort,
    MajlisEventsPort, ReviewsPort, StudiesPort, ErasuresPort, DailyPort, PruningPort, PuzzlesPort, TournamentsPort,
    TournamentTablesPort, TournamentBoardsPort, TournamentRatingsPort, ModerationPort, PeoplePort, NoticesPort,
    Protocol,
):  # fmt: skip
    """See the module docstring. All methods may raise StoreFault (``store-down``) when the database does not answer."""

    async def open(self) -> None:
        """Connects and brings the schema up to date."""
        ...

    async def close(self) -> None:
        """Writes what is waiting and disconnects."""
        ...

    async def healthy(self) -> bool:
        """Whether a write would succeed now."""
        ...

    def consistent_read(self) -> AbstractAsyncContextManager[Store]:
        """This store as it is now, read-only and unaffected by later writes, for checks of everything."""
        ...

    # --- the server's settings ---

    async def setting(self, name: str) -> bytes | None:
        """A value that the server stores for itself, such as its signing key, or None."""
        ...

    async def put_setting(self, name: str, value: bytes) -> bytes:
        """Stores a value if there is none yet; returns the stored one."""
        ...
