"""Reports and cases in the database.

Locks are taken in the same order everywhere: first the accounts, by their ids, then the case, then the trail.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update
from sqlalchemy import case as case_when

from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.moderation_values import (
    AppealRow,
    CaseRow,
    PlayerReport,
    QueuedCase,
    ReportAdded,
    ReportLine,
    StoredCase,
    StoredReport,
)
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.moderation import appeals, cases, moderation_acts, report_lines, reports

DAY = 24 * 3_600_000
#: Whoever has been wrong so often, and never right, does not count in the order of the queue any more.
WRONG = 3

_case = select(
    *(func.coalesce(column, 0).label(column.name) if column.name == "closed" else column for column in cases.c)
)
_report_columns = [
    func.coalesce(column, "").label(column.name) if column.name == "reporter" else column
    for column in reports.c
    if column.name != "case"
]


class CaseStore(Database):
    """The part of the store for reports and cases."""

    async def add_report(
        self, player: str, row: PlayerReport, lines: Sequence[ReportLine], *, case: str, most_open: int, most_today: int
    ) -> tuple[ReportAdded, PlayerReport]:
        """See `ModerationPort`. The lock on the reporter's account makes the counts exact."""

        def work(connection: Connection) -> tuple[ReportAdded, PlayerReport]:
            both, speakers = {player, row.reporter}, {line.player for line in lines}
            there = {
                each for each in sorted(both | speakers) if lock_account(connection, each, shared=each not in both)
            }
            if not both <= there:
                return "gone", row
            into = open_case(connection, player)
            same = _same_report(connection, player, row, "" if into is None else into.id)
            if same is not None:
                return "again", same
            mine = select(func.count()).select_from(reports).where(reports.c.reporter == row.reporter)
            if (connection.scalar(mine.where(reports.c.outcome == "")) or 0) >= most_open:
                return "too-many-open", row
            if (connection.scalar(mine.where(reports.c.at > row.at - DAY)) or 0) >= most_today:
                return "too-many-today", row
            fields = msgspec.structs.asdict(row) | {"case": touch_case(connection, into, player, case, row.at)}
            connection.execute(insert(reports).values(fields))
            kept = [msgspec.structs.asdict(line) for line in lines if line.player in there]
            if kept:
                values = [line | {"report": row.id, "number": number} for number, line in enumerate(kept)]
                connection.execute(insert(report_lines), values)
            return "added", row

        return await self._write(work)

    async def reports_by(self, player: str) -> list[PlayerReport]:
        """The reports that a player has made, newest first."""
        query = select(*_report_columns).where(reports.c.reporter == player)
        return await self._all(PlayerReport, query.order_by(reports.c.at.desc(), reports.c.id))

    async def queue(self, *, limit: int) -> tuple[list[QueuedCase], int]:
        """The open cases: most trusted reporters first, then the newest; and how many there are."""

        def work(connection: Connection) -> tuple[list[QueuedCase], int]:
            found = _queued(connection)
            found.sort(key=lambda each: (-each.trusted, -each.newest, each.row.id))
            return found[:limit], len(found)

        return await self._read(work)

    async def moderation_case(self, case: str, *, most_reports: int) -> StoredCase | None:
        """A case with so many of its reports, or None."""

        def work(connection: Connection) -> StoredCase | None:
            found = connection.execute(_case.where(cases.c.id == case)).mappings().first()
            if found is None:
                return None
            row = CaseRow(**found)
            name = connection.scalar(select(accounts.c.name).where(accounts.c.id == row.player))
            others = _case.where(cases.c.player == row.player, cases.c.id != case).order_by(cases.c.opened.desc())
            against = select(appeals).where(appeals.c.case == case).order_by(appeals.c.at)
            stored, count = _reports_in(connection, case, most_reports)
            return StoredCase(
                row=row, name=name or "", reports=stored, all_reports=count,
                appeals=[AppealRow(**each) for each in connection.execute(against).mappings()],
                earlier=[CaseRow(**each) for each in connection.execute(others).mappings()],
            )  # fmt: skip

        return await self._read(work)


def lock_accounts(connection: Connection, players: Iterable[str]) -> bool:
    """Keeps accounts from being deleted until the commit; returns whether all of them exist."""
    locked = [lock_account(connection, each) for each in sorted(players)]
    return all(locked)


def open_case(connection: Connection, player: str) -> CaseRow | None:
    """The open case of a player, locked until the commit; None if there is none. The account must be locked."""
    query = select(cases).where(cases.c.player == player, cases.c.closed.is_(None)).with_for_update()
    found = connection.execute(query).mappings().first()
    return None if found is None else CaseRow(**{**found, "closed": 0})


