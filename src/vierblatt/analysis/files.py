"""Analyses on disk."""

from __future__ import annotations

from pathlib import Path

from vierblatt.analysis.document import Analysis
from vierblatt.errors import BadAnalysis
from vierblatt.whole_files import write_whole


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
    try:
        write_whole(path, content)
    except OSError as fault:
        raise BadAnalysis("cannot-write", path=str(path), reason=fault.strerror or str(fault)) from None
