"""Contest reports as files."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import msgspec

from vierblatt.arena.provenance import commit
from vierblatt.arena.report import ContestReport
from vierblatt.errors import BadOption

#: The folder for measurements in a checkout.
RESULTS = Path("benchmarks") / "results"
#: The maximum number of characters of the bots' names in a file name.
NAMED = 60


def to_json(report: ContestReport, **more: Any) -> str:
    """The report as a JSON document, described in `docs/arena.md`; more: further keys, placed before the others."""
    return msgspec.json.format(msgspec.json.encode({**more, **msgspec.to_builtins(report)}), indent=1).decode() + "\n"


def from_json(text: str | bytes) -> ContestReport:
    """The report in a JSON document; raises msgspec.ValidationError."""
    return msgspec.json.decode(text, type=ContestReport)


def results_folder() -> Path:
    """The results folder of the checkout that the command runs in; raises BadOption outside a checkout."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / RESULTS).is_dir():
            return folder / RESULTS
    raise BadOption("cannot-write", path=str(RESULTS), reason="there is no such folder here")


def results_file(report: ContestReport, folder: Path) -> Path:
    """The file for a report: named after its game, its bots, a hash of the whole contest, and the commit."""
    bots = re.sub("[^a-z0-9]+", "-", "-".join(bot.name for bot in report.bots).lower())[:NAMED].strip("-")
    contest = (report.rules, report.unit, report.drawn, report.seed, report.asked, report.until_decided)
    asked = msgspec.json.encode([*contest, *(bot.name for bot in report.bots)])
    return folder / f"arena-{report.game}-{bots}-{hashlib.sha256(asked).hexdigest()[:6]}-{commit(folder)}.json"
