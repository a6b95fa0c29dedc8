"""What follows from the matches of a majlis, computed once for each change rather than for each reader."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from vierblatt.protocol.majlis import Member, SidesScore
from vierblatt.protocol.majlis_events import MajlisLeader, MajlisLeaders
from vierblatt.server.majlis.leaderboard import counted, leaders, month_of
from vierblatt.server.majlis.scores import MATCHES, running_scores, with_matches
from vierblatt.server.store.port import EventResult, MajlisResult, MajlisRow, Store

KEPT = 64  #: majlises whose scores are in memory
LEADER_MATCHES = 5000  #: the latest matches, which the leaderboard counts


class Scoreboard:
    """The scores of a majlis at one moment. members: with their numbers of matches."""

    def __init__(
        self, members: Sequence[Member], results: Sequence[MajlisResult], events: Sequence[EventResult]
    ) -> None:
        latest = results[:MATCHES]
        self.members = with_matches(members, latest)
        self.scores: list[SidesScore] = running_scores(members, latest)
        self._names = {member.player: member.name for member in members}
        self._results, self._events = counted(results), events
        self._leaders: dict[str, MajlisLeaders] = {}

    def leaders(self, month: str) -> MajlisLeaders:
        """The leaderboard of a month; of all of them if it is empty."""
        if month not in self._leaders:
            results = [each for each in self._results if month in {"", month_of(each.ended)}]
            events = [each for each in self._events if month in {"", month_of(each.at)}]
            lines: list[MajlisLeader] = leaders(self._names, results, events)
            months = {month_of(each.ended) for each in self._results} | {month_of(each.at) for each in self._events}
            found = MajlisLeaders(leaders=lines, months=sorted(months, reverse=True), matches=len(results))
            if month and month not in months:  # whatever months are asked for, no more are kept than there are
                return found
            self._leaders[month] = found
        return self._leaders[month]


class Scoreboards:
    """The scores of those majlises that were looked at last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, tuple[object, asyncio.Task[Scoreboard]]] = OrderedDict()

    async def of(self, row: MajlisRow, members: Sequence[Member]) -> Scoreboard:
        """The scores of a majlis, given how it is now. Raises StoreFault."""
        key = row.version, [(member.player, member.name, member.role) for member in members]
        known = self._kept.get(row.id)
        if known is None or known[0] != key or (known[1].done() and known[1].exception()):
            known = key, asyncio.create_task(self._computed(row, members))
            self._kept[row.id] = known
        self._kept.move_to_end(row.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(known[1])  # whoever gives up leaves it to the others

    async def _computed(self, row: MajlisRow, members: Sequence[Member]) -> Scoreboard:
        results = await self._store.majlis_results(row.id, limit=LEADER_MATCHES)
        events = await self._store.event_results(row.id)
        # Thousands of matches would hold up every table of this server.
        return await asyncio.to_thread(Scoreboard, members, results, events)
