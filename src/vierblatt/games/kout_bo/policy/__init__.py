"""The heuristic player of Kout Bo, with its reasons and forecasts."""

from __future__ import annotations

from vierblatt.games.contract import GamePolicy
from vierblatt.games.kout_bo.policy.forecast import FORECASTS
from vierblatt.games.kout_bo.policy.policy import policy
from vierblatt.games.kout_bo.policy.reasons import REASONS
from vierblatt.games.kout_bo.policy.stakes import STAKES

POLICY = GamePolicy(choose=policy, reasons=REASONS, forecasts=FORECASTS, stakes=STAKES)
