"""What search, arena, analysis and environments use of Baloot."""

from __future__ import annotations

from vierblatt.games.baloot.research.audit import INVARIANTS, audit
from vierblatt.games.baloot.research.consistency import is_consistent
from vierblatt.games.baloot.research.facts import FACTS
from vierblatt.games.baloot.research.known_pack import known_pack, remaining
from vierblatt.games.baloot.research.match_equity import win_chances
from vierblatt.games.baloot.research.observation import FEATURES, observe
from vierblatt.games.baloot.research.situation import draw_situation
from vierblatt.games.baloot.research.statistics import SECTIONS, count_deal
from vierblatt.games.baloot.research.utility_bound import utility_bound
from vierblatt.games.contract import GameResearch

RESEARCH = GameResearch(
    draw_situation=draw_situation,
    known_pack=known_pack,
    remaining=remaining,
    is_consistent=is_consistent,
    utility_bound=utility_bound,
    loss_thresholds=(1.0, 3.0, 8.0),
    imp_scale=(2, 5, 9, 13, 17, 21, 26, 31, 36, 42, 49, 58, 73, 88, 107, 126, 146, 170, 194, 219, 243, 292, 340, 389),
    count_deal=count_deal,
    sections=SECTIONS,
    facts=FACTS,
    observe=observe,
    features=FEATURES,
    high_score=152,
    alike_suits=(0, 1, 2, 3),
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
