"""Random deals - auction, play and scoring - of each game against the nearest OpenSpiel game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from benchmarks import peers
from benchmarks.bars import Bar
from benchmarks.clock import Playing, ReportProgress, Spread, contest
from vierblatt.simulate import random_deals

#: The target ratios of moves per second on one core: to each game in C++, to all of them, and in Python.
CPP_BAR, CPP_MEAN_BAR, PYTHON_BAR = 10, 15, 60
#: Seconds of one slice.
SLICE = 0.25


@dataclass(frozen=True)
class DealTimes:
    """One game's figures, in moves and deals per second; those of the peers are missing without OpenSpiel."""

    game: str
    peer: str
    moves_per_deal: float
    moves: Spread
    deals: Spread
    peer_cpp: Spread | None = None  #: dealing and play
    peer_python: Spread | None = None  #: the same, move by move from Python
    peer_rollouts: Spread | None = None  #: in C++, from dealt cards: no dealing, no calls to players
    against_cpp: Spread | None = None  #: ratios of moves per second
    against_python: Spread | None = None
    against_rollouts: Spread | None = None  #: ours still includes dealing


def ours(game: str) -> Playing:
    """Our random deals, with a new seed for each call."""
    calls = 0

    def playing(deals: int) -> int:
        nonlocal calls
        calls += 1
        return random_deals(game, deals=deals, seed=calls).moves

    return playing


def deal_times(game: str, runs: int, report_progress: ReportProgress) -> DealTimes:
    """Measures one game in `runs` rounds."""
    contestants: list[Playing] = [ours(game)]
    if peers.available():
        peer = peers.Peer(peers.NEAREST[game])
        contestants += [peer.in_cpp, peer.in_python, peer.rollouts]
    timed = contest(contestants, runs, SLICE, lambda text: report_progress(f"{game}: {text}"))
    mine = timed.samples(0)
    theirs = range(1, len(contestants))
    return DealTimes(
        game,
        peers.NEAREST[game].partition("(")[0],
        sum(s.moves for s in mine) / sum(s.deals for s in mine),
        timed.moves(0),
        timed.deals(0),
        *[timed.moves(who) for who in theirs],
        *[timed.ratio(0, who) for who in theirs],
    )


def deal_bars(times: Sequence[DealTimes]) -> list[Bar]:
    """The targets for random deals; none without the peer."""
    bars = []
    for game in times:
        if game.against_cpp and game.against_python:
            bars.append(Bar(f"{game.game}: deals against {game.peer} in C++", game.against_cpp.median, CPP_BAR))
            bars.append(Bar(f"{game.game}: deals against the loop in Python", game.against_python.median, PYTHON_BAR))
    ratios = [game.against_cpp.median for game in times if game.against_cpp]
    if len(ratios) == len(peers.NEAREST):  # the target is for all of them
        bars.append(Bar("deals against C++, geometric mean", geometric_mean(ratios), CPP_MEAN_BAR))
    return bars
