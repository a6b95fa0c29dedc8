"""How many possible worlds per second are drawn and weighted, at several points of a deal, on one core.

Half of the deals are played at random, half by the policy, with every preset. A draw is one call for as many worlds as
a search uses; the cost of analysing a record is measured separately.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import geometric_mean

import numpy as np

from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress
from vierblatt import games
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.random import shuffle_at
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.search import Worlds
from vierblatt.search.likelihood import Posterior

#: The target: worlds per second on one core in mid-deal, at the slowest position.
BAR = 50_000
#: Worlds of one draw, and of one weighting.
COUNT = 1000
#: Points of a deal: the auction after its first action, the first card, and after the given number of tricks.
POINTS = ("auction", "lead", "2 tricks", "4 tricks", "6 tricks")
MID_DEAL = POINTS[2:]


@dataclass(frozen=True)
class WorldTimes:
    """The figures of one game at one point of its deals: rates per second, the mean and the least of all positions."""

    game: str
    point: str
    positions: int
    drawn: float
    least: float
    weighed: float
    learned: float  #: records


def positions(game: Game, rules: RuleSet, seed: int) -> Iterator[tuple[str, States]]:
    """One deal at every point that it reaches; an even seed plays at random, an odd one by the policy."""
    rng = np.random.default_rng(seed)
    states = game.new(rules)
    state = game.layout.reader(states)
    engine.start(states, 0, int(rng.integers(4)))
    game.layout.write(states, "random", int(rng.integers(1, 1 << 60)))
    shuffle_at(states, 0, state.packed)
    engine.deal(states, 0)
    left = dict.fromkeys(POINTS)
    while state.turn >= 0:
        point = POINTS[0]
        if state.phase == PLAY:
            point = POINTS[1] if state.trick_no == 0 else f"{state.trick_no} tricks"
        if point in left and (point != POINTS[0] or state.logged > 0):
            del left[point]
            yield point, states
        if seed % 2:
            action = engine.policy(states, 0) % LOG_ACTION
        else:
            action = int(rng.choice([*members(engine.legal(states, 0))]))
        engine.act(states, 0, action)


def world_times(game_id: str, runs: int, report_progress: ReportProgress) -> list[WorldTimes]:
    """Measures one game, `runs` deals in each set of options."""
    game = games.get(game_id)
    rates: dict[str, list[tuple[float, float, float]]] = {point: [] for point in POINTS}
    for preset in game.options.preset_names():
        report_progress(f"{game_id}: worlds, {preset}")
        rules = game.options.rule_set(dict(game.rules.simulation), preset)
        for seed in range(runs):
            for point, states in positions(game, rules, seed):
                rates[point].append(measure(game, states))
    return [
        WorldTimes(
            game_id,
            point,
            len(measured),
            geometric_mean(drawn for drawn, _, _ in measured),
            min(drawn for drawn, _, _ in measured),
            geometric_mean(weighed for _, weighed, _ in measured),
            geometric_mean(learned for _, _, learned in measured),
        )
        for point, measured in rates.items()
        if measured
    ]


def measure(game: Game, states: States) -> tuple[float, float, float]:
    """Worlds drawn, worlds weighted and records analysed per second, for the seat to act."""
    seat = game.layout.read(states, "turn")
    concealed = game.layout.conceal(states, seat)
    rng = np.random.default_rng(1)
    Posterior(Worlds(game, concealed, seat)).sample(rng, 1)  # compiles, or loads compiled code
    clock = time.process_time
    begun = clock()
    for _ in range(10):
        worlds = Worlds(game, concealed, seat)
    learned = clock()
    drawn = worlds.sample(rng, COUNT)
    ready = clock()
    Posterior(worlds).weigh(drawn)
    return COUNT / (ready - learned), COUNT / (clock() - ready), 10 / (learned - begun)


def world_bars(times: list[WorldTimes]) -> list[Bar]:
    """The target for drawing, for each game at its slowest position in mid-deal."""
    bars = []
    for game in dict.fromkeys(each.game for each in times):
        rates = [each.least for each in times if each.game == game and each.point in MID_DEAL]
        if rates:
            bars.append(Bar(f"{game}: worlds in mid-deal, the slowest position", min(rates), BAR, "/s"))
    return bars
