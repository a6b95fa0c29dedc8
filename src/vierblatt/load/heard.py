"""What a load has to know of the server's frames, read as quickly as can be.

Everybody at a table is told the same and, after it, what their own seat alone may know. The common part is read only
once for all of them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.protocol.values import Fault

_OWN = b',"own":'


class HeardOwn(msgspec.Struct, frozen=True):
    """What one seat alone is told."""

    hand: list[str] = []
    legal: list[str] = []
    events: list[dict[str, Any]] = []


class Missed(msgspec.Struct, frozen=True):
    """An entry that was told while nobody listened."""

    seq: int


class HeardFrame(msgspec.Struct, frozen=True):
    """A frame, as far as it is for its receiver alone."""

    type: str
    id: str = ""
    table: str = ""
    seq: int = -1
    seat: int = -1
    player: str = ""
    after: int = -1
    own: HeardOwn | None = None
    fault: Fault | None = None
    missed: list[Missed] = []


class HeardSeat(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    player: str = ""


class Info(msgspec.Struct, frozen=True):
    """The table, as everybody sees it."""

    stage: str
    seats: list[HeardSeat] = []
    paused: bool = False


class HeardBoard(msgspec.Struct, frozen=True):
    """What lies open."""

    phase: str
    turn: int
    hands_held: list[int]


class Public(msgspec.Struct, frozen=True):
    """A frame, as far as everybody gets the same."""

    info: Info
    board: HeardBoard | None = None
    events: list[dict[str, Any]] = []
    revealed: msgspec.Raw = msgspec.Raw(b"")


frame = msgspec.json.Decoder(HeardFrame).decode
public = msgspec.json.Decoder(Public).decode


def shared(data: bytes) -> bytes:
    """The part of an `update` that everybody gets, without the bracket that closes it.

    >>> shared(b'{"seq":3,"own":{"hand":["AS"]}   }'), shared(b'{"seq":3}')
    (b'{"seq":3', b'{"seq":3')
    """
    head, own, _ = data.rpartition(_OWN)
    return head if own else data[:-1]
