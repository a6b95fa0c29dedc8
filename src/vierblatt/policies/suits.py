"""Suits in canonical order, so that a policy judges positions alike that differ only in the names of suits.

Most games would be the same if spades were called hearts (`GameResearch.alike_suits`). A position is brought into
canonical order by sorting these suits by everything that an observation says about each of them, the trump suit first.
Two positions that differ only in the names of suits become the same position, and the logits of the one are those of
the other under the other names: exactly, to the bit. If two suits are the same in everything, their order is arbitrary,
and both get the mean of their logits.

>>> import numpy as np
>>> from vierblatt.observations.actions import ActionSpace
>>> from vierblatt.observations.layout import ObservationLayout
>>> order = SuitOrder.of("kout_bo")
>>> hand = ObservationLayout.of("kout_bo").part("hand")
>>> row = np.zeros((1, ObservationLayout.of("kout_bo").size), np.int8)
>>> row[0, hand.at + 12] = 1                                        # the ace of spades
>>> row[0, hand.at + 13 + 11 : hand.at + 13 + 13] = 1               # king and ace of hearts
>>> position = order.canonical(row, np.ones((1, ActionSpace.of("kout_bo").size), np.int8))
>>> np.flatnonzero(position.observations[0])                        # the longer suit among equal aces comes first
array([11, 12, 25])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.cards import SUITS
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies.protocol import Floats, Rows

Numbers = npt.NDArray[np.int64]
#: Ranks of a suit, in the numbers of cards.
RANKS = 13


@dataclass(frozen=True, eq=False)
class CanonicalPositions:
    """Positions in canonical order, and how to return from it.

    observations, legal_action_mask: as in a `Policy`, of the same shapes as those given.
    """

    observations: Rows
    legal_action_mask: Rows
    _tables: SuitOrder
    _numbers: Numbers  #: the number of each position's order, shape (n,)
    _same: npt.NDArray[np.bool_]  #: whether each suit is the same as the one before it, shape (n, suits - 1)

    def restored(self, logits: Floats) -> Floats:
        """The logits of the positions as they were given, from those of the canonical ones; the same shape."""
        return self._restored(logits[:, None], self._tables.suit_actions)[:, 0]

    def restored_planes(self, planes: Floats) -> Floats:
        """Planes of the positions as they were given, from those of the canonical ones.

        planes: a number for each place of a card, as in the part `hand` of an observation; shape (n, planes, places).
        """
        return self._restored(planes, self._tables.suit_places)

    def _restored(self, numbers: Floats, of_suits: Numbers) -> Floats:
        """Numbers put back in place, with their mean for suits that are the same. of_suits: where they are, by suit."""
        means = numbers
        if self._same.any():
            means = numbers.copy()
            for i in np.flatnonzero(self._same.any(axis=1)):
                for group in _runs(self._same[i]):
                    ids = of_suits[group]
                    means[i][:, ids] = means[i][:, ids].mean(axis=1, keepdims=True)
        places = self._tables.action_places[self._numbers, None, : numbers.shape[2]]
        return np.take_along_axis(means, places, axis=2)

    def canonical_actions(self, actions: Numbers) -> Numbers:
        """Flat ids in the canonical positions, from those in the positions as they were given; shape (n,)."""
        return np.asarray(self._tables.action_places[self._numbers, actions])

    def original_actions(self, actions: Numbers) -> Numbers:
        """Flat ids in the positions as they were given, from those in the canonical positions; shape (n,)."""
        return np.asarray(self._tables.action_gathers[self._numbers, actions])

    def canonical_planes(self, planes: Rows) -> Rows:
        """Planes of cards, such as those of `VectorEnv.all_hands`, in canonical order; shape (n, planes, places)."""
        return np.take_along_axis(planes, self._tables.action_gathers[self._numbers, None, : planes.shape[2]], axis=2)


class SuitOrder:
    """The canonical order of a game's suits. Tables for all orders are made once for each game (`SuitOrder.of`)."""

    def __init__(self, game: Game) -> None:
        layout, space = ObservationLayout.of(game), ActionSpace.of(game)
        self.suits = tuple(game.research.alike_suits)
        self._content, self._calls = _content(layout, self.suits), _part_of_calls(layout)
        suit_ids = _suit_actions(space)
        self.suit_actions: Numbers = suit_ids[list(self.suits)]  #: flat ids of each alike suit, shape (suits, ids)
        self.suit_places: Numbers = _suit_places(space)[list(self.suits)]  #: places of its cards, shape (suits, ranks)
        orders = [*permutations(range(len(self.suits)))]
        self._orders = np.full(1 << 2 * len(self.suits), -1, np.int64)
        gathers, action_gathers, words = [], [], []
        for number, order in enumerate(orders):
            self._orders[_code(np.array([order]))[0]] = number
            whole = [*range(len(SUITS))]
            for place, chosen in zip(self.suits, order, strict=True):
                whole[place] = self.suits[chosen]
            gathers.append(_observation_gather(layout, space, whole))
            actions = np.arange(space.size)
            actions[suit_ids] = suit_ids[whole]
            action_gathers.append(actions)
            words.append(_call_values(space, np.argsort(actions)))
        self._gathers = np.array(gathers)
        self.action_gathers: Numbers = np.array(action_gathers)  #: the flat ids that become the canonical ones
        self._words = np.array(words)
        self.action_places: Numbers = np.argsort(self.action_gathers, axis=1)  #: back from the canonical flat ids
        self._suit_words = _suit_words(space, suit_ids[list(self.suits)])

    @staticmethod
    def of(game: Game | str) -> SuitOrder:
        """The order of a game's suits; raises BadOption for an unknown game."""
        return _suit_order(games.get(game))

    def canonical(self, observations: Rows, legal_action_mask: Rows) -> CanonicalPositions:
        """The positions with their suits in canonical order. Both arrays: int8, as in a `Policy`; they stay as is."""
        n = len(observations)
        numbers, same = np.zeros(n, np.int64), np.zeros((n, max(len(self.suits) - 1, 0)), bool)
        if len(self.suits) < 2:
            return CanonicalPositions(observations, legal_action_mask, self, numbers, same)
        content = observations[:, self._content]
        calls = observations[:, self._calls].view(np.uint8)
        content = np.concatenate((content, self._suit_words[:, calls].transpose(1, 0, 2)), axis=2)
        keys = np.ascontiguousarray(content).view(f"S{content.shape[2]}")[:, :, 0]
        order = np.argsort(keys, axis=1, kind="stable")[:, ::-1]
        sorted_keys = np.take_along_axis(keys, order, axis=1)
        numbers = self._orders[_code(order)]
        rows = np.take_along_axis(observations, self._gathers[numbers], axis=1)
        rows[:, self._calls] = self._words[numbers[:, None], calls]
        mask = np.take_along_axis(legal_action_mask, self.action_gathers[numbers], axis=1)
        return CanonicalPositions(rows, mask, self, numbers, sorted_keys[:, 1:] == sorted_keys[:, :-1])


