"""A sheet as plain data with everything that follows from it, for programs and pages."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from vierblatt.games.options import plain
from vierblatt.sheet.score_sheet import Sheet, SheetDeal


def report(sheet: Sheet) -> dict[str, Any]:
    """How the sheet stands, every deal with its reasons, and what the next result consists of; all of it fits JSON."""
    return {
        "game": sheet.game.id,
        "preset": sheet.rules.preset,
        "options": plain(sheet.rules.values),
        "names": [*sheet.names],
        "totals": [*sheet.totals],
        "over": sheet.over,
        "winners": sheet.winners,
        "dealer": sheet.dealer,
        "chances": _listed(sheet.chances),
        "deals": [_deal(deal) for deal in sheet.deals],
        "fields": [asdict(field) for field in sheet.fields],
    }


def _deal(deal: SheetDeal) -> dict[str, Any]:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "result": dict(deal.result),
        "scored": deal.scored,
        "scores": [*deal.scores],
        "totals": [*deal.totals],
        "reasons": [{"name": each.name, "rule": each.rule, "figures": dict(each.figures)} for each in deal.reasons],
        "lines": [{"key": line.key, "values": [*line.values]} for line in deal.lines],
        "chances": _listed(deal.chances),
    }


def _listed(chances: tuple[float, ...] | None) -> list[float] | None:
    return None if chances is None else [round(chance, 4) for chance in chances]
