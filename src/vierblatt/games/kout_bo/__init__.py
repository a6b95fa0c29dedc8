"""Kout Bo: six players in two teams of three, two jokers; bid tricks, name trumps, make them."""

from pathlib import Path

from vierblatt.games.contract import Game
from vierblatt.games.kout_bo.audit import INVARIANTS, audit
from vierblatt.games.kout_bo.cases import JUDGES
from vierblatt.games.kout_bo.deal import deal, start
from vierblatt.games.kout_bo.events import dealt, events, facts, score_lines, why_not
from vierblatt.games.kout_bo.forecast import FORECASTS
from vierblatt.games.kout_bo.match_equity import win_chances
from vierblatt.games.kout_bo.observation import OBSERVED, observe
from vierblatt.games.kout_bo.options import OPTIONS
from vierblatt.games.kout_bo.origin import origin
from vierblatt.games.kout_bo.policy import policy
from vierblatt.games.kout_bo.reasons import REASONS
from vierblatt.games.kout_bo.scoring import utility
from vierblatt.games.kout_bo.setup import setup
from vierblatt.games.kout_bo.situation import situate
from vierblatt.games.kout_bo.solving import SOLVING
from vierblatt.games.kout_bo.stakes import stakes
from vierblatt.games.kout_bo.state import LAYOUT, PHASES, table
from vierblatt.games.kout_bo.statistics import SECTIONS, count_deal
from vierblatt.games.kout_bo.turns import act, legal

GAME = Game(
    id="kout_bo",
    layout=LAYOUT,
    options=OPTIONS,
    table=table,
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
    stakes=stakes,
    solving=SOLVING,
    win_chances=win_chances,
    grades=(0.75, 2.0, 5.0),
    audit=audit,
    invariants=INVARIANTS,
    room=Path(__file__).parent,
    count_deal=count_deal,
    sections=SECTIONS,
    judges=JUDGES,
    situate=situate,
    observe=observe,
    observed=OBSERVED,
)
