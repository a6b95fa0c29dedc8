"""Who waits for one of a few places, and whose turn it is: theirs one after the other, however much each of them wants.

They are told what share of the time that they want is theirs, so that nobody waits for long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

#: Seconds within which all who wait at a time should be served; less than a bot that thinks takes at a table.
AIM = 1.0


@dataclass(eq=False)
class _Waiting:
    """seconds: for which the place is wanted. crowd: the most that all would have wanted, had each wanted as much."""

    seconds: float
    called: asyncio.Future[None]
    crowd: float = 0.0


class FairQueue:
    """places: how many there are. Belongs to an event loop."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: dict[str, deque[_Waiting]] = {}  # by whose they are, in the order of their turns

    async def take(self, whose: str = "", seconds: float = 0.0) -> float:
        """Waits for a place, which has to be given back; the share of the seconds that should be enough.

        Those who wait share the time equally, and each of them divides their share among all that they want.
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
            else:  # it was called just then
                self.give_back()
            raise
        return min(1.0, AIM * self._places / one.crowd) if one.crowd else 1.0

    def give_back(self) -> None:
        """A place is free: whose turn it is gets it."""
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
        """Notes how great the crowd is. It counts to the end: who comes at once with others has no more than they."""
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
