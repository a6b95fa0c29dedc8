"""Tournaments, slow and independent: a second opinion on what follows from a log, and on the log itself.

Written from docs/tournament-logs.md alone, with exact numbers. A log is a list of entries, as the lines of a file have
them. `standings` and `group_standings` say who is where, `faults` says what a log does not satisfy.

`python -m tests.reference.tournaments FILE...` prints both for files of logs (JSON Lines).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from .tournament_faults import examined, faults
from .tournament_log import Replay
from .tournament_standings import group_standings, group_tables, standings, standings_of

__all__ = ["faults", "group_standings", "standings"]


def read(path: Path) -> list[Any]:
    """The entries of a file. Raises ValueError and OSError if it cannot be read."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def table(replay: Replay, title: str, lines: list[dict[str, Any]]) -> list[str]:
    """Standings as lines of text: place, contestant, points, tie-breaks."""
    found = [title]
    for each in lines:
        name = f"{each['contestant']} {replay.entered[each['contestant']]['name']}"
        numbers = [] if each["points"] is None else [each["points"], *each["tie_breaks"]]
        found.append("\t".join(map(str, [each["place"], name, *numbers])))
    return found


def report(path: str, found: list[str], replay: Replay | None) -> list[str]:
    """What is printed about a file: standings, those of the groups, faults."""
    lines = [] if replay is None else table(replay, path, standings_of(replay))
    if replay is not None and replay.kind == "groups" and replay.order:
        for number, each in group_tables(replay).items():
            lines += table(replay, f"{path}, group {number}", each)
    return lines + [f"{path}, {fault}" for fault in found]


def main(paths: list[str]) -> int:
    """Prints the standings and the faults of each file: 2 if one cannot be read, 1 if one has faults, else 0."""
    status = 0
    for path in paths:
        try:
            entries = read(Path(path))
        except (OSError, ValueError) as error:
            sys.stderr.write(f"{path} cannot be read as a log, one JSON object a line: {error}\n")
            return 2
        found, replay = examined(entries)
        sys.stdout.write("".join(line + "\n" for line in report(path, found, replay)))
        status = 1 if found else status
    if not paths:
        sys.stderr.write("Name at least one file of a log: python -m tests.reference.tournaments FILE...\n")
    return status if paths else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
