"""The decisions of a policy in vector environments, and the value of each; NumPy only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt.envs.action_values import action_values
from vierblatt.envs.vector import VectorEnv
from vierblatt.policies.suits import CanonicalPositions, SuitOrder

Bytes = npt.NDArray[np.int8]
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float32]

#: Gains are cut off here, in multiples of the standard deviation of results.
MOST_GAIN = 5.0
#: Canonical observations, masks and holders -> an action for each, the logarithm of its probability, expected results.
Act = Callable[[Bytes, Bytes, Bytes], tuple[Integers, Reals, Reals]]


class Rollout(NamedTuple):
    """Decisions, all in canonical suit order; n is their number, forced ones left out."""

    observations: Bytes
    masks: Bytes
    holders: Bytes  #: where each hidden card was, see `holders_of`
    actions: Integers
    rules: Integers  #: what the heuristic player would have done, for imitating it
    logs: Reals  #: logarithms of the probabilities of the actions when they were chosen
    values: Reals  #: the results that were expected
    gains: Reals  #: what each action scores if the heuristic player plays on, less the mean of the legal ones
    advantages: Reals  #: how much better the results were


def holders_of(env: VectorEnv, position: CanonicalPositions, hands: Bytes) -> Bytes:
    """Where each card is that the seat to act does not see: int8, shape (n, places).

    0: in no hand, k: in the hand of the k-th player after the seat to act, -1: it is its own card, or was played.
    """
    played = env.layout.part("played")
    seen = position.observations[:, played.at : played.at + played.length].reshape(len(hands), -1, hands.shape[2])
    planes = position.canonical_planes(hands)
    others = planes * np.arange(planes.shape[1], dtype=np.int8)[:, None]
    return np.where((planes[:, 0] == 1) | seen.any(axis=1), -1, others.max(axis=1)).astype(np.int8)


def gains_of(env: VectorEnv, scale: float) -> Reals:
    """The values of all actions (`action_values`), divided by `scale`, less the mean of the legal ones.

    What a choice uses up for the rest of the match (`GameResearch.prospects`) is counted.
    """
    values = action_values(env)
    for i in np.flatnonzero(env.legal_action_mask[:, len(env.space.cards) :].any(axis=1)):
        state = env.game.layout.reader(env.states, int(i))
        for action, worth in env.game.research.prospects(state).items():
            values[i, env.space.flat(state.phase, action)] += worth
    legal = env.legal_action_mask != 0
    means = (values * legal).sum(axis=1, keepdims=True) / legal.sum(axis=1, keepdims=True)
    gains = np.where(legal, (values - means) / scale, 0)
    return np.clip(gains, -MOST_GAIN, MOST_GAIN).astype(np.float32)


def _no_gains(env: VectorEnv) -> Reals:
    return np.zeros(env.legal_action_mask.shape, np.float32)


def collect(
    envs: Sequence[VectorEnv],
    act: Act,
    steps: int,
    scale: float,
    *,
    imitated: float = 0.0,
    look_ahead: bool = False,
) -> Rollout:
    """Plays `steps` more steps in every environment; rewards are divided by `scale`.

    imitated: the share of environments in which the heuristic player chooses the actions of the learners. look_ahead:
    whether to find the gains of all actions.
    """
    n = sum(env.n for env in envs)
    bounds = [0, *np.cumsum([env.n for env in envs])]
    order = SuitOrder.of(envs[0].game)
    kept: dict[str, list[Any]] = {name: [] for name in Rollout._fields[:-1]}
    turns, rewards, terminated = [], [], []
    led = np.arange(n) % 100 < 100 * imitated
    for _ in range(steps):
        seen, masks, hands, turn, rules = (
            np.concatenate(parts)
            for parts in zip(
                *((e.observations, e.legal_action_mask, e.all_hands(), e.current_player, e.pick_rules()) for e in envs),
                strict=True,
            )
        )
        position = order.canonical(seen, masks)
        holders = holders_of(envs[0], position, hands)
        actions, logs, values = act(position.observations, position.legal_action_mask, holders)
        wanted = position.canonical_actions(rules)
        actions = np.where(led, wanted, actions)
        original = position.original_actions(actions)
        looked = np.concatenate([gains_of(env, scale) if look_ahead else _no_gains(env) for env in envs])
        for k, env in enumerate(envs):
            env.step(original[bounds[k] : bounds[k + 1]])
        gains = position.canonical_planes(looked[:, None])[:, 0]
        step = (position.observations, position.legal_action_mask, holders, actions, wanted, logs, values, gains)
        for name, array in zip(kept, step, strict=True):
            kept[name].append(array)
        turns.append(turn)
        rewards.append(np.concatenate([env.rewards for env in envs]))
        terminated.append(np.concatenate([env.terminated for env in envs]))
    arrays = {name: np.array(each) for name, each in kept.items()}
    gained, known = advantages(
        (np.array(rewards) / scale).astype(np.float32), np.array(terminated), np.array(turns), arrays["values"]
    )
    wanted_rows = known & (arrays["masks"].sum(axis=2) > 1)
    return Rollout(**{name: array[wanted_rows] for name, array in arrays.items()}, advantages=gained[wanted_rows])


def advantages(
    rewards: Reals, terminated: Bytes, seats: Integers, values: Reals, decay: float = 0.95
) -> tuple[Reals, npt.NDArray[np.bool_]]:
    """Generalised advantages along each seat's own decisions, and where a later decision or the end is known.

    rewards: (steps, n, seats), of every seat. terminated, seats (who decided), values: (steps, n).
    """
    steps, n, players = rewards.shape
    gained, sure = np.zeros((steps, n), np.float32), np.zeros((steps, n), bool)
    future, ahead, owed = np.zeros((3, n, players), np.float32)  # of the next decision of each seat
    known = np.zeros((n, players), bool)
    for t in reversed(range(steps)):
        over = terminated[t] == 1
        future[over], ahead[over], owed[over], known[over] = 0, 0, 0, True
        owed += rewards[t]
        own = np.arange(n), seats[t]
        gained[t] = np.where(known[own], owed[own] + future[own] - values[t] + decay * ahead[own], 0)
        sure[t] = known[own]
        ahead[own], future[own], owed[own], known[own] = gained[t], values[t], 0, True
    return gained, sure
