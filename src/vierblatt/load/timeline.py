"""What happens in each second of a load."""

from __future__ import annotations

from collections.abc import Callable

from vierblatt.load.times import LatencyCounts


class Second:
    """What happened in one second."""

    __slots__ = ("acknowledged", "delivered", "moves", "tables")

    def __init__(self) -> None:
        self.tables = 0  #: tables playing at its end
        self.moves = 0  #: moves acknowledged
        self.acknowledged = LatencyCounts()  #: from sending a move to its acknowledgement
        self.delivered = LatencyCounts()  #: from sending a move to its arrival at the last of the table's seats


class LoadTimeline:
    """The seconds of a load so far. now: seconds of any monotonic clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.begin()
        self.tables = 0  #: tables playing now
        self.sockets = 0  #: sockets open now
        self.most_sockets = 0  #: the most that were open at the same time
        self.matches = 0  #: matches played to their end
        self.returns = 0  #: times that a player came back to a table
        self.moves = 0  #: moves acknowledged

    def begin(self) -> None:
        """Starts counting the seconds."""
        self._began = self._now()
        self.seconds: list[Second] = []

    def connected(self) -> None:
        """A socket is open."""
        self.sockets += 1
        self.most_sockets = max(self.most_sockets, self.sockets)

    def disconnected(self) -> None:
        """A socket is gone."""
        self.sockets -= 1

    @property
    def age(self) -> float:
        """Seconds since the beginning."""
        return self._now() - self._began

    @property
    def second(self) -> Second:
        """The current second."""
        while len(self.seconds) <= self.age:
            if self.seconds:
                self.seconds[-1].tables = self.tables
            self.seconds.append(Second())
        return self.seconds[-1]

    def acknowledged(self, took: float) -> None:
        """A move was acknowledged."""
        second = self.second
        second.moves += 1
        second.acknowledged.add(took)
        self.moves += 1

    def delivered(self, took: float) -> None:
        """A move has reached all seats of its table."""
        self.second.delivered.add(took)
