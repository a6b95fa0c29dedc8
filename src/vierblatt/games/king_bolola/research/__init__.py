"""What search, arena, analysis and environments use of King Bolola."""

from __future__ import annotations

from vierblatt.games.contract import GameResearch
from vierblatt.games.king_bolola.policy.prospects import prospects
from vierblatt.games.king_bolola.research.audit import INVARIANTS, audit
from vierblatt.games.king_bolola.research.facts import FACTS
from vierblatt.games.king_bolola.research.known_pack import known_pack, remaining
from vierblatt.games.king_bolola.research.match_equity import CHANCES_FROM, win_chances
from vierblatt.games.king_bolola.research.observation import FEATURES, observe
from vierblatt.games.king_bolola.research.situation import draw_situation
from vierblatt.games.king_bolola.research.statistics import SECTIONS, count_deal
from vierblatt.games.king_bolola.research.utility_bound import utility_bound

RESEARCH = GameResearch(
    draw_situation=draw_situation,
    known_pack=known_pack,
    remaining=remaining,
    utility_bound=utility_bound,
    loss_thresholds=(10.0, 30.0, 80.0),
    imp_scale=(23, 57, 102, 148, 193, 250, 307, 363, 420, 488, 568, 681, 852, 1022, 1249, 1476),
    count_deal=count_deal,
    sections=SECTIONS,
    facts=FACTS,
    observe=observe,
    features=FEATURES,
    high_score=1000,
    alike_suits=(0, 2, 3),  # the hearts are special
    audit=audit,
    invariants=INVARIANTS,
    win_chances=win_chances,
    win_chances_from=CHANCES_FROM,
    prospects=prospects,
)
