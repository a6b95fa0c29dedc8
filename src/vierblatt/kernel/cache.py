"""The compile cache: one file per entry, in a folder named after the sources it was compiled from.

Numba's own cache does not notice that a callee in another file changed, loses entries when two processes write at
once (they share an index), and falls back silently to the source tree. In this cache:

- A folder is named after the hash of every source the code can depend on (`sources`, including data tables) and of the
  versions of Python, numba, llvmlite and numpy, so stale code is never found, and a change keeps the entries that do
  not depend on it.
- An entry is one file named after its signature, written to a temporary file and moved into place. There is no index.
- The folders are in `VIERBLATT_CACHE` if that is set, else in the user's cache directory, or in a temporary one that is
  deleted at exit.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib.util
import inspect
import itertools
import logging
import os
import pickle
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps

from vierblatt.kernel import inlined_rules

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = PACKAGE / "games"
#: Packages that do not use `@rule`, so their sources need not be read at every start.
WITHOUT_RULES = sys.stdlib_module_names | {"llvmlite", "numba", "numpy"}
KEEP_SECONDS = 14 * 24 * 3600
_COMPILED = re.compile(rb"^ *@(rule|rule_with_twin|entry|bulk_entry|instruction)\b", re.MULTILINE)
_IMPORT = re.compile(r"^ *from (\.*)([\w.]*) import (\([^)]*\)|[^\n(]*)", re.MULTILINE)

# Numba numbers the functions of a process from 1, and tells those with the same name and types apart by this number
# alone. Rules that were compiled in different processes and are linked into one entry would be taken for each other.
FunctionIdentity._unique_ids = itertools.count(int.from_bytes(os.urandom(6), "big") << 16)  # noqa: SLF001

#: The logger that says why a Python program has to wait; our commands say so in their own way.
LOGGER = logging.getLogger("vierblatt")


def _tell_once(_rule: str) -> None:
    on_compile.remove(_tell_once)
    LOGGER.warning("compiling rules, for some seconds and only once: they are kept in %s", root())


#: Called with the name of a rule when it has to be compiled because no entry was found.
on_compile: list[Callable[[str], None]] = [_tell_once]


@cache
def root() -> Path:
    """The folder of all compiled rules: the user's, or a temporary one if that is not writable."""
    with contextlib.suppress(OSError, RuntimeError):  # RuntimeError: a user without a home directory
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
def _digest(origin: Path) -> str:
    machine = platform.machine(), sys.version, numba.__version__, llvmlite.__version__, np.__version__
    return _hash({_name(file, origin): file for file in sources(origin)}, repr(machine).encode())


def _hash(files: dict[str, Path], salt: bytes = b"") -> str:
    hasher = hashlib.sha256(salt)
    for name, file in sorted(files.items()):
        hasher.update(name.encode() + b"\0" + _content(file))
    return hasher.hexdigest()[:20]


def _name(file: Path, origin: Path) -> str:
    """A file's name in a key: the same on every machine, and different for each file of a game."""
    for folder in (PACKAGE, origin.parent):
        if file.is_relative_to(folder):
            return file.relative_to(folder).as_posix()
    return f"{file.parent.name}/{file.name}"


