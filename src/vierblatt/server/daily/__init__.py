"""Daily deals on a server: who has played which board, and how that compares. `vierblatt.daily` has the deals."""

from __future__ import annotations

from vierblatt.server.daily.bots import DailyBots as DailyBots
from vierblatt.server.daily.deals import DailyDeals as DailyDeals
from vierblatt.server.daily.deals import OpenBoard as OpenBoard
