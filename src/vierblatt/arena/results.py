"""What was played, board by board: plain data that travels and is kept."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class ForfeitReason(msgspec.Struct, frozen=True):
    """Why a bot forfeited a table; `code` and `details` are those of the error, worded by ``error-CODE``."""

    bot: int
    seat: int
    half: int
    code: str
    details: Mapping[str, str]


class Clock(msgspec.Struct, frozen=True):
    """How long somebody thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: Clock) -> Clock:
        """Both together."""
        longest = max(self.longest, other.longest)
        return Clock(self.decisions + other.decisions, self.seconds + other.seconds, longest)


class TableResult(msgspec.Struct, frozen=True):
    """One table of a board, for the pair in its order.

    scores: the mean result of each bot's seats, as the game's `utility` has it (where two sides play, the own points
    less the other side's). won: 1 if the first bot won more of the match, -1 the second, 0 neither, or no match.
    """

    scores: tuple[float, float]
    won: int
    deals: int
    moves: int


class BoardResult(msgspec.Struct, frozen=True):
    """Both tables of one board. pair: its number in `Contest.pairs`. margin: points that the first bot is ahead."""

    pair: int
    number: int
    margin: float
    tables: tuple[TableResult, TableResult]
    faults: list[ForfeitReason]
    clocks: tuple[Clock, Clock]
