"""Back Alley: bid the tricks your team will take; the hand shrinks from thirteen cards to one and grows again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vierblatt.cards import PACK_54
from vierblatt.games.back_alley.audit import INVARIANTS, audit
from vierblatt.games.back_alley.cases import JUDGES
from vierblatt.games.back_alley.deal import deal, start
from vierblatt.games.back_alley.events import dealt, events, facts, score_lines, why_not
from vierblatt.games.back_alley.forecast import FORECASTS
from vierblatt.games.back_alley.match_equity import win_chances
from vierblatt.games.back_alley.observation import OBSERVED, observe
from vierblatt.games.back_alley.options import OPTIONS
from vierblatt.games.back_alley.origin import agree, origin, remaining
from vierblatt.games.back_alley.play import act, legal
from vierblatt.games.back_alley.policy import REASONS, policy
from vierblatt.games.back_alley.scoring import utility
from vierblatt.games.back_alley.setup import setup
from vierblatt.games.back_alley.situation import situate
from vierblatt.games.back_alley.solving import SOLVING
from vierblatt.games.back_alley.stakes import stakes
from vierblatt.games.back_alley.state import BIDDING, CALLS, LAYOUT
from vierblatt.games.back_alley.statistics import SECTIONS, count_deal
from vierblatt.games.contract import Game, Phase, TableShape
from vierblatt.games.options import Value


def table(values: Mapping[str, Value]) -> TableShape:
    """BA-TABLE-1, BA-TABLE-2: four seats, two teams, clockwise."""
    return TableShape(seats=4, sides=2, pack=PACK_54, clockwise=True)


GAME = Game(
    id="back_alley",
    layout=LAYOUT,
    options=OPTIONS,
    table=table,
    start=start,
    deal=deal,
    legal=legal,
    act=act,
    utility=utility,
    policy=policy,
    own_phases={BIDDING: Phase("bidding", CALLS)},
    events=events,
    dealt=dealt,
    facts=facts,
    score_lines=score_lines,
    why_not=why_not,
    setup=setup,
    reasons=REASONS,
    forecasts=FORECASTS,
    origin=origin,
    remaining=remaining,
    agree=agree,
    stakes=stakes,
    solving=SOLVING,
    win_chances=win_chances,
    grades=(1.5, 5.0, 15.0),
    audit=audit,
    invariants=INVARIANTS,
    room=Path(__file__).parent,
    count_deal=count_deal,
    sections=SECTIONS,
    judges=JUDGES,
    # Where every hand of one card must risk a board, programs could pass for ever.
    simulation={"all_pass_limit": 20},
    situate=situate,
    observe=observe,
    observed=OBSERVED,
)
