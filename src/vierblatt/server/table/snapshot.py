"""The whole state of a table, saved so that a long log need not be replayed from its beginning.

A snapshot is only a shortcut: log and secret give the same table, and a snapshot of another version of these structs
is ignored.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from vierblatt.claims import ClaimVerdict
from vierblatt.match import DealLog, Match
from vierblatt.protocol.frames import SheetRow
from vierblatt.protocol.values import Stage, TableSettings
from vierblatt.server.table.entries import Opened
from vierblatt.server.table.outcome import OpenQuestion
from vierblatt.server.table.queue import TableQueue
from vierblatt.server.table.seat import Seat
from vierblatt.server.table.state import TableState
from vierblatt.shuffle import VoidRound
from vierblatt.taken_back import TakenBack

VERSION = 7  #: incremented with every field, so that nothing of a table is missing in a snapshot that is used


class State(msgspec.Struct, kw_only=True):
    """Everything in a table that follows from its log; the fields are those of `Table`."""

    version: int = VERSION
    layout: str  #: that of the match's state; it changes with the engine's source code
    opened: Opened
    seats: list[Seat]
    stage: Stage
    asked: OpenQuestion | None
    paused: bool
    paused_by: int
    paused_at: int
    pause_ended: int
    seq: int
    last_at: int
    began_at: int
    turn_at: int
    turn_seq: int
    deal_seq: int
    takeback_of: int
    calls: dict[int, str]
    judged: ClaimVerdict | None
    sheet: list[SheetRow]
    continued: list[int]
    played_for: set[int]
    secrets: list[str]
    queue: TableQueue
    next: str
    close_reason: str
    first_seat: int
    deals: list[DealLog]
    words: bytes
    taken_back: dict[int, list[TakenBack]]
    void: tuple[VoidRound, ...]  #: rounds of the provable deals
    settings: TableSettings


_COPIED = (
    "seats", "stage", "asked", "paused", "paused_by", "paused_at", "pause_ended", "seq", "last_at", "began_at",
    "turn_at", "turn_seq", "deal_seq", "takeback_of", "calls", "judged", "sheet", "continued", "played_for", "secrets",
    "queue", "next", "close_reason",
)  # fmt: skip


def take(table: TableState) -> bytes:
    """The table as bytes. They contain every hand: store them beside the log, never send them."""
    match = table.match
    state = State(
        layout=table.game.layout.marker,
        opened=table.opened,
        first_seat=-1 if match is None else match.first_seat,
        deals=[] if match is None else match.deals,
        words=b"" if match is None else table.game.layout.words(match.states).tobytes(),
        taken_back={} if match is None else match.taken_back,
        void=table.packs.void,
        settings=table.settings,
        **{name: getattr(table, name) for name in _COPIED},
    )
    return msgspec.msgpack.encode(state)


def read(body: bytes) -> State | None:
    """Decodes a snapshot; None for a format that this version does not know."""
    try:
        state = msgspec.msgpack.decode(body, type=State)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return state if state.version == VERSION else None


def restore(table: TableState, state: State) -> bool:
    """Restores a freshly opened table from a snapshot; returns False, with nothing changed, if it does not fit."""
    if state.layout != table.game.layout.marker or state.opened != table.opened:
        return False
    values: dict[str, Any] = {name: getattr(state, name) for name in _COPIED}
    for name, value in values.items():
        setattr(table, name, value)
    table.settings = state.settings
    table.packs = table.packs_after(state.void)
    _restore_packs(table, begun=state.first_seat >= 0)
    if state.first_seat >= 0:
        words = np.frombuffer(state.words, np.int64)
        table.match = Match.resumed(table.game, table.rules, state.first_seat, state.deals, words)
        table.match.taken_back = state.taken_back
    return True


def _restore_packs(table: TableState, *, begun: bool) -> None:
    packs, seats = table.packs, table.seats
    if table.stage == "seating" or (table.stage == "closed" and not table.began_at):
        return
    for number, seat in enumerate(seats):
        if seat.commitment:
            packs.commit(number, seat.commitment)
    packs.end_commitments()
    for number, seat in enumerate(seats):
        if seat.nonce:
            packs.say_nonce(number, bytes.fromhex(seat.nonce))
    if begun:
        packs.end_nonces()
