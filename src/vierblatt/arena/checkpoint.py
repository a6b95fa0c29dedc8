"""Checkpoint files, from which an interrupted contest resumes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.results import BoardResult
from vierblatt.errors import BadCheckpoint
from vierblatt.simulate.checksummed_files import read_checksummed, write_checksummed

FORMAT = "vierblatt-contest-1"


def save(ledger: Ledger, file: Path) -> None:
    """Writes the file; raises BadCheckpoint."""
    body: dict[str, Any] = {
        "format": FORMAT,
        "rules_key": ledger.contest.rules_key,
        "contest": msgspec.to_builtins(ledger.contest.facts()),
        "boards": msgspec.to_builtins([ledger.boards[task] for task in sorted(ledger.boards)]),
    }
    write_checksummed(body, file)


def load(contest: Contest, file: Path) -> Ledger:
    """The ledger stored in a file; raises BadCheckpoint if it is damaged or of another contest or version."""
    body = read_checksummed(file)
    try:
        fault = _fault(contest, body, file)
        if fault is None:
            boards = msgspec.convert(body["boards"], list[BoardResult])
            return Ledger(contest, {(board.pair, board.number): board for board in boards})
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise BadCheckpoint("checkpoint-damaged", file=str(file)) from error
    raise fault


def _fault(contest: Contest, body: dict[str, Any], file: Path) -> BadCheckpoint | None:
    """The error if the file belongs to another contest or version, otherwise None."""
    if body["format"] != FORMAT or body["contest"] != msgspec.to_builtins(contest.facts()):
        return BadCheckpoint("checkpoint-of-another-contest", file=str(file))
    if body["rules_key"] != contest.rules_key:
        return BadCheckpoint("checkpoint-of-another-version", file=str(file))
    return None