def touch_case(connection: Connection, there: CaseRow | None, player: str, fresh: str, at: int) -> str:
    """The id of the open case of a player, whose version rises; a new one with the id `fresh` if none is open."""
    if there is None:
        values = {"id": fresh, "player": player, "opened": at, "version": 1, "outcome": ""}
        connection.execute(insert(cases).values(values))
        return fresh
    connection.execute(update(cases).where(cases.c.id == there.id).values(version=cases.c.version + 1))
    return there.id


def _same_report(connection: Connection, player: str, row: PlayerReport, case: str) -> PlayerReport | None:
    """The report that says the same: about the same line at any time, about anything else within the open case."""
    same: list[ColumnElement[bool]] = [
        reports.c.reporter == row.reporter, reports.c.kind == row.kind, reports.c.place == row.place,
        reports.c.source == row.source, reports.c.line == row.line, cases.c.player == player,
    ]  # fmt: skip
    if not row.line:
        same.append(reports.c.case == case)
    query = select(*_report_columns).join(cases, cases.c.id == reports.c.case).where(*same).limit(1)
    found = connection.execute(query).mappings().first()
    return None if found is None else PlayerReport(**found)


def _distrusted(connection: Connection) -> set[str]:
    """The reporters all of whose reports were dismissed, if they made several."""
    upheld = func.sum(case_when((reports.c.outcome == "upheld", 1), else_=0))
    query = (
        select(reports.c.reporter)
        .where(reports.c.reporter.is_not(None), reports.c.outcome != "")
        .group_by(reports.c.reporter)
        .having(and_(func.count() >= WRONG, upheld == 0))
    )
    return {*connection.scalars(query)}


def _queued(connection: Connection) -> list[QueuedCase]:
    """All open cases."""
    query = _case.add_columns(accounts.c.name.label("shown")).join(accounts, accounts.c.id == cases.c.player)
    found: dict[str, dict[str, Any]] = {}
    for each in connection.execute(query.where(cases.c.closed.is_(None))).mappings():
        row = CaseRow(**{name: each[name] for name in CaseRow.__struct_fields__})
        found[row.id] = {"row": row, "name": each["shown"], "reporters": set(), "kinds": {}, "reports": 0, "newest": 0}
    waiting = select(cases.c.id).where(cases.c.closed.is_(None))
    by = reports.c.case, reports.c.reporter, reports.c.kind
    grouped = (
        select(*by, func.count().label("number"), func.max(reports.c.at).label("newest"))
        .where(reports.c.outcome == "", reports.c.case.in_(waiting))
        .group_by(*by)
        .order_by(reports.c.case, reports.c.kind)
    )
    for group in connection.execute(grouped):
        case = found[group.case]
        case["reports"] += group.number
        case["newest"] = max(case["newest"], group.newest)
        case["kinds"][group.kind] = None
        case["reporters"] |= {group.reporter} - {None}
    against = select(appeals.c.case, appeals.c.at, moderation_acts.c.moderator).join(
        moderation_acts, moderation_acts.c.seq == appeals.c.act
    )
    of: dict[str, list[str]] = {}
    for appeal in connection.execute(against.where(appeals.c.outcome == "")):
        of.setdefault(appeal.case, []).append(appeal.moderator or "")
        found[appeal.case]["newest"] = max(found[appeal.case]["newest"], appeal.at)
    distrusted = _distrusted(connection)
    return [
        QueuedCase(
            row=case["row"], name=case["name"], reports=case["reports"], reporters=len(case["reporters"]),
            trusted=len(case["reporters"] - distrusted), kinds=[*case["kinds"]], newest=case["newest"],
            appeals=of.get(name, []),
        )
        for name, case in found.items()
    ]  # fmt: skip


def _reports_in(connection: Connection, case: str, limit: int) -> tuple[list[StoredReport], int]:
    """The newest reports of a case with their evidence, and how many there are."""
    of_case = reports.c.case == case
    count = connection.scalar(select(func.count()).select_from(reports).where(of_case)) or 0
    query = (
        select(*_report_columns, func.coalesce(accounts.c.name, "").label("reporter_name"))
        .outerjoin(accounts, accounts.c.id == reports.c.reporter)
        .where(of_case)
        .order_by(reports.c.at.desc(), reports.c.id)
        .limit(limit)
    )
    rows = connection.execute(query).mappings().all()
    lines: dict[str, list[ReportLine]] = {row["id"]: [] for row in rows}
    said = select(report_lines).where(report_lines.c.report.in_(lines)).order_by(report_lines.c.number)
    for each in connection.execute(said).mappings():
        lines[each["report"]].append(ReportLine(**{name: each[name] for name in ReportLine.__struct_fields__}))
    distrusted = _distrusted(connection)
    return [
        StoredReport(
            row=PlayerReport(**{name: row[name] for name in PlayerReport.__struct_fields__}),
            reporter_name=row["reporter_name"], lines=lines[row["id"]], trusted=row["reporter"] not in distrusted,
        )
        for row in rows
    ], count  # fmt: skip
