"""Checks worked cases against the engine: `vierblatt check FILE...`.

A file is a JSON object with lists of cases (the published ones are in `tests/cases/`); the game is its file name, or
its key `game`. The list `plays` is judged in the same way for every game (`plays.py`); any other list is judged by the
game's judge of that name, with the functions of the engine.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from numba.core.errors import NumbaError, NumbaPendingDeprecationWarning

from vierblatt import games
from vierblatt.check.plays import judge_play
from vierblatt.errors import BadCase, BadOption, VierblattError

_RULE = re.compile(r"\b[A-Z]{2,5}-[A-Z]+-\d+[a-z]?\b|\bA-?\d+[a-z]?\b|\bAMB-\d+\b")

PLAYS = "plays"  #: the list that every game has
LARGEST = 1_000_000  #: the largest number in a case
LONGEST = 54  #: the longest list in a case: a pack

#: Errors of compiled rules for values of the wrong type, such as null, or a list instead of a number.
UNFIT = (NumbaError, NumbaPendingDeprecationWarning, OverflowError)


@dataclass(frozen=True)
class Disagreement:
    """One fact on which a case and the engine differ."""

    list: str
    case: str
    what: str
    expected: Any
    ours: Any
    rule: str  #: the id that the case names, or ""


@dataclass
class CheckReport:
    """The result of checking one file."""

    game: str
    cases: int = 0
    disagreements: list[Disagreement] = field(default_factory=list)


def check_file(path: Path, game: str | None = None) -> CheckReport:
    """Judges a file; raises BadCase if it is malformed."""
    try:
        content = msgspec.json.decode(path.read_bytes())
    except OSError as fault:
        raise BadCase("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadCase("not-json", path=str(path), reason=str(fault)) from None
    if not isinstance(content, Mapping):
        raise BadCase("not-an-object", path=str(path), found=type(content).__name__)
    return check_cases(content, game or str(content.get("game", path.stem)))


def check_cases(content: Mapping[str, Any], game_id: str) -> CheckReport:
    """Judges the lists of a file's content."""
    try:
        game = games.get(game_id)
    except BadOption as fault:
        raise BadCase("unknown-game", game=game_id[:40], known=", ".join(games.game_ids())) from fault
    judges = {**game.table.judges, PLAYS: partial(judge_play, game_id)}
    report = CheckReport(game_id)
    for name, cases in content.items():
        if isinstance(cases, str):
            continue  # a note to the reader, or the game
        if name not in judges or not isinstance(cases, list):
            raise BadCase("unknown-list", list=name[:40], game=game_id, known=", ".join(judges))
        for number, case in enumerate(cases):
            _judge(report, name, number, case, judges[name])
    if not report.cases:
        raise BadCase("no-cases", game=game_id, known=", ".join(judges))
    return report


def _judge(report: CheckReport, name: str, number: int, case: Any, judge: Any) -> None:
    where = str(case.get("id", number)) if isinstance(case, Mapping) else str(number)
    if not isinstance(case, Mapping):
        raise BadCase("bad-case", list=name, case=where, reason="not an object")
    try:
        _refuse_odd_values(case)
        with warnings.catch_warnings():
            warnings.simplefilter("error", NumbaPendingDeprecationWarning)
            differences = judge(case)
    except BadCase:
        raise
    except (VierblattError, LookupError, TypeError, ValueError, AttributeError, RecursionError, *UNFIT) as fault:
        raise BadCase("bad-case", list=name, case=where, reason=f"{type(fault).__name__}: {fault}") from fault
    report.cases += 1
    rule = _RULE.search(str(case.get("why", case.get("note", ""))))
    for what, expected, ours in differences:
        report.disagreements.append(Disagreement(name, where, what, expected, ours, rule[0] if rule else ""))


def _refuse_odd_values(value: Any) -> None:
    """Raises ValueError for values that compiled rules must not get: these trust the sizes of numbers and lists."""
    if isinstance(value, float) or (isinstance(value, int) and abs(value) > LARGEST):
        raise ValueError(f"{value} is not a valid number")
    if isinstance(value, list) and len(value) > LONGEST:
        raise ValueError(f"a list of {len(value)} is too long")
    if isinstance(value, Mapping | list):
        for part in value.values() if isinstance(value, Mapping) else value:
            _refuse_odd_values(part)
