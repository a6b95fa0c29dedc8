"""Asks a query: plays deals until enough satisfy the condition, and says what the expressions were in these."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from vierblatt.argument_checks import whole_number
from vierblatt.errors import BadOption
from vierblatt.games.deal_facts import Column
from vierblatt.interrupted import interrupts_only
from vierblatt.simulate.job import MOST, SimulationJob
from vierblatt.simulate.queries.answer import QueryAnswer, ValueCounts
from vierblatt.simulate.queries.names import QueryNames
from vierblatt.simulate.queries.playing import DealBatchPlayer
from vierblatt.simulate.queries.reading import Reading, reading

#: Deals that are played side by side: their states, of some 2 kB each, then fit the processor's cache.
CHUNK = 1024
#: Chunks per thread that are being played or wait to be counted.
AHEAD = 2
#: The most expressions that one query can show.
MOST_SHOWN = 32


@dataclass(frozen=True)
class DealQuery:
    """A question about the deals of a job.

    job: which deals; its count is the most that are drawn. where: the condition, "" for all deals. show: what to tell
    of the deals that satisfy it. enough: stop after that many of them; 0 for as many as there are. Raises
    BadExpression, and BadOption for a job of matches or with checks.

    >>> query = DealQuery(SimulationJob("kout_bo", 300, seed=2), "bid == 5", ("made", "side_tricks(declarer)"))
    >>> [each.kind for each in query.shown]
    ['truth', 'number']
    """

    job: SimulationJob
    where: str = ""
    show: tuple[str, ...] = ()
    enough: int = 0

    def __post_init__(self) -> None:
        if self.job.unit != "deals" or self.job.checked:
            raise BadOption("not-together", keys="where, matches, checked")
        if len(self.show) > MOST_SHOWN:
            raise BadOption("bad-value", option="show", value=str(len(self.show)), takes=f"0..{MOST_SHOWN}")
        whole_number("enough", self.enough, least=0, most=MOST)
        object.__setattr__(self, "show", tuple(self.show))
        object.__setattr__(self, "job", replace(self.job, chunk=min(CHUNK, self.job.chunk)))
        _ = self.condition, self.shown  # refuses what cannot be read

    @cached_property
    def names(self) -> QueryNames:
        """What expressions about this game can name."""
        return QueryNames.of(self.job.game_object, self.job.rule_set)

    @cached_property
    def condition(self) -> Reading | None:
        """The condition, or None for all deals."""
        return reading(self.where, self.names, "truth") if self.where.strip() else None

    @cached_property
    def shown(self) -> list[Reading]:
        """The expressions to show."""
        return [reading(text, self.names, "number", "truth", "seat", "word") for text in self.show]


class QueryInterrupted(KeyboardInterrupt):
    """Ctrl+C was pressed; `answer` has everything counted until then."""

    def __init__(self, answer: QueryAnswer) -> None:
        self.answer = answer
        super().__init__()


#: Called with the number of deals drawn, after every chunk.
Counted = Callable[[int], None]


def ask(query: DealQuery, *, threads: int = 1, done: Counted | None = None) -> QueryAnswer:
    """The answer to a query; it does not depend on the number of threads.

    The deals are those of `SimulationJob`, in the order of their numbers. Raises QueryInterrupted on Ctrl+C, with the
    answer so far, and SimulationFault if the game is broken.

    >>> job = SimulationJob("kout_bo", 300, players=("rules",), seed=2)
    >>> answer = ask(DealQuery(job, "bid == 5 and count(declarer, jokers) == 2", ("made",)))
    >>> answer.drawn, answer.found == answer.shown[0].deals, 0 < answer.shown[0].rate.value <= 1
    (300, True, True)
    """
    counts = [ValueCounts() for _ in query.show]
    drawn = found = 0
    try:
        with interrupts_only():
            for numbers, values in _satisfying(query, max(1, threads)):
                hits, last = numbers.hits, numbers.drawn
                if query.enough and found + len(hits) >= query.enough:
                    hits = hits[: query.enough - found]
                    last = int(hits[-1]) + 1
                drawn, found = drawn + last, found + len(hits)
                for count, column in zip(counts, values, strict=True):
                    count.add(column[: len(hits)])
                if done:
                    done(drawn)
                if query.enough and found >= query.enough:
                    break
    except KeyboardInterrupt:
        raise QueryInterrupted(_answer(query, drawn, found, counts, complete=False)) from None
    return _answer(query, drawn, found, counts, complete=True)


@dataclass(frozen=True)
class _Hits:
    """The deals of a chunk that satisfy the condition, by their places in it; and how many deals it has."""

    hits: Column
    drawn: int


def _satisfying(query: DealQuery, threads: int) -> Generator[tuple[_Hits, list[Column]]]:
    """For each chunk, in order: which deals satisfy the condition, and what each expression is in these."""
    own = threading.local()

    def work(chunk: int) -> tuple[_Hits, list[Column]]:
        if not hasattr(own, "player"):
            own.player = DealBatchPlayer(query.job)
        deals = own.player.play(chunk)
        hits = np.arange(len(deals)) if query.condition is None else np.flatnonzero(query.condition.read(deals) == 1)
        values = [each.read(deals)[hits] for each in query.shown] if len(hits) else [hits] * len(query.shown)
        return _Hits(hits, len(deals)), values

    waiting: deque[Future[tuple[_Hits, list[Column]]]] = deque()
    with ThreadPoolExecutor(threads, thread_name_prefix="query") as pool:
        try:
            for chunk in range(query.job.chunks):
                waiting.append(pool.submit(work, chunk))
                if len(waiting) >= AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _answer(query: DealQuery, drawn: int, found: int, counts: list[ValueCounts], *, complete: bool) -> QueryAnswer:
    job = query.job
    return QueryAnswer.of(
        game=job.game,
        rules=job.facts()["rules"],
        players=job.players,
        seed=job.seed,
        where=query.where,
        asked=job.count,
        enough=query.enough,
        drawn=drawn,
        found=found,
        complete=complete,
        shown=[
            count.summary(text, meaning) for text, meaning, count in zip(query.show, query.shown, counts, strict=True)
        ],
    )
