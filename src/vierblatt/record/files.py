"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from vierblatt.errors import BadRecord
from vierblatt.record.document import Record
from vierblatt.whole_files import write_whole


def load(path: str | Path) -> Record:
    """The record in a file; raises BadRecord, also if the file cannot be read."""
    try:
        content = Path(path).read_bytes()
    except OSError as fault:
        raise BadRecord("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from fault
    return Record.from_json(content)


def save(record: Record, path: str | Path) -> None:
    """Writes a record atomically: the file is always either the old or the new one, even after a power failure."""
    write_whole(Path(path), record.to_json())
