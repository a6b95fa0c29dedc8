"""The storage port on SQL. SQLite needs no server of its own."""

from __future__ import annotations

import secrets

from sqlalchemy import select

from vierblatt.server.store.access import Accesses
from vierblatt.server.store.accounts import AccountStore
from vierblatt.server.store.bot_matches import BotMatchStore
from vierblatt.server.store.cases import CaseStore
from vierblatt.server.store.challenges import ChallengeStore
from vierblatt.server.store.daily import DailyStore
from vierblatt.server.store.erasures import Erasures
from vierblatt.server.store.jobs import Jobs
from vierblatt.server.store.leases import LeaseStore
from vierblatt.server.store.logs import Logs
from vierblatt.server.store.majlis_chat import MajlisChatStore
from vierblatt.server.store.majlis_events import MajlisEventStore
from vierblatt.server.store.majlis_rules import MajlisRulesStore
from vierblatt.server.store.majlises import MajlisStore
from vierblatt.server.store.moderation import ModerationStore
from vierblatt.server.store.notices import NoticeStore
from vierblatt.server.store.open_tables import OpenTableQueries
from vierblatt.server.store.people import PeopleStore
from vierblatt.server.store.played import MatchStore
from vierblatt.server.store.port import StoreFault
from vierblatt.server.store.pruning import PruningStore
from vierblatt.server.store.puzzles import PuzzleStore
from vierblatt.server.store.reviews import ReviewStore
from vierblatt.server.store.schema.settings import settings
from vierblatt.server.store.sessions import Sessions
from vierblatt.server.store.studies import StudyStore
from vierblatt.server.store.tournament_boards import TournamentBoardStore
from vierblatt.server.store.tournament_ratings import TournamentRatingStore
from vierblatt.server.store.tournament_tables import TournamentTableStore
from vierblatt.server.store.tournaments import TournamentStore


class SqlStore(
    Logs,
    OpenTableQueries,
    LeaseStore,
    AccountStore,
    Accesses,
    Erasures,
    Sessions,
    ChallengeStore,
    MatchStore,
    BotMatchStore,
    MajlisStore,
    MajlisChatStore,
    MajlisRulesStore,
    MajlisEventStore,
    DailyStore,
    ReviewStore,
    StudyStore,
    TournamentStore,
    TournamentTableStore,
    TournamentBoardStore,
    TournamentRatingStore,
    CaseStore,
    ModerationStore,
    Jobs,
    PuzzleStore,
    PeopleStore,
    NoticeStore,
    PruningStore,
):
    """A `Store` in a SQL database; takes its SQLAlchemy URL.

    All writing goes through one task, so a server may share the store between everything it does. Several servers may
    use one database: leases keep them from writing to the same table.
    """

    async def healthy(self) -> bool:
        """Whether a write succeeds: it writes a new value, as SQLite would skip an unchanged one."""
        put = self._upsert(settings).values(name="healthy", value=secrets.token_bytes(8))
        try:
            await self._execute(put.on_conflict_do_update(index_elements=["name"], set_={"value": put.excluded.value}))
        except StoreFault:
            return False
        return True

    async def setting(self, name: str) -> bytes | None:
        """A value that the server stores for itself, such as its signing key, or None."""
        return await self._one(_value, select(settings.c.value).where(settings.c.name == name))

    async def put_setting(self, name: str, value: bytes) -> bytes:
        """Stores a value if there is none yet; returns the stored one."""
        await self._execute(self._upsert(settings).values(name=name, value=value).on_conflict_do_nothing())
        kept = await self.setting(name)
        return value if kept is None else kept


def _value(value: bytes) -> bytes:
    return value
