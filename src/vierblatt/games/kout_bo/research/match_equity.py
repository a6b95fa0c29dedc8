"""How likely a team wins the match, by what both lack to the end; 51 against nothing is one (KOUT-END-2).

`benchmarks/chances.py` fits the first number below to matches of the rules bot with itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals
from vierblatt.games.kout_bo.rules.options import SHUTOUT_51, TARGET_101

#: How slowly a lead turns into a win.
SCALE = 1.5
#: How much of the way to 51 points counts while the other team has none: it may well score before.
SHUT_OUT = 0.5


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance of the team with `own` points."""
    lacks = [lacking(state, own, other), lacking(state, other, own)]
    lead = (lacks[1] - lacks[0]) / np.sqrt(lacks[0] + lacks[1])
    return np.asarray(1 / (1 + np.exp(-lead / SCALE)))


def lacking(state: Any, points: Totals, against: Totals) -> npt.NDArray[np.float64]:
    """How far a team is from winning."""
    far = np.maximum((101 if state.opt_target == TARGET_101 else 51) - points, 1.0)
    if state.opt_shutout != SHUTOUT_51:
        return far
    near = np.maximum(51 - points, 1.0)
    return np.where((against <= 0) & (near < far), far + SHUT_OUT * (points / 51) * (near - far), far)
