"""Trains a policy against `rules` and measures its strength.

pip install . -r examples/requirements-train.txt
python -m examples.training.train kout_bo --updates 200 --out learnt
"""

from __future__ import annotations

import csv
import time
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter

from examples.training.duel import duel
from examples.training.episodes import collect
from examples.training.policy import EPOCHS, MINIBATCH, Policy
from vierblatt.envs.vector import VectorEnv

#: Environments, and steps of each between two updates.
BATCH, STEPS = 256, 64
CHECKED, FINAL = 2000, 10_000  #: pairs of deals per measurement: during training, and at the end
#: Columns of the curve; seconds are processor time of all threads, without the measurements.
FIELDS = ("update", "seconds", "decisions", "against_random", "reach_random", "against_rules", "reach_rules")

app = App(name="python -m examples.training.train", help="Train a policy and measure it.")


@app.default
def main(
    game: str = "kout_bo",
    *,
    updates: int = 160,
    every: Annotated[int, Parameter(help="Updates between two measurements.")] = 16,
    seed: int = 1,
    out: Annotated[Path, Parameter(help="The folder for the curve and the parameters.")] = Path("learnt"),
) -> None:
    """Train, measure at intervals, write `curve.csv`, `curve.png` and `policy.msgpack`."""
    env = VectorEnv(game, BATCH, seed=seed, learners=range(0, VectorEnv(game, 1).table.seats, 2))
    policy, scale = fresh(env, updates, seed)
    curve: list[dict[str, float]] = []
    spent = 0.0
    for update in range(updates + 1):
        if update % every == 0 or update == updates:
            curve.append(measured(game, policy, update, spent, FINAL if update == updates else CHECKED))
            print("  ".join(f"{name} {value:.4g}" for name, value in curve[-1].items()), flush=True)
        begun = time.process_time()
        if update < updates:
            policy.learn(collect(env, policy.act, STEPS, scale))
        spent += time.process_time() - begun
    out.mkdir(parents=True, exist_ok=True)
    policy.save(out / "policy.msgpack")
    with (out / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, FIELDS)
        table.writeheader()
        table.writerows(curve)
    draw(game, curve, out / "curve.png")


def fresh(env: VectorEnv, updates: int, seed: int) -> tuple[Policy, float]:
    """An untrained policy, scaled to the observations of random play, and the standard deviation of its results."""
    extent = np.zeros(env.layout.size, np.int64)
    results = []
    for _ in range(4 * STEPS):
        env.step(env.pick_random())
        np.maximum(extent, np.abs(env.observations.astype(np.int64)).max(axis=0), out=extent)
        results += [*env.rewards[env.terminated == 1]]
    return Policy(env.space.size, extent, updates * EPOCHS * (BATCH * STEPS // MINIBATCH), seed), float(np.std(results))


def measured(game: str, policy: Policy, update: int, spent: float, pairs: int) -> dict[str, float]:
    """A row of the curve, measured on deals that are not used in training."""
    row: dict[str, float] = {"update": update, "seconds": round(spent, 1), "decisions": update * BATCH * STEPS}
    for opponents in ("random", "rules"):
        score = duel(game, policy.choose, opponents, pairs=pairs, seed=1_000_003)
        row |= {f"against_{opponents}": round(score.mean, 3), f"reach_{opponents}": round(score.half_width, 3)}
    return row


def draw(game: str, curve: list[dict[str, float]], file: Path) -> None:
    """The curve as a picture, with the intervals."""
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for opponents in ("random", "rules"):
        seconds, mean, reach = (
            np.array([row[name] for row in curve]) for name in ("seconds", f"against_{opponents}", f"reach_{opponents}")
        )
        axes.plot(seconds, mean, label=f"against {opponents}")
        axes.fill_between(seconds, mean - reach, mean + reach, alpha=0.25)
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(xlabel="training, seconds of processor time", ylabel="swing of a duplicate pair, points", title=game)
    axes.legend()
    figure.savefig(file, dpi=120)
    plt.close(figure)


if __name__ == "__main__":
    app()
