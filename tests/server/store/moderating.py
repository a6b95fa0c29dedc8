"""Reports and acts for tests of moderation."""

from __future__ import annotations

from typing import Any

from tests.server.store.stores import NOW
from vierblatt.server.store.port import CaseRow, InCase, NewAct, PlayerReport, ReportAdded, ReportLine
from vierblatt.server.store.sql import SqlStore


def a_report(name: str = "r1", **fields: Any) -> PlayerReport:
    """A report by amal about a name."""
    usual = {"reporter": "amal", "kind": "name", "text": "rude", "at": NOW, "place": "player", "source": "badr"}
    return PlayerReport(id=name, **{**usual, **fields})


def a_line(player: str = "badr", **fields: Any) -> ReportLine:
    """A line of chat."""
    return ReportLine(player=player, **{"name": player.title(), "at": NOW, "text": f"by {player}", **fields})


async def report(
    store: SqlStore, row: PlayerReport, *lines: ReportLine, player: str = "badr", **limits: int
) -> ReportAdded:
    """What came of a report; the case that it would open has its id behind an `in-`."""
    usual = {"most_open": 5, "most_today": 9}
    return (await store.add_report(player, row, lines, case=f"in-{row.id}", **{**usual, **limits}))[0]


async def case(store: SqlStore, name: str = "in-r1") -> CaseRow:
    """A case that is there."""
    found = await store.moderation_case(name, most_reports=9)
    assert found is not None
    return found.row


async def act(store: SqlStore, kind: str, of: str = "in-r1", *, close: bool = True, **fields: Any) -> str:
    """What comes of an act of dana's in a case, as it is now."""
    row = await case(store, of)
    where = InCase(case=of, version=fields.pop("version", row.version), close=close)
    usual = {"at": NOW + 10, "moderator": "dana", "player": row.player, "reason": "because"}
    return await store.act_in_case(NewAct(act=kind, **{**usual, **fields}), where)  # type: ignore[arg-type]
