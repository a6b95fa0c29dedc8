"""`DailyDeals`: what a player may do and see. Everything is rebuilt from the store for each request.

The path of an action is: rebuild the board, play the action, let the bots act, store it all in one step, answer. So
nothing is shown that is not stored, nothing can be taken back, and after a failure the same request may be sent again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from vierblatt.daily import BOARDS, DailyBoard, DayRanking, DayScore, Seating, streak
from vierblatt.errors import VierblattError
from vierblatt.server.accounts.faults import Conflict, NotAllowed, TooBusy
from vierblatt.server.daily.bots import DailyBots
from vierblatt.server.daily.days import BOT, Day, Days
from vierblatt.server.daily.references import References
from vierblatt.server.daily.standings import Standings
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.port import DailyDone, DailyPlay, DailyPoints
from vierblatt.view import Moment

MOST_LINES = 500  #: of others with whom a board is compared: the latest
MOST_DAYS = 400  #: of a player's history, each day and game once
PENDING = 3  #: requests of one player at a time


@dataclass
class OpenBoard:
    """A player's board. now: the time of which this is true, by the database's clock. place: in their order, from 1.

    run: None before it has begun. moments: what was just played. calls: the last of each seat before that.
    """

    day: Day
    now: int
    place: int
    seating: Seating
    run: DailyBoard | None
    moments: list[Moment] = field(default_factory=list)
    calls: dict[int, str] = field(default_factory=dict)

    @property
    def finished(self) -> bool:
        """Whether the player has finished it."""
        return self.run is not None and self.run.finished

    @property
    def over(self) -> bool:
        """Whether its day is over."""
        return self.day.is_over(self.now)


class DailyDeals:
    """The daily deals of a server. bot: of the days that begin here."""

    def __init__(self, store: DailyPort, bots: DailyBots, *, bot: str = BOT) -> None:
        self._store, self.bots = store, bots
        self.days = Days(store, bot)
        self.references = References(store, self.bots)
        self.standings = Standings(store, self.references)
        self._pending: dict[str, tuple[asyncio.Lock, int]] = {}

    async def stop(self) -> None:
        """Ends what is being computed."""
        await self.standings.stop()
        await self.references.stop()

    # --- playing -------------------------------------------------------------------------------------------------

    async def look(self, player: str, game: str, day: str, place: int) -> OpenBoard:
        """A player's board as it stands. Raises BadOption, Unknown, StoreFault."""
        found = await self.days.get(game, day)
        seating = found.packs.seating(player)[place - 1]
        now = await self.days.now()
        play = await self._store.daily_play(*found.key, player, seating.board)
        if play is None:
            return OpenBoard(found, now, place, seating, None)
        run = DailyBoard(found.packs, play.board, play.seat, play.actions)
        return OpenBoard(found, now, place, seating, run, calls={**run.calls})

    async def act(self, player: str, game: str, day: str, place: int, seq: int, action: str) -> OpenBoard:
        """Plays an action of a player and what the bots then do; without one, begins the board.

        seq: how many actions the player knows of. A request that has been carried out already changes nothing and gets
        the same answer. Raises Conflict if the board has gone on otherwise, is finished, is not yet this player's turn
        to begin, or if its day is over; BotsAway, TooBusy; what `Match.do` raises. Then nothing has changed.
        """
        async with self._alone(player):
            board = await self.look(player, game, day, place)
            if board.run is not None and not action:
                return _since(board, 0)
            if board.run is not None and _is_repeated(board.run, seq, action):
                return _since(board, seq)
            if board.over:
                raise _over(board)
            if board.run is None:
                if action:
                    raise Conflict("daily-elsewhere")
                await self._check_order(player, board)
                await self._go_on(player, board, -1)
                return board
            if board.run.finished:
                raise Conflict("daily-finished")
            if seq != len(board.run.actions):
                raise Conflict("daily-elsewhere")
            await self._go_on(player, board, seq, action)
            return board

    async def _go_on(self, player: str, board: OpenBoard, before: int, action: str = "") -> None:
        """Plays on a board and stores it. before: the number of its stored actions, -1 for none."""
        day, seating = board.day, board.seating
        run = board.run = board.run or DailyBoard(day.packs, seating.board, seating.seat)
        if action:
            events = run.do(action)
            board.moments.append(run.seen(run.seat, run.actions[-1], events))
        board.moments += await self.bots.play(run, day.bot, player)
        game, name = day.key
        play = DailyPlay(
            game=game, day=name, player=player, board=seating.board, seat=seating.seat, actions=run.actions,
            points=run.points if run.finished else None, changed=board.now,
        )  # fmt: skip
        if not await self._store.put_daily_play(play, before=before, until=day.ends):
            board.now = await self.days.now()  # the bots may have played until midnight
            raise _over(board) if board.over else Conflict("daily-elsewhere")

    async def _check_order(self, player: str, board: OpenBoard) -> None:
        """Raises Conflict unless all boards before this one are finished."""
        plays = await self._store.daily_plays(*board.day.key, player)
        done = {play.board for play in plays if play.points is not None}
        for place, seating in enumerate(board.day.packs.seating(player)[: board.place - 1], 1):
            if seating.board not in done:
                raise Conflict("daily-not-yet", place=place)

    @asynccontextmanager
    async def _alone(self, player: str) -> AsyncIterator[None]:
        """Lets a player's requests come one after another; raises TooBusy for too many."""
        lock, pending = self._pending.get(player, (asyncio.Lock(), 0))
        if pending >= PENDING:
            raise TooBusy("daily-pending", seconds=1)
        self._pending[player] = lock, pending + 1
        try:
            async with lock:
                yield
        finally:
            lock, pending = self._pending.pop(player)
            if pending > 1:
                self._pending[player] = lock, pending - 1

    # --- comparing -----------------------------------------------------------------------------------------------

    async def plays(self, player: str, day: Day) -> dict[int, DailyPlay]:
        """A player's boards that have begun, by number."""
        return {play.board: play for play in await self._store.daily_plays(*day.key, player)}

    async def score(self, player: str, day: Day, now: int, plays: Iterable[DailyPlay]) -> tuple[DayScore, DayRanking]:
        """How a player stands, and the others. plays: the player's boards as they are now.

        now: as `Days.now` says. Raises BotsAway, StoreFault.
        """
        own = [_points(play, play.points) for play in plays if play.points is not None]
        gains = await self.standings.gains(day, own)
        ranking = (await self.standings.get(day, now)).ranking
        return ranking.score(player, gains), ranking

    def check_seen(self, board: OpenBoard) -> None:
        """Raises NotAllowed unless the player may see all cards of a board: it is finished, or its day is over."""
        if not board.finished and not board.over:
            raise NotAllowed("daily-hidden")

    async def lines(self, player: str, board: OpenBoard) -> list[list[str]]:
        """What others did on a board in the same seat, who finished it."""
        seating = board.seating
        return await self._store.daily_lines(*board.day.key, seating.board, seating.seat, but=player, limit=MOST_LINES)

    async def done(self, player: str) -> list[DailyDone]:
        """The days on which a player has finished a board, newest first."""
        return await self._store.daily_done(player, limit=MOST_DAYS)

    def streak(self, done: list[DailyDone], game: str, today: str) -> int:
        """How many days in a row a player has finished all boards of a game."""
        return streak({each.day for each in done if each.game == game and each.boards == BOARDS}, today)


def _over(board: OpenBoard) -> Conflict:
    return Conflict("daily-over", day=board.day.packs.day)


def _points(play: DailyPlay, points: float) -> DailyPoints:
    return DailyPoints(player=play.player, name="", board=play.board, seat=play.seat, points=points)


def _is_repeated(run: DailyBoard, seq: int, action: str) -> bool:
    """Whether a request has been carried out already, in whatever spelling."""
    if seq not in run.own:
        return False
    again = DailyBoard(run.packs, run.board, run.seat, run.actions[:seq])
    try:
        again.do(action)
    except VierblattError:
        return False
    return again.actions[seq] == run.actions[seq]


def _since(board: OpenBoard, seq: int) -> OpenBoard:
    """A board with what the player has seen of it since it had so many actions."""
    assert board.run is not None
    run, moments = board.run, list[Moment]()
    again = DailyBoard(run.packs, run.board, run.seat, run.actions[:seq])
    calls = {**again.calls}
    for action in run.actions[seq:]:
        seat = again.match.turn
        moments.append(again.seen(seat, action, again.do(action)))
    return replace(board, moments=moments, calls=calls)
