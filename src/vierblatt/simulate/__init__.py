"""Millions of deals: whole matches and single deals, counted, and duplicate pairs that tell who plays better.

A `SimulationJob` says what is to be played; `run` plays it in threads, `cluster.run_on_ray` on many machines, with the
same `Tally`.

Everything is drawn from one seed: match (or pair) number n has its own stream, so that any single one can be played
again alone. Cards drawn here are for statistics; packs that people play with come from `vierblatt.shuffle`.

>>> from vierblatt.simulate import duplicate_pairs, play_matches
>>> stats = play_matches("king_bolola", matches=2, seed=7, players=("rules", "random"))
>>> stats.scores.shape, stats.deals, stats.unfinished
((2, 4), 48, 0)
>>> duplicate_pairs("king_bolola", pairs=3, seed=7).differences.shape
(3,)
"""

from vierblatt.simulate.duplicate import DuplicateStats, duplicate_pairs
from vierblatt.simulate.job import SimulationJob, run_chunk
from vierblatt.simulate.matches import DealStats, MatchStats, play_matches, random_deals
from vierblatt.simulate.progress import Progress, SimulationInterrupted
from vierblatt.simulate.setup import PLAYERS, Player, SimulationFault, simulation_rules
from vierblatt.simulate.tally import Tally
from vierblatt.simulate.threads import run

__all__ = [
    "PLAYERS",
    "DealStats",
    "DuplicateStats",
    "MatchStats",
    "Player",
    "Progress",
    "SimulationFault",
    "SimulationInterrupted",
    "SimulationJob",
    "Tally",
    "duplicate_pairs",
    "play_matches",
    "random_deals",
    "run",
    "run_chunk",
    "simulation_rules",
]
