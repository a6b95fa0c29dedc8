"""What long runs keep in a file, so that they can be stopped and go on: as long as the sources are the same."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

ROOT = Path(__file__).parent.parent
FOLDER = Path(".soak")  #: where the files lie, in the folder that the run was started in
SOURCES = {".py", ".ftl"}


def sources(*folders: Path) -> str:
    """A hash of the code in `src` and in folders: what was found with other code says nothing about this one."""
    whole = hashlib.sha256()
    for folder in (ROOT / "src", *folders):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            text = path.read_bytes()
            whole.update(f"{path.relative_to(folder)} {len(text)}\n".encode() + text)
    return whole.hexdigest()[:16]


def kept(file: Path, kind: type[T]) -> T | None:
    """What a file says; None where there is none or it says something else."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def keep(file: Path, what: object) -> None:
    """Writes a file, wholly or not at all."""
    file.parent.mkdir(exist_ok=True)
    draft = file.with_suffix(".part")
    draft.write_bytes(msgspec.json.encode(what))
    draft.replace(file)
