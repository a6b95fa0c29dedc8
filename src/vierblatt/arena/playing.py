"""One board is played: two tables with the same cards, each by bots that see nothing but their own seat's record."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Self

import numpy as np

from vierblatt.arena.contest import HALVES, Contest
from vierblatt.arena.entrant import Entrant
from vierblatt.arena.entrants import entrant
from vierblatt.arena.results import BoardResult, Clock, ForfeitReason, TableResult
from vierblatt.arena.table import ArenaTable

#: Of a fault, at most so many letters of each detail are kept.
DETAIL = 400


class BoardPlayer:
    """Where one worker plays boards of a contest. Its programs from outside stay open from board to board.

    A program sits in one seat against one opponent, and for the next pair there are new ones: so none ever hears of
    its partner's cards, or meets the same board twice.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._pair = -1
        self._entrants: dict[tuple[int, int], Entrant] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Sends everybody home, all at once: the stubborn among them cost the time of one."""
        for each in self._entrants.values():
            each.dismiss()
        while self._entrants:
            self._entrants.popitem()[1].close()

    def play(self, pair: int, number: int) -> BoardResult:
        """The results of one board: they hang on the contest and on these two numbers, and on nothing else."""
        if pair != self._pair:
            self.close()
            self._pair = pair
        bots = self._contest.pairs[pair]
        faults: list[ForfeitReason] = []
        clocks = {bot: Clock() for bot in bots}
        tables = [self._table(pair, number, half, faults, clocks) for half in HALVES]
        lead = sum(table.scores[0] - table.scores[1] for table in tables) / len(HALVES)
        return BoardResult(
            pair=pair,
            number=number,
            margin=lead / 2 if self._contest.table.sides == 2 else lead,  # what one side wins the other loses
            tables=(tables[0], tables[1]),
            faults=faults,
            clocks=(clocks[bots[0]], clocks[bots[1]]),
        )

    def _table(
        self, pair: int, number: int, half: int, faults: list[ForfeitReason], clocks: dict[int, Clock]
    ) -> TableResult:
        contest = self._contest
        bots = contest.pairs[pair]
        seating = contest.seating(bots, half)
        table = ArenaTable(contest, number)
        failed = table.play(
            [self._seated(bot, seat) for seat, bot in enumerate(seating)],
            # at both tables a seat has the same chance, as it has the same cards
            [contest.number("bot", number, seat) for seat in range(len(seating))],
        )
        for seat, bot in enumerate(seating):
            clocks[bot] = clocks[bot].plus(table.clocks[seat])
        results = [
            float(np.mean([table.results[seat] for seat, bot in enumerate(seating) if bot == each])) for each in bots
        ]
        won = table.won([seat for seat, bot in enumerate(seating) if bot == bots[0]]) if table.whole else 0
        if failed is not None:
            seat, fault = failed
            loser = bots.index(seating[seat])
            results = forfeited(contest, results, loser)
            won = (-1, 1)[loser] if table.whole else 0
            details = {name: str(value)[:DETAIL] for name, value in fault.parameters.items()}
            faults.append(ForfeitReason(bot=seating[seat], seat=seat, half=half, code=fault.code, details=details))
            self._entrants.pop((seating[seat], seat)).close()
        return TableResult(scores=(results[0], results[1]), won=won, deals=table.deals, moves=table.moves)

    def _seated(self, bot: int, seat: int) -> Entrant:
        """The entrant that plays for a bot in a seat; it is made when it is first needed."""
        if (bot, seat) not in self._entrants:
            self._entrants[bot, seat] = entrant(self._contest.bots[bot], self._contest.seconds)
        return self._entrants[bot, seat]


def forfeited(contest: Contest, results: Sequence[float], loser: int) -> list[float]:
    """The results when one has failed: it loses by what it was behind, plus the most that a deal can cost."""
    two = contest.table.sides == 2  # what one side wins the other loses: each result is the whole difference
    behind = -results[loser] if two else results[1 - loser] - results[loser]
    loss = max(0.0, behind) + contest.forfeit
    gain = loss if two else 0.0
    return [-loss, gain] if loser == 0 else [gain, -loss]
