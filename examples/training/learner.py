"""The learner: it draws actions, imitates the heuristic player, and improves by PPO (optax)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

import jax
import numpy as np
import optax
from jax import numpy as jnp

from examples.training.episodes import Bytes, Integers, Reals, Rollout
from examples.training.network import Weights, critic_values, head, hidden_of, log_probabilities

#: The clipping range of the probability ratio.
CLIP = 0.2
#: The weights in the loss: of the errors of both values, and of the places of hidden cards.
VALUE, CARDS = 0.5, 0.05
EPOCHS, MINIBATCH = 1, 1024
#: The share of uniformly random actions that an imitation aims at, so that it keeps trying things.
SMOOTHING = 0.05
MOST_GRADIENT = 0.5
#: What is learnt: the heuristic player's actions, which actions score most if that player plays on, what the critic
#: expects, or what leads to better results.
Stage = Literal["imitate", "look ahead", "values", "play"]
#: The weight of the entropy in the loss.
ENTROPY: Mapping[Stage, float] = {"imitate": 0.0, "look ahead": 0.01, "values": 0.0, "play": 0.003}
#: The share of decisions without a gain that are learnt from when looking ahead: for values and places of cards.
WITHOUT_GAIN = 0.2


class Learner:
    """Weights, the state of the optimiser, and a source of chance.

    scales: what each place of an observation is divided by.
    """

    def __init__(self, weights: Weights, scales: Integers, seats: int, seed: int) -> None:
        self.weights, self.scales, self.seats = weights, jnp.asarray(scales, jnp.float32), seats
        self.optimiser = optax.chain(optax.clip_by_global_norm(MOST_GRADIENT), optax.scale_by_adam())
        self.progress = self.optimiser.init(weights)
        self.key, self.chance = jax.random.key(seed), np.random.default_rng(seed)

    def act(self, observations: Bytes, masks: Bytes, holders: Bytes) -> tuple[Integers, Reals, Reals]:
        """Draws an action for each position; see `episodes.Act`."""
        self.key, key = jax.random.split(self.key)
        drawn, logs, values = draw(self.seats, self.weights, self.scales, observations, masks, holders, key)
        return np.asarray(drawn, np.int64), np.asarray(logs), np.asarray(values)

    def learn(self, rollout: Rollout, stage: Stage, rate: float) -> dict[str, float]:
        """Trains on the decisions in random order, `EPOCHS` times; returns the parts of the loss. rate: of learning."""
        sums: dict[str, float] = {}
        steps = 0
        for _ in range(EPOCHS):
            wanted = np.ones(len(rollout.actions), bool)
            if stage == "look ahead":
                wanted = rollout.gains.any(axis=1) | (self.chance.random(len(wanted)) < WITHOUT_GAIN)
            order = self.chance.permutation(np.flatnonzero(wanted))
            for at in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                part = {name: array[order[at : at + MINIBATCH]] for name, array in rollout._asdict().items()}
                self.weights, self.progress, losses = improve(
                    self.optimiser, self.seats, stage, self.weights, self.scales, self.progress, rate, part
                )
                steps += 1
                for name, each in losses.items():
                    sums[name] = sums.get(name, 0.0) + float(each)
        return {name: each / max(steps, 1) for name, each in sums.items()}


@partial(jax.jit, static_argnums=0)
def draw(
    seats: int, weights: Weights, scales: Any, observations: Any, masks: Any, holders: Any, key: Any
) -> tuple[Any, Any, Any]:
    """Random actions, drawn with the probabilities of the network, and what the critic expects."""
    inputs = observations / scales
    logs = log_probabilities(weights["net"], hidden_of(weights["net"], inputs), masks)
    drawn = jax.random.categorical(key, logs)
    values = critic_values(weights["critic"], inputs, holders, seats)
    return drawn, jnp.take_along_axis(logs, drawn[:, None], axis=1)[:, 0], values


def losses_of(weights: Weights, scales: Any, seats: int, stage: Stage, part: Any) -> tuple[Any, dict[str, Any]]:
    """The loss and its parts: of the policy, of both values, of the places of hidden cards, and the entropy."""
    inputs, masks = part["observations"] / scales, part["masks"]
    results = part["values"] + part["advantages"]
    parts: dict[str, Any] = {}
    if stage in {"values", "play"}:
        expected = critic_values(weights["critic"], inputs, part["holders"], seats)
        parts["critic"] = jnp.square(expected - results).mean()
    if stage == "values":
        return parts["critic"], parts
    net, x = weights["net"], hidden_of(weights["net"], inputs)
    logs = log_probabilities(net, x, masks)
    parts["entropy"] = -(jnp.exp(logs) * jnp.where(masks == 1, logs, 0)).sum(axis=1).mean()
    parts["policy"] = policy_loss(logs, stage, part) - ENTROPY[stage] * parts["entropy"]
    parts["value"] = jnp.square(head(net, "value", x)[:, 0] - results).mean()
    parts["cards"] = card_loss(net, x, part["holders"], seats)
    return parts["policy"] + VALUE * (parts["value"] + parts.get("critic", 0)) + CARDS * parts["cards"], parts


def policy_loss(logs: Any, stage: Stage, part: Any) -> Any:
    """The loss of the actions' probabilities, given as logarithms."""
    masks = part["masks"]
    if stage == "imitate":
        goal = jax.nn.one_hot(part["rules"], logs.shape[1]) * (1 - SMOOTHING)
        goal = goal + SMOOTHING * masks / masks.sum(axis=1, keepdims=True)
        return -(goal * jnp.where(masks == 1, logs, 0)).sum(axis=1).mean()
    if stage == "look ahead":
        return -(jnp.exp(logs) * part["gains"]).sum(axis=1).mean()
    chosen = jnp.take_along_axis(logs, part["actions"][:, None], axis=1)[:, 0]
    ratio, gain = jnp.exp(chosen - part["logs"]), part["advantages"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    return -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()


def card_loss(net: Weights, x: Any, holders: Any, seats: int) -> Any:
    """The mean cross-entropy of the holder of a hidden card."""
    logs = jax.nn.log_softmax(head(net, "card", x).reshape(len(x), seats, -1), axis=1)
    right = jnp.take_along_axis(logs, jnp.maximum(holders, 0)[:, None, :].astype(jnp.int32), axis=1)[:, 0]
    hidden = holders >= 0
    return -(right * hidden).sum() / jnp.maximum(hidden.sum(), 1)


@partial(jax.jit, static_argnums=(0, 1, 2))
def improve(
    optimiser: Any, seats: int, stage: Stage, weights: Weights, scales: Any, progress: Any, rate: Any, part: Any
) -> tuple[Weights, Any, Any]:
    """One step of the optimiser."""
    slope, parts = jax.grad(losses_of, has_aux=True)(weights, scales, seats, stage, part)
    change, progress = optimiser.update(slope, progress)
    change = jax.tree.map(lambda each: -rate * each, change)
    return optax.apply_updates(weights, change), progress, parts
