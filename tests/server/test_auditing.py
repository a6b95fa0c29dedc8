"""The audit of a database: which matches it looks at, and what it need not measure again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.running import vierblatt
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.proving.databases import change
from tests.server.store.stores import sqlite
from vierblatt.analysis.collusion import AuditFile, MatchGains
from vierblatt.errors import BadAnalysis
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.workers.auditing import AuditRequest, audit
from vierblatt.server.workers.workers import Workers

QUICK = AuditRequest(worlds=2, least=2)


class Counting(Workers):
    """Does the work here, and counts it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.done = 0

    async def run(self, work: Callable[..., Any], *given: object) -> Any:
        self.done += 1
        return work(*given)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with a match that did not count and one that did."""
    made = sqlite(tmp_path)
    await made.open()
    await add_players(made)
    await Results(made).finish(played("whist", people=3, table="friendly00", changes={"target": 1}), NOW)
    friendly = await made.record("friendly00")
    assert friendly is not None
    await made.put_record(msgspec.structs.replace(friendly, id="rated00000", rated=True, ended=NOW + 1_000), [], [])
    yield made
    await made.close()


async def test_rated_matches_are_measured_once(store: SqlStore, tmp_path: Path) -> None:
    at_work, steps = Counting(), list[int]()
    first = await audit(store, at_work, AuditFile(tmp_path / "kept"), QUICK, lambda: steps.append(1))
    assert (first.matches, first.unread, len(steps)) == (1, 0, 1)
    assert at_work.done == first.deals > 0
    assert first.names == {f"p{number}": f"Player {number}" for number in range(3)}
    again = await audit(store, at_work, AuditFile(tmp_path / "kept"), QUICK)
    assert again == first and at_work.done == first.deals


@pytest.mark.parametrize(
    ("selection", "matches"),
    [
        (AuditRequest(worlds=2, rated=False), 2),
        (AuditRequest(worlds=2), 1),
        (AuditRequest(worlds=2, rated=False, game="baloot"), 0),
        (AuditRequest(worlds=2, rated=False, since=NOW + 1_000), 1),
        (AuditRequest(worlds=2, since=NOW + 1_001), 0),
    ],
)
async def test_only_requested_matches_are_audited(selection: AuditRequest, matches: int, store: SqlStore) -> None:
    assert (await audit(store, Counting(), AuditFile(None), selection)).matches == matches


async def test_a_record_that_cannot_be_replayed_is_left_out(store: SqlStore) -> None:
    stored = await store.record("rated00000")
    assert stored is not None
    await store.replace_record("rated00000", stored.body, stored.names, stored.body.replace(b"Player 0", b"Player 9"))
    found = await audit(store, Counting(), AuditFile(None), AuditRequest(worlds=2, rated=False))
    assert (found.matches, found.unread) == (1, 1)


async def test_a_record_of_other_people_than_sat_there_is_left_out(store: SqlStore) -> None:
    stored = await store.record("rated00000")
    assert stored is not None
    await store.replace_record("rated00000", stored.body, stored.names[:-1], stored.body)
    found = await audit(store, Counting(), AuditFile(None), AuditRequest(worlds=2, rated=False))
    assert (found.matches, found.unread) == (1, 1)


@pytest.mark.parametrize("column", ["ended", "names", "scores"])
async def test_a_row_that_no_program_can_have_written_is_left_out(column: str, store: SqlStore, tmp_path: Path) -> None:
    change(tmp_path / "vierblatt.db", f"UPDATE records SET {column} = 'x' WHERE id = 'rated00000'")
    found = await audit(store, Counting(), AuditFile(None), AuditRequest(worlds=2, rated=False))
    assert (found.matches, found.unread) == (1, 1)


class Full(AuditFile):
    """A disk that takes nothing."""

    def add(self, fits: MatchGains) -> None:  # noqa: ARG002 - it is lost
        """Raises BadAnalysis."""
        raise BadAnalysis("cannot-write", path="kept", reason="full")


async def test_a_full_disk_is_reported_and_not_counted_as_unreplayable(store: SqlStore) -> None:
    with pytest.raises(BadAnalysis, match="cannot-write"):
        await audit(store, Counting(), Full(None), QUICK)


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
async def test_the_report_says_in_every_language_that_nothing_is_proven(
    lang: str, store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    found = await audit(store, Counting(), AuditFile(tmp_path / "kept"), msgspec.structs.replace(QUICK, rated=False))
    words = ["--all", "--worlds", "2", "--least", "2", "--keep", str(tmp_path / "kept")]
    database = str(tmp_path / "vierblatt.db")
    ran = await asyncio.to_thread(vierblatt, "admin", "--database", database, "--lang", lang, "collusion", *words)
    assert ran.code == 0, ran.err
    assert str(found.deals) in ran.out and "Player 0" in ran.out and "audit-" not in ran.out


@pytest.mark.parametrize("words", [["--worlds", "1"], ["--alpha", "2"], ["--game", "chess"], ["--since", "soon"]])
@pytest.mark.usefixtures("store")
async def test_senseless_arguments_are_refused(words: list[str], tmp_path: Path) -> None:
    ran = await asyncio.to_thread(
        vierblatt, "admin", "--database", str(tmp_path / "vierblatt.db"), "--lang", "en", "collusion", *words
    )
    assert ran.code == 2 and ran.err.count("\n") == 1
