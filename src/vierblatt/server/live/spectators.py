"""What spectators see: the table as it was some seconds ago.

All frames for them go through one queue, which keeps their order. Only public frames enter it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from collections.abc import Set as AbstractSet

import msgspec

from vierblatt.protocol.frames import Board, Said, SheetRow
from vierblatt.protocol.values import Proof, TableInfo


class _Shown(msgspec.Struct, frozen=True):
    """The parts of a public frame that a latecomer needs."""

    info: TableInfo
    board: Board | None = None


_decoder = msgspec.json.Decoder(_Shown)


class PublicSnapshot(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The public side of a table at one moment.

    It keeps the encoded frames and decodes them on demand. There is a scene for each move of the last seconds, hardly
    ever looked at, and so many objects cost Python's collector 4.5 % of the time with 200 tables.
    """

    seq: int
    info_frame: str  #: the last frame that had the info
    board_frame: str  #: the last one that had the board
    proof: Proof
    sheet: list[SheetRow]

    @property
    def info(self) -> TableInfo:
        """The public information about the table."""
        return _decoder.decode(self.info_frame).info

    @property
    def board(self) -> Board | None:
        """The public board; None before the first deal."""
        return _decoder.decode(self.board_frame).board


class DelayedFrame(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One frame for the spectators, and the scene once they have it."""

    text: str
    scene: PublicSnapshot
    said: Said | None = None
    deaf: AbstractSet[str] = frozenset()  #: who must not get what was said
    received_at: float = 0.0


class SpectatorQueue:
    """show: sends a frame to all spectators. scene: the table's scene when it is loaded."""

    def __init__(self, show: Callable[[DelayedFrame], None], scene: PublicSnapshot) -> None:
        self._show = show
        self._waiting: deque[tuple[int, DelayedFrame]] = deque()
        self.scene = scene  #: what spectators see now
        self.latest = scene  #: what they will see once everything queued is shown

    def put(self, showing: DelayedFrame, due: int) -> None:
        """Queues a frame to be shown at `due`, in milliseconds, but not before those already waiting."""
        self.latest = showing.scene
        if self._waiting:
            due = max(due, self._waiting[-1][0])
        self._waiting.append((due, showing))

    @property
    def due(self) -> int | None:
        """When the next frame is due."""
        return self._waiting[0][0] if self._waiting else None

    def release(self, now: int) -> None:
        """Shows what is due."""
        while self._waiting and self._waiting[0][0] <= now:
            _, showing = self._waiting.popleft()
            self.scene = showing.scene
            self._show(showing)
