"""The part of the storage port for moderation: reports, cases, acts and their trail, appeals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.moderation_values import (
    ActDone,
    ActRow,
    AppealAdded,
    AppealRow,
    AuditFinding,
    InCase,
    ModeratorRow,
    NewAct,
    PlayerReport,
    QueuedCase,
    ReportAdded,
    ReportLine,
    StoredAct,
    StoredCase,
    TrailHead,
)


class ModerationPort(Protocol):
    """See `vierblatt.server.store.port.Store`. The trail is append-only; erased accounts only lose their salts."""

    # --- reports ---

    async def add_report(
        self, player: str, row: PlayerReport, lines: Sequence[ReportLine], *, case: str, most_open: int, most_today: int
    ) -> tuple[ReportAdded, PlayerReport]:
        """Adds a report to the open case of a player, or opens one with the id `case`.

        Returns the report that says the same instead, if the reporter has made one. Nothing is stored if the player or
        the reporter is gone, if the reporter has `most_open` undecided reports or made `most_today` within a day.
        """
        ...

    async def reports_by(self, player: str) -> list[PlayerReport]:
        """The reports that a player has made, newest first."""
        ...

    # --- cases ---

    async def queue(self, *, limit: int) -> tuple[list[QueuedCase], int]:
        """The open cases: most trusted reporters first, then the newest; and how many there are."""
        ...

    async def moderation_case(self, case: str, *, most_reports: int) -> StoredCase | None:
        """A case with so many of its reports, or None."""
        ...

    async def act_in_case(self, new: NewAct, where: InCase) -> ActDone:
        """Does something to the player of a case, and stores it in the trail; all or nothing.

        Refuses whoever is not a moderator at that moment, a case that has changed, and acts on moderators.
        """
        ...

    # --- moderators and administrators ---

    async def is_moderator(self, player: str) -> bool:
        """Whether an account has the role."""
        ...

    async def moderators(self) -> list[ModeratorRow]:
        """All accounts with the role, oldest first."""
        ...

    async def set_moderator(self, player: str, at: int, *, on: bool) -> bool:
        """Gives the role to an account or takes it away; returns whether that changed anything."""
        ...

    async def act_as_administrator(self, new: NewAct) -> bool:
        """Bans a player, whoever that is, or lifts all their bans (`lift`); False if there is no such account."""
        ...

    # --- acts and appeals ---

    async def acts_on(self, player: str) -> list[StoredAct]:
        """What was done to a player, newest first."""
        ...

    async def trail(self, *, before: int, limit: int) -> list[StoredAct]:
        """Entries whose number is less than `before`, newest first."""
        ...

    async def trail_part(self, *, after: int, limit: int) -> list[ActRow]:
        """Entries whose number is greater than `after`, oldest first."""
        ...

    async def trail_head(self) -> TrailHead:
        """How long the trail is, and its last link."""
        ...

    async def add_appeal(self, row: AppealRow) -> AppealAdded:
        """Adds an appeal to the open case of its player, or opens one; one for each act on them."""
        ...

    async def appeals_of(self, player: str) -> list[AppealRow]:
        """The appeals of a player, newest first."""
        ...

    # --- what the audit found ---

    async def put_audit_findings(self, findings: Sequence[AuditFinding]) -> None:
        """Replaces what the last audit said; leaves out players without an account."""
        ...

    async def audit_findings(self, player: str) -> list[tuple[AuditFinding, str]]:
        """What the last audit said about a player and others, with their names; the most suspicious first."""
        ...
