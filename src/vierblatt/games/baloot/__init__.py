"""Baloot: two teams buy a card as sun or hokom and race to 152."""

from __future__ import annotations

from pathlib import Path

from vierblatt.cards import PACK_32
from vierblatt.games.baloot.agreeing import agree
from vierblatt.games.baloot.audit import INVARIANTS, audit
from vierblatt.games.baloot.cases import JUDGES
from vierblatt.games.baloot.deal import deal, start
from vierblatt.games.baloot.events import dealt, events, facts, score_lines
from vierblatt.games.baloot.forecast import FORECASTS
from vierblatt.games.baloot.match_equity import win_chances
from vierblatt.games.baloot.observation import OBSERVED, observe
from vierblatt.games.baloot.options import OPTIONS
from vierblatt.games.baloot.origin import origin, remaining
from vierblatt.games.baloot.policy import policy
from vierblatt.games.baloot.reasons import REASONS
from vierblatt.games.baloot.refusals import why_not
from vierblatt.games.baloot.rules import act, legal, utility
from vierblatt.games.baloot.setup import setup
from vierblatt.games.baloot.situation import situate
from vierblatt.games.baloot.solving import SOLVING
from vierblatt.games.baloot.stakes import stakes
from vierblatt.games.baloot.state import LAYOUT, PHASES
from vierblatt.games.baloot.statistics import SECTIONS, count_deal
from vierblatt.games.contract import Game, TableShape

GAME = Game(
    id="baloot",
    layout=LAYOUT,
    options=OPTIONS,
    table=lambda values: TableShape(seats=4, sides=2, pack=PACK_32, clockwise=False),
    start=start,
    deal=deal,
    legal=legal,
    act=act,
    utility=utility,
    policy=policy,
    own_phases=PHASES,
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
    win_chances=win_chances,
    grades=(1.0, 3.0, 8.0),
    audit=audit,
    invariants=INVARIANTS,
    solving=SOLVING,
    room=Path(__file__).parent,
    count_deal=count_deal,
    sections=SECTIONS,
    judges=JUDGES,
    situate=situate,
    observe=observe,
    observed=OBSERVED,
)
