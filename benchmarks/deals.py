"""Random deals - auction, play and scoring - of each game against the nearest one of OpenSpiel.

The three contestants take turns, slice by slice, and every ratio is one of neighbouring slices: what slows the machine
down for a while slows all three.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks import peers
from benchmarks.clock import Playing, Sample, Spread, deals_for, sample
from vierblatt.simulate import random_deals

#: What we promise, in moves a second on one core.
CPP_BAR, PYTHON_BAR = 10, 40
#: Seconds of one slice.
SLICE = 0.25


@dataclass(frozen=True)
class Contest:
    """One game's figures; those of the peers are missing where OpenSpiel is."""

    game: str
    peer: str
    moves_per_deal: float
    moves: Spread  #: ours, a second
    deals: Spread
    peer_cpp: Spread | None = None  #: OpenSpiel's moves a second
    peer_python: Spread | None = None
    against_cpp: Spread | None = None  #: ratios of moves a second
    against_python: Spread | None = None

    @property
    def holds(self) -> bool:
        """Whether the medians keep the promise; True where there is no peer to judge by."""
        if self.against_cpp is None or self.against_python is None:
            return True
        return self.against_cpp.median >= CPP_BAR and self.against_python.median >= PYTHON_BAR


def ours(game: str) -> Playing:
    """Our random deals, each call with a seed of its own."""
    calls = 0

    def playing(deals: int) -> int:
        nonlocal calls
        calls += 1
        return random_deals(game, deals=deals, seed=calls).moves

    return playing


def contest(game: str, runs: int, told: Callable[[str], None]) -> Contest:
    """Measures one game in `runs` rounds."""
    contestants: list[Playing] = [ours(game)]
    if peers.available():
        peer = peers.Peer(peers.NEAREST[game])
        contestants += [peer.in_cpp, peer.in_python]
    told(f"{game}: warming up")
    sizes = [deals_for(playing, SLICE) for playing in contestants]
    rounds: list[list[Sample]] = []
    for n in range(runs):
        told(f"{game}: run {n + 1} of {runs}")
        rounds.append([sample(playing, size) for playing, size in zip(contestants, sizes, strict=True)])
    return summary(game, rounds)


def summary(game: str, rounds: list[list[Sample]]) -> Contest:
    """The medians over all rounds."""
    mine = [samples[0] for samples in rounds]
    speeds = [Spread.of([samples[k].moves_per_second for samples in rounds]) for k in range(len(rounds[0]))]
    ratios = [
        Spread.of([samples[0].moves_per_second / samples[k].moves_per_second for samples in rounds])
        for k in range(1, len(rounds[0]))
    ]
    return Contest(
        game,
        peers.NEAREST[game].partition("(")[0],
        sum(s.moves for s in mine) / sum(s.deals for s in mine),
        speeds[0],
        Spread.of([s.deals_per_second for s in mine]),
        *speeds[1:],
        *ratios,
    )
