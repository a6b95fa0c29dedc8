"""Daily deals: every board replayed, and the replies of bots to the same line compared."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence

from vierblatt.daily import DailyBoard, DayPacks
from vierblatt.daily.days import ends_at
from vierblatt.errors import VierblattError
from vierblatt.server.daily.days import packs_of
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import DailyDay, DailyPlay, DailyReference, Store

#: Rows read at a time.
PAGE = 100


class DailyProof:
    """The check of all daily deals of days that ended after `since`. boards: how many were replayed."""

    def __init__(self, store: Store, since: int) -> None:
        self._store, self._since = store, since
        self.boards = 0

    async def faults(self) -> AsyncIterator[DatabaseFault]:
        """Everything that is wrong. Days whose rules are no longer known are left out."""
        after = ("", "")
        while days := await self._store.daily_days(after=after, limit=PAGE):
            for day in days:
                async for each in self._of_day(day):
                    yield each
            after = (days[-1].day, days[-1].game)

    async def _of_day(self, row: DailyDay) -> AsyncIterator[DatabaseFault]:
        try:
            packs = packs_of(row)
            known = ends_at(row.day) > self._since
        except VierblattError:
            return
        if not known:
            return
        check = _DayCheck(packs)
        for each in check.references(await self._store.daily_references(row.game, row.day)):
            yield each
        after = ("", 0)
        while plays := await self._store.all_daily_plays(row.game, row.day, after=after, limit=PAGE):
            self.boards += len(plays)
            for each in await asyncio.to_thread(check.plays, plays):
                yield each
            after = (plays[-1].player, plays[-1].board)


class _DayCheck:
    def __init__(self, packs: DayPacks) -> None:
        self._packs = packs
        self._replies: dict[tuple[int, int], str] = {}  # board and a hash of the line so far -> what the bot did

    def references(self, references: Iterable[DailyReference]) -> list[DatabaseFault]:
        """What is wrong with the boards as the bot played them."""
        found = []
        for reference in references:
            run = self._replayed(reference.board, -1, reference.actions)
            if isinstance(run, str):
                found.append(self._fault("daily-unplayable", reference.board, "", reason=run))
            elif not run.finished or run.margins != reference.margins:
                found.append(self._fault("daily-differs", reference.board, "", what="margins"))
        return found

    def plays(self, plays: Sequence[DailyPlay]) -> list[DatabaseFault]:
        """What is wrong with boards of players."""
        return [each for play in plays for each in self._play(play)]

    def _play(self, play: DailyPlay) -> list[DatabaseFault]:
        if why := type_error(play):
            return [self._fault("daily-unplayable", play.board, play.player, reason=why)]
        run = self._replayed(play.board, play.seat, play.actions)
        if isinstance(run, str):
            return [self._fault("daily-unplayable", play.board, play.player, reason=run)]
        seats = {seating.board: seating.seat for seating in self._packs.seating(play.player)}
        right = {
            "seat": play.seat == seats.get(play.board),
            "turn": run.finished or run.mine,
            "points": play.points == (run.points if run.finished else None),
            "bots": self._same_replies(run),
        }
        return [self._fault("daily-differs", play.board, play.player, what=what) for what in right if not right[what]]

    def _replayed(self, board: int, seat: int, actions: Sequence[str]) -> DailyBoard | str:
        """The board, or why it cannot have been played like this."""
        try:
            run = DailyBoard(self._packs, board, seat, actions)
        except (VierblattError, IndexError) as why:
            return str(why)
        if seat < 0:
            self._same_replies(run)
        return run

    def _same_replies(self, run: DailyBoard) -> bool:
        """Whether bots did what they did on the same board after the same line before."""
        line, same, own = 0, True, {*run.own}
        for at, action in enumerate(run.actions):
            if at not in own:
                same &= self._replies.setdefault((run.board, line), action) == action
            line = hash((line, action))
        return same

    def _fault(self, code: str, board: int, player: str, **facts: str) -> DatabaseFault:
        return fault(code, f"{self._packs.game.id} {self._packs.day}", board=board, player=player, **facts)
