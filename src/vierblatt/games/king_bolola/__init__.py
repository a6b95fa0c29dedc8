"""King Bolola: 24 rounds, in each of which the dealer chooses what counts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vierblatt.cards import PACK_52
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.king_bolola import cases
from vierblatt.games.king_bolola.audit import INVARIANTS, audit
from vierblatt.games.king_bolola.deal import deal, start
from vierblatt.games.king_bolola.events import dealt, events, facts, score_lines, why_not
from vierblatt.games.king_bolola.forecast import FORECASTS
from vierblatt.games.king_bolola.match_equity import CHANCES_FROM, win_chances
from vierblatt.games.king_bolola.observation import OBSERVED, observe
from vierblatt.games.king_bolola.options import OPTIONS
from vierblatt.games.king_bolola.origin import origin, remaining
from vierblatt.games.king_bolola.policy import policy
from vierblatt.games.king_bolola.prospects import prospects
from vierblatt.games.king_bolola.reasons import REASONS
from vierblatt.games.king_bolola.scoring import utility
from vierblatt.games.king_bolola.setup import setup
from vierblatt.games.king_bolola.situation import situate
from vierblatt.games.king_bolola.stakes import stakes
from vierblatt.games.king_bolola.state import LAYOUT, PHASES
from vierblatt.games.king_bolola.statistics import SECTIONS, count_deal
from vierblatt.games.king_bolola.turns import act, legal
from vierblatt.games.options import Value


def table(values: Mapping[str, Value]) -> TableShape:
    """Four seats, each a side of its own; KB-DEAL-4, AMB-1: which way the turn goes round."""
    return TableShape(seats=4, sides=4, pack=PACK_52, clockwise=values["direction"] == "clockwise")


GAME = Game(
    id="king_bolola",
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
    remaining=remaining,
    stakes=stakes,
    grades=(10.0, 30.0, 80.0),
    audit=audit,
    invariants=INVARIANTS,
    room=Path(__file__).parent,
    count_deal=count_deal,
    sections=SECTIONS,
    judges={"legal": cases.legal, "rounds": cases.rounds},
    situate=situate,
    observe=observe,
    observed=OBSERVED,
    prospects=prospects,
    win_chances=win_chances,
    win_chances_from=CHANCES_FROM,
)
