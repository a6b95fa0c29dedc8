"""Trains a net: it imitates the heuristic player, then improves by playing, and its strength is measured.

pip install . -r examples/requirements-train.txt
python -m examples.training.train baloot --looking 600 --out learnt
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter

from examples.training.arguments import check, kept_if_interrupted, run
from examples.training.curve import Row, draw, read, write
from examples.training.duel import duel
from examples.training.episodes import collect
from examples.training.learner import Learner, Stage
from examples.training.network import first_weights, net_of, weights_of
from examples.training.pool import Pool
from vierblatt.envs.vector import VectorEnv
from vierblatt.policies import ModelCard, Net, save

#: Steps of each environment between two updates.
STEPS = 64
CHECKED, FINAL = 2000, 10_000  #: pairs of deals per measurement: during training, and at the end
#: Updates between two versions of the learner in the pool.
VERSION = 20
FIRST_RATE, LAST_RATE = 1e-3, 5e-5
#: The share of environments in which the heuristic player chooses the actions while it is imitated.
IMITATED = 0.5
#: The first updates from play, which train the critic alone.
CRITIC_ALONE = 20
#: The deals of the measurements, which are not used in training.
MEASURED_SEED = 1_000_003

app = App(
    name="python -m examples.training.train", help="Train a net and measure it.", suppress_keyboard_interrupt=False
)


@app.default
def main(
    game: str = "baloot",
    *,
    updates: Annotated[int, Parameter(help="Updates from play.")] = 0,
    cloning: Annotated[int, Parameter(help="Updates before them that imitate the heuristic player.")] = 60,
    looking: Annotated[int, Parameter(help="Updates in between, from what each action scores.")] = 600,
    every: Annotated[int, Parameter(help="Updates between two measurements.")] = 60,
    hidden: Annotated[tuple[int, ...], Parameter(help="Units of the hidden layers.")] = (384, 256),
    net: Annotated[Path | None, Parameter(help="A net to begin with.")] = None,
    seed: int = 1,
    out: Annotated[Path, Parameter(help="The folder for the net and the curve.")] = Path("learnt"),
) -> None:
    """Train, measure at intervals, write `net.npz`, `curve.csv` and `curve.png`."""
    numbers = {"updates": updates, "cloning": cloning, "looking": looking, "every": every, "seed": seed}
    start = check(game, hidden, numbers, net, out)
    hidden = start.hidden if start else hidden
    scales, points = scales_of(game, seed)
    learner = new_learner(game, hidden, scales, seed, start, points)
    card = ModelCard(game, f"examples/training, seed {seed}", "CC0-1.0")

    def current() -> Net:
        return net_of(game, hidden, learner.weights, scales, points, card)

    pool = Pool(game, seed)
    curve: list[Row] = []
    losses: dict[str, float] = {}
    spent, decisions = 0.0, 0
    with kept_if_interrupted(current, out / "net.npz"):
        for update in range(-cloning - looking, updates + 1):
            if update % every == 0 or update == updates:
                score = duel(
                    game, current(), "rules", pairs=FINAL if update == updates else CHECKED, seed=MEASURED_SEED
                )
                curve.append(Row(update, round(spent, 1), decisions, score.mean, score.half_width))
                print(f"{curve[-1]} {' '.join(f'{name} {each:.3f}' for name, each in losses.items())}", flush=True)
                save(current(), out / "net.npz")
                write(curve, out / "curve.csv")
            if update == updates:
                break
            begun = time.process_time()
            stage = stage_of(update, looking)
            rollout = collect(
                pool.envs,
                learner.act,
                STEPS,
                points,
                imitated=IMITATED if stage == "imitate" else 0,
                look_ahead=stage == "look ahead",
            )
            losses = learner.learn(rollout, stage, rate_of(update, looking, updates))
            decisions += STEPS * sum(env.n for env in pool.envs)
            if update >= 0:
                if update % VERSION == 0:
                    pool.add(current())
                pool.draw()
            spent += time.process_time() - begun
    draw(game, read(out / "curve.csv"), out / "curve.png")


def stage_of(update: int, looking: int) -> Stage:
    """What an update trains; the updates from play begin with 0."""
    if update < 0:
        return "imitate" if update < -looking else "look ahead"
    return "values" if update < CRITIC_ALONE else "play"


def rate_of(update: int, looking: int, updates: int) -> float:
    """The learning rate of an update: it falls from the end of the imitation on."""
    part = max(update + looking, 0) / max(looking + updates, 1)
    return FIRST_RATE + (LAST_RATE - FIRST_RATE) * part


def new_learner(
    game: str, hidden: tuple[int, ...], scales: np.ndarray, seed: int, start: Net | None, points: float
) -> Learner:
    """A learner with random weights, or those of `start`."""
    env = VectorEnv(game, 1)
    seats, places = env.table.seats, env.layout.part("hand").length
    weights = first_weights(game, hidden, env.layout.size, seats, places, seed)
    if start:
        weights["net"] = weights_of(start, scales, points)
    return Learner(weights, scales, seats, seed)


def scales_of(game: str, seed: int) -> tuple[np.ndarray, float]:
    """The largest value of each place of an observation, at least 1, and the standard deviation of results.

    Half of the actions are those of the heuristic player, the others are random.
    """
    env = VectorEnv(game, 256, seed=seed)
    scales = np.ones(env.layout.size, np.int64)
    results = []
    for step in range(256):
        actions = env.pick_rules().copy()
        actions[: env.n // 2] = env.pick_random()[: env.n // 2]
        env.step(actions)
        np.maximum(scales, np.abs(env.observations.astype(np.int64)).max(axis=0), out=scales)
        if step > 0:
            results += [*env.rewards[env.n // 2 :][env.terminated[env.n // 2 :] == 1]]
    return common_scales(env, scales), float(np.std(results))


def common_scales(env: VectorEnv, scales: np.ndarray) -> np.ndarray:
    """The same scale for all cards of a part, since suits change their order."""
    for part in env.layout.parts:
        if part.of:
            scales[part.at : part.at + part.length] = scales[part.at : part.at + part.length].max()
    return scales


if __name__ == "__main__":
    sys.exit(run(app, sys.argv[1:]))
