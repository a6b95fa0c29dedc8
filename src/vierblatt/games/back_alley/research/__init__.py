"""What search, arena, analysis and environments use of Back Alley."""

from __future__ import annotations

from vierblatt.games.back_alley.research.audit import INVARIANTS, audit
from vierblatt.games.back_alley.research.match_equity import win_chances
from vierblatt.games.back_alley.research.observation import OBSERVED, observe
from vierblatt.games.back_alley.research.origin import agree, origin, remaining
from vierblatt.games.back_alley.research.situation import situate
from vierblatt.games.back_alley.research.stakes import stakes
from vierblatt.games.back_alley.research.statistics import SECTIONS, count_deal
from vierblatt.games.contract import GameResearch

RESEARCH = GameResearch(
    situate=situate,
    origin=origin,
    remaining=remaining,
    agree=agree,
    stakes=stakes,
    grades=(1.5, 5.0, 15.0),
    count_deal=count_deal,
    sections=SECTIONS,
    observe=observe,
    observed=OBSERVED,
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
