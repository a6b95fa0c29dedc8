"""A review to put things into. As a program: changes a review without end and says what is acknowledged."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec

from tests.server.store.stores import NOW
from vierblatt.protocol.review import Remark, ReviewPoint
from vierblatt.server.store.port import ReviewItemRow, ReviewRow, StudyRow, TournamentRow
from vierblatt.server.store.sql import SqlStore

REVIEW = "review1"


def a_review(name: str = REVIEW, **fields: Any) -> ReviewRow:
    """A review of amal's."""
    return ReviewRow(id=name, **{"record": "m1", "opener": "amal", "created": NOW, "changed": NOW, **fields})


def a_study(name: str = "study1", **fields: Any) -> StudyRow:
    """A study of amal's."""
    return StudyRow(id=name, **{"owner": "amal", "name": "Endings", "created": NOW, "changed": NOW, **fields})


def a_tournament(name: str = "tournament1", **fields: Any) -> TournamentRow:
    """A tournament of amal's."""
    usual = {"organiser": "amal", "name": "Evening", "game": "baloot", "format": "swiss"}
    return TournamentRow(id=name, **{**usual, "created": NOW, "changed": NOW, "public": True, **fields})


def a_remark(slot: str, player: str = "amal", body: bytes | None = None) -> ReviewItemRow:
    """Something that somebody says."""
    usual = msgspec.json.encode(Remark(point=ReviewPoint(1), text="why?", at=NOW))
    return ReviewItemRow(slot=slot, player=player, body=usual if body is None else body)


def said(item: ReviewItemRow) -> str:
    """What the program reports of an item."""
    return f"{item.slot} {item.seq}"


async def change(url: str) -> None:
    """Changes the review until the process is killed."""
    store = SqlStore(url)
    await store.open()
    seq = 0
    while await store.change_review(REVIEW, seq, [a_remark(f"note-{seq + 1}")], NOW):
        seq += 1
        print(f"note-{seq} {seq}", flush=True)  # noqa: T201 - the test reads it


if __name__ == "__main__":
    asyncio.run(change(sys.argv[1]))
