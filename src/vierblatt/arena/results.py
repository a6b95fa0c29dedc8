"""The results of boards, as plain data that can be sent and stored."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class ForfeitReason(msgspec.Struct, frozen=True):
    """Why a bot forfeited a table; `code` and `details` are those of the error, with the message ``error-CODE``."""

    bot: int
    seat: int
    half: int
    code: str
    details: Mapping[str, str]


class Clock(msgspec.Struct, frozen=True):
    """Thinking time: the number of decisions, the total seconds, and the longest decision."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: Clock) -> Clock:
        """The sum of two clocks."""
        longest = max(self.longest, other.longest)
        return Clock(self.decisions + other.decisions, self.seconds + other.seconds, longest)


class TableResult(msgspec.Struct, frozen=True):
    """The result of one table of a board; the bots are in the order of their pair.

    scores: the mean result of each bot's seats, by the game's `utility` (with two sides, the side's points less the
    other side's). won: 1 if the first bot has more of the match's winning sides, -1 if the second has, 0 if neither or
    if the board is not a match.
    """

    scores: tuple[float, float]
    won: int
    deals: int
    moves: int


class BoardResult(msgspec.Struct, frozen=True):
    """Both tables of one board. pair: an index into `Contest.pairs`. margin: the first bot's lead in points."""

    pair: int
    number: int
    margin: float
    tables: tuple[TableResult, TableResult]
    faults: list[ForfeitReason]
    clocks: tuple[Clock, Clock]
