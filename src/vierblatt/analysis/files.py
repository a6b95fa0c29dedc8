"""Analyses on disk."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from vierblatt.analysis.document import Analysis
from vierblatt.errors import BadAnalysis


def load(path: Path) -> Analysis | None:
    """The analysis in a file, or None if there is no file; raises BadAnalysis for any other content."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise BadAnalysis("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
    return Analysis.from_json(content)


def write(path: Path, content: bytes) -> None:
    """Writes a file atomically; raises BadAnalysis."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with draft.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as fault:
        raise BadAnalysis("cannot-write", path=str(path), reason=fault.strerror or str(fault)) from None
