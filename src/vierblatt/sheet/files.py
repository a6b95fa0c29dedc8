"""Score sheets as JSON and on disk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from vierblatt import games
from vierblatt.errors import BadSheet
from vierblatt.games.options import plain
from vierblatt.sheet.document import FORMAT, SheetDocument, SheetRules
from vierblatt.sheet.score_sheet import Sheet
from vierblatt.whole_files import write_whole

R = TypeVar("R")

MOST_BYTES = 4 << 20  #: of a sheet; larger files are something else


def to_json(sheet: Sheet) -> bytes:
    """The sheet as JSON, indented, in UTF-8."""
    rules = SheetRules(sheet.rules.behaviour, sheet.rules.preset, plain(sheet.rules.changed))
    document = SheetDocument(
        format=FORMAT,
        game=sheet.game.id,
        rules=rules,
        names=sheet.names,
        first_dealer=sheet.first_dealer,
        deals=tuple(dict(deal.result) for deal in sheet.deals),
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def from_json(content: bytes | str) -> Sheet:
    """The sheet, scored anew; raises BadSheet or BadOption."""
    if len(content) > MOST_BYTES:
        raise BadSheet("sheet-too-large", most=MOST_BYTES >> 20)
    _check_format(content)
    try:
        document = msgspec.json.decode(content, type=SheetDocument)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise BadSheet("sheet-malformed", reason=str(fault)[:200]) from None
    game, recorded = games.get(document.game), document.rules
    rules = game.options.rule_set(
        {**game.options.defaults(recorded.behaviour), **recorded.options}, behaviour=recorded.behaviour
    )
    sheet = Sheet(game, changes=rules, names=document.names, first_dealer=document.first_dealer)
    for number, result in enumerate(document.deals, 1):
        try:
            sheet.add(result)
        except BadSheet as fault:
            raise BadSheet("sheet-bad-deal", number=number, reason=fault) from None
    return sheet


def load(path: str | Path) -> Sheet:
    """The sheet in a file; raises BadSheet, also if the file cannot be read, or BadOption."""
    return from_json(_read(Path(path)))


def save(sheet: Sheet, path: str | Path) -> None:
    """Writes a sheet atomically: the file is always either the old or the new one, even after a power failure."""
    write_whole(Path(path), to_json(sheet))


class SheetFile:
    """A sheet and the file that keeps it: each `store` replaces the whole file, unless somebody else changed it.

    Raises BadSheet or BadOption.
    """

    def __init__(self, path: str | Path, sheet: Sheet | None = None) -> None:
        """Reads the file; with a sheet, begins a file that must not exist yet."""
        self.path = Path(path)
        self._stored: bytes | None = None if sheet is not None else _read(self.path)
        self.sheet = sheet if sheet is not None else from_json(self._stored or b"")
        if sheet is not None and self.path.exists():
            raise BadSheet("sheet-exists", path=str(path))

    def edit(self, work: Callable[[Sheet], R]) -> R:
        """Changes the sheet and stores it; raises BadSheet, and then the sheet and the file are as they were."""
        edited = from_json(to_json(self.sheet))
        answer = work(edited)
        self._store(edited)
        self.sheet = edited
        return answer

    def store(self) -> None:
        """Writes the sheet; raises BadSheet, and then the file is as it was."""
        self._store(self.sheet)

    def _store(self, sheet: Sheet) -> None:
        if self._stored is not None and _read(self.path) != self._stored:
            raise BadSheet("sheet-changed", path=str(self.path))
        content = to_json(sheet)
        try:
            write_whole(self.path, content)
        except OSError as fault:
            raise BadSheet("cannot-write", path=str(self.path), reason=fault.strerror or str(fault)) from fault
        self._stored = content


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise BadSheet("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from fault


def _check_format(content: bytes | str) -> None:
    """Names the version of a sheet that this version cannot read, before its other keys are complained about."""
    try:
        found = json.loads(content).get("format")
    except (ValueError, RecursionError, AttributeError):
        return
    if found != FORMAT or isinstance(found, bool):
        raise BadSheet("sheet-format", found=str(found)[:20], known=FORMAT)
