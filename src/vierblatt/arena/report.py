"""The report of a contest: plain data, made from its ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from vierblatt import __version__
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.ratings import BotRating, ratings
from vierblatt.arena.results import BoardResult, Clock
from vierblatt.arena.sequential import decided, interval
from vierblatt.simulate.estimates import Estimate, mean

FORMAT = "vierblatt-arena-2"
#: The least number of bots for ratings: for two, the margin is enough.
RATED = 3


class Pairing(msgspec.Struct, frozen=True):
    """The results of two bots against each other.

    margin: the first bot's lead in points per board, averaged over its two tables, with the 95 % interval; None with
    fewer than two boards. sequential: the interval is that of a look of the sequential test and covers only the boards
    up to that look. decided: 1 if the first bot is significantly better, -1 if the second is, 0 if undecided. ahead,
    even, behind: boards, from the first bot's point of view. won, drawn, lost: matches, counting both tables of a
    board. margins: of every board, in order.
    """

    first: int
    second: int
    boards: int
    margin: Estimate | None
    deviation: float
    sequential: bool
    decided: int
    ahead: int
    even: int
    behind: int
    won: int
    drawn: int
    lost: int
    margins: Sequence[float]


class BotStanding(msgspec.Struct, frozen=True):
    """The results of one bot over all its boards. forfeits: the tables that it forfeited.

    name: its spec, or the end of its command. given: what an external program calls itself; empty for all others.

    ahead: its lead in points per board, averaged over its opponents with equal weights. margin: the same with its 95 %
    interval, over the boards that it has played against all of them; None if pairs stop when decided, since the number
    of boards then depends on the margin.
    """

    name: str
    boards: int
    ahead: float | None
    margin: Estimate | None
    rating: BotRating | None
    forfeits: int
    given: str = ""


class Forfeit(msgspec.Struct, frozen=True):
    """A table that a bot forfeited, and why."""

    bot: int
    against: int
    board: int
    half: int
    seat: int
    code: str
    details: Mapping[str, str]


class ContestReport(msgspec.Struct, frozen=True):
    """Everything about one contest. Only `clocks`, one for each bot, differs when the contest is played again."""

    format: str
    version: str
    game: str
    rules: Mapping[str, Any]
    unit: str
    drawn: bool
    seed: int
    asked: int
    until_decided: bool
    forfeit: int
    complete: bool
    deals: int
    moves: int
    bots: Sequence[BotStanding]
    pairs: Sequence[Pairing]
    forfeits: Sequence[Forfeit]
    clocks: Sequence[Clock]


def report(ledger: Ledger) -> ContestReport:
    """The report of the boards played so far; raises MissingPackage if ratings need openskill.

    >>> from vierblatt.arena import Contest, run
    >>> result = report(run(Contest("back_alley", ["rules", "random"], 8)))
    >>> result.complete, result.pairs[0].decided, result.pairs[0].ahead
    (True, 1, 8)
    """
    contest = ledger.contest
    boards = [ledger.boards[task] for task in sorted(ledger.boards)]
    pairs = [_pairing(ledger, pair) for pair in range(len(contest.pairs))]
    rated = ratings(ledger) if len(contest.bots) >= RATED else [None] * len(contest.bots)
    return ContestReport(
        format=FORMAT,
        version=__version__,
        game=contest.game,
        rules=contest.rules,
        unit=contest.unit,
        drawn=contest.drawn,
        seed=contest.seed,
        asked=contest.count,
        until_decided=contest.until_decided,
        forfeit=contest.forfeit,
        complete=ledger.complete,
        deals=sum(table.deals for board in boards for table in board.tables),
        moves=sum(table.moves for board in boards for table in board.tables),
        bots=[_standing(ledger, pairs, bot, rating) for bot, rating in enumerate(rated)],
        pairs=pairs,
        forfeits=_forfeits(ledger, boards),
        clocks=[_clock(ledger, boards, bot) for bot in range(len(contest.bots))],
    )


def _pairing(ledger: Ledger, pair: int) -> Pairing:
    boards = ledger.of(pair)
    sequential = ledger.contest.until_decided
    margins = np.array([board.margin for board in boards])
    seen = margins[: ledger.boards_at_last_look(pair)] if sequential else margins
    deviation = float(seen.std(ddof=1)) if len(seen) > 1 else 0.0
    margin = None
    if len(seen) > 1:
        margin = (
            interval(float(seen.mean()), deviation, len(seen), ledger.contest.count)
            if sequential
            else mean(float(seen.sum()), float(seen @ seen), len(seen))
        )
    results = [table.won for board in boards for table in board.tables if ledger.contest.unit == "matches"]
    first, second = ledger.contest.pairs[pair]
    return Pairing(
        first=first,
        second=second,
        boards=len(boards),
        margin=margin,
        deviation=deviation,
        sequential=sequential,
        decided=0 if margin is None else decided(margin, len(seen)),
        ahead=int((margins > 0).sum()),
        even=int((margins == 0).sum()),
        behind=int((margins < 0).sum()),
        won=results.count(1),
        drawn=results.count(0),
        lost=results.count(-1),
        margins=margins.tolist(),
    )


def _standing(ledger: Ledger, pairs: Sequence[Pairing], bot: int, rating: BotRating | None) -> BotStanding:
    """The results of a bot against all others: its pairs, with the sign of its side."""
    signs = [(pair.first == bot) - (pair.second == bot) for pair in pairs]
    own = {number: sign for number, sign in enumerate(signs) if sign}
    margin = None if ledger.contest.until_decided else _over_all(ledger, own)
    margins = [sign * at.value for number, sign in own.items() if (at := pairs[number].margin)]
    ahead = float(np.mean(margins)) if len(margins) == len(own) else None
    return BotStanding(
        name=ledger.contest.names[bot],
        boards=sum(pairs[number].boards for number in own),
        ahead=ahead if margin is None else margin.value,
        margin=margin,
        rating=rating,
        forfeits=sum(fault.bot == bot for board in ledger.boards.values() for fault in board.faults),
        given=ledger.given_names.get(ledger.contest.bots[bot], ""),
    )


def _over_all(ledger: Ledger, own: Mapping[int, int]) -> Estimate | None:
    """The mean over the pairs, taken board by board: pairs share the cards of a board, so they are not independent."""
    margins = [{board.number: sign * board.margin for board in ledger.of(pair)} for pair, sign in own.items()]
    common = set(margins[0]).intersection(*margins)
    means = np.array([np.mean([each[number] for each in margins]) for number in sorted(common)])
    return mean(float(means.sum()), float(means @ means), len(means))


def _forfeits(ledger: Ledger, boards: Sequence[BoardResult]) -> list[Forfeit]:
    forfeits = []
    for board in boards:
        for fault in board.faults:
            (against,) = {*ledger.contest.pairs[board.pair]} - {fault.bot}
            forfeits.append(
                Forfeit(
                    bot=fault.bot,
                    against=against,
                    board=board.number,
                    half=fault.half,
                    seat=fault.seat,
                    code=fault.code,
                    details=fault.details,
                )
            )
    return forfeits


def _clock(ledger: Ledger, boards: Sequence[BoardResult], bot: int) -> Clock:
    total = Clock()
    for board in boards:
        for each, clock in zip(ledger.contest.pairs[board.pair], board.clocks, strict=True):
            if each == bot:
                total = total.plus(clock)
    return total
