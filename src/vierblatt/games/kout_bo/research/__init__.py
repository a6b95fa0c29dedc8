"""What search, arena, analysis and environments use of Kout Bo."""

from __future__ import annotations

from vierblatt.games.contract import GameResearch
from vierblatt.games.kout_bo.research.audit import INVARIANTS, audit
from vierblatt.games.kout_bo.research.facts import FACTS
from vierblatt.games.kout_bo.research.known_pack import known_pack
from vierblatt.games.kout_bo.research.match_equity import win_chances
from vierblatt.games.kout_bo.research.observation import FEATURES, observe
from vierblatt.games.kout_bo.research.situation import draw_situation
from vierblatt.games.kout_bo.research.statistics import SECTIONS, count_deal
from vierblatt.games.kout_bo.research.utility_bound import utility_bound

RESEARCH = GameResearch(
    draw_situation=draw_situation,
    known_pack=known_pack,
    utility_bound=utility_bound,
    loss_thresholds=(0.75, 2.0, 5.0),
    imp_scale=(1, 2, 3, 4, 6, 7, 9, 10, 12, 14, 16, 20, 24, 29, 36, 42, 49, 57, 65),
    count_deal=count_deal,
    sections=SECTIONS,
    facts=FACTS,
    observe=observe,
    features=FEATURES,
    alike_suits=(0, 1, 2, 3),
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
)
