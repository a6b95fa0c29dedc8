"""Files that are written as a whole: there is always the complete old or new one, even after a power failure.

>>> import tempfile
>>> path = Path(tempfile.mkdtemp()) / "told.txt"
>>> write_whole(path, b"all of it")
>>> path.read_bytes()
b'all of it'
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

#: Bytes that `try_out` writes: a disk without room for them is full.
TRIED = bytes(1 << 16)


@contextlib.contextmanager
def draft_for(path: Path) -> Iterator[Path]:
    """The path to write to, in the same folder and with the same ending; at the end of the context it becomes `path`.

    Anything that is not an ordinary file, such as a pipe or a device, is written to directly. Raises OSError; then
    `path` is as it was, and nothing is left behind.
    """
    target = path.resolve()  # the target of a link is written, and the link stays
    if target.exists() and not target.is_file():
        yield path
        return
    draft = target.with_name(f".{target.stem}.{secrets.token_hex(4)}{target.suffix}")
    try:
        yield draft
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file; raises OSError."""
    with draft_for(path) as draft:
        draft.write_bytes(content)


def try_out(path: Path) -> None:
    """Raises OSError if `write_whole` could not write to the path now; nothing is changed."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    target = path.resolve()
    if target.exists() and not target.is_file():
        return
    draft = target.with_name(f".{target.stem}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(TRIED)
            file.flush()
            os.fsync(file.fileno())
    finally:
        draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Makes the new name durable as well; systems that cannot open a folder do not need it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
