"""The chance that a team wins the match, from the points that both teams still need.

`benchmarks/chances.py` fits the number below to matches of the heuristic player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals

#: The scale of a lead: the larger, the more slowly the chance of winning grows with it.
SCALE = 2.5


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance of the team with `own` points."""
    lacks = [np.maximum(state.opt_target - points, 1.0) for points in (own, other)]
    lead = (lacks[1] - lacks[0]) / np.sqrt(lacks[0] + lacks[1])
    return np.asarray(1 / (1 + np.exp(-lead / SCALE)))
