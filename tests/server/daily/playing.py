"""A server's daily deals without a server: a store, a clock that is set by hand, bots that answer at once."""

from __future__ import annotations

from typing import cast

import structlog

from vierblatt import games
from vierblatt.bots import make
from vierblatt.bots.players import Bot
from vierblatt.daily import BOARDS, DailyBoard
from vierblatt.server.daily import DailyBots, DailyDeals, OpenBoard
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import DailyDay, Store
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.workers.workers import Workers

DAY = "2027-01-15"
NOON = 1_800_014_400_000 - 1_800_014_400_000 % 86_400_000 + 43_200_000
SECRET = bytes(range(32))
SERVER = "http"


def set_clock(store: SqlStore, now: int) -> None:
    """Stops the database's clock at a time, in milliseconds since 1970."""
    store._engine.now = lambda connection: now  # type: ignore[method-assign]


class Deals(DailyDeals):
    """time: by the database's clock, in milliseconds since 1970. slept: how long answers were held back, in seconds."""

    def __init__(self, store: SqlStore, bot: str = "rules") -> None:
        self._database, self.slept = store, list[float]()
        self.time = NOON
        self.workers = Workers(1)
        workers = BotWorkers(self.workers, Metrics(), structlog.get_logger())
        super().__init__(store, DailyBots(workers, clock=lambda: 0.0, sleep=self._sleep), bot=bot)

    @property
    def time(self) -> int:
        return self._time

    @time.setter
    def time(self, now: int) -> None:
        self._time = now
        set_clock(self._database, now)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


async def make_day(store: Store, game: str, day: str = DAY, secret: bytes = SECRET, bot: str = "rules") -> None:
    """A day whose cards a test knows."""
    behaviour = games.get(game).options.behaviour
    await store.put_daily_day(DailyDay(game=game, day=day, secret=secret, behaviour=behaviour, bot=bot))


async def play_board(deals: DailyDeals, player: str, game: str, place: int, own: Bot | None = None) -> OpenBoard:
    """Plays a board to its end, as the heuristic player or another bot would."""
    day, bot = await deals.days.today(), own or make("rules")
    board = await deals.act(player, game, day, place, 0, "")
    while not board.finished:
        run = cast("DailyBoard", board.run)
        action = bot.choose(run.match.game, run.match.concealed(run.match.turn)).action
        board = await deals.act(player, game, day, place, len(run.actions), action)
    return board


async def play_day(deals: DailyDeals, player: str, game: str, own: Bot | None = None) -> list[OpenBoard]:
    """Plays all boards of today."""
    return [await play_board(deals, player, game, place, own) for place in range(1, BOARDS + 1)]
