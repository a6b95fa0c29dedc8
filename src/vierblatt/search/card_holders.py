"""How likely worlds are by a policy that says where the hidden cards are."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.records import observe
from vierblatt.policies.protocol import Floats, Rows

#: No probability is taken for less than this: a policy is never quite sure.
LEAST_PROBABILITY = 1e-3


@runtime_checkable
class LocatesCards(Protocol):
    """A policy that says where hidden cards are, such as `vierblatt.policies.Net`."""

    def card_holders(self, observations: Rows) -> Floats:
        """Probabilities, shape (n, seats, places): seat 0 stands for nobody, seat k for the k-th player afterwards."""
        ...


def holder_logarithms(game: Game, concealed: States, worlds: States, policy: LocatesCards) -> npt.NDArray[np.float64]:
    """The logarithms of the probabilities of all hidden cards' holders in each world, float64, shape (worlds,)."""
    layout, seats = game.layout, game.layout.seats
    turn, at, cards = layout.read(concealed, "turn"), layout.offsets["hands"], np.array(ActionSpace.of(game).cards)
    hands = np.array([layout.words(worlds, n)[at : at + seats] for n in range(len(worlds))])
    present = layout.reader(concealed).seats
    order = [(turn + k) % present for k in range(1, present)]
    held = hands[:, order, None] >> cards & 1
    shares = policy.card_holders(observe(game, concealed).observations)[0].astype(np.float64)
    logs = np.log(np.maximum(shares, LEAST_PROBABILITY))
    # A card that is in no hand is nobody's. Own and played cards are so in every world, which changes no weight.
    among_others = held.sum(axis=1)
    return np.asarray((held * (logs[1:present] - logs[0])).sum(axis=(1, 2)) + 0 * among_others.sum())
