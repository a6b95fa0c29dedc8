"""`Net`: a policy that is a small neural network, computed with NumPy alone.

It is a multi-layer perceptron: the numbers of an observation in canonical suit order (`vierblatt.policies.suits`) go
through hidden layers, each a linear map, layer normalisation and relu; linear heads give the logits, the value, and
where the hidden cards are.

>>> from vierblatt.envs.vector import VectorEnv
>>> env = VectorEnv("king_bolola", 3)
>>> net = Net.random("king_bolola", hidden=(32, 32), seed=1)
>>> output = net(env.observations, env.legal_action_mask)
>>> output.logits.shape, output.values.shape, net.parameters
((3, 64), (3,), 31153)
>>> net.card_holders(env.observations).shape
(3, 4, 52)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.argument_checks import shown, whole_number
from vierblatt.errors import BadPolicy
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies.protocol import PolicyOutput, Rows
from vierblatt.policies.suits import SuitOrder

Array = npt.NDArray[np.float32]

#: The most hidden layers, and the most units of one.
MOST_LAYERS, MOST_UNITS = 16, 4096
#: Added to the variance in layer normalisation, as in PyTorch and Flax.
EPSILON = np.float32(1e-5)


class ModelCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people should know about a net: its name, how it was trained and on what, its licence, and its limits."""

    name: str
    training: str
    licence: str
    notes: str = ""


@dataclass(frozen=True, eq=False)
class Net:
    """A net for one game.

    game: an id. hidden: the units of each hidden layer. arrays: the weights by name, of the shapes of `array_shapes`;
    they are kept as float32. card: see `ModelCard`. Raises BadPolicy for arrays of other names or shapes or with
    numbers that are not finite, BadOption for an unknown game or impossible layers.
    """

    game: str
    hidden: tuple[int, ...]
    arrays: dict[str, Array]
    card: ModelCard

    def __post_init__(self) -> None:
        shapes = array_shapes(self.game, self.hidden)
        if {*shapes} != {*self.arrays}:
            odd = min({*shapes} ^ {*self.arrays})
            raise BadPolicy("policy-malformed", part=shown(odd))
        checked = {name: np.ascontiguousarray(self.arrays[name], np.float32) for name in shapes}
        for name, shape in shapes.items():
            if checked[name].shape != shape:
                raise BadPolicy("policy-output", part=name, given=str(checked[name].shape), needed=str(shape))
            if not np.isfinite(checked[name]).all():
                raise BadPolicy("policy-not-finite", part=name)
        object.__setattr__(self, "arrays", checked)

    @staticmethod
    def random(game: str, hidden: Sequence[int] = (256,), seed: int = 0, card: ModelCard | None = None) -> Net:
        """A net with random weights, to begin training with or to try things out; raises BadOption."""
        rng = np.random.default_rng(seed)
        arrays: dict[str, Any] = {}
        for name, shape in array_shapes(game, hidden).items():
            if name.startswith("scales"):
                arrays[name] = np.ones(shape)
            elif len(shape) == 1:
                arrays[name] = np.zeros(shape)
            else:
                arrays[name] = rng.normal(0, np.sqrt(2 / shape[0]), shape)
        return Net(game, tuple(hidden), arrays, card or ModelCard("random", "none: random weights", "CC0-1.0"))

    @property
    def parameters(self) -> int:
        """How many numbers the net has."""
        return sum(array.size for array in self.arrays.values())

    def __call__(self, observations: Rows, legal_action_mask: Rows, /) -> PolicyOutput:
        """Logits and values, float32; see `Policy`. Raises BadPolicy for observations or masks of another game."""
        self._check(observations)
        given, needed = np.shape(legal_action_mask), (len(observations), len(self.arrays["policy_biases"]))
        if given != needed:
            raise BadPolicy("policy-output", part="legal_action_mask", given=given, needed=str(needed))
        position = SuitOrder.of(self.game).canonical(observations, legal_action_mask)
        x = self._last_hidden(position.observations)
        logits = x @ self.arrays["policy_weights"] + self.arrays["policy_biases"]
        values = x @ self.arrays["value_weights"] + self.arrays["value_biases"]
        return PolicyOutput(position.restored(logits), values[:, 0])

    def card_holders(self, observations: Rows) -> Array:
        """How likely each card is where: float32, shape (n, seats, places), of sum 1 over the seats.

        Seat 0 stands for nobody (the card is in no other hand), seat k for the k-th player after the seat to act. The
        net knows the rules only as far as it learnt them: what the cards shown and the voids exclude is not 0 for sure.
        Raises BadPolicy for observations of another game.
        """
        self._check(observations)
        layout = ObservationLayout.of(self.game)
        actions = np.zeros((len(observations), ActionSpace.of(self.game).size), np.int8)
        position = SuitOrder.of(self.game).canonical(observations, actions)
        x = self._last_hidden(position.observations)
        logits = x @ self.arrays["card_weights"] + self.arrays["card_biases"]
        planes = position.restored_planes(logits.reshape(len(x), layout.game.layout.seats, layout.part("hand").length))
        shares = np.exp(planes - planes.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)

    def _check(self, observations: Rows) -> None:
        needed = ObservationLayout.of(self.game).size
        if observations.ndim != 2 or observations.shape[1] != needed:
            raise BadPolicy("policy-output", part="observations", given=observations.shape, needed=f"(n, {needed})")

    def _last_hidden(self, observations: Rows) -> Array:
        """What the last hidden layer says of canonical observations, shape (n, units)."""
        arrays, x = self.arrays, observations.astype(np.float32)
        for k in range(len(self.hidden)):
            x = (_first_product(x, arrays["weights_0"]) if k == 0 else x @ arrays[f"weights_{k}"]) + arrays[
                f"biases_{k}"
            ]
            x -= x.mean(axis=1, keepdims=True)
            x /= np.sqrt(np.square(x).mean(axis=1, keepdims=True) + EPSILON)
            x = np.maximum(x * arrays[f"scales_{k}"] + arrays[f"shifts_{k}"], 0)
        return x


def _first_product(x: Array, weights: Array) -> Array:
    """The product of observations and weights; of a single observation, without the many numbers that are 0."""
    if len(x) != 1:
        return x @ weights
    some = np.flatnonzero(x[0])
    return x[:, some] @ weights[some]


def array_shapes(game: str, hidden: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """The arrays of a net by name, in the order of its file, and their shapes; raises BadOption.

    >>> array_shapes("kout_bo", [8])["weights_0"], array_shapes("kout_bo", [8])["policy_weights"]
    ((871, 8), (8, 118))
    """
    whole_number("layers", len(hidden), least=1, most=MOST_LAYERS)
    units = [whole_number("units", each, least=1, most=MOST_UNITS) for each in hidden]
    sizes = [ObservationLayout.of(games.get(game)).size, *units]
    shapes: dict[str, tuple[int, ...]] = {}
    for k in range(len(units)):
        shapes[f"weights_{k}"] = (sizes[k], sizes[k + 1])
        shapes |= {f"{name}_{k}": (sizes[k + 1],) for name in ("biases", "scales", "shifts")}
    actions = ActionSpace.of(games.get(game)).size
    shapes |= {"policy_weights": (sizes[-1], actions), "policy_biases": (actions,)}
    shapes |= {"value_weights": (sizes[-1], 1), "value_biases": (1,)}
    holders = games.get(game).layout.seats * ObservationLayout.of(games.get(game)).part("hand").length
    return shapes | {"card_weights": (sizes[-1], holders), "card_biases": (holders,)}
