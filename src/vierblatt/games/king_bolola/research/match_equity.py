"""How likely a player ends ahead of another, by their balances and the rounds that are left (AMB-23).

`benchmarks/chances.py` fits the number below to matches of the rules bot with itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Totals
from vierblatt.games.king_bolola.rules.state import ROUNDS

#: How slowly a lead turns into a better place.
SCALE = 100.0
#: What is left after the last round: a lead decides.
NOTHING = 1e-6
#: From here on, one round a dealer, places count; before, all play for their own balance alone.
CHANCES_FROM = ROUNDS - 4


def win_chances(state: Any, own: Totals, other: Totals, scored: int) -> npt.NDArray[np.float64]:
    """The chance of a balance of `own` to end above one of `other`; a half where they are the same in the end."""
    lead = (own - other) / np.sqrt(max(ROUNDS - scored, NOTHING))
    return np.asarray(1 / (1 + np.exp(-np.clip(lead / SCALE, -50, 50))))
