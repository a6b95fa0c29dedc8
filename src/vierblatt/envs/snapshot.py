"""A batch of episodes at one moment, to which `VectorEnv.restore` can go back as often as wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from vierblatt.errors import BadOption
from vierblatt.kernel.state import Words


@dataclass(frozen=True, eq=False)
class BatchSnapshot:
    """Everything that `VectorEnv.step` and `VectorEnv.pick_random` depend on, and what the last step wrote.

    made_by: the game, rules, number of environments, kind of episode, learners and opponents of its environment. words:
    the words of every state. arrays: copies of the environment's arrays.
    """

    made_by: tuple[object, ...]
    words: tuple[Words, ...]
    arrays: tuple[npt.NDArray[Any], ...]

    def check(self, made_by: tuple[object, ...]) -> None:
        """Raises BadOption unless it is of an environment of this kind."""
        if self.made_by != made_by:
            raise BadOption("other-environment")
