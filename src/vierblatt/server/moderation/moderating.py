"""What moderators see and do. Whether somebody is a moderator, the store says at every request, and again at every act.

Nothing of it is kept in memory, so it does not matter which server a moderator asks, and the role ends at once on all.
"""

from __future__ import annotations

from collections.abc import Callable

from vierblatt.protocol.moderation import (
    LONGEST_WORDS,
    AppealInCase,
    CaseActKind,
    EarlierCase,
    EvidenceLine,
    ModerationCase,
    ModerationQueue,
    ModerationTrail,
    PairFinding,
    QueueLine,
    ReportSeen,
    TrailLine,
)
from vierblatt.server.accounts.accounts import guest_name
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.live.chat import shown_text
from vierblatt.server.moderation.faults import ModerationFault
from vierblatt.server.store.port import InCase, NewAct, QueuedCase, Store, StoredAct, StoredCase, StoredReport

QUEUE = 100  #: cases shown
REPORTS = 100  #: reports of a case that are shown
HOUR = 3_600_000  #: milliseconds


class Moderating:
    """What moderators may do. now: milliseconds since 1970. dismiss: closes the sockets of a banned player everywhere.

    Every method takes the moderator first and raises VierblattError; NotAllowed for anybody else.
    """

    def __init__(self, store: Store, now: Callable[[], int], dismiss: Callable[[str], None]) -> None:
        self._store, self._now, self._dismiss = store, now, dismiss

    async def queue(self, moderator: str) -> ModerationQueue:
        """The open cases: most reporters first, then the newest; those with own acts to be judged come last."""
        await self._check(moderator)
        cases, count = await self._store.queue(limit=QUEUE)
        lines = [_queue_line(each, moderator) for each in cases]
        return ModerationQueue(cases=sorted(lines, key=lambda line: line.own), open=count)

    async def case(self, moderator: str, case: str) -> ModerationCase:
        """A case with its evidence and everything that was done to its player."""
        await self._check(moderator)
        stored = await self._store.moderation_case(case, most_reports=REPORTS)
        account = None if stored is None else await self._store.account(stored.row.player)
        if stored is None or account is None:
            raise Unknown("no-such-case")
        acts = await self._store.acts_on(account.id)
        protected = account.id == moderator or await self._store.is_moderator(account.id)
        tables = {report.row.source for report in stored.reports if report.row.place == "table"}
        records = {table for table in tables if await self._store.record(table) is not None}
        found = any(report.row.kind == "cheating" for report in stored.reports)
        return ModerationCase(
            id=stored.row.id, version=stored.row.version, opened=stored.row.opened, closed=stored.row.closed,
            outcome=stored.row.outcome, player=account.id, name=account.name, guest=not account.login,
            since=account.created, silenced_until=account.silenced_until, banned_until=account.banned_until,
            protected=protected,
            reports=[_report_seen(each, account.id, record=each.row.source in records) for each in stored.reports],
            all_reports=stored.all_reports, appeals=_appeals_in(stored, acts, moderator),
            acts=[trail_line(each) for each in acts],
            earlier=[
                EarlierCase(id=row.id, opened=row.opened, closed=row.closed, outcome=row.outcome)
                for row in stored.earlier
            ],
            findings=await self._findings(account.id) if found else [],
        )  # fmt: skip

    async def act(
        self,
        moderator: str,
        case: str,
        act: CaseActKind,
        *,
        version: int,
        reason: str,
        hours: int,
        lifts: int,
        close: bool,
    ) -> ModerationCase:
        """Does something in a case, as the moderator has seen it. hours: of a silence or a ban. lifts: an act."""
        await self._check(moderator)
        words = shown_text(reason, LONGEST_WORDS)
        if not words:
            raise ModerationFault("words-needed")
        lasting = act in {"silence", "ban"}
        if lasting and not hours:
            raise ModerationFault("hours-needed")
        stored = await self._store.moderation_case(case, most_reports=1)
        account = None if stored is None else await self._store.account(stored.row.player)
        if account is None:
            raise Unknown("no-such-case")
        now = self._now()
        new = NewAct(
            act=act, at=now, player=account.id, moderator=moderator, reason=words,
            until=now + hours * HOUR if lasting else 0, lifts=lifts if act == "lift" else 0,
            name=guest_name(account.language) if act == "rename" else "",
        )  # fmt: skip
        await self._do(new, InCase(case=case, version=version, close=close))
        if act == "ban":
            self._dismiss(account.id)
        return await self.case(moderator, case)

    async def trail(self, moderator: str, *, before: int, limit: int) -> ModerationTrail:
        """A part of the trail, newest first."""
        await self._check(moderator)
        return ModerationTrail([trail_line(each) for each in await self._store.trail(before=before, limit=limit)])

    async def _check(self, player: str) -> None:
        if not await self._store.is_moderator(player):
            raise NotAllowed("moderators-only")

    async def _do(self, new: NewAct, where: InCase) -> None:
        """Stores an act; raises what the store says instead."""
        match await self._store.act_in_case(new, where):
            case "not-moderator":
                raise NotAllowed("moderators-only")
            case "yourself" | "moderator":
                raise NotAllowed("moderator-protected")
            case "gone":
                raise Unknown("no-such-case")
            case "changed":
                raise Conflict("case-changed")
            case "closed":
                raise Conflict("case-closed")
            case "nothing-to-lift":
                raise Conflict("nothing-to-lift")
            case "done":
                pass

    async def _findings(self, player: str) -> list[PairFinding]:
        return [
            PairFinding(
                other=each.other, other_name=name, game=each.game, relation=each.relation, at=each.at,
                deals=each.deals, gain=each.gain, effect=each.effect, p=each.p, flagged=each.flagged,
            )
            for each, name in await self._store.audit_findings(player)
        ]  # fmt: skip


def trail_line(act: StoredAct) -> TrailLine:
    """An entry of the trail as moderators see it."""
    row = act.row
    return TrailLine(
        number=row.seq, at=row.at, act=row.act, case=row.case, until=row.until, administrator=row.administrator,
        player=row.player, player_name=act.player_name, moderator=row.moderator, moderator_name=act.moderator_name,
        reason=row.reason, detail=row.detail, lifts=row.lifts, lifted=act.lifted,
    )  # fmt: skip


def _report_seen(stored: StoredReport, player: str, *, record: bool) -> ReportSeen:
    row = stored.row
    return ReportSeen(
        kind=row.kind, text=row.text, at=row.at, reporter=row.reporter, reporter_name=stored.reporter_name,
        trusted=stored.trusted, place=row.place, id="" if row.place == "majlis" else row.source, name=row.name,
        seq=row.seq, record=record,
        lines=[
            EvidenceLine(name=each.name, at=each.at, text=each.text, marked=each.marked, own=each.player == player)
            for each in stored.lines
        ],
    )  # fmt: skip


def _queue_line(each: QueuedCase, moderator: str) -> QueueLine:
    return QueueLine(
        id=each.row.id, player=each.row.player, name=each.name, reports=each.reports, reporters=each.reporters,
        trusted=each.trusted, kinds=each.kinds, newest=each.newest, appeal=bool(each.appeals),
        own=moderator in each.appeals,
    )  # fmt: skip


def _appeals_in(stored: StoredCase, acts: list[StoredAct], moderator: str) -> list[AppealInCase]:
    mine = {each.row.seq for each in acts if each.row.moderator == moderator}
    return [
        AppealInCase(act=row.act, text=row.text, at=row.at, outcome=row.outcome, own=row.act in mine)
        for row in stored.appeals
    ]
