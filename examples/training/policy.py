"""The policy: a network over observations, with closed actions masked, trained by PPO (flax, optax)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import jax
import numpy as np
import optax
from flax import linen, serialization
from jax import numpy as jnp

from examples.training.episodes import Bytes, Integers, Reals, Rollout

#: The clipping range of the probability ratio; the weights of the value error and of the entropy in the loss.
CLIP, VALUE, ENTROPY = 0.2, 0.5, 0.01
EPOCHS, MINIBATCH = 2, 2048
FIRST_RATE, LAST_RATE = 1e-3, 1e-4
CLOSED = -1e9
#: The fields of a rollout that the loss uses.
LOSS_FIELDS = ("observations", "masks", "actions", "logs", "values", "advantages")


def network_of(actions: int, width: int = 256) -> Any:
    """Two hidden layers; the outputs are a logit for each action and, last, the expected result."""
    small = linen.initializers.variance_scaling(0.01, "fan_in", "normal")
    hidden = [layer for _ in range(2) for layer in (linen.Dense(width), linen.relu)]
    return linen.Sequential((*hidden, linen.Dense(actions + 1, kernel_init=small)))  # a tuple: jit hashes it


class Policy:
    """A network with its parameters.

    extent: the largest value that occurred at each place of an observation, used for scaling. steps: optimiser steps
    until the learning rate reaches its final value.
    """

    def __init__(self, actions: int, extent: Integers, steps: int, seed: int = 1) -> None:
        self.network = network_of(actions)
        self.key, first = jax.random.split(jax.random.key(seed))
        self.parameters = {
            "network": self.network.init(first, jnp.zeros((1, len(extent)))),
            "extent": jnp.maximum(jnp.abs(jnp.asarray(extent, jnp.float32)), 1),
        }
        self.optimiser = optax.adam(optax.linear_schedule(FIRST_RATE, LAST_RATE, steps))
        self.progress = self.optimiser.init(self.parameters["network"])
        self.chance = np.random.default_rng(seed)

    def act(self, observations: Bytes, masks: Bytes) -> tuple[Integers, Reals, Reals]:
        """Draws an action for each observation; see `episodes.Act`."""
        self.key, key = jax.random.split(self.key)
        drawn, logs, values = draw(self.network, self.parameters, observations, masks, key)
        return np.asarray(drawn, np.int64), np.asarray(logs), np.asarray(values)

    def choose(self, observations: Bytes, masks: Bytes) -> Integers:
        """The likeliest action for each observation."""
        return np.asarray(likeliest(self.network, self.parameters, observations, masks), np.int64)

    def learn(self, rollout: Rollout) -> None:
        """Trains on the decisions in random order, EPOCHS times."""
        flat = {
            name: array.reshape(-1, *array.shape[2:]) for name, array in vars(rollout).items() if name in LOSS_FIELDS
        }
        known = np.flatnonzero(rollout.weights)
        for _ in range(EPOCHS):
            order = self.chance.permutation(known)
            for at in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                part = {name: array[order[at : at + MINIBATCH]] for name, array in flat.items()}
                self.parameters, self.progress = improve(
                    self.network, self.optimiser, self.parameters, self.progress, part
                )

    def save(self, file: Path) -> None:
        """Writes the parameters."""
        file.write_bytes(serialization.to_bytes(self.parameters))

    def load(self, file: Path) -> None:
        """Reads the parameters."""
        self.parameters = serialization.from_bytes(self.parameters, file.read_bytes())


def judged(network: Any, parameters: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Logarithms of the probabilities of all actions, and expected results."""
    out = network.apply(parameters["network"], observations / parameters["extent"])
    return jax.nn.log_softmax(jnp.where(masks == 1, out[:, :-1], CLOSED)), out[:, -1]


@partial(jax.jit, static_argnums=0)
def draw(network: Any, parameters: Any, observations: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """Random actions, drawn with the probabilities of the network."""
    logs, values = judged(network, parameters, observations, masks)
    drawn = jax.random.categorical(key, logs)
    return drawn, jnp.take_along_axis(logs, drawn[:, None], axis=1)[:, 0], values


@partial(jax.jit, static_argnums=0)
def likeliest(network: Any, parameters: Any, observations: Any, masks: Any) -> Any:
    """The most probable action for each observation."""
    return judged(network, parameters, observations, masks)[0].argmax(axis=1)


def loss(trained: Any, network: Any, extent: Any, part: Any) -> Any:
    """PPO: clipped gain, squared error of the value, entropy."""
    logs, values = judged(network, {"network": trained, "extent": extent}, part["observations"], part["masks"])
    chosen = jnp.take_along_axis(logs, part["actions"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - part["logs"])
    gain = part["advantages"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    error = (values - part["values"] - part["advantages"]) ** 2
    entropy = -(jnp.exp(logs) * jnp.where(part["masks"] == 1, logs, 0)).sum(axis=1)
    return (-clipped + VALUE * error - ENTROPY * entropy).mean()


@partial(jax.jit, static_argnums=(0, 1))
def improve(network: Any, optimiser: Any, parameters: Any, progress: Any, part: Any) -> tuple[Any, Any]:
    """One step of the optimiser."""
    slope = jax.grad(loss)(parameters["network"], network, parameters["extent"], part)
    change, progress = optimiser.update(slope, progress)
    return {**parameters, "network": optax.apply_updates(parameters["network"], change)}, progress
