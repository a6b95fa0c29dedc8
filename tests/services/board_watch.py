"""Somebody who asks for the boards of a tournament all the time while it is played, and checks every answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.deals import boards as document
from tests.services.load import CONNECTION_ERRORS, RETRY_AFTER
from tests.services.tournament_crowd import TournamentCrowd

LOOK_EVERY = 0.1  #: seconds between two looks
#: What back alley is dealt from, in the order of its cards.
CARDS = " ".join([*document.SPADES_TO_CLUBS, "XB", "XR"])


@dataclass
class BoardWatch:
    """seen: when each board was seen to be open first, in milliseconds since 1970. proofs: of each, as seen last."""

    crowd: TournamentCrowd
    lot: str = ""
    rules_hash: str = ""
    looks: int = 0
    seen: dict[int, int] = field(default_factory=dict)
    proofs: dict[int, dict[str, Any]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    async def look(self) -> None:
        """Asks once. Raises CONNECTION_ERRORS."""
        answer = await asyncio.to_thread(self.crowd.asked, "/boards")
        now = int(1000 * time.time())
        self.looks += 1
        shown = {each["board"]: each for each in answer["boards"]}
        if answer["anchor"] != self.crowd.anchor:
            self.faults.append("the anchor is not the one from before anybody entered")
        if (answer["lot"], answer["rules_hash"]) != (
            self.lot or answer["lot"],
            self.rules_hash or answer["rules_hash"],
        ):
            self.faults.append("lot or rules are not those from before")
        self.lot, self.rules_hash = answer["lot"], answer["rules_hash"]
        self.faults += [f"board {board} was open and is not" for board in self.seen.keys() - shown.keys()]
        for board, opened in shown.items():
            if self.proofs.get(board) != opened:
                self._check(opened)
            self.seen.setdefault(board, now)
        self.proofs |= shown

    def _check(self, opened: dict[str, Any]) -> None:
        case = {
            "tournament": self.crowd.id, "rules_hash": self.rules_hash, "seats": 4, "lot": self.lot, "cards": CARDS,
            "anchor": self.crowd.anchor, "opened": opened,
        }  # fmt: skip
        self.faults += [f"board {opened['board']}: {fault}" for fault in document.faults(case)]

    async def run(self) -> None:
        """Looks again and again, while there is a server."""
        while True:
            await self.crowd.up.wait()
            try:
                await self.look()
            except CONNECTION_ERRORS:
                await asyncio.sleep(RETRY_AFTER)
            await asyncio.sleep(LOOK_EVERY)


@asynccontextmanager
async def watching(crowd: TournamentCrowd) -> AsyncIterator[BoardWatch]:
    """Somebody looks for the duration of the block."""
    watch = BoardWatch(crowd)
    task = asyncio.create_task(watch.run())
    try:
        yield watch
        assert not task.done(), task.exception()
    finally:
        task.cancel()
