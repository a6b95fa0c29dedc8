"""The chance that a team wins the match, from its lead and the sizes of the deals that are left.

`benchmarks/chances.py` fits the number below to matches of the heuristic player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals

#: The scale of a lead: the larger, the more slowly the chance of winning grows with it.
SCALE = 1.2
#: Stands for the deals left after the last one, so that any lead decides.
NOTHING = 0.01


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance of the team with `own` points."""
    sizes = state.opt_schedule[1 + scored : 1 + state.opt_schedule[0]]
    lead = (own - other) / np.sqrt(sum(size * size for size in sizes) + NOTHING)
    return np.asarray(1 / (1 + np.exp(-np.clip(lead / SCALE, -50, 50))))
