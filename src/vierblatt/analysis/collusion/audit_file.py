"""Audit files store measurements, so that a later or interrupted audit need not repeat them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vierblatt.analysis.collusion.gains import MatchGains, engine_of
from vierblatt.errors import BadAnalysis
from vierblatt.record import Record

Key = tuple[str, int, int, str]
#: The beginning of every line.
BEGINNING = b'{"head":"'


class AuditFile:
    """A file with one match per line; without a path, nothing is saved.

    Raises BadAnalysis if the file is not an audit file, which is then left unchanged, or if it cannot be written.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._stored: dict[Key, MatchGains] = {}
        try:
            content = path.read_bytes() if path is not None and path.exists() else b""
        except OSError as fault:
            raise BadAnalysis("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
        *lines, self._cut_off = content.split(b"\n")  # a run may have been interrupted in the middle of a line
        if not lines and self._cut_off[: len(BEGINNING)] != BEGINNING[: len(self._cut_off)]:
            raise BadAnalysis("bad-analysis", why=f"{path} is not an audit file")
        try:
            for line in lines:
                self._take(msgspec.json.decode(line, type=MatchGains))
        except msgspec.DecodeError as why:
            raise BadAnalysis("bad-analysis", why=str(why)[:200]) from None
        try:
            if path is not None:
                path.open("ab").close()  # fail now rather than after hours of measuring
        except OSError as fault:
            raise self._unwritable(fault) from None

    def of(self, record: Record, worlds: int, seed: int) -> MatchGains | None:
        """The gains of a record as measured by this version of the program, if stored."""
        return self._stored.get((record.head, worlds, seed, engine_of(record.game)))

    def add(self, gains: MatchGains) -> None:
        """Stores the gains of a match; raises BadAnalysis if they cannot be written."""
        self._take(gains)
        if self._path is None:
            return
        try:
            with self._path.open("ab") as file:
                if self._cut_off:
                    file.truncate(file.tell() - len(self._cut_off))
                    self._cut_off = b""
                file.write(msgspec.json.encode(gains) + b"\n")
        except OSError as fault:
            raise self._unwritable(fault) from None

    def _unwritable(self, fault: OSError) -> BadAnalysis:
        return BadAnalysis("cannot-write", path=str(self._path), reason=fault.strerror or str(fault))

    def _take(self, gains: MatchGains) -> None:
        self._stored[gains.head, gains.worlds, gains.seed, gains.engine] = gains
