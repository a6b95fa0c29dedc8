"""Flat action ids: the actions of all phases of a game in one numbering, the cards first.

>>> space = ActionSpace.of("kout_bo")
>>> space.size, space.text(12), space.text(55)
(118, 'play AS', 'bid bid 5')
>>> space.split(55), space.flat(3, 5)
((3, 5), 55)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.argument_checks import as_whole_number, shown
from vierblatt.errors import BadAction
from vierblatt.games.contract import Game
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.observations.shape import acting_phases, pack_of

_INT64 = np.dtype(np.int64)


@dataclass(frozen=True, eq=False)
class ActionSpace:
    """The flat ids of a game: `pairs[flat]` is the phase and action of an id. All rule sets of a game share them."""

    game: Game
    cards: tuple[int, ...]  #: the cards of the pack by place, which is also their flat id
    pairs: tuple[tuple[int, int], ...]

    @staticmethod
    def of(game: Game | str) -> ActionSpace:
        """The action space of a game; raises BadOption for an unknown one."""
        return _space(games.get(game))

    @property
    def size(self) -> int:
        """The number of flat ids."""
        return len(self.pairs)

    def flat(self, phase: int, action: int) -> int:
        """The flat id of an action of a phase; raises BadAction."""
        flat_id = self._ids.get((phase, action))
        if flat_id is None:
            raise BadAction("no-such-action", action=action, phase=phase)
        return flat_id

    def split(self, flat: int) -> tuple[int, int]:
        """The phase and the action of a flat id; raises BadAction."""
        number = as_whole_number(flat)
        if number is None or not 0 <= number < self.size:
            raise self._no_id(flat)
        return self.pairs[number]

    def whole(self, action: Any) -> int:
        """The action as a whole number, whether it is a flat id or not; raises BadAction for anything else."""
        number = as_whole_number(action)
        if number is None:
            raise self._no_id(action)
        return number

    def _no_id(self, given: Any) -> BadAction:
        return BadAction("action-not-number", given=shown(given), most=self.size - 1)

    def text(self, flat: int) -> str:
        """The name of the phase and the text of the action: ``play AS``, ``bid bid 7``; raises BadAction."""
        phase, action = self.split(flat)
        return f"{self.game.phases[phase].name} {self.game.format(phase, action)}"

    @cached_property
    def _ids(self) -> dict[tuple[int, int], int]:
        return {pair: flat for flat, pair in enumerate(self.pairs)}

    @cached_property
    def codes(self) -> npt.NDArray[np.int64]:
        """For compiled code: ``phase * 64 + action`` of every flat id, shape (size,)."""
        return np.array([phase * LOG_ACTION + action for phase, action in self.pairs], np.int64)

    @cached_property
    def flats(self) -> npt.NDArray[np.int64]:
        """For compiled code: the flat id of every ``phase * 64 + action``, -1 if there is none."""
        ids = np.full(acting_phases(self.game).stop * LOG_ACTION, -1, np.int64)
        ids[self.codes] = np.arange(self.size)
        return ids


def batch_of_actions(actions: Any, n: int) -> npt.NDArray[np.int64]:
    """The flat ids of `n` environments as int64, shape (n,), each a whole number; raises BadAction.

    Accepts arrays of every integer type that int64 contains, and lists of whole numbers.
    """
    if type(actions) is np.ndarray and actions.dtype is _INT64 and actions.shape == (n,):
        return np.ascontiguousarray(actions)
    try:
        given = np.asarray(actions)
    except (ValueError, OverflowError):  # rows of different lengths
        raise BadAction("actions-not-numbers", shape=f"({n},)", given=type(actions).__name__) from None
    if given.dtype.kind not in "iu" or given.shape != (n,) or not np.can_cast(given.dtype, np.int64):
        raise BadAction("actions-not-numbers", shape=f"({n},)", given=f"{given.dtype}, {given.shape}")
    return np.ascontiguousarray(given, np.int64)


@cache
def _space(game: Game) -> ActionSpace:
    cards = pack_of(game)
    calls = [(phase, action) for phase, known in sorted(game.rules.phases.items()) for action in sorted(known.actions)]
    return ActionSpace(game, cards, (*((PLAY, card) for card in cards), *calls))
