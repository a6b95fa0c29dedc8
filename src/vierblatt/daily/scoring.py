"""Scores: a player's gain over the bot on each board, and matchpoints in percent.

The gain is what the player's side made, less what the bot makes in the same seat with the same bots in the others; so
players in different seats can be compared. On each board, a gain is worth the share of the other gains that it beats,
those equal to it counting half. The bot, whose gain is 0, counts as one more player. Until three others have finished
a board, the bot alone counts there: with one or two, the percentage would tell who did what.

>>> percent(26.0, [26.0, 0.0, -10.0]), percent(26.0, [26.0])
(87.5, 100.0)
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from vierblatt.daily.days import BOARDS

BOT = 0.0  #: the bot's gain, on every board
LEAST_OTHERS = 3  #: of fewer others, nothing is told about single boards


@dataclass(frozen=True)
class DailyResult:
    """A board that a player has finished. gain: in points."""

    player: str
    board: int
    gain: float


@dataclass(frozen=True)
class DayScore:
    """A player's boards, by number: gains and percentages.

    place: among the `players` who finished all boards; equal percentages share one; 0 if a board is missing.
    """

    player: str
    gains: dict[int, float] = field(default_factory=dict)
    percents: dict[int, float] = field(default_factory=dict)
    place: int = 0
    players: int = 0

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


class DayRanking:
    """The results of a day, sorted once; a player is then compared with everybody in a few steps.

    listed: the players among whom `best` are the first `most`.

    >>> day = DayRanking([DailyResult("amal", 1, 26.0), DailyResult("badr", 1, -10.0)])
    >>> day.score("amal", {1: 26.0}).percents, day.others("amal", 1)
    ({1: 100.0}, 1)
    """

    def __init__(self, results: Iterable[DailyResult], listed: Collection[str] = (), most: int = 0) -> None:
        self._gains: defaultdict[int, list[float]] = defaultdict(lambda: [BOT])  # by board, ascending
        self._counted: defaultdict[str, int] = defaultdict(int)  # the boards of each player in there, as bits
        players: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for result in results:
            self._gains[result.board].append(result.gain)
            self._counted[result.player] |= 1 << result.board
            players[result.player][result.board] = result.gain
        for gains in self._gains.values():
            gains.sort()
        self._spread = {board: Counter(gains) for board, gains in self._gains.items()}
        whole = [self._compared(player, gains) for player, gains in players.items() if len(gains) == BOARDS]
        self._percents = sorted(score.percent for score in whole)
        best = sorted((each for each in whole if each.player in listed), key=lambda each: (-each.percent, each.player))
        self.best = [self.score(each.player, each.gains) for each in best[:most]]

    @property
    def players(self) -> int:
        """How many have finished all boards."""
        return len(self._percents)

    def score(self, player: str, gains: Mapping[int, float]) -> DayScore:
        """How a player stands. gains: theirs by board; those that are not among the results yet count too."""
        score, place, new = self._compared(player, gains), 0, False
        if score.whole:
            place = 1 + len(self._percents) - bisect_right(self._percents, score.percent)
            new = not all(self._has(player, board) for board in gains)
        return replace(score, place=place, players=self.players + new)

    def others(self, player: str, board: int) -> int:
        """How many other players have finished a board."""
        return len(self._gains.get(board, [BOT])) - 1 - self._has(player, board)

    def spread(self, player: str, board: int, gain: float | None) -> list[tuple[float, int]]:
        """How many players have each gain on a board, best first; empty if there are fewer than three others.

        gain: the player's own, if they have finished it.
        """
        if self.others(player, board) < LEAST_OTHERS:
            return []
        counted = self._spread[board].copy()
        counted[BOT] -= 1
        if gain is not None and not self._has(player, board):
            counted[gain] += 1
        return sorted(((each, count) for each, count in counted.items() if count), reverse=True)

    def _compared(self, player: str, gains: Mapping[int, float]) -> DayScore:
        return DayScore(player, {**gains}, {board: self._percent(player, board, gain) for board, gain in gains.items()})

    def _has(self, player: str, board: int) -> bool:
        return bool(self._counted.get(player, 0) >> board & 1)

    def _percent(self, player: str, board: int, gain: float) -> float:
        others = self.others(player, board)
        if others < LEAST_OTHERS:
            return _share(gain, [BOT], own=0)
        return _share(gain, self._gains[board], own=self._has(player, board))


def percent(gain: float, others: Collection[float]) -> float:
    """The percentage of a gain among those of the other players and the bot."""
    return _share(gain, sorted([*others, BOT] if len(others) >= LEAST_OTHERS else [BOT]), own=0)


def _share(gain: float, ranked: Sequence[float], *, own: int) -> float:
    """Which share of the gains, in ascending order, a gain beats, in percent. own: how often it is among them."""
    below = bisect_left(ranked, gain)
    equal = bisect_right(ranked, gain) - below - own
    return round(100 * (below + equal / 2) / (len(ranked) - own), 1)
