"""The heuristic player of Baloot, with its reasons and forecasts."""

from __future__ import annotations

from vierblatt.games.baloot.policy.forecast import FORECASTS
from vierblatt.games.baloot.policy.policy import policy
from vierblatt.games.baloot.policy.reasons import REASONS
from vierblatt.games.baloot.policy.stakes import STAKES
from vierblatt.games.contract import GamePolicy

POLICY = GamePolicy(choose=policy, reasons=REASONS, forecasts=FORECASTS, stakes=STAKES)
