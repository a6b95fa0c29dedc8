"""The services that the endpoints use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Self

from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.bot_leaderboards import BotLeaderboards
from vierblatt.server.accounts.challenges import Challenges
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.daily import DailyDeals
from vierblatt.server.http.limits import RequestLimits
from vierblatt.server.http.ports import TableService
from vierblatt.server.live.services import milliseconds
from vierblatt.server.majlis import Majlises
from vierblatt.server.majlis.events import StandingEvents
from vierblatt.server.majlis.rule_sets import MajlisRuleSets
from vierblatt.server.moderation.evidence import EvidenceSources
from vierblatt.server.moderation.moderating import Moderating
from vierblatt.server.moderation.reporting import Reporting
from vierblatt.server.ops.config import Config
from vierblatt.server.people.challenging import Challenging
from vierblatt.server.people.notices import Notices
from vierblatt.server.people.people import People
from vierblatt.server.people.reach import Reach
from vierblatt.server.puzzles.shelf import PuzzleShelf
from vierblatt.server.puzzles.solving import Puzzles
from vierblatt.server.review.reviews import Reviews
from vierblatt.server.store.port import Store
from vierblatt.server.study.studies import Studies
from vierblatt.server.tournament.board_pages import BoardPages
from vierblatt.server.tournament.partners import Partners
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.server.workers.analysing import Analysts
from vierblatt.server.workers.judging import PointJudges

if TYPE_CHECKING:
    from vierblatt.server.accounts.passkeys import Passkeys


@dataclass(frozen=True, kw_only=True)
class HttpServices:
    """All services of one server. now: milliseconds since 1970."""

    config: Config
    store: Store
    hub: TableService
    identity: Identity
    accounts: Accounts
    gate: RequestLimits
    analysts: Analysts
    majlises: Majlises
    reviews: Reviews
    judges: PointJudges
    bot_leaderboards: BotLeaderboards
    daily: DailyDeals
    shelf: PuzzleShelf
    tournaments: Tournaments
    now: Callable[[], int] = milliseconds

    @classmethod
    def of(
        cls,
        config: Config,
        store: Store,
        hub: TableService,
        identity: Identity,
        analysts: Analysts,
        judges: PointJudges,
        gate: RequestLimits,
        daily: DailyDeals,
        shelf: PuzzleShelf,
        tournaments: Tournaments,
    ) -> Self:
        """The services for a configuration."""
        return cls(
            config=config, store=store, hub=hub, identity=identity,
            accounts=Accounts(store, identity, Passwords(config.limits.password_checks, site=config.site_names)),
            gate=gate, analysts=analysts,
            majlises=Majlises(store, hub, milliseconds),
            reviews=Reviews(store, hub.review_changed, milliseconds), judges=judges,
            bot_leaderboards=BotLeaderboards(store, milliseconds),
            daily=daily,
            shelf=shelf,
            tournaments=tournaments,
        )  # fmt: skip

    @cached_property
    def puzzles(self) -> Puzzles:
        """Gives and judges puzzles."""
        return Puzzles(self.store, self.shelf, self.now)

    @cached_property
    def studies(self) -> Studies:
        """Makes and changes studies."""
        return Studies(self.store, self.reviews, self.now)

    @cached_property
    def board_pages(self) -> BoardPages:
        """What is public about the boards of tournaments."""
        return BoardPages(self.tournaments)

    @cached_property
    def partners(self) -> Partners:
        """Gives partners their places in tournaments."""
        return Partners(self.tournaments)

    @cached_property
    def reach(self) -> Reach:
        """Knows who can reach whom."""
        return Reach(self.store)

    @cached_property
    def notices(self) -> Notices:
        """Adds, reads and removes notices."""
        return Notices(self.store, self.hub.notices_changed, self.now)

    @cached_property
    def people(self) -> People:
        """Knows friends, follows, blocks and mutes."""
        return People(self.store, self.hub, self.notices, self.now)

    @cached_property
    def challenging(self) -> Challenging:
        """Makes and answers challenges to a match."""
        return Challenging(self.store, self.hub, self.notices, self.now)

    @cached_property
    def reporting(self) -> Reporting:
        """Takes reports and appeals."""
        return Reporting(EvidenceSources(self.store, self.hub, self.majlises), self.now)

    @cached_property
    def moderating(self) -> Moderating:
        """What moderators see and do."""
        return Moderating(self.store, self.now, self.hub.dismiss)

    @cached_property
    def rule_sets(self) -> MajlisRuleSets:
        """Changes the rule sets of majlises."""
        return MajlisRuleSets(self.store, self.majlises.access, self.now)

    @cached_property
    def events(self) -> StandingEvents:
        """Sets up the standing events of majlises."""
        return StandingEvents(self.store, self.majlises.access, self.now)

    @cached_property
    def passkeys(self) -> Passkeys:
        """Loaded when it is first used: few requests need it, and every start would wait for its library."""
        from vierblatt.server.accounts.passkeys import Passkeys

        return Passkeys(self.store, Challenges(self.store, self.identity))
