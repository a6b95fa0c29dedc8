"""The network in JAX: the same computation as `vierblatt.policies.Net`, and a critic that sees all hands.

Weights are dictionaries of arrays with the names of `vierblatt.policies.net.array_shapes`, so that what was trained can
be saved as a net. Inputs are observations in canonical suit order, each place divided by its scale.
"""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from vierblatt.policies import ModelCard, Net
from vierblatt.policies.net import EPSILON, array_shapes

#: A dictionary of arrays by name, or by name of a dictionary.
Weights = Any
CLOSED = -1e9
#: The hidden layers of the critic, which is only needed in training.
CRITIC = (256, 128)


def first_weights(game: str, hidden: tuple[int, ...], inputs: int, seats: int, places: int, seed: int) -> Weights:
    """Random weights of a net and its critic; heads begin near 0."""
    net = Net.random(game, hidden, seed).arrays
    for name in ("policy_weights", "value_weights", "card_weights"):
        net[name] = net[name] * 0.02
    sizes, rng = (inputs + seats * places, *CRITIC), np.random.default_rng(seed)
    critic: dict[str, Any] = {}
    for k in range(len(CRITIC)):
        critic[f"weights_{k}"] = rng.normal(0, np.sqrt(2 / sizes[k]), sizes[k : k + 2])
        critic[f"biases_{k}"] = critic[f"shifts_{k}"] = np.zeros(sizes[k + 1])
        critic[f"scales_{k}"] = np.ones(sizes[k + 1])
    critic |= {"value_weights": rng.normal(0, 0.02, (sizes[-1], 1)), "value_biases": np.zeros(1)}
    return jax.tree.map(lambda array: jnp.asarray(array, jnp.float32), {"net": net, "critic": critic})


def hidden_of(weights: Weights, x: Any) -> Any:
    """What the last hidden layer says."""
    k = 0
    while f"weights_{k}" in weights:
        x = x @ weights[f"weights_{k}"] + weights[f"biases_{k}"]
        x = x - x.mean(axis=1, keepdims=True)
        x = x / jnp.sqrt(jnp.square(x).mean(axis=1, keepdims=True) + EPSILON)
        x = jax.nn.relu(x * weights[f"scales_{k}"] + weights[f"shifts_{k}"])
        k += 1
    return x


def head(weights: Weights, name: str, x: Any) -> Any:
    """One of the linear outputs: `policy`, `value` or `card`."""
    return x @ weights[f"{name}_weights"] + weights[f"{name}_biases"]


def log_probabilities(net: Weights, x: Any, masks: Any) -> Any:
    """Logarithms of the probabilities of all actions. x: from `hidden_of`."""
    return jax.nn.log_softmax(jnp.where(masks == 1, head(net, "policy", x), CLOSED))


def critic_values(critic: Weights, inputs: Any, holders: Any, seats: int) -> Any:
    """The expected results by the critic. holders: where each hidden card is, see `episodes.holders_of`."""
    hands = (holders[:, None, :] == jnp.arange(seats)[:, None]).astype(jnp.float32).reshape(len(inputs), -1)
    return head(critic, "value", hidden_of(critic, jnp.concatenate((inputs, hands), axis=1)))[:, 0]


def net_of(game: str, hidden: tuple[int, ...], weights: Weights, scales: Any, points: float, card: ModelCard) -> Net:
    """The trained net. scales: what each place of an observation was divided by. points: what results were."""
    arrays = {name: np.asarray(weights["net"][name], np.float32) for name in array_shapes(game, hidden)}
    arrays["weights_0"] = arrays["weights_0"] / np.asarray(scales, np.float32)[:, None]
    for name in ("value_weights", "value_biases"):
        arrays[name] = arrays[name] * np.float32(points)
    return Net(game, hidden, arrays, card)


def weights_of(net: Net, scales: Any, points: float) -> Weights:
    """The weights of the net in a file, to train them further; the inverse of `net_of`."""
    arrays = dict(net.arrays)
    arrays["weights_0"] = arrays["weights_0"] * np.asarray(scales, np.float32)[:, None]
    for name in ("value_weights", "value_biases"):
        arrays[name] = arrays[name] / np.float32(points)
    return {name: jnp.asarray(array) for name, array in arrays.items()}
