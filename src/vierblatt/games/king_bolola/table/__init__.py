"""What players at a table of King Bolola are shown."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.contract import GameTable
from vierblatt.games.king_bolola.table import cases
from vierblatt.games.king_bolola.table.events import dealt, events, facts, score_lines
from vierblatt.games.king_bolola.table.headline import headline
from vierblatt.games.king_bolola.table.meanings import call_figures, known_calls
from vierblatt.games.king_bolola.table.refusals import why_not
from vierblatt.games.king_bolola.table.setup import enter_situation, setup, situation
from vierblatt.games.king_bolola.table.summary import summary

TABLE = GameTable(
    words=Path(__file__).parent,
    why_not=why_not,
    events=events,
    dealt=dealt,
    facts=facts,
    headline=headline,
    score_lines=score_lines,
    call_figures=call_figures,
    known_calls=known_calls,
    summary=summary,
    setup=setup,
    situation=situation,
    enter_situation=enter_situation,
    judges={"legal": cases.legal, "rounds": cases.rounds},
)
