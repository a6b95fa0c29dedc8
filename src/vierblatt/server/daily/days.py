"""The days that a server knows: their secrets are made when somebody first asks, and kept in the store."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from vierblatt import games
from vierblatt.daily.days import begins_at, day_of, ends_at
from vierblatt.daily.packs import PRESET, SECRET_SIZE, DayPacks
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.port import DailyDay

#: The bots in the other seats: without a time limit, so that the same line meets the same replies on every machine.
BOT = "search:worlds=40"
KEPT = 64  #: days in memory


@dataclass(frozen=True)
class Day:
    """The deals of a day and game. bot: the spec of the bots."""

    packs: DayPacks
    bot: str

    @property
    def key(self) -> tuple[str, str]:
        """Game and day."""
        return self.packs.game.id, self.packs.day

    @property
    def ends(self) -> int:
        """When it is over, in milliseconds since 1970."""
        return ends_at(self.packs.day)

    def is_over(self, now: int) -> bool:
        """Whether nobody may play it any more, so that everything about it is public."""
        return now >= self.ends


class Days:
    """Days by the database's clock, so that they change at the same moment for all nodes. bot: of those made here."""

    def __init__(self, store: DailyPort, bot: str) -> None:
        self._store, self._bot = store, bot
        self._kept: dict[tuple[str, str], Day] = {}

    async def now(self) -> int:
        """The time by the database's clock, in milliseconds since 1970. Raises StoreFault."""
        return await self._store.time()

    async def today(self) -> str:
        """The day that it is. Raises StoreFault."""
        return day_of(await self.now())

    async def get(self, game: str, day: str) -> Day:
        """The deals of a day; those of today are made if nobody has asked yet.

        Raises BadOption for what is no game or no day, or has rules that are no longer known; Unknown.
        """
        key = (games.get(game).id, day)
        if key not in self._kept:
            row = await self._row(*key)
            self._kept[key] = Day(packs_of(row), row.bot)
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return self._kept[key]

    async def _row(self, game: str, day: str) -> DailyDay:
        begins_at(day)
        row = await self._store.daily_day(game, day)
        if row is None and day == await self.today():
            secret, behaviour = secrets.token_bytes(SECRET_SIZE), games.get(game).options.behaviour
            fresh = DailyDay(game=game, day=day, secret=secret, behaviour=behaviour, bot=self._bot)
            row = await self._store.put_daily_day(fresh)
        if row is None:
            raise Unknown("unknown-day", day=day)
        return row


def packs_of(row: DailyDay) -> DayPacks:
    """The deals of a stored day; raises BadOption if its rules are no longer known."""
    game = games.get(row.game)
    rules = game.options.rule_set({}, PRESET, behaviour=row.behaviour)
    return DayPacks(game, row.day, row.secret, rules)
