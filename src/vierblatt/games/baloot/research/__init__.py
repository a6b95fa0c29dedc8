"""What search, arena, analysis and environments use of Baloot."""

from __future__ import annotations

from vierblatt.games.baloot.research.agreement import agree
from vierblatt.games.baloot.research.audit import INVARIANTS, audit
from vierblatt.games.baloot.research.match_equity import win_chances
from vierblatt.games.baloot.research.observation import OBSERVED, observe
from vierblatt.games.baloot.research.origin import origin, remaining
from vierblatt.games.baloot.research.situation import situate
from vierblatt.games.baloot.research.stakes import stakes
from vierblatt.games.baloot.research.statistics import SECTIONS, count_deal
from vierblatt.games.contract import GameResearch

RESEARCH = GameResearch(
    situate=situate,
    origin=origin,
    remaining=remaining,
    agree=agree,
    stakes=stakes,
    grades=(1.0, 3.0, 8.0),
    count_deal=count_deal,
    sections=SECTIONS,
    observe=observe,
    observed=OBSERVED,
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
