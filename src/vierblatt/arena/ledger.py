"""The ledger of a contest: the boards that have been played, and those still to play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from vierblatt.arena.contest import Contest
from vierblatt.arena.results import BoardResult
from vierblatt.arena.sequential import decided, interval, looks

#: The unit of work: the number of a pair and of one of its boards.
Task = tuple[int, int]


@dataclass
class Ledger:
    """The boards by pair and number, regardless of which worker played them or when. Boards are never removed.

    given_names: what external programs call themselves, by spec.
    """

    contest: Contest
    boards: dict[Task, BoardResult] = field(default_factory=dict)
    given_names: dict[str, str] = field(default_factory=dict, compare=False)
    _consecutive: dict[int, int] = field(default_factory=dict, init=False, repr=False, compare=False)
    _decisions: dict[Task, bool] = field(default_factory=dict, init=False, repr=False, compare=False)

    def add(self, board: BoardResult) -> None:
        """Adds a board that has been played."""
        self.boards[board.pair, board.number] = board

    def of(self, pair: int) -> list[BoardResult]:
        """The boards of a pair, in order."""
        return [self.boards[task] for task in sorted(self.boards) if task[0] == pair]

    def margins(self, pair: int, first: int) -> npt.NDArray[np.float64]:
        """The margins of a pair on its boards 0 to `first` - 1, which must all have been played; shape (first,)."""
        return np.array([self.boards[pair, number].margin for number in range(first)])

    def boards_at_last_look(self, pair: int) -> int:
        """The number of boards at the latest possible look at this pair; 0 before the first look."""
        done = self._consecutive.get(pair, 0)
        while (pair, done) in self.boards:
            done += 1
        self._consecutive[pair] = done
        return max((look for look in looks(self.contest.count) if look <= done), default=0)

    def decided(self, pair: int, boards: int) -> bool:
        """Whether the look after `boards` boards, which must all have been played, decides who is better."""
        if (pair, boards) not in self._decisions:
            self._decisions[pair, boards] = boards > 1 and self._decision(pair, boards) != 0
        return self._decisions[pair, boards]

    def _decision(self, pair: int, boards: int) -> int:
        margins = self.margins(pair, boards)
        estimate = interval(float(margins.mean()), float(margins.std(ddof=1)), boards, self.contest.count)
        return decided(estimate, boards)

    def stages(self) -> Iterator[Sequence[Task]]:
        """Yields the boards to play next; each stage must be finished before the next. Omits boards already played.

        Without `until_decided` there is one stage. Otherwise there is one for each look, and pairs that are decided
        drop out.
        """
        pairs, count = range(len(self.contest.pairs)), self.contest.count
        undecided = list(pairs)
        for upto in looks(count) if self.contest.until_decided else [count]:
            tasks = [(pair, number) for number in range(upto) for pair in undecided]
            if self.contest.has_programs:
                tasks.sort()  # programs are restarted for every pair
            yield [task for task in tasks if task not in self.boards]
            undecided = [pair for pair in undecided if not self.decided(pair, upto)]

    @property
    def most(self) -> int:
        """The maximum number of boards that the contest can have in the end, including those already played."""
        if not self.contest.until_decided:
            return self.contest.count * len(self.contest.pairs)
        return sum(
            look if (look := self.boards_at_last_look(pair)) and self.decided(pair, look) else self.contest.count
            for pair in range(len(self.contest.pairs))
        )

    @property
    def complete(self) -> bool:
        """Whether no boards are left to play."""
        return not any(self.stages())
