"""The compile cache: one file an entry, in a folder named after the sources it was compiled from.

Numba's own cache does not notice that a callee in another file changed, loses entries when two processes write at
once (they share an index), and falls back silently to the source tree. Here

- a folder is named after the hash of every source the code can depend on (`sources`, tables kept as data among them)
  and of the versions of Python, numba, llvmlite and numpy, so stale code is never found, and a change leaves what does
  not depend on it;
- an entry is one file named after its signature, written beside and moved into place: no index, nothing to lose;
- the folder is the user's cache directory, `VIERBLATT_CACHE` if set, else a temporary one that goes at exit.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import pickle
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = PACKAGE / "games"
KEEP_SECONDS = 14 * 24 * 3600
_COMPILED = re.compile(rb"^ *@(rule|entry)\b", re.MULTILINE)
_IMPORT = re.compile(r"^ *from (vierblatt[\w.]*) import (\([^)]*\)|[^\n(]*)", re.MULTILINE)

#: Called with the name of a rule when it has to be compiled because no entry was found.
on_compile: list[Callable[[str], None]] = []


@cache
def root() -> Path:
    """The folder that holds all compiled rules: the user's, or a temporary one where that cannot be written to."""
    with contextlib.suppress(OSError, RuntimeError):  # RuntimeError: a user without a home
        folder = _wanted()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    temporary = Path(tempfile.mkdtemp(prefix="vierblatt-"))
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return temporary


def _wanted() -> Path:
    if given := os.environ.get("VIERBLATT_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "vierblatt" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "vierblatt"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "vierblatt"


@cache
def _digest(files: tuple[Path, ...]) -> str:
    machine = platform.machine(), sys.version, numba.__version__, llvmlite.__version__, np.__version__
    return _hash(files, repr(machine).encode())


def _hash(files: tuple[Path, ...], salt: bytes = b"") -> str:
    hasher = hashlib.sha256(salt)
    for file in files:
        hasher.update(file.name.encode() + b"\0" + _content(file))
    return hasher.hexdigest()[:20]


@cache
def _content(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The sources of this package that a source imports from and that compiled code can depend on, rooms left out."""
    found = []
    for module, names in _IMPORT.findall(file.read_text(encoding="utf-8")):
        at = PACKAGE.joinpath(*module.split(".")[1:])
        parts = [at / f"{name.split()[0]}.py" for name in names.strip("()").split(",") if name.strip()]
        found += [part for part in (at.with_suffix(".py"), at / "__init__.py", *parts) if _is_generic(part)]
    return tuple(found)


@cache
def _is_generic(file: Path) -> bool:
    in_room = GAMES in file.parent.parents
    return not in_room and file.is_file() and _COMPILED.search(file.read_bytes()) is not None


@cache
def sources(origin: Path) -> tuple[Path, ...]:
    """What code compiled from a source, or in a game's room (a folder), can depend on.

    That is the kernel and the cards, the room (its data too) or the source itself, and whatever of the generic code
    these import from.
    """
    found = {PACKAGE / "cards.py", *(PACKAGE / "kernel").glob("*.py")}
    # A table read from a file is a constant of what is compiled, just as one that stands in a source.
    left = [*origin.glob("*.py"), *origin.glob("*.json")] if origin.is_dir() else [origin]
    while left:
        file = left.pop()
        left += [further for further in _imports(file) if further not in found]
        found.add(file)
    return tuple(sorted(found))


@cache
def source_key(origin: Path) -> str:
    """What code compiled from a source or a room depends on, as a short hash.

    What generic code calls in a game is covered by the state's type, whose marker field carries the key of the game's
    room (see `kernel.state`).
    """
    return _digest(sources(origin))


@cache
def rules_key(*origins: Path) -> str:
    """The sources alone, the same on every machine: what is played by these rooms and sources, as a short hash."""
    return _hash(tuple(sorted({file for origin in origins for file in sources(origin)})))


def _origin(file: Path) -> Path:
    """Generic code stands for itself; a room is one whole."""
    generic = PACKAGE in file.parents and GAMES not in file.parent.parents
    return file if generic else file.parent


class _Locator(_CacheLocator):
    def __init__(self, source: Path) -> None:
        origin = _origin(source)
        self._path = root() / f"{origin.stem}-{source_key(origin)}"

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> int:
        return 0  # the folder's name is the stamp

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator:
        return cls(Path(py_file).resolve())


class _Impl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # type: ignore[list-item]  # noqa: RUF012 - as the base class has it


class _Entries:
    """The files of one function: `key` decides the name, the move into place makes the write atomic."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder = folder
        self._base = base

    def _file(self, key: object) -> Path:
        return self._folder / f"{self._base}.{hashlib.sha256(repr(key).encode()).hexdigest()[:24]}.nbc"

    def load(self, key: object) -> Any:
        try:
            return pickle.loads(self._file(key).read_bytes())
        except (OSError, EOFError, LookupError, ImportError, AttributeError, TypeError, ValueError, pickle.PickleError):
            return None  # missing or damaged: compile it again

    def save(self, key: object, data: object) -> None:
        handle, name = tempfile.mkstemp(dir=self._folder)
        temporary = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(dumps(data))
            temporary.replace(self._file(key))
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


class RuleCache(FunctionCache):
    """What `@rule` puts in the place of Numba's cache."""

    _impl_class = _Impl

    def __init__(self, py_func: Any) -> None:
        super().__init__(py_func)
        self._cache_file: Any = _Entries(Path(self._cache_path), self._impl.filename_base)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is None:
            for listener in [*on_compile]:  # one that listens once takes itself off the list
                listener(self._py_func.__qualname__)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        # A full disk or a cache removed meanwhile must not stop a game: the code just stays uncached.
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)


def prune() -> None:
    """Deletes compiled rules of other versions that nobody used for two weeks; called by `vierblatt warm`."""
    limit = time.time() - KEEP_SECONDS
    for folder in root().iterdir():
        with contextlib.suppress(OSError):
            if folder.is_dir() and max(f.stat().st_atime for f in (folder, *folder.iterdir())) < limit:
                shutil.rmtree(folder)
