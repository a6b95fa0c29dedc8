"""The part of an actor that the command handlers use."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from vierblatt.server.live.answers import Answers
from vierblatt.server.live.presenter import TablePresenter
from vierblatt.server.live.services import TableServices
from vierblatt.server.table import Table
from vierblatt.server.table.entries import AnyEntry


class LiveTable(Protocol):
    """A table in memory; `Actor` is the only implementation."""

    id: str
    table: Table
    presenter: TablePresenter
    answers: Answers
    services: TableServices

    @property
    def now(self) -> int:
        """The time of the table's log in milliseconds since 1970; it never goes back."""
        ...

    async def commit(self, entries: Sequence[AnyEntry], received_at: float = 0.0) -> None:
        """Makes entries durable, applies and sends them."""
        ...

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work in the background; the table does not wait for it."""
        ...
