"""A queue for a few places that serves its users in turn, however much each of them wants.

Each user is told which share of the requested time to use, so that nobody waits for long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

#: Seconds within which everyone who is waiting at a time should be served; less than a thinking bot takes at a table.
AIM = 1.0


@dataclass(eq=False)
class _Waiting:
    """seconds: of use. crowd: the greatest demand so far, as if every user had requested as much as this one."""

    seconds: float
    called: asyncio.Future[None]
    crowd: float = 0.0


class FairQueue:
    """places: how many there are. Belongs to one event loop."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: dict[str, deque[_Waiting]] = {}  # by user, in the order of their turns

    async def take(self, whose: str = "", seconds: float = 0.0) -> float:
        """Waits for a place, which must be given back; returns the share of the seconds that should be enough.

        Users who wait share the time equally, and each of them divides their share among all their requests.
        """
        if self._free:
            self._free -= 1
            return 1.0
        one = _Waiting(seconds, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(whose, deque()).append(one)
        self._count()
        try:
            await one.called
        except asyncio.CancelledError:
            if one.called.cancelled():
                self._leave(whose, one)
            else:  # it was called at the same moment
                self.give_back()
            raise
        return min(1.0, AIM * self._places / one.crowd) if one.crowd else 1.0

    def give_back(self) -> None:
        """Frees a place: the next request in turn gets it."""
        while self._waiting:
            one = self._next()
            if not one.called.done():
                one.called.set_result(None)
                return
        self._free += 1

    def _next(self) -> _Waiting:
        whose = next(iter(self._waiting))
        theirs = self._waiting.pop(whose)
        one = theirs.popleft()
        if theirs:
            self._waiting[whose] = theirs  # behind all others
        return one

    def _count(self) -> None:
        """Notes the demand. Its maximum stays, so that requests that come at the same time get the same share."""
        for theirs in self._waiting.values():
            wanted = len(self._waiting) * sum(one.seconds for one in theirs)
            for one in theirs:
                one.crowd = max(one.crowd, wanted)

    def _leave(self, whose: str, one: _Waiting) -> None:
        theirs = self._waiting.get(whose, deque())
        if one in theirs:
            theirs.remove(one)
            if not theirs:
                del self._waiting[whose]
