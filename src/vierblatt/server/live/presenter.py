"""Applies entries to a table, and sends each connection what it may know of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet
from functools import partial

import msgspec

from vierblatt.protocol import frames
from vierblatt.protocol.commands import Enter
from vierblatt.protocol.values import TableInfo
from vierblatt.server.live.chat import HeardLine, TableChat
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.services import TableServices
from vierblatt.server.live.spectators import DelayedFrame, PublicSnapshot, SpectatorQueue
from vierblatt.server.live.table_connections import TableConnections
from vierblatt.server.live.voice import TableVoice
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table import entries as log

KEPT = 64  #: latest entries, kept for clients that missed them
PRESENCE_WAIT = 1_000  #: milliseconds between two updates of the number of spectators

_encode_past = msgspec.json.Encoder().encode
_decode_past = msgspec.json.Decoder(frames.Told).decode


class TablePresenter:
    """Presents one table. Seated players get frames at once; spectators get the public side, delayed during a match.

    now: returns the time at this table, in milliseconds. majlis: the id of the one for which it was opened, if any.
    """

    def __init__(self, table: Table, now: Callable[[], int], services: TableServices, majlis: str | None) -> None:
        self.table = table
        self.audience = TableConnections(table)
        self.chat = TableChat()
        self.voice = TableVoice(table, self.audience, services.voice)
        self.empty_since = now()
        self._now = now
        self.changed = partial(services.changed, majlis)  #: called when lists of tables may have changed
        self._past: deque[tuple[int, bytes]] = deque(maxlen=KEPT)  # encoded, for the reason given in `PublicSnapshot`
        self._proof = table.proof()
        self._proof_of = -1  # number of ended deals in it; -1 before the match, when any entry may change it
        self._sheet = [*table.sheet]
        self._spectator_queue = SpectatorQueue(self._show, self._scene_now(self.empty_since))
        self._watched = 0  # the number of spectators last announced
        self._presence_due: int | None = None

    @property
    def due(self) -> int | None:
        """When `release` will have something to do, in milliseconds. Without spectators no frame is due."""
        shown = self._spectator_queue.due if self.audience.watching else None
        if shown is None or self._presence_due is None:
            return shown if self._presence_due is None else self._presence_due
        return min(shown, self._presence_due)

    def info(self, now: int) -> TableInfo:
        """The public information about the table."""
        return self.table.info(now, len(self.audience.watching))

    # --- entering and leaving ---------------------------------------------------------------------------------------

    def enter(self, connection: Connection, command: Enter, now: int, unheard: Collection[str] = ()) -> None:
        """Adds a connection and sends it the whole state, without the lines of `unheard`; raises LiveFault."""
        seat = self._allowed_seat(connection.person.id)
        self._spectator_queue.release(now)  # nothing was released while there were no spectators
        self.audience.enter(connection)
        self._note(now)
        connection.send(self._entered_frame(connection, command, seat, now, unheard))
        if (queue := self.table.queue_shown(now)) is not None:
            connection.send(queue)
        self.voice.entered(connection)

    def _allowed_seat(self, player: str) -> int:
        """The seat of somebody who may see the table, -1 for a spectator; raises LiveFault."""
        seat = self.table.seat_of(player)
        if seat < 0 and self.table.stage != "seating" and not self.table.settings.spectators:
            raise LiveFault("no-spectators")
        return seat

    def leave(self, connection: Connection) -> None:
        """Removes a connection."""
        now = self._now()
        self.audience.leave(connection)
        self.voice.settle()
        if not len(self.audience):
            self.empty_since = now
        self._note(now)

    def _entered_frame(
        self, connection: Connection, command: Enter, seat: int, now: int, unheard: Collection[str]
    ) -> frames.Entered:
        if seat < 0:
            scene = self._spectator_queue.scene
            info, board = scene.info, scene.board
        else:
            scene = self._scene("", "")
            info, board = self.info(now), self.table.board()
        said = [line.said for line in self.chat.heard(connection.person.id, self._heard_until(seat, now), unheard)]
        since = command.since if command.since >= 0 else scene.seq
        missed = [_decode_past(encoded) for seq, encoded in self._past if since < seq <= scene.seq]
        return frames.Entered(
            id=command.id, table=self.table.id, seq=scene.seq, seat=seat, info=info, proof=scene.proof,
            sheet=scene.sheet, missed=missed, said=said, board=board, own=self.table.own_part(seat),
        )  # fmt: skip

    def _note(self, now: int) -> None:
        """Updates who is present, and announces it if it changed."""
        if self.audience.note_presence(now):
            self._tell_presence(now)
        elif len(self.audience.watching) != self._watched and self._presence_due is None:
            self._presence_due = now + PRESENCE_WAIT

    def _tell_presence(self, now: int) -> None:
        self._presence_due, self._watched = None, len(self.audience.watching)
        info = self.info(now)
        text = frames.encode(frames.Presence(table=self.table.id, info=info)).decode()
        for connection in self.audience.seated.values():
            connection.send_encoded(text)
        self._queue(DelayedFrame(text=text, scene=self._scene(text, self._spectator_queue.latest.board_frame)), now)
        self.changed()

    # --- entries ----------------------------------------------------------------------------------------------------

    def play(self, entry: AnyEntry, now: int, received_at: float) -> None:
        """Applies a durable entry of the log and sends it. received_at: as in `Connection.send_encoded`."""
        before, queue = self.table.stage, self.table.queue_shown(now)
        outcome = self.table.apply(entry)
        if isinstance(entry, (log.SatDown, log.StoodUp, log.BotSat)):
            self.audience.settle()
            self.audience.note_presence(now)
            self.changed()
        public = self.table.update(outcome, -1, now, len(self.audience.watching))
        data = frames.encode(public)
        text = data.decode()
        past = frames.Told(seq=public.seq, events=public.events, notes=public.notes)
        self._past.append((public.seq, _encode_past(past)))
        own_parts = self.table.own_parts(self.audience.seated, outcome)
        for seat, connection in self.audience.seated.items():
            connection.send_encoded(frames.with_own(data, own_parts[seat]).decode() if own_parts else text, received_at)
        self._queue(DelayedFrame(text=text, scene=self._scene(text, text), received_at=received_at), now)
        self._tell_queue(queue, now)
        self.voice.settle()
        if self.table.stage != before:
            self.changed()
            if before == "seating" and not self.table.settings.spectators:
                self._clear(now)

    def _tell_queue(self, before: frames.QueueShown | None, now: int) -> None:
        """Sends the queue, if it has changed, to everybody at once: it tells nothing about the match."""
        queue = self.table.queue_shown(now)
        if queue is None or queue == before:
            return
        text = frames.encode(queue).decode()
        for connection in self.audience:
            connection.send_encoded(text)

    def _clear(self, now: int) -> None:
        """Sends those without a seat away when a match begins at a table that allows no spectators."""
        for connection in [*self.audience.watching]:
            connection.refuse("", LiveFault("no-spectators"))
            self.audience.leave(connection)
        self._note(now)

    def _scene_now(self, now: int) -> PublicSnapshot:
        """The current scene, without an entry that led to it."""
        standing = frames.Update(table=self.table.id, seq=self.table.seq, info=self.info(now), board=self.table.board())
        text = frames.encode(standing).decode()
        return self._scene(text, text)

    def _scene(self, info_frame: str, board_frame: str) -> PublicSnapshot:
        table = self.table
        ended = len(table.secrets) if table.stage == "playing" else -1
        if ended != self._proof_of or ended < 0:
            self._proof, self._proof_of = table.proof(), ended
        if len(self._sheet) != len(table.sheet):
            self._sheet = [*table.sheet]
        return PublicSnapshot(
            seq=table.seq, info_frame=info_frame, board_frame=board_frame, proof=self._proof, sheet=self._sheet
        )

    # --- chat -------------------------------------------------------------------------------------------------------

    def say(self, said: frames.Said, now: int, deaf: AbstractSet[str] = frozenset()) -> None:
        """Sends out a chat line, but not to players in `deaf`; raises LiveFault."""
        self.chat.say(said, now)
        text = frames.encode(said).decode()
        for connection in self.audience.seated.values():
            if self._hears(connection, said, deaf):
                connection.send_encoded(text)
        self._queue(DelayedFrame(text=text, scene=self._spectator_queue.latest, said=said, deaf=deaf), now)

    def _hears(self, connection: Connection, said: frames.Said, deaf: AbstractSet[str]) -> bool:
        player = connection.person.id
        return player not in deaf and self.chat.hears(player, said.player)

    def said_before(self, player: str, now: int) -> list[HeardLine]:
        """The stored lines that somebody may see, also of those whom they have muted; spectators none before its time.

        Raises LiveFault for those who may not see the table.
        """
        return self.chat.said_until(self._heard_until(self._allowed_seat(player), now))

    def _heard_until(self, seat: int, now: int) -> int:
        return now if seat >= 0 else now - self._delay

    # --- spectators -------------------------------------------------------------------------------------------------

    def release(self, now: int) -> None:
        """Sends the spectators what is due for them."""
        self._spectator_queue.release(now)
        if self._presence_due is not None and self._presence_due <= now:
            self._tell_presence(now)

    @property
    def _delay(self) -> int:
        """By how many milliseconds spectators are behind: as set for the table while it plays, else 0."""
        return self.table.settings.spectator_delay * 1000 if self.table.stage == "playing" else 0

    def _queue(self, showing: DelayedFrame, now: int) -> None:
        self._spectator_queue.put(showing, now + self._delay)
        self._spectator_queue.release(now)

    def _show(self, showing: DelayedFrame) -> None:
        for connection in self.audience.watching:
            if showing.said is None or self._hears(connection, showing.said, showing.deaf):
                connection.send_encoded(showing.text, showing.received_at)
