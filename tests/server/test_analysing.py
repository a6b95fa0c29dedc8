"""Analyses on request: each is made once, of the record as it is, and anew where an older version made it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from structlog.testing import capture_logs

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.store.stores import sqlite
from vierblatt.analysis import Analysis
from vierblatt.analysis.run import Bench
from vierblatt.analysis.tasks import Piece
from vierblatt.record import Record
from vierblatt.server import analysing
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.results import Results
from vierblatt.server.analysing import Analysts
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.workers import Workers

MATCH = "abcdefghij"


class Gate(Workers):
    """Where nothing is judged: a piece is done as soon as it may be."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.may.set()

    async def run(self, work: Callable[..., Any], *given: object) -> Any:  # noqa: ARG002 - nothing is done with them
        """That there was nothing to judge."""
        await self.may.wait()


class FirstOnly(Bench):
    """Has the first decision judged, and no other."""

    def left(self) -> Sequence[Piece]:
        """The piece."""
        return [self.deals[0].moments[0]]


@pytest.fixture
def workers() -> Gate:
    return Gate()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "Bench", FirstOnly)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with one match of six."""
    made = sqlite(tmp_path)
    await made.open()
    await add_players(made)
    await Results(made).finish(played(), NOW)
    yield made
    await made.close()


@pytest.fixture
async def analysts(store: SqlStore, workers: Gate) -> AsyncIterator[Analysts]:
    with capture_logs() as complaints:
        made = Analysts(store, workers, structlog.get_logger())
        yield made
        await made.stop()
    assert not complaints


async def until(analysts: Analysts, wanted: str) -> None:
    for _ in range(3000):
        if (await analysts.state(MATCH)).state == wanted:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"it is never {wanted}")


async def test_who_is_forgotten_meanwhile_is_not_named(store: SqlStore, analysts: Analysts, workers: Gate) -> None:
    workers.may.clear()
    await analysts.ask(MATCH, "p0")
    await until(analysts, "running")
    await erase(store, "p1")
    workers.may.set()
    await until(analysts, "done")
    stored, kept = await store.record(MATCH), await store.analysis(MATCH)
    assert stored is not None and kept is not None
    assert b"Player 0" in kept and b"Player 1" not in kept
    assert Analysis.from_json(kept).record == Record.from_json(stored.body).head


async def test_what_two_ask_for_at_once_is_made_once(analysts: Analysts) -> None:
    states = await asyncio.gather(*(analysts.ask(MATCH, player) for player in ("p0", "p1")))
    assert [(state.state, state.ahead) for state in states] == [("waiting", 0)] * 2
    await until(analysts, "done")


@pytest.mark.parametrize("change", [{"format": 0}, {"engine": "of before"}, {"game": "chess"}])
async def test_what_an_older_version_made_is_made_anew(
    store: SqlStore, analysts: Analysts, change: dict[str, object]
) -> None:
    await analysts.ask(MATCH, "p0")
    await until(analysts, "done")
    stored, kept = await store.record(MATCH), await store.analysis(MATCH)
    assert stored is not None and kept is not None
    await store.put_analysis(MATCH, stored.body, msgspec.json.encode(msgspec.json.decode(kept) | change))
    assert (await analysts.state(MATCH)).state == "none"
    assert (await analysts.ask(MATCH, "p0")).state == "waiting"
    await until(analysts, "done")
    assert await store.analysis(MATCH) == kept
