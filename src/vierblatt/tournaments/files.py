"""A tournament in a file: one entry a line (JSON Lines, UTF-8). `docs/tournament-logs.md` defines the lines.

New entries are added at the end and synced before anything else happens, so a file never loses what it has had. If the
computer stops in the middle of a line, that line is left out when the file is read again.

>>> import tempfile
>>> from vierblatt.tournaments.deciding import create, enter
>>> from vierblatt.tournaments.formats import Knockout
>>> path = Path(tempfile.mkdtemp()) / "evening.jsonl"
>>> file = TournamentFile.create(path, create(0, "t", "Evening", "baloot", Knockout()))
>>> file.add(enter(file.tournament.state, 1, "Amal and Badr"))
>>> TournamentFile(path).tournament.state.contestants[1].name
'Amal and Badr'
"""

from __future__ import annotations

import contextlib
import os
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from vierblatt.errors import BadTournament
from vierblatt.tournaments.entries import TournamentEntry, decode, encode
from vierblatt.tournaments.log import Tournament

MOST_BYTES = 64 << 20


class TournamentFile:
    """A tournament that is kept in a file. Raises BadTournament, which names the file and the line."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        try:
            with self.path.open("rb") as file:
                self._content = file.read(MOST_BYTES + 1)  # a pipe or a device has no size, and perhaps no end
        except OSError as fault:
            raise BadTournament("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
        if len(self._content) > MOST_BYTES:
            raise BadTournament("tournament-file-too-large", path=str(path), most=MOST_BYTES >> 20)
        self._whole = self._content.rfind(b"\n") + 1  # the bytes of whole lines
        # Some editors put a byte order mark before the first line.
        self.tournament = self._replayed(self._content[: self._whole].removeprefix(BOM_UTF8).splitlines())

    @classmethod
    def create(cls, path: str | Path, first: TournamentEntry) -> TournamentFile:
        """Begins a file; raises BadTournament if there is one already, or for an entry that cannot begin one."""
        path = Path(path)
        Tournament([first])
        line = encode(first) + b"\n"
        try:
            with path.open("xb") as file:
                _write(file, line)
        except FileExistsError:
            raise BadTournament("tournament-file-exists", path=str(path)) from None
        except OSError as fault:
            raise _cannot_write(path, fault) from None
        return cls(path)

    def add(self, entries: Iterable[TournamentEntry]) -> None:
        """Adds entries, all or none. Raises BadTournament; then the file has what it had before."""
        added = [*entries]
        tournament = Tournament([*self.tournament.entries, *added])
        lines = b"".join(encode(entry) + b"\n" for entry in added)
        try:
            with self.path.open("r+b") as file, _alone(file):
                if file.read() != self._content:
                    raise BadTournament("tournament-file-changed", path=str(self.path))
                self._append(file, lines)
        except OSError as fault:
            raise _cannot_write(self.path, fault) from None
        self.tournament = tournament

    def _append(self, file: BinaryIO, lines: bytes) -> None:
        file.truncate(self._whole)
        file.seek(self._whole)
        try:
            _write(file, lines)
        except OSError:
            with contextlib.suppress(OSError):
                file.truncate(self._whole)
            raise
        self._content = self._content[: self._whole] + lines
        self._whole = len(self._content)

    def _replayed(self, lines: list[bytes]) -> Tournament:
        entries: list[TournamentEntry] = []
        for number, line in enumerate(lines, 1):
            try:
                entries.append(decode(line))
            except msgspec.DecodeError as fault:
                raise self._bad_line(number, str(fault)) from None
        if not entries:
            raise BadTournament("tournament-file-empty", path=str(self.path))
        tournament = Tournament(entries[:1])
        for number, entry in enumerate(entries[1:], 2):
            try:
                tournament.add(entry)
            except BadTournament as fault:
                raise self._bad_line(number, fault) from None
        return tournament

    def _bad_line(self, number: int, why: object) -> BadTournament:
        return BadTournament("bad-tournament-line", path=str(self.path), line=number, why=why)


@contextlib.contextmanager
def _alone(file: BinaryIO) -> Iterator[None]:
    """Keeps other processes from adding at the same time, where the system can."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    fcntl.flock(file, fcntl.LOCK_EX)  # the file's end is the lock's end
    yield


def _write(file: BinaryIO, content: bytes) -> None:
    file.write(content)
    file.flush()
    os.fsync(file.fileno())


def _cannot_write(path: Path, fault: OSError) -> BadTournament:
    return BadTournament("cannot-write", path=str(path), reason=fault.strerror or str(fault))
