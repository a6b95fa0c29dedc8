"""Records on disk."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from vierblatt.errors import BadRecord
from vierblatt.record.document import Record


def load(path: str | Path) -> Record:
    """The record in a file; raises BadRecord, also if the file cannot be read."""
    try:
        content = Path(path).read_bytes()
    except OSError as fault:
        raise BadRecord("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from fault
    return Record.from_json(content)


def save(record: Record, path: str | Path) -> None:
    """Writes a record atomically: the file is always either the old or the new one, even after a power failure."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the new name durable as well; systems that cannot open a folder do not need it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
