"""All boards of a contest that are played, and which are still to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from vierblatt.arena.contest import Contest
from vierblatt.arena.results import BoardResult
from vierblatt.arena.sequential import decided, interval, looks

#: One board of one pair, by their numbers: what is played at once.
Task = tuple[int, int]


@dataclass
class Ledger:
    """The boards by pair and number; who played them, and in which order, is not to be seen. None is taken back."""

    contest: Contest
    boards: dict[Task, BoardResult] = field(default_factory=dict)
    _in_a_row: dict[int, int] = field(default_factory=dict, init=False, repr=False, compare=False)
    _decisions: dict[Task, bool] = field(default_factory=dict, init=False, repr=False, compare=False)

    def add(self, board: BoardResult) -> None:
        """Takes a board that has been played."""
        self.boards[board.pair, board.number] = board

    def of(self, pair: int) -> list[BoardResult]:
        """The boards of a pair in their order."""
        return [self.boards[task] for task in sorted(self.boards) if task[0] == pair]

    def margins(self, pair: int, first: int) -> npt.NDArray[np.float64]:
        """How far ahead the first of the pair was on each of the first boards, which are all played; shape (first,)."""
        return np.array([self.boards[pair, number].margin for number in range(first)])

    def looked(self, pair: int) -> int:
        """How many boards were in at the last look at this pair that could be taken; 0 before the first one."""
        done = self._in_a_row.get(pair, 0)
        while (pair, done) in self.boards:
            done += 1
        self._in_a_row[pair] = done
        return max((look for look in looks(self.contest.count) if look <= done), default=0)

    def decided(self, pair: int, boards: int) -> bool:
        """Whether a look after so many boards, which are all played, tells who of the pair is better."""
        if (pair, boards) not in self._decisions:
            self._decisions[pair, boards] = boards > 1 and self._found(pair, boards) != 0
        return self._decisions[pair, boards]

    def _found(self, pair: int, boards: int) -> int:
        margins = self.margins(pair, boards)
        found = interval(float(margins.mean()), float(margins.std(ddof=1)), boards, self.contest.count)
        return decided(found, boards)

    def stages(self) -> Iterator[Sequence[Task]]:
        """What is to be played now; when that is in, the next. Boards that are there already are left out.

        Without a decision to wait for that is all there is; with one it goes from look to look, and a pair that is
        decided plays no more.
        """
        pairs, count = range(len(self.contest.pairs)), self.contest.count
        undecided = list(pairs)
        for upto in looks(count) if self.contest.until_decided else [count]:
            tasks = [(pair, number) for number in range(upto) for pair in undecided]
            if self.contest.has_programs:
                tasks.sort()  # they start anew for every pair
            yield [task for task in tasks if task not in self.boards]
            undecided = [pair for pair in undecided if not self.decided(pair, upto)]

    @property
    def most(self) -> int:
        """Boards that may still come to be played, those that are in included."""
        if not self.contest.until_decided:
            return self.contest.count * len(self.contest.pairs)
        return sum(
            look if (look := self.looked(pair)) and self.decided(pair, look) else self.contest.count
            for pair in range(len(self.contest.pairs))
        )

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        return not any(self.stages())
