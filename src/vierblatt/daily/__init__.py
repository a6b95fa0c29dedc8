"""The daily deal: eight boards a day and game, the same for everybody, with bots in the other seats.

`days` says when a day is; `DayPacks` are its deals, who plays them where and in which order, and how they are proved;
`DailyBoard` is one board as it is played; `comparing` and `scoring` say how it went beside the others. Nothing here
knows a server: `vierblatt.server.daily` stores what is played.
"""

from __future__ import annotations

from vierblatt.daily.board import DailyBoard
from vierblatt.daily.comparing import Choices, choices_of
from vierblatt.daily.days import BOARDS, day_of, ends_at, streak
from vierblatt.daily.packs import DayPacks, DayProof, Seating, verify_day
from vierblatt.daily.scoring import LEAST_OTHERS, DailyResult, DayRanking, DayScore, percent

__all__ = [
    "BOARDS",
    "LEAST_OTHERS",
    "Choices",
    "DailyBoard",
    "DailyResult",
    "DayPacks",
    "DayProof",
    "DayRanking",
    "DayScore",
    "Seating",
    "choices_of",
    "day_of",
    "ends_at",
    "percent",
    "streak",
    "verify_day",
]
