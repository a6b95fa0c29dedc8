"""What a policy went through in a vector environment, and what each of its decisions was worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.envs.vector import VectorEnv

Bytes = npt.NDArray[np.int8]
Whole = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float32]

#: Observations and masks -> an action for each, how likely it was (as a logarithm), and the expected result.
Act = Callable[[Bytes, Bytes], tuple[Whole, Reals, Reals]]


@dataclass(frozen=True)
class Rollout:
    """Decisions at so many steps of n environments; every array begins with (steps, n)."""

    observations: Bytes
    masks: Bytes
    actions: Whole
    logs: Reals  #: logarithms of the probabilities with which they were chosen
    values: Reals  #: what the policy expected then
    advantages: Reals  #: how much better it came out
    weights: Reals  #: 0 where nothing is known of what came of it, else 1
    results: Reals  #: of the episodes that ended, shape (episodes, seats)


def collect(env: VectorEnv, act: Act, steps: int, scale: float) -> Rollout:
    """Goes on with the environments for so many steps; rewards are divided by `scale`."""
    observations = np.empty((steps, *env.observations.shape), np.int8)
    masks = np.empty((steps, *env.masks.shape), np.int8)
    seats, actions = np.empty((2, steps, env.n), np.int64)
    logs, values = np.empty((2, steps, env.n), np.float32)
    rewards = np.empty((steps, *env.rewards.shape), np.float32)
    dones = np.empty((steps, env.n), np.int8)
    for t in range(steps):
        observations[t], masks[t], seats[t] = env.observations, env.masks, env.seats
        actions[t], logs[t], values[t] = act(observations[t], masks[t])
        env.step(actions[t])
        rewards[t], dones[t] = env.rewards, env.dones
    gained, weights = advantages((rewards / scale).astype(np.float32), dones, seats, values)
    return Rollout(observations, masks, actions, logs, values, gained, weights, rewards[dones == 1])


def advantages(rewards: Reals, dones: Bytes, seats: Whole, values: Reals, decay: float = 0.95) -> tuple[Reals, Reals]:
    """Generalised advantages, each seat along its own decisions, and weights: 0 where a seat has no later decision yet.

    rewards: (steps, n, seats), of every seat. dones, seats (who decided), values: (steps, n).
    """
    steps, n, players = rewards.shape
    gained, weights = np.zeros((2, steps, n), np.float32)
    future, ahead, owed = np.zeros((3, n, players), np.float32)  # all of the next decision of each seat
    known = np.zeros((n, players), bool)
    for t in reversed(range(steps)):
        over = dones[t] == 1
        future[over], ahead[over], owed[over], known[over] = 0, 0, 0, True
        owed += rewards[t]
        own = np.arange(n), seats[t]
        gained[t] = np.where(known[own], owed[own] + future[own] - values[t] + decay * ahead[own], 0)
        weights[t] = known[own]
        ahead[own], future[own], owed[own], known[own] = gained[t], values[t], 0, True
    return gained, weights
