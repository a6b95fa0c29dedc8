"""What search, arena, analysis and environments use of Kout Bo."""

from __future__ import annotations

from vierblatt.games.contract import GameResearch
from vierblatt.games.kout_bo.research.audit import INVARIANTS, audit
from vierblatt.games.kout_bo.research.match_equity import win_chances
from vierblatt.games.kout_bo.research.observation import OBSERVED, observe
from vierblatt.games.kout_bo.research.origin import origin
from vierblatt.games.kout_bo.research.situation import situate
from vierblatt.games.kout_bo.research.stakes import stakes
from vierblatt.games.kout_bo.research.statistics import SECTIONS, count_deal

RESEARCH = GameResearch(
    situate=situate,
    origin=origin,
    stakes=stakes,
    grades=(0.75, 2.0, 5.0),
    count_deal=count_deal,
    sections=SECTIONS,
    observe=observe,
    observed=OBSERVED,
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
