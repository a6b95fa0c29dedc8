"""Scores: a player's gain over the bot on each board, and matchpoints in percent.

The gain is what the player's side made, less what the bot makes in the same seat with the same bots in the others; so
players in different seats can be compared. On each board, a gain is worth the share of the other gains that it beats,
those equal to it counting half. The bot, whose gain is 0, counts as one more player: there is a percentage from the
first player on.

>>> percent(26.0, [26.0, -10.0])
83.3
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from vierblatt.daily.days import BOARDS

BOT = 0.0  #: the bot's gain, on every board


@dataclass(frozen=True)
class DailyResult:
    """A board that a player has finished. gain: in points."""

    player: str
    board: int
    gain: float


@dataclass(frozen=True)
class DayScore:
    """A player's boards, by number: gains and percentages. percent: their mean. place: among those who finished all."""

    player: str
    gains: dict[int, float] = field(default_factory=dict)
    percents: dict[int, float] = field(default_factory=dict)
    place: int = 0  #: equal percentages share a place; 0 if a board is missing

    @property
    def percent(self) -> float:
        """The mean over the boards that were played."""
        return round(sum(self.percents.values()) / len(self.percents), 1) if self.percents else 0.0

    @property
    def gain(self) -> float:
        """The sum over the boards that were played."""
        return round(sum(self.gains.values()), 1)

    @property
    def whole(self) -> bool:
        """Whether all boards were played."""
        return len(self.gains) == BOARDS


def percent(gain: float, others: Iterable[float]) -> float:
    """The percentage of a gain among those of the other players and the bot."""
    return _percent(gain, sorted([*others, BOT, gain]))


def scores_of(results: Iterable[DailyResult]) -> dict[str, DayScore]:
    """The scores of a day by player: best first those who finished all boards, then the others."""
    by_board: defaultdict[int, list[float]] = defaultdict(lambda: [BOT])
    gains: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for result in results:
        by_board[result.board].append(result.gain)
        gains[result.player][result.board] = result.gain
    for board in by_board.values():
        board.sort()
    scores = [
        DayScore(player, boards, {board: _percent(gain, by_board[board]) for board, gain in boards.items()})
        for player, boards in gains.items()
    ]
    scores.sort(key=lambda score: (not score.whole, -score.percent, score.player))
    placed, place = {}, 0
    for number, score in enumerate(scores, 1):
        if number == 1 or score.percent != scores[number - 2].percent:
            place = number
        placed[score.player] = DayScore(score.player, score.gains, score.percents, place if score.whole else 0)
    return placed


def _percent(gain: float, ranked: Sequence[float]) -> float:
    """ranked: all gains on a board, in ascending order, with this one and the bot's."""
    below = bisect_left(ranked, gain)
    equal = bisect_right(ranked, gain) - below - 1
    return round(100 * (below + equal / 2) / (len(ranked) - 1), 1)
