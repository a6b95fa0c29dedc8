"""Moderators, their acts and the trail of them, and appeals in the database. `cases.py` says in which order to lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from vierblatt.server.store.cases import lock_accounts, open_case, touch_case
from vierblatt.server.store.chain import genesis
from vierblatt.server.store.database import Database
from vierblatt.server.store.moderation_trail import TRAIL, new_entry
from vierblatt.server.store.moderation_values import (
    ActDone,
    ActRow,
    AppealAdded,
    AppealRow,
    AuditFinding,
    InCase,
    ModeratorRow,
    NewAct,
    StoredAct,
    TrailHead,
)
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.moderation import (
    appeals,
    audit_findings,
    cases,
    moderation_acts,
    moderation_trail,
    moderators,
    report_lines,
    reports,
)

_acts = moderation_acts.c
_EMPTY_IF_NULL = {"player": "", "moderator": "", "player_salt": b"", "moderator_salt": b"", "words_salt": b""}
_act = select(moderation_acts)
_whom, _who, _lifting = accounts.alias(), accounts.alias(), moderation_acts.alias()
_lifted = (
    select(func.min(_lifting.c.seq)).where(_lifting.c.lifts == _acts.seq).correlate(moderation_acts).scalar_subquery()
)
_named = (
    select(
        moderation_acts,
        func.coalesce(_whom.c.name, "").label("player_name"),
        func.coalesce(_who.c.name, "").label("moderator_name"),
        func.coalesce(_lifted, 0).label("lifted"),
    )
    .outerjoin(_whom, _whom.c.id == _acts.player)
    .outerjoin(_who, _who.c.id == _acts.moderator)
)
#: Which column of an account says until when an act holds.
_UNTIL = {"silence": accounts.c.silenced_until, "ban": accounts.c.banned_until}


class ModerationStore(Database):
    """The part of the store for moderators, their acts, and appeals."""

    async def is_moderator(self, player: str) -> bool:
        """Whether an account has the role."""
        return await self._read(lambda connection: _is_moderator(connection, player))

    async def moderators(self) -> list[ModeratorRow]:
        """All accounts with the role, oldest first."""
        query = (
            select(moderators.c.player, accounts.c.name, moderators.c.since)
            .join(accounts, accounts.c.id == moderators.c.player)
            .order_by(moderators.c.since, moderators.c.player)
        )
        return await self._all(ModeratorRow, query)

    async def set_moderator(self, player: str, at: int, *, on: bool) -> bool:
        """Gives the role to an account or takes it away; returns whether that changed anything."""
        put = self._upsert(moderators).values(player=player, since=at).on_conflict_do_nothing()
        take = delete(moderators).where(moderators.c.player == player)

        def work(connection: Connection) -> bool:
            if not lock_accounts(connection, [player]) or not connection.execute(put if on else take).rowcount:
                return False
            self._append(connection, NewAct(act="appoint" if on else "remove", at=at, player=player))
            return True

        return await self._write(work)

    async def act_in_case(self, new: NewAct, where: InCase) -> ActDone:
        """See `ModerationPort`. Whoever takes the role away waits for the same lock, so that nothing slips through."""

        def work(connection: Connection) -> ActDone:
            if not lock_accounts(connection, {new.moderator, new.player}):
                return "not-moderator" if not _is_moderator(connection, new.moderator) else "gone"
            if not _is_moderator(connection, new.moderator):
                return "not-moderator"
            query = select(cases).where(cases.c.id == where.case, cases.c.player == new.player).with_for_update()
            case = connection.execute(query).mappings().first()
            if case is None:
                return "gone"
            if new.player == new.moderator:
                return "yourself"
            if _is_moderator(connection, new.player):
                return "moderator"
            if case["version"] != where.version:
                return "changed"
            if case["closed"] is not None and new.act == "dismiss":
                return "closed"
            if new.act == "lift" and not _may_lift(connection, new):
                return "nothing-to-lift"
            self._do(connection, new, where.case)
            _settle_case(connection, new, where, is_open=case["closed"] is None)
            return "done"

        return await self._write(work)

    async def act_as_administrator(self, new: NewAct) -> bool:
        """Bans a player, whoever that is, or lifts all their bans (`lift`); False if there is no such account."""

        def work(connection: Connection) -> bool:
            if not lock_accounts(connection, [new.player]):
                return False
            if new.act != "lift":
                self._do(connection, new, "")
                return True
            bans = select(_acts.seq).where(_acts.player == new.player, _acts.act == "ban", _acts.until > new.at)
            standing = [*connection.scalars(bans.where(_lifted.is_(None)).order_by(_acts.seq))]
            for each in standing or [0]:
                self._append(connection, msgspec.structs.replace(new, lifts=each))
            connection.execute(update(accounts).where(accounts.c.id == new.player).values(banned_until=0))
            return True

        return await self._write(work)

    def _do(self, connection: Connection, new: NewAct, case: str) -> None:
        """Changes the account as an act says, and writes the entry."""
        account = update(accounts).where(accounts.c.id == new.player)
        detail = ""
        if new.act == "rename":
            detail = connection.scalar(select(accounts.c.name).where(accounts.c.id == new.player)) or ""
            connection.execute(account.values(name=new.name))
        self._append(connection, new, case, detail)
        column = _UNTIL.get(new.act)
        if new.act == "ban" and not new.moderator:
            connection.execute(account.values(banned_until=new.until))  # also a shorter one, as it always was
        elif column is not None:
            connection.execute(account.where(column < new.until).values({column.name: new.until}))
        elif new.act == "lift":
            kind = connection.scalar(select(_acts.act).where(_acts.seq == new.lifts))
            if kind in _UNTIL:
                standing = select(func.max(_acts.until)).where(
                    _acts.player == new.player, _acts.act == kind, _lifted.is_(None)
                )
                connection.execute(account.values({_UNTIL[kind].name: connection.scalar(standing) or 0}))

    def _append(self, connection: Connection, new: NewAct, case: str = "", detail: str = "") -> None:
        """Adds an entry to the trail. One row, the head, makes all servers do so one after the other."""
        first = {"id": 1, "seq": 0, "link": genesis(TRAIL)}
        connection.execute(self._upsert(moderation_trail).values(first).on_conflict_do_nothing())
        query = select(moderation_trail.c.seq, moderation_trail.c.link).with_for_update()
        head = connection.execute(query).one()
        row = new_entry(TrailHead(head.seq, head.link), new, case, detail)
        values = {**msgspec.structs.asdict(row), "moderator": row.moderator or None}
        connection.execute(insert(moderation_acts).values(values))
        connection.execute(update(moderation_trail).values(seq=row.seq, link=row.link))

    # --- what was done -----------------------------------------------------------------------------------------------

    async def acts_on(self, player: str) -> list[StoredAct]:
        """What was done to a player, newest first."""
        return await self._stored_acts(_named.where(_acts.player == player).order_by(_acts.seq.desc()))

    async def trail(self, *, before: int, limit: int) -> list[StoredAct]:
        """Entries whose number is less than `before`, newest first."""
        return await self._stored_acts(_named.where(_acts.seq < before).order_by(_acts.seq.desc()).limit(limit))

    async def trail_part(self, *, after: int, limit: int) -> list[ActRow]:
        """Entries whose number is greater than `after`, oldest first."""
        return await self._all(_act_row, _act.where(_acts.seq > after).order_by(_acts.seq).limit(limit))

    async def trail_head(self) -> TrailHead:
        """How long the trail is, and its last link."""
        query = select(moderation_trail.c.seq, moderation_trail.c.link)
        return await self._one(TrailHead, query) or TrailHead(0, genesis(TRAIL))

    async def _stored_acts(self, query: Select[tuple[object, ...]]) -> list[StoredAct]:
        return await self._all(_stored_act, query)

    # --- appeals -----------------------------------------------------------------------------------------------------

    async def add_appeal(self, row: AppealRow) -> AppealAdded:
        """Adds an appeal to the open case of its player, or opens one; one for each act on them."""
        acted = update(moderation_acts).where(_acts.seq == row.act, _acts.player == row.player, ~_acts.appealed)
        may = acted.where(_acts.act.in_(("warn", "silence", "rename", "ban")), _lifted.is_(None))
        there = select(_acts.seq).where(_acts.seq == row.act, _acts.player == row.player)

        def work(connection: Connection) -> AppealAdded:
            if not lock_accounts(connection, [row.player]) or connection.scalar(there) is None:
                return "gone"
            if not connection.execute(may.values(appealed=True)).rowcount:
                return "again"
            case = touch_case(connection, open_case(connection, row.player), row.player, row.case, row.at)
            connection.execute(insert(appeals).values(msgspec.structs.asdict(row) | {"case": case}))
            return "added"

        return await self._write(work)

    async def appeals_of(self, player: str) -> list[AppealRow]:
        """The appeals of a player, newest first."""
        query = select(appeals).where(appeals.c.player == player).order_by(appeals.c.at.desc(), appeals.c.act.desc())
        return await self._all(AppealRow, query)

    # --- what the audit found ----------------------------------------------------------------------------------------

    async def put_audit_findings(self, findings: Sequence[AuditFinding]) -> None:
        """Replaces what the last audit said; leaves out players without an account."""
        named = {player for each in findings for player in (each.player, each.other)}

        def work(connection: Connection) -> None:
            there = {*connection.scalars(select(accounts.c.id).where(accounts.c.id.in_(named)).with_for_update())}
            connection.execute(delete(audit_findings))
            kept = [msgspec.structs.asdict(each) for each in findings if {each.player, each.other} <= there]
            if kept:
                connection.execute(insert(audit_findings), kept)

        await self._write(work)

    async def audit_findings(self, player: str) -> list[tuple[AuditFinding, str]]:
        """What the last audit said about a player and others, with their names; the most suspicious first."""
        query = (
            select(audit_findings, accounts.c.name)
            .join(accounts, accounts.c.id == audit_findings.c.other)
            .where(audit_findings.c.player == player)
            .order_by(audit_findings.c.p, audit_findings.c.other, audit_findings.c.game, audit_findings.c.relation)
        )
        return await self._all(_finding, query)


def forget_in_moderation(connection: Connection, players: Sequence[str]) -> None:
    """Takes out what accounts that are about to be deleted have written or what was written about them.

    The rest goes with the account by itself: cases about it with their reports, its lines, its appeals.
    """
    connection.execute(update(reports).where(reports.c.reporter.in_(players)).values(text=""))
    about = update(moderation_acts).where(_acts.player.in_(players))
    connection.execute(about.values(player=None, player_salt=None, reason="", detail="", words_salt=None))
    by = update(moderation_acts).where(_acts.moderator.in_(players))
    connection.execute(by.values(moderator=None, moderator_salt=None))


def move_moderation(connection: Connection, player: str, into: str) -> None:
    """Gives what concerns a player to another; the role of a moderator stays with neither by this alone."""
    theirs, open_there = open_case(connection, player), open_case(connection, into)
    for each in (reports, appeals):
        if theirs is not None and open_there is not None:
            connection.execute(update(each).where(each.c.case == theirs.id).values(case=open_there.id))
    if theirs is not None and open_there is not None:
        connection.execute(delete(cases).where(cases.c.id == theirs.id))
        touch_case(connection, open_there, into, open_there.id, open_there.opened)
    connection.execute(update(cases).where(cases.c.player == player).values(player=into))
    connection.execute(update(appeals).where(appeals.c.player == player).values(player=into))
    connection.execute(update(reports).where(reports.c.reporter == player).values(reporter=into))
    connection.execute(update(report_lines).where(report_lines.c.player == player).values(player=into))
    for name in ("player", "moderator"):
        moved = {name: into, f"{name}_salt": None}
        connection.execute(update(moderation_acts).where(_acts[name] == player).values(moved))


def _is_moderator(connection: Connection, player: str) -> bool:
    return connection.scalar(select(moderators.c.player).where(moderators.c.player == player)) is not None


def _may_lift(connection: Connection, new: NewAct) -> bool:
    """Whether the act to undo was done to this player and still stands."""
    standing = select(_acts.seq).where(
        _acts.seq == new.lifts, _acts.player == new.player, _acts.act.in_(("warn", "silence", "rename", "ban"))
    )
    return connection.scalar(standing.where(_lifted.is_(None))) is not None


def _settle_case(connection: Connection, new: NewAct, where: InCase, *, is_open: bool) -> None:
    """Notes in a case what was done, and closes it if nothing else has to be decided there."""
    undecided = (appeals.c.case == where.case) & (appeals.c.outcome == "")
    fields: dict[str, object] = {"version": where.version + 1}
    if new.act == "lift":
        connection.execute(update(appeals).where(undecided, appeals.c.act == new.lifts).values(outcome="lifted"))
        waiting = select(reports.c.id).where(reports.c.case == where.case, reports.c.outcome == "").limit(1)
        others = select(appeals.c.act).where(undecided).limit(1)
        close = is_open and connection.scalar(waiting) is None and connection.scalar(others) is None
    else:
        close = is_open and (where.close or new.act == "dismiss")
    if close:
        outcome = "dismissed" if new.act in {"dismiss", "lift"} else "upheld"
        open_reports = update(reports).where(reports.c.case == where.case, reports.c.outcome == "")
        connection.execute(open_reports.values(outcome=outcome))
        connection.execute(update(appeals).where(undecided).values(outcome="kept"))
        fields |= {"closed": new.at, "outcome": new.act}
    connection.execute(update(cases).where(cases.c.id == where.case).values(fields))


def _act_row(**values: Any) -> ActRow:
    """An act from a row, in which what was erased is NULL."""
    filled: dict[str, Any] = {name: _EMPTY_IF_NULL[name] if value is None else value for name, value in values.items()}
    return ActRow(**filled)


def _stored_act(player_name: str, moderator_name: str, lifted: int, **values: Any) -> StoredAct:
    row = _act_row(**values)
    return StoredAct(row=row, player_name=player_name, moderator_name=moderator_name, lifted=lifted)


def _finding(name: str, **values: Any) -> tuple[AuditFinding, str]:
    return AuditFinding(**values), name
