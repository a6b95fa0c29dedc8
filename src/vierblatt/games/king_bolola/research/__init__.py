"""What search, arena, analysis and environments use of King Bolola."""

from __future__ import annotations

from vierblatt.games.contract import GameResearch
from vierblatt.games.king_bolola.policy.prospects import prospects
from vierblatt.games.king_bolola.research.audit import INVARIANTS, audit
from vierblatt.games.king_bolola.research.match_equity import CHANCES_FROM, win_chances
from vierblatt.games.king_bolola.research.observation import OBSERVED, observe
from vierblatt.games.king_bolola.research.origin import origin, remaining
from vierblatt.games.king_bolola.research.situation import situate
from vierblatt.games.king_bolola.research.stakes import stakes
from vierblatt.games.king_bolola.research.statistics import SECTIONS, count_deal

RESEARCH = GameResearch(
    situate=situate,
    origin=origin,
    remaining=remaining,
    stakes=stakes,
    grades=(10.0, 30.0, 80.0),
    count_deal=count_deal,
    sections=SECTIONS,
    observe=observe,
    observed=OBSERVED,
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
    win_chances_from=CHANCES_FROM,
    prospects=prospects,
)
