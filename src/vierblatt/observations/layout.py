"""What a seat sees: one flat vector of int8 with everything needed for perfect play from here, and nothing more.

Seats are always relative to the observer: 0 is the observer, 1 the next to play, and so on. The parts common to all
games come first, those specific to a game (`GameResearch.features`) last.

>>> layout = ObservationLayout.of("king_bolola")
>>> [(part.name, part.at, part.length) for part in layout.parts[:3]]
[('hand', 0, 52), ('played', 52, 208), ('order', 260, 52)]
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.games.contract import Game
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.expansion import ExpandedPart, Expansion, ObservationPart
from vierblatt.observations.shape import common_features, own_features, raw_fields, register_numbers

#: Raised whenever a part of the same name and length comes to mean something else.
MEANING = 1


@dataclass(frozen=True, eq=False)
class ObservationLayout:
    """The parts of a game's observations; a game's rule sets share them."""

    game: Game
    parts: tuple[ObservationPart, ...]
    size: int
    memory_size: int  #: bytes that an environment keeps in addition to its state

    @staticmethod
    def of(game: Game | str) -> ObservationLayout:
        """The layout of a game; raises BadOption for an unknown one."""
        return _layout(games.get(game))

    def part(self, name: str) -> ObservationPart:
        """Returns a part by name; raises KeyError."""
        return {part.name: part for part in self.parts}[name]

    @cached_property
    def key(self) -> str:
        """A short hash of the meaning of observations and flat ids; if it differs, a policy was made for others.

        >>> ObservationLayout.of("baloot").key == ObservationLayout.of("kout_bo").key
        False
        """
        space = ActionSpace.of(self.game)
        parts = [f"{part.name} {part.at} {part.length}" for part in self.parts]
        meaning = [str(MEANING), self.game.id, *parts, *map(space.text, range(space.size))]
        return sha256("\n".join(meaning).encode()).hexdigest()[:16]

    @property
    def expanded_size(self) -> int:
        """The length of a row of `expand`."""
        return self._expansion.size

    @property
    def expanded_parts(self) -> tuple[ExpandedPart, ...]:
        """Where each part is in a row of `expand`."""
        return self._expansion.parts

    def expand(self, observations: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        """Observations as inputs for a network: every number divided by its scale, calls one-hot, points as one number.

        observations: int8, shape (n, size). Returns float32, shape (n, expanded_size), a new array. Raises BadOption
        for anything else. `vierblatt.observations.expansion` says how each part is expanded.

        >>> import numpy as np
        >>> layout = ObservationLayout.of("kout_bo")
        >>> layout.expand(np.zeros((5, layout.size), np.int8)).shape, layout.expanded_size
        ((5, 1413), 1413)
        """
        return self._expansion.expand(observations)

    @cached_property
    def _expansion(self) -> Expansion:
        space = ActionSpace.of(self.game)
        calls = space.size - len(space.cards) + self.game.rules.has_secrets
        return Expansion(self.parts, {"calls": calls, "callers": self.game.layout.seats})

    @cached_property
    def flats(self) -> npt.NDArray[np.int8]:
        """For compiled code, int64 as bytes: the flat ids by phase and action, then the positions of the raw fields."""
        fields, offsets = self.game.layout.fields, self.game.layout.offsets
        raw = [number for name in raw_fields(self.game) for number in (offsets[name], fields[name].size or 1)]
        return np.concatenate((ActionSpace.of(self.game).flats, np.array(raw, np.int64))).view(np.int8)


@cache
def _layout(game: Game) -> ObservationLayout:
    parts, at = [], 0
    for feature in (*common_features(game), *own_features(game)):
        if feature.length:
            parts.append(ObservationPart(feature.name, at, feature.length, feature.text, feature.of, feature.scale))
            at += feature.length
    return ObservationLayout(game, tuple(parts), at, register_numbers(game))
