"""The decisions of a policy in a vector environment, and the value of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.envs.vector import VectorEnv

Bytes = npt.NDArray[np.int8]
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float32]

#: Observations and masks -> an action for each, the logarithm of its probability, and the expected result.
Act = Callable[[Bytes, Bytes], tuple[Integers, Reals, Reals]]


@dataclass(frozen=True)
class Rollout:
    """Decisions at each step of n environments; the shape of every array begins with (steps, n), except `results`."""

    observations: Bytes
    masks: Bytes
    actions: Integers
    logs: Reals  #: logarithms of the probabilities of the actions when they were chosen
    values: Reals  #: the results that the policy expected
    advantages: Reals  #: how much better the results were
    weights: Reals  #: 0 where the result of the decision is not known yet, else 1
    results: Reals  #: results of the finished episodes, shape (episodes, seats)


def collect(env: VectorEnv, act: Act, steps: int, scale: float) -> Rollout:
    """Plays `steps` more steps in every environment; rewards are divided by `scale`."""
    observations = np.empty((steps, *env.observations.shape), np.int8)
    masks = np.empty((steps, *env.legal_action_mask.shape), np.int8)
    seats, actions = np.empty((2, steps, env.n), np.int64)
    logs, values = np.empty((2, steps, env.n), np.float32)
    rewards = np.empty((steps, *env.rewards.shape), np.float32)
    terminated = np.empty((steps, env.n), np.int8)
    for t in range(steps):
        observations[t], masks[t], seats[t] = env.observations, env.legal_action_mask, env.current_player
        actions[t], logs[t], values[t] = act(observations[t], masks[t])
        env.step(actions[t])
        rewards[t], terminated[t] = env.rewards, env.terminated
    gained, weights = advantages((rewards / scale).astype(np.float32), terminated, seats, values)
    return Rollout(observations, masks, actions, logs, values, gained, weights, rewards[terminated == 1])


def advantages(
    rewards: Reals, terminated: Bytes, seats: Integers, values: Reals, decay: float = 0.95
) -> tuple[Reals, Reals]:
    """Generalised advantages along each seat's own decisions, and weights: 0 where a seat has no later decision yet.

    rewards: (steps, n, seats), of every seat. terminated, seats (who decided), values: (steps, n).
    """
    steps, n, players = rewards.shape
    gained, weights = np.zeros((2, steps, n), np.float32)
    future, ahead, owed = np.zeros((3, n, players), np.float32)  # of the next decision of each seat
    known = np.zeros((n, players), bool)
    for t in reversed(range(steps)):
        over = terminated[t] == 1
        future[over], ahead[over], owed[over], known[over] = 0, 0, 0, True
        owed += rewards[t]
        own = np.arange(n), seats[t]
        gained[t] = np.where(known[own], owed[own] + future[own] - values[t] + decay * ahead[own], 0)
        weights[t] = known[own]
        ahead[own], future[own], owed[own], known[own] = gained[t], values[t], 0, True
    return gained, weights
