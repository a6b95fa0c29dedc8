"""Continues a match from its record."""

from __future__ import annotations

from vierblatt.errors import BadRecord
from vierblatt.games.contract import Game
from vierblatt.record.document import Record
from vierblatt.record.recorder import Recorder
from vierblatt.record.replay import replay
from vierblatt.shuffle import Packs, Seeded, SeededPacks


def resume(record: Record, packs: Packs | None = None, *, game: Game | None = None) -> Recorder:
    """A recorder that continues where the record stops; raises BadRecord.

    A seeded record needs no `packs`. Given and provable ones do, since a record has neither future packs nor secrets.
    """
    if packs is None and isinstance(record.packs, Seeded):
        packs = SeededPacks(int(record.packs.seed), first_seat=record.packs.first_seat)
    if packs is None or packs.description() != record.packs:
        raise BadRecord("record-packs", kind=type(record.packs).__name__.lower())
    return Recorder(replay(record, game), packs, record.seats, created=record.created)