@cache
def _content(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The sources with rules that a source imports from, except those in the folders of our games.

    Compiled code can depend only on these: a source without a rule has nothing to compile.
    """
    imported: list[Path] = []
    for dots, module, names in _IMPORT.findall(file.read_text(encoding="utf-8")):
        at = _relative(file, len(dots), module) if dots else _place_of(module)
        if at is None:
            continue
        if not _is_folder(at):
            imported += filter(_has_rules, [at.with_suffix(".py")])
            continue
        parts = [at / f"{name.split()[0]}.py" for name in names.strip("()").split(",") if name.strip()]
        imported += filter(_has_rules, [at / "__init__.py", *parts])
    return tuple(imported)


def _relative(file: Path, dots: int, module: str) -> Path:
    return file.parents[dots - 1].joinpath(*module.split(".")) if module else file.parents[dots - 1]


@cache
def _place_of(module: str) -> Path | None:
    """A module's path without its suffix; None if it cannot contain rules, for example without a source."""
    package, *parts = module.split(".")
    if package == PACKAGE.name:
        return PACKAGE.joinpath(*parts)
    if package in WITHOUT_RULES:
        return None
    # A game's key is made with its first rule, so modules that other sources of it import may not be loaded yet.
    try:
        found = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    if found is None:
        return None
    if found.submodule_search_locations:
        return Path(next(iter(found.submodule_search_locations))).resolve().joinpath(*parts)
    return Path(found.origin).resolve().with_suffix("") if found.has_location and found.origin else None


_is_folder = cache(Path.is_dir)


@cache
def _has_rules(file: Path) -> bool:
    in_our_game = file.is_relative_to(GAMES) and game_folder_of(file) != file
    return not in_our_game and file.is_file() and _COMPILED.search(file.read_bytes()) is not None


@cache
def game_folder_of(path: Path) -> Path:
    """The folder of the game that a source, or a folder in it, belongs to; else the path itself.

    That is a folder in `vierblatt/games` or, for a game outside this package, the nearest package with a `game.py`,
    the module that assembles the game.
    """
    if path.is_relative_to(PACKAGE):
        inside = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
        return GAMES / inside[0] if inside else path
    folder = path if path.is_dir() else path.parent
    while not (folder / "game.py").is_file():
        if not (folder / "__init__.py").is_file():
            return path
        folder = folder.parent
    return folder


@cache
def sources(origin: Path) -> tuple[Path, ...]:
    """The files that code compiled from a source, or in a game's folder, can depend on.

    These are the kernel and the cards, the game's whole folder (with its data) or the source itself, and all other
    sources with rules that these import from.
    """
    files = {PACKAGE / "cards.py", *(PACKAGE / "kernel").rglob("*.py")}
    # A table read from a file is a constant in compiled code, just like one written in a source.
    pending = list(_files_of(origin)) if origin.is_dir() else [origin]
    while pending:
        file = pending.pop()
        pending += [further for further in _imports(file) if further not in files]
        files.add(file)
    return tuple(sorted(files))


def _files_of(folder: Path) -> Iterator[Path]:
    """The sources and data of a game, in subfolders too, but not in a virtual environment."""
    for path in folder.iterdir():
        if path.suffix in {".py", ".json"}:
            yield path
        elif path.is_dir() and not path.name.startswith((".", "__")) and not (path / "pyvenv.cfg").exists():
            yield from _files_of(path)


@cache
def source_key(path: Path) -> str:
    """A short hash of what code compiled from a source, or in a game's folder, depends on.

    Calls from generic code into a game are covered by the state's type: its marker field has the key of the game's
    folder in its name (see `kernel.state`).
    """
    return _digest(game_folder_of(path))


@cache
def rules_key(*origins: Path) -> str:
    """A short hash of the sources alone that these folders and sources depend on: the same on every machine."""
    return _hash({_name(file, origin): file for origin in origins for file in sources(origin)})


class _Locator(_CacheLocator):
    def __init__(self, source: Path) -> None:
        origin = game_folder_of(source)
        self._path = root() / f"{origin.stem}-{source_key(origin)}"
        # Two sources of a game may have the same name, and so may functions in them.
        self._within = source.relative_to(origin).parent.as_posix().replace("/", ".") if source != origin else "."

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> int:
        return 0  # the folder's name is the stamp

    def get_disambiguator(self) -> str:
        return self._within

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator:
        return _locator(py_file)


@cache
def _locator(file: str) -> _Locator:
    return _Locator(Path(file).resolve())


class _Impl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # type: ignore[list-item]  # noqa: RUF012 - as the base class has it

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        return inlined_rules.load(target_context, payload)


class _Entries:
    """The files of one function: `key` determines the name; moving a file into place makes the write atomic."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder = folder
        self._base = base

    def _file(self, key: object) -> Path:
        return self._folder / f"{self._base}.{hashlib.sha256(repr(key).encode()).hexdigest()[:24]}.nbc"

    def any(self) -> bool:
        """Whether there is an entry for some signature: a quick look, without a key."""
        return next(self._folder.glob(f"{self._base}.*.nbc"), None) is not None

    def has(self, key: object) -> bool:
        """Whether there is an entry; it may still be damaged."""
        return self._file(key).exists()

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
    """The cache that `@rule` uses instead of Numba's."""

    _impl_class = _Impl

    def __init__(self, py_func: Any) -> None:
        """Numba's own would take most of the time in which a game is loaded, and few functions are compiled."""
        self._name = repr(py_func)
        self._py_func = py_func
        _locator(inspect.getfile(py_func))  # what is compiled later belongs to the sources as they are now
        self.enable()

    @cached_property
    def _impl(self) -> Any:
        return _Impl(self._py_func)

    @cached_property
    def _cache_path(self) -> str:
        return str(self._impl.locator.get_cache_path())

    @cached_property
    def _cache_file(self) -> Any:  # type: ignore[override]  # mypy takes it for one that cannot be written
        return _Entries(Path(self._cache_path), self._impl.filename_base)

    def may_have(self) -> bool:
        """Whether the function was compiled for any arguments; quick, since this needs no compiler."""
        return self._cache_file.any()

    def has(self, sig: Any, target_context: Any) -> bool:
        """Whether the function was compiled for these types of arguments."""
        return self._cache_file.has(self._index_key(sig, target_context.codegen()))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        # Numba spends many milliseconds on preparations before it looks for the file.
        compiled = super().load_overload(sig, target_context) if self.has(sig, target_context) else None
        if compiled is not None:
            note_use(Path(self._cache_path))
        else:
            for listener in [*on_compile]:  # a copy: a listener may remove itself
                listener(self._py_func.__qualname__)
        return compiled

    def save_overload(self, sig: Any, data: Any) -> None:
        # A full disk, or a cache that was deleted in the meantime, must not stop a game: the code just stays uncached.
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)


@cache
def note_use(path: Path) -> None:
    """The time of a folder, or of a note, says when it was last used; once in a process is enough."""
    with contextlib.suppress(OSError):
        os.utime(path)


def prune() -> None:
    """Deletes compiled rules that have not been used for two weeks; called by `vierblatt warm`."""
    limit = time.time() - KEEP_SECONDS
    for path in root().iterdir():
        with contextlib.suppress(OSError):
            if path.stat().st_mtime >= limit:
                continue
            if path.is_dir():
                shutil.rmtree(path)
            elif path.suffix == ".searched":
                path.unlink()
