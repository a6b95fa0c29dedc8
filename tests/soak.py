"""The state of long runs, in a file, so that they can be stopped and resumed while the sources do not change."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

ROOT = Path(__file__).parent.parent
FOLDER = Path(".soak")  #: where the files are, in the folder in which the run was started
SOURCES = {".py", ".ftl"}


def sources(*folders: Path) -> str:
    """A hash of the code in `src` and in these folders: results of other code say nothing about this code."""
    digest = hashlib.sha256()
    for folder in (ROOT / "src", *folders):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            text = path.read_bytes()
            digest.update(f"{path.relative_to(folder)} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


def load_state(file: Path, kind: type[T]) -> T | None:
    """The content of a file; None if there is no file or it has other content."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def save_state(file: Path, what: object) -> None:
    """Writes a file, completely or not at all."""
    file.parent.mkdir(exist_ok=True)
    draft = file.with_suffix(".part")
    draft.write_bytes(msgspec.json.encode(what))
    draft.replace(file)
