"""The chance that a player finishes ahead of another, from their balances and the rounds that are left (AMB-23).

`benchmarks/chances.py` fits the number below to matches of the heuristic player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals
from vierblatt.games.king_bolola.rules.state import ROUNDS

#: The scale of a lead: the larger, the more slowly the chance of a better place grows with it.
SCALE = 100.0
#: Stands for the rounds left after the last one, so that any lead decides.
NOTHING = 1e-6
#: From here on, with one round per dealer to go, places count; before, all play only for their own balance.
CHANCES_FROM = ROUNDS - 4


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance that a balance of `own` finishes above one of `other`; a half if they are equal at the end."""
    lead = (own - other) / np.sqrt(max(ROUNDS - scored, NOTHING))
    return np.asarray(1 / (1 + np.exp(-np.clip(lead / SCALE, -50, 50))))
