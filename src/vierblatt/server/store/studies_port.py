"""The part of the storage port for studies."""

from __future__ import annotations

from typing import Protocol

from vierblatt.protocol.study import OwnStudy, StudySummary
from vierblatt.server.store.values import StoredStudy, StudyRow


class StudiesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_study(self, row: StudyRow, *, most: int) -> bool:
        """Adds a study; returns False if its owner already has `most`, or no account any more."""
        ...

    async def study(self, study: str) -> StoredStudy | None:
        """A study with its owner's name, or None."""
        ...

    async def change_study(self, row: StudyRow) -> None:
        """Replaces name and positions, as the change `seq` + 1; raises Outdated if it has changed since or is gone."""
        ...

    async def delete_study(self, study: str) -> bool:
        """Deletes a study; returns False if there is none."""
        ...

    async def studies_of(self, player: str) -> list[StudySummary]:
        """A player's studies, the last changed first."""
        ...

    async def export_studies(self, player: str) -> list[OwnStudy]:
        """A player's studies with all positions."""
        ...
