"""JSON files written atomically (to a temporary file that is then renamed), with a hash of their content."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from vierblatt.errors import BadCheckpoint


def write_checksummed(body: dict[str, Any], file: Path) -> None:
    """Writes the file atomically; raises BadCheckpoint."""
    text = json.dumps({**body, "sha256": _checksum(body)}, indent=1)
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadCheckpoint("checkpoint-unwritable", file=str(file), reason=error.strerror or "") from error


def read_checksummed(file: Path) -> dict[str, Any]:
    """Reads the content; raises BadCheckpoint if the file cannot be read or its hash is wrong."""
    try:
        body: dict[str, Any] = json.loads(file.read_bytes())
        sound = body.pop("sha256") == _checksum(body)
    except OSError as error:
        raise BadCheckpoint("checkpoint-unreadable", file=str(file), reason=error.strerror or "") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadCheckpoint("checkpoint-damaged", file=str(file)) from error
    if not sound:
        raise BadCheckpoint("checkpoint-damaged", file=str(file))
    return body


def _checksum(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
