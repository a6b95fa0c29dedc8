"""Players report others, see what became of it, see what was done to themselves, and appeal against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from vierblatt.protocol.moderation import (
    LONGEST_WORDS,
    ActOnMe,
    AnyReportPlace,
    AppealSeen,
    CaseActKind,
    MyModeration,
    MyReports,
    ReportKind,
    ReportState,
)
from vierblatt.server.accounts.faults import Conflict, NotSignedIn, Unknown
from vierblatt.server.accounts.ids import fresh_id, fresh_link
from vierblatt.server.accounts.lookalikes import skeleton
from vierblatt.server.live.chat import shown_text
from vierblatt.server.moderation.evidence import Evidence, EvidenceSources, evidence_of
from vierblatt.server.moderation.faults import ModerationFault
from vierblatt.server.store.port import Account, AppealRow, PlayerReport, ReportLine, StoredAct
from vierblatt.server.table import Person

MOST_OPEN, MOST_TODAY = 20, 10  #: reports of one player that wait for a decision, and that they make within a day
#: What was done to somebody, as opposed to what was decided about a case, or about a moderator's role.
ON_A_PLAYER = ("warn", "silence", "rename", "ban")


class Reporting:
    """What every player may do. now: milliseconds since 1970. Methods raise VierblattError."""

    def __init__(self, sources: EvidenceSources, now: Callable[[], int]) -> None:
        self._sources, self._store, self._now = sources, sources.store, now

    async def report(self, reporter: Person, kind: ReportKind, text: str, place: AnyReportPlace) -> ReportState:
        """Reports somebody; if the reporter has said the same before, that report."""
        evidence = await evidence_of(self._sources, reporter, place)
        if evidence.player == reporter.id:
            raise ModerationFault("report-on-yourself")
        row = PlayerReport(
            id=fresh_id(), reporter=reporter.id, kind=kind, text=shown_text(text, LONGEST_WORDS), at=self._now(),
            place=evidence.place, source=evidence.source, line=evidence.line, name=evidence.name, seq=evidence.seq,
        )  # fmt: skip
        lines = await self._readable(reporter.id, evidence)
        outcome, stored = await self._store.add_report(
            evidence.player, row, lines, case=fresh_link(), most_open=MOST_OPEN, most_today=MOST_TODAY
        )
        if outcome == "gone":
            raise Unknown("no-such-player")
        if outcome == "too-many-open":
            raise Conflict("too-many-open-reports", most=MOST_OPEN)
        if outcome == "too-many-today":
            raise Conflict("too-many-reports-today", most=MOST_TODAY)
        return report_state(stored)

    async def _readable(self, reporter: str, evidence: Evidence) -> list[ReportLine]:
        """The lines that a reporter may read. Those of the reported player stay, whoever has blocked whom meanwhile."""
        unheard = (await self._store.unheard_by([reporter])).get(reporter, set()) - {evidence.player}
        return [line for line in evidence.lines if line.player not in unheard]

    async def mine(self, player: str) -> MyReports:
        """What a player has reported."""
        return MyReports([report_state(row) for row in await self._store.reports_by(player)])

    async def on_me(self, account: Account) -> MyModeration:
        """What was done to a player."""
        appeals = {row.act: row for row in await self._store.appeals_of(account.id)}
        acts = [
            _act_on_me(each, appeals.get(each.row.seq))
            for each in await self._store.acts_on(account.id)
            if each.row.act in ON_A_PLAYER
        ]
        return MyModeration(
            moderator=await self._store.is_moderator(account.id), silenced_until=account.silenced_until,
            banned_until=account.banned_until, acts=acts,
        )  # fmt: skip

    async def appeal(self, account: Account, act: int, text: str) -> MyModeration:
        """Appeals against something that was done to a player."""
        words = shown_text(text, LONGEST_WORDS)
        if not words:
            raise ModerationFault("words-needed")
        row = AppealRow(act=act, case=fresh_link(), player=account.id, at=self._now(), text=words)
        outcome = await self._store.add_appeal(row)
        if outcome == "gone":
            raise Unknown("no-such-act")
        if outcome == "again":
            raise ModerationFault("appealed-already")
        return await self.on_me(await self._account(account.id))

    async def check_name(self, player: str, name: str) -> None:
        """Raises ModerationFault for a name that a moderator has taken away from this player, or one like it."""
        looks = skeleton(name)
        for each in await self._store.acts_on(player):
            if each.row.act == "rename" and not each.lifted and skeleton(each.row.detail) == looks:
                raise ModerationFault("name-taken-away")

    async def _account(self, player: str) -> Account:
        account = await self._store.account(player)
        if account is None:
            raise NotSignedIn("bad-token")
        return account


def report_state(row: PlayerReport) -> ReportState:
    """A report as its author sees it: not what was done, only that somebody has decided."""
    return ReportState(
        id=row.id, kind=row.kind, place=row.place, name=row.name, text=row.text, at=row.at, handled=bool(row.outcome)
    )


def _act_on_me(act: StoredAct, appeal: AppealRow | None) -> ActOnMe:
    row = act.row
    return ActOnMe(
        number=row.seq, act=cast("CaseActKind", row.act), at=row.at, until=row.until, reason=row.reason,
        old_name=row.detail, lifted=bool(act.lifted), appealable=not row.appealed and not act.lifted,
        appeal=None if appeal is None else AppealSeen(text=appeal.text, at=appeal.at, outcome=appeal.outcome),
    )  # fmt: skip
