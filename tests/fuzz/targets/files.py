"""Files from users: records, positions, analyses, worked cases, checkpoints, tournaments, settings, backups."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.analysis.played import played, quicken
from tests.fuzz.target import Check, Target, stateless_target
from tests.test_parsers import RECORDS
from tests.tournaments.random_tournaments import RandomTournament
from vierblatt.analysis import Analysis, analyse
from vierblatt.arena import checkpoint
from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger
from vierblatt.check import check_file
from vierblatt.position import load
from vierblatt.record import Record, replay, verify
from vierblatt.server.ops import config
from vierblatt.server.store import backup
from vierblatt.tournaments import Tournament, TournamentFile, standings
from vierblatt.tournaments.entries import encode

HERE = Path(__file__).parents[2]
CONTEST = Contest("kout_bo", ("rules", "random"), 10)
SETTINGS = """
host = "0.0.0.0"
port = 8137
public_url = "https://cards.example.org"
behind_proxy = true
log_format = "json"
[limits]
commands = 40
commands_per_second = 4.0
"""


def _records() -> list[bytes]:
    return [msgspec.json.encode(record) for record in RECORDS.values()]


def _record(data: bytes) -> None:
    record = Record.from_json(data)
    verify(record)
    replay(record)


def _positions() -> list[bytes]:
    return [path.read_bytes() for path in (HERE / "positions").glob("*.json") if path.stem != "expected"]


def _analyses() -> list[bytes]:
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        return [analyse(played("baloot", actions=6)).to_json()]


def _analysis(data: bytes) -> None:
    analysis = Analysis.from_json(data)
    assert Analysis.from_json(analysis.to_json()) == analysis


def _cases() -> list[bytes]:
    documents = []
    for path in (HERE / "cases").glob("*.json"):
        content = json.loads(path.read_bytes())
        documents += [
            json.dumps({"game": path.stem, name: cases[:1]}).encode()
            for name, cases in content.items() if isinstance(cases, list)
        ]  # fmt: skip
    return documents


def _through_file(
    name: str, examples: Callable[[], list[bytes]], read: Callable[[Path], object], *, share: int
) -> Target:
    """A target that reads a file."""

    @contextmanager
    def open_check() -> Iterator[Check]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "given"

            def check(data: bytes) -> None:
                file.write_bytes(data)
                read(file)

            yield check

    return Target(name, examples, open_check, share)


def _checkpoints() -> list[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "checkpoint"
        checkpoint.save(Ledger(CONTEST), file)
        return [file.read_bytes()]


def _tournaments() -> list[bytes]:
    """Files of small tournaments, of every format among them."""
    played = [RandomTournament(random.Random(seed), most=5).play() for seed in range(24)]
    return [b"".join(encode(entry) + b"\n" for entry in each.entries) for each in played]


def _tournament(file: Path) -> None:
    tournament = TournamentFile(file).tournament
    standings(tournament.state)
    assert Tournament(tournament.entries).state == tournament.state


def _databases() -> list[bytes]:
    """A small database with the tables that a backup must have."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "backup.db"
        with closing(sqlite3.connect(file)) as connection:
            for table in sorted(backup._MUST_HAVE):
                connection.execute(f"CREATE TABLE {table} (owner TEXT, fence INT, until INT)")
            connection.execute("INSERT INTO leases VALUES ('node', 1, 2)")
            connection.commit()
        return [file.read_bytes()]


def _restore(file: Path) -> Any:
    draft = backup.stage(file, file.with_name("database"))
    return backup.leased_until(draft, besides="")


TARGETS = (
    stateless_target("records", _records, _record, share=60),
    stateless_target("positions", _positions, load, share=60),
    stateless_target("analyses", _analyses, _analysis, share=100),
    _through_file("cases", _cases, check_file, share=60),
    _through_file("checkpoints", _checkpoints, lambda file: checkpoint.load(CONTEST, file), share=60),
    _through_file("tournaments", _tournaments, _tournament, share=20),
    _through_file("settings", lambda: [SETTINGS.encode()], config.load, share=100),
    _through_file("backups", _databases, _restore, share=3),
)
