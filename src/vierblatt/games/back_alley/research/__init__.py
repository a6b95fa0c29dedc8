"""What search, arena, analysis and environments use of Back Alley."""

from __future__ import annotations

from vierblatt.games.back_alley.research.audit import INVARIANTS, audit
from vierblatt.games.back_alley.research.facts import FACTS
from vierblatt.games.back_alley.research.known_pack import is_consistent, known_pack, remaining
from vierblatt.games.back_alley.research.match_equity import win_chances
from vierblatt.games.back_alley.research.observation import FEATURES, observe
from vierblatt.games.back_alley.research.situation import draw_situation
from vierblatt.games.back_alley.research.statistics import SECTIONS, count_deal
from vierblatt.games.back_alley.research.utility_bound import utility_bound
from vierblatt.games.contract import GameResearch

RESEARCH = GameResearch(
    draw_situation=draw_situation,
    known_pack=known_pack,
    remaining=remaining,
    is_consistent=is_consistent,
    utility_bound=utility_bound,
    loss_thresholds=(1.5, 5.0, 15.0),
    imp_scale=(2, 4, 8, 11, 15, 19, 24, 28, 32, 37, 44, 52, 65, 78, 96, 113, 131, 153, 174, 196, 218, 261, 305, 349),
    count_deal=count_deal,
    sections=SECTIONS,
    facts=FACTS,
    observe=observe,
    features=FEATURES,
    high_score=500,
    alike_suits=(0, 1, 2, 3),
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
