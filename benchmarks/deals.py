"""Random deals - auction, play and scoring - of each game against the nearest one of OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from benchmarks import peers
from benchmarks.bars import Bar
from benchmarks.clock import Playing, Spread, Told, contest
from vierblatt.simulate import random_deals

#: What we promise, in moves a second on one core: against each game in C++, against all of them, and in Python.
CPP_BAR, CPP_MEAN_BAR, PYTHON_BAR = 10, 15, 60
#: Seconds of one slice.
SLICE = 0.25


@dataclass(frozen=True)
class DealTimes:
    """One game's figures; those of the peers are missing where OpenSpiel is. Moves and deals are those of a second."""

    game: str
    peer: str
    moves_per_deal: float
    moves: Spread
    deals: Spread
    peer_cpp: Spread | None = None  #: deal and play
    peer_python: Spread | None = None  #: the same, move by move from Python
    peer_rollouts: Spread | None = None  #: C++, from dealt cards: no dealing, no player asked
    against_cpp: Spread | None = None  #: ratios of moves a second
    against_python: Spread | None = None
    against_rollouts: Spread | None = None  #: ours still with dealing


def ours(game: str) -> Playing:
    """Our random deals, each call with a seed of its own."""
    calls = 0

    def playing(deals: int) -> int:
        nonlocal calls
        calls += 1
        return random_deals(game, deals=deals, seed=calls).moves

    return playing


def deal_times(game: str, runs: int, told: Told) -> DealTimes:
    """Measures one game in `runs` rounds."""
    contestants: list[Playing] = [ours(game)]
    if peers.available():
        peer = peers.Peer(peers.NEAREST[game])
        contestants += [peer.in_cpp, peer.in_python, peer.rollouts]
    found = contest(contestants, runs, SLICE, lambda text: told(f"{game}: {text}"))
    mine = found.of(0)
    theirs = range(1, len(contestants))
    return DealTimes(
        game,
        peers.NEAREST[game].partition("(")[0],
        sum(s.moves for s in mine) / sum(s.deals for s in mine),
        found.moves(0),
        found.deals(0),
        *[found.moves(who) for who in theirs],
        *[found.ratio(0, who) for who in theirs],
    )


def deal_bars(times: Sequence[DealTimes]) -> list[Bar]:
    """The promises about random deals; none where there was no peer."""
    bars = []
    for game in times:
        if game.against_cpp and game.against_python:
            bars.append(Bar(f"{game.game}: deals against {game.peer} in C++", game.against_cpp.median, CPP_BAR))
            bars.append(Bar(f"{game.game}: deals against the loop in Python", game.against_python.median, PYTHON_BAR))
    ratios = [game.against_cpp.median for game in times if game.against_cpp]
    if len(ratios) == len(peers.NEAREST):  # the promise is about all of them
        bars.append(Bar("deals against C++, geometric mean", geometric_mean(ratios), CPP_MEAN_BAR))
    return bars
