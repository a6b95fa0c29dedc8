"""The heuristic player of Back Alley, with its reasons and forecasts."""

from __future__ import annotations

from vierblatt.games.back_alley.policy.forecast import FORECASTS
from vierblatt.games.back_alley.policy.policy import policy
from vierblatt.games.back_alley.policy.reasons import REASONS
from vierblatt.games.back_alley.policy.stakes import STAKES
from vierblatt.games.contract import GamePolicy

POLICY = GamePolicy(choose=policy, reasons=REASONS, forecasts=FORECASTS, stakes=STAKES)
