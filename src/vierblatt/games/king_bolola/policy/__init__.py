"""The heuristic player of King Bolola, with its reasons and forecasts."""

from __future__ import annotations

from vierblatt.games.contract import GamePolicy
from vierblatt.games.king_bolola.policy.forecast import FORECASTS
from vierblatt.games.king_bolola.policy.policy import policy
from vierblatt.games.king_bolola.policy.reasons import REASONS
from vierblatt.games.king_bolola.policy.stakes import STAKES

POLICY = GamePolicy(choose=policy, reasons=REASONS, forecasts=FORECASTS, stakes=STAKES)
