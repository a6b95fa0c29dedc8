"""Plays a board: two tables with the same cards, with bots that see only their own seat's record."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Self

import numpy as np

from vierblatt.arena.contest import TABLE_NUMBERS, Contest
from vierblatt.arena.entrant import Entrant
from vierblatt.arena.entrants import entrant
from vierblatt.arena.results import BoardResult, Clock, ForfeitReason, TableResult
from vierblatt.arena.table import ArenaTable

#: The maximum number of characters kept of each detail of a fault.
DETAIL = 400


class BoardPlayer:
    """Plays boards of a contest in one worker, keeping its external programs running from board to board.

    Each program process plays one seat against one opponent and is replaced for the next pair. So no process learns its
    partner's cards or sees the same board twice.
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
        """Shuts down all entrants at the same time, so that several slow ones cost no more time than one."""
        for each in self._entrants.values():
            each.dismiss()
        while self._entrants:
            self._entrants.popitem()[1].close()

    def play(self, pair: int, number: int) -> BoardResult:
        """The results of one board; they depend only on the contest and on these two numbers."""
        if pair != self._pair:
            self.close()
            self._pair = pair
        bots = self._contest.pairs[pair]
        faults: list[ForfeitReason] = []
        clocks = {bot: Clock() for bot in bots}
        tables = [self._table(pair, number, table_number, faults, clocks) for table_number in TABLE_NUMBERS]
        return BoardResult(
            pair=pair,
            number=number,
            margin=board_margin(self._contest, tables),
            tables=(tables[0], tables[1]),
            faults=faults,
            clocks=(clocks[bots[0]], clocks[bots[1]]),
        )

    def _table(
        self, pair: int, number: int, table_number: int, faults: list[ForfeitReason], clocks: dict[int, Clock]
    ) -> TableResult:
        contest = self._contest
        bots = contest.pairs[pair]
        seating = contest.seating(bots, table_number)
        table = ArenaTable(contest, number)
        failed = table.play(
            [self._seated(bot, seat) for seat, bot in enumerate(seating)],
            # a seat has the same seed at both tables, as it has the same cards
            [contest.number("bot", number, seat) for seat in range(len(seating))],
        )
        for seat, bot in enumerate(seating):
            clocks[bot] = clocks[bot].plus(table.clocks[seat])
        results = [
            float(np.mean([table.results[seat] for seat, bot in enumerate(seating) if bot == each])) for each in bots
        ]
        won = table.won([seat for seat, bot in enumerate(seating) if bot == bots[0]]) if table.is_match else 0
        if failed is not None:
            seat, fault = failed
            loser = bots.index(seating[seat])
            results = forfeit_results(contest, results, loser)
            won = (-1, 1)[loser] if table.is_match else 0
            details = {name: str(value)[:DETAIL] for name, value in fault.parameters.items()}
            faults.append(
                ForfeitReason(bot=seating[seat], seat=seat, half=table_number, code=fault.code, details=details)
            )
            self._entrants.pop((seating[seat], seat)).close()
        return TableResult(scores=(results[0], results[1]), won=won, deals=table.deals, moves=table.moves)

    def _seated(self, bot: int, seat: int) -> Entrant:
        """The entrant that plays for a bot in a seat, made on first use."""
        if (bot, seat) not in self._entrants:
            self._entrants[bot, seat] = entrant(self._contest.bots[bot], self._contest.seconds)
        return self._entrants[bot, seat]


def board_margin(contest: Contest, tables: Sequence[TableResult]) -> float:
    """How many points the first bot of a pair is ahead on a board, as the mean over its two tables."""
    lead = sum(table.scores[0] - table.scores[1] for table in tables) / len(TABLE_NUMBERS)
    return lead / 2 if contest.table.sides == 2 else lead  # zero-sum: halve the difference


def forfeit_results(contest: Contest, results: Sequence[float], loser: int) -> list[float]:
    """The results when a bot has failed: it loses by its deficit so far, plus the most that a deal can cost."""
    two = contest.table.sides == 2  # zero-sum: each result is the whole difference
    behind = -results[loser] if two else results[1 - loser] - results[loser]
    loss = max(0.0, behind) + contest.forfeit
    gain = loss if two else 0.0
    return [-loss, gain] if loser == 0 else [gain, -loss]
