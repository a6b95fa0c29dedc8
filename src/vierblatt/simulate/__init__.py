"""Simulation: statistics over millions of deals and matches, and duplicate pairs that show which player is better.

A `SimulationJob` describes a simulation; `run` plays it in threads, `cluster.run_on_ray` on many machines. Both return
the same `Tally`.

All randomness comes from one seed. Match (or pair) number n has its own stream, so it can be replayed on its own. Packs
drawn here are for statistics only; packs for people come from `vierblatt.shuffle`.

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