@cache
def _suit_order(game: Game) -> SuitOrder:
    return SuitOrder(game)


def _code(orders: Any) -> Numbers:
    """A number for each order, two bits for each place."""
    return np.asarray((orders << 2 * np.arange(orders.shape[1])).sum(axis=1))


def _runs(same: npt.NDArray[np.bool_]) -> list[Sequence[int]]:
    """The groups of two or more adjacent suits that are the same."""
    groups: list[Sequence[int]] = []
    begin = 0
    for k in range(1, len(same) + 2):
        if k > len(same) or not same[k - 1]:
            if k - begin > 1:
                groups.append([*range(begin, k)])
            begin = k
    return groups


def _suit_places(space: ActionSpace) -> Numbers:
    """The places of each suit's cards in a plane, in the same order of ranks: shape (four suits, ranks)."""
    return np.array(
        [[place for place, card in enumerate(space.cards) if card // RANKS == suit] for suit in range(len(SUITS))]
    )


def _suit_actions(space: ActionSpace) -> Numbers:
    """The flat ids that belong to each suit, in the same order: its cards, then the calls that name it."""
    columns = [*_suit_places(space).T]
    by_text = {space.text(flat): flat for flat in range(space.size) if space.split(flat)[0] != PLAY}
    for text in by_text:
        if text.endswith(f" {SUITS[0]}"):
            named = [by_text.get(f"{text[:-1]}{suit}") for suit in SUITS]
            if None not in named:
                columns.append(np.array(named))
    return np.array(columns).T


def _part_of_calls(layout: ObservationLayout) -> Numbers:
    """Where the calls are in an observation."""
    return np.array([part.at + k for part in layout.parts if part.of == "calls" for k in range(part.length)], np.int64)


def _fours(layout: ObservationLayout) -> Numbers:
    """Where the parts of kind "suits" are: shape (fours, four suits)."""
    return np.array(
        [
            range(part.at + k, part.at + k + len(SUITS))
            for part in layout.parts
            if part.of == "suits"
            for k in range(0, part.length - len(SUITS) + 1, len(SUITS))
        ],
        np.int64,
    ).reshape(-1, len(SUITS))


def _planes(layout: ObservationLayout, cards: int) -> list[int]:
    """Where each plane of cards begins."""
    return [
        part.at + k for part in layout.parts if part.of == "cards" for k in range(0, part.length - cards + 1, cards)
    ]


def _content(layout: ObservationLayout, suits: Sequence[int]) -> Numbers:
    """Where an observation speaks of each suit, the trump suit first: shape (suits, numbers)."""
    space = ActionSpace.of(layout.game)
    places, fours = _suit_places(space), _fours(layout)
    planes = _planes(layout, len(space.cards))
    of_suits = [[*fours[:, suit], *(at + place for at in planes for place in places[suit][::-1])] for suit in suits]
    return np.array(of_suits, np.int64).reshape(len(suits), -1)


def _observation_gather(layout: ObservationLayout, space: ActionSpace, order: Sequence[int]) -> Numbers:
    """Where each number of a canonical observation is in the given one."""
    gather, places = np.arange(layout.size), _suit_places(space)
    for at in _planes(layout, len(space.cards)):
        gather[at + places] = at + places[[*order]]
    for four in _fours(layout):
        gather[four] = four[[*order]]
    return gather


def _call_values(space: ActionSpace, canonical_ids: Numbers) -> Rows:
    """What the value of a call becomes, for each of the 256 values of a byte."""
    values = np.arange(256)
    flats = np.arange(len(space.cards), space.size)
    values[flats - len(space.cards) + 1] = canonical_ids[flats] - len(space.cards) + 1
    return values.astype(np.uint8).view(np.int8)


def _suit_words(space: ActionSpace, suit_ids: Numbers) -> Rows:
    """For each suit and each value of a call: 0, or which call it is that names this suit. Shape (suits, 256)."""
    words = np.zeros((len(suit_ids), 256), np.int8)
    for suit, ids in enumerate(suit_ids):
        for which, flat in enumerate(ids):
            if flat >= len(space.cards):
                words[suit, flat - len(space.cards) + 1] = which + 1
    return words
