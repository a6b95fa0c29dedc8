"""The user's files: settings, finished steps of lessons, solved puzzles, saved matches.

A damaged file is moved aside and reported, but is never fatal.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Literal

import msgspec

from vierblatt.protocol.values import PACES

MOST_SEEN = 200  #: the number of starts that are kept; the oldest are deleted first

#: Seconds that a bot takes at each pace, the same as at a server's tables.
SPEEDS: dict[str, float] = {name: milliseconds / 1000 for name, milliseconds in PACES.items()}


def data_dir() -> Path:
    """The folder for the user's data."""
    if given := os.environ.get("VIERBLATT_DATA"):
        return Path(given)
    try:
        return _own_dir()
    except RuntimeError:  # a user without a home folder
        return Path(tempfile.mkdtemp(prefix="vierblatt-"))


def _own_dir() -> Path:
    """The system's folder for a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "vierblatt" / "data"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vierblatt"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vierblatt"


HandOrder = Literal["strength", "suit"]


class UserSettings(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the user has set.

    language: empty for the system's own. rule_numbers: whether pages of rules show the ids of the rules.
    coach: whether the coach is on. hand_order: by strength, trumps come first; by suit, suits keep their places.
    """

    language: str = ""
    name: str = ""
    colours: bool = True
    four_colours: bool = True
    symbols: bool = True
    arabic_digits: bool = False
    bidi: Literal["auto", "terminal", "app", "off"] = "auto"
    bots: Literal["beginner", "casual", "club", "strong", "best"] = "club"
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    rule_numbers: bool = False
    coach: bool = False
    hand_order: HandOrder = "strength"


class UserFiles:
    """The files in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_dir()

    # --- settings ------------------------------------------------------------------------------------------------

    def settings(self) -> tuple[UserSettings, Path | None]:
        """The settings, and where the file was moved if it was damaged."""
        file = self.folder / "settings.json"
        try:
            return msgspec.json.decode(file.read_bytes(), type=UserSettings), None
        except FileNotFoundError:
            return UserSettings(), None
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return UserSettings(), self.put_aside(file)

    def keep(self, settings: UserSettings) -> None:
        """Saves the settings, if the folder can be written to."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / ".settings.json"
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
            draft.replace(self.folder / "settings.json")

    # --- lessons and puzzles -------------------------------------------------------------------------------------

    def finished_steps(self) -> tuple[dict[str, list[str]], Path | None]:
        """The ids of the finished steps of each game, and where the file was moved if it was damaged."""
        return self._done("lessons")

    def finish_step(self, game: str, step: str) -> None:
        """Saves that a step is finished, if the folder can be written to."""
        self._add_done("lessons", game, step)

    def solved_puzzles(self) -> tuple[dict[str, list[str]], Path | None]:
        """The ids of the solved puzzles of each game, and where the file was moved if it was damaged."""
        return self._done("puzzles")

    def solve_puzzle(self, game: str, puzzle: str) -> None:
        """Saves that a puzzle is solved, if the folder can be written to."""
        self._add_done("puzzles", game, puzzle)

    def _done(self, what: str) -> tuple[dict[str, list[str]], Path | None]:
        file = self.folder / f"{what}.json"
        try:
            return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]), None
        except FileNotFoundError:
            return {}, None
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return {}, self.put_aside(file)

    def _add_done(self, what: str, game: str, item: str) -> None:
        done, _ = self._done(what)
        items = done.get(game, [])
        if item in items:
            return
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / f".{what}.json"
            draft.write_bytes(msgspec.json.format(msgspec.json.encode({**done, game: [*items, item]})) + b"\n")
            draft.replace(self.folder / f"{what}.json")

    # --- servers ---------------------------------------------------------------------------------------------------

    def token(self, server: str) -> str:
        """The token of the last visit to a server; empty if there was none."""
        return self._tokens().get(server, "")

    def keep_token(self, server: str, token: str) -> None:
        """Saves a server's token in a file that only the user may read."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / f".servers-{os.getpid()}.json"
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(msgspec.json.encode({**self._tokens(), server: token}))
            draft.replace(self.folder / "servers.json")

    def _tokens(self) -> dict[str, str]:
        try:
            return msgspec.json.decode((self.folder / "servers.json").read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return {}

    # --- what was seen when a match began --------------------------------------------------------------------------

    def keep_seen(self, table: str, document: bytes) -> None:
        """Saves what a seat saw of the start of a server's match, for ``vierblatt verify --seen``."""
        with contextlib.suppress(OSError):
            folder = self.folder / "seen"
            folder.mkdir(parents=True, exist_ok=True)
            draft = folder / f".{table}.json"
            draft.write_bytes(document)
            draft.replace(folder / f"{table}.json")
            for old in sorted(folder.glob("[!.]*.json"), key=lambda file: -file.stat().st_mtime)[MOST_SEEN:]:
                old.unlink()

    # --- matches -------------------------------------------------------------------------------------------------

    def match_file(self, game: str) -> Path:
        """The file of a game's match in progress."""
        return self.folder / "saved" / f"{game}.json"

    def has_match(self, game: str) -> bool:
        """Whether a match of this game can be continued."""
        return self.match_file(game).is_file()

    def saved(self) -> list[str]:
        """The games with a saved match, the latest first."""
        files = list((self.folder / "saved").glob("[!.]*.json"))
        with contextlib.suppress(OSError):
            files.sort(key=lambda file: -file.stat().st_mtime)
        return [file.stem for file in files]

    def put_away(self, game: str) -> Path | None:
        """Moves a match that is over, or given up for a new one, to the records of played matches."""
        return self._moved(self.match_file(game), self.folder / "matches", f"{time.strftime('%Y%m%d-%H%M%S')}-{game}")

    def played(self) -> list[Path]:
        """The records of played matches, the latest first: their names begin with the time."""
        return sorted((self.folder / "matches").glob("[!.]*.json"), reverse=True)

    def put_aside(self, file: Path) -> Path | None:
        """Moves a damaged file out of the way; None if that fails too."""
        return self._moved(file, self.folder / "damaged", f"{time.strftime('%Y%m%d-%H%M%S')}-{file.stem}")

    def copy_file(self, game: str) -> Path:
        """A free file name for a copy of a match; raises OSError if the folder cannot be created."""
        return _free(self.folder / "matches", f"{time.strftime('%Y%m%d-%H%M%S')}-{game}")

    def _moved(self, file: Path, folder: Path, name: str) -> Path | None:
        with contextlib.suppress(OSError):
            return file.replace(_free(folder, name))
        return None


def _free(folder: Path, name: str) -> Path:
    """A name in the folder that no file has."""
    folder.mkdir(parents=True, exist_ok=True)
    target, number = folder / f"{name}.json", 1
    while target.exists():
        number += 1
        target = folder / f"{name}-{number}.json"
    return target
