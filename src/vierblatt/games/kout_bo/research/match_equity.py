"""The chance that a team wins the match, from the points both still need; 51 to nothing also wins (KOUT-END-2).

`benchmarks/chances.py` fits the first number below to matches of the heuristic player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals
from vierblatt.games.kout_bo.rules.options import SHUTOUT_51, TARGET_101

#: The scale of a lead: the larger, the more slowly the chance of winning grows with it.
SCALE = 1.5
#: The weight of the way to 51 points while the other team has none, since that team may well score before.
SHUT_OUT = 0.5


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance of the team with `own` points."""
    lacks = [lacking(state, own, other), lacking(state, other, own)]
    lead = (lacks[1] - lacks[0]) / np.sqrt(lacks[0] + lacks[1])
    return np.asarray(1 / (1 + np.exp(-lead / SCALE)))


def lacking(state: Any, points: Totals, against: Totals) -> npt.NDArray[np.float64]:
    """The points that a team still needs to win."""
    far = np.maximum((101 if state.opt_target == TARGET_101 else 51) - points, 1.0)
    if state.opt_shutout != SHUTOUT_51:
        return far
    near = np.maximum(51 - points, 1.0)
    return np.where((against <= 0) & (near < far), far + SHUT_OUT * (points / 51) * (near - far), far)
