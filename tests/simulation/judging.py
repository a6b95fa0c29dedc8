"""Checks after a run: the log is the truth, and everything that any client received must agree with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.server.frame_search import FrameSearch
from tests.simulation.store import TableData
from tests.simulation.watching import Received, Sent, Watch
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands, frames
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import StoredRecord
from vierblatt.server.table import AnyEntry, Outcome, Person, Table, table_frames
from vierblatt.server.table import entries as log

#: How many entries a command can add, the most likely number first. A claim says how many itself.
ENTRIES_ADDED: dict[type[commands.Command], range] = {
    commands.Act: range(1, 3),
    commands.Answer: range(1, 3),
    commands.SeatBot: range(1, 7),
}
#: Commands whose entries are found in another way.
MATCHED_SEPARATELY = (commands.Claim, commands.ClaimAbsence)
#: Commands that leave no entry.
UNLOGGED = (commands.Go, commands.Say, commands.Chat, commands.Mute, commands.Skip)
NO_PROOF = Proof(match="", rules_hash="", seats=0, anchor="", commitments=[], nonces=[])
#: Parts of a table's info that do not follow from its log: who is connected, and how much time is left.
TRANSIENT_INFO: dict[str, Any] = {"deadline": None, "grace": {}, "absent": {}, "spectators": 0, "result_wait": None}


def judge(data: TableData, watch: Watch, record: StoredRecord | None) -> Iterator[str]:
    """The broken promises at one table, in words. record: the stored record of its match."""
    broken = verify_log(data.row.id, data.log)
    if broken is not None:
        yield f"the chain of the log is broken at {broken}"
        return
    for seq, (fence, owners) in enumerate(data.fences):
        if fence != owners:
            yield f"seq {seq} was written under fence {fence}, while the owner's was {owners}"
    entries = [log.decode(entry.body) for entry in data.log]
    received = [each for each in watch.received_at.get(data.row.id, []) if each.frame.seq < len(entries)]
    yield from _leaks(data, entries, received)
    sent = [each for each in watch.sent_by.values() if getattr(each.command, "table", "") == data.row.id]
    replay = Replay(data, entries, received, sent)
    yield from replay.run()
    yield from replay.unexplained()
    if replay.table.over:
        assert replay.table.match is not None
        if record is None:
            yield "the match is over, and no record was kept"
        elif record.scores != replay.table.match.scores:
            yield f"the record says {record.scores}, the log {replay.table.match.scores}"
        if data.row.open:
            yield "the match is over, and the table still counts as open"


def _leaks(data: TableData, entries: list[AnyEntry], received: list[Received]) -> Iterator[str]:
    search, seats = FrameSearch(data.row.secret, entries), _Seats(entries)
    for each in received:
        frame, raw = each.frame, each.data
        if isinstance(frame, frames.Entered):  # what it says about finished deals is compared with the log elsewhere
            _, _, own = raw.partition(b',"own":')
            raw = frames.encode(msgspec.structs.replace(frame, missed=[], proof=NO_PROOF, sheet=[], said=[], own=None))
            raw = frames.with_own(raw, msgspec.Raw(own[:-1])) if own else raw
        try:
            search.check(seats.of(each.player, frame.seq) if frame.own is not None else -1, raw)
        except AssertionError as leak:
            yield f"{each.player}: {leak}"


def players_of(data: TableData) -> set[str]:
    """The people at a table whose match has begun or could begin; empty while a player is not ready."""
    table = Table.replay(data.row.secret, [log.decode(entry.body) for entry in data.log], 0)
    if table.stage == "seating" and not all(seat.ready for seat in table.seats):
        return set()
    return {seat.player for seat in table.seats if seat.kind == "human"}


class _Seats:
    """Who sat where after each entry."""

    def __init__(self, entries: list[AnyEntry]) -> None:
        self._at: list[dict[str, int]] = []
        seats: dict[str, int] = {}
        for entry in entries:
            if isinstance(entry, log.SatDown):
                seats = {**seats, entry.player: entry.seat}
            elif isinstance(entry, (log.StoodUp, log.BotSat)):
                seats = {player: seat for player, seat in seats.items() if seat != entry.seat}
            self._at.append(seats)

    def of(self, player: str, seq: int) -> int:
        """The seat of a player after an entry, or -1."""
        return self._at[seq].get(player, -1)


@dataclass
class Replay:
    """Replays a table from its log, and compares it with what players received and what they had asked for."""

    data: TableData
    entries: list[AnyEntry]
    received: list[Received]
    sent: list[Sent]
    claimed: dict[int, Sent] = field(default_factory=dict)  #: by seq, the command that added an entry

    def __post_init__(self) -> None:
        first = self.entries[0]
        assert isinstance(first, log.Opened)
        self.table = Table.new(first, self.data.row.secret)
        self.outcomes: dict[int, Outcome] = {}
        self._frames: dict[int, list[Received]] = {}
        for received in self.received:
            self._frames.setdefault(received.frame.seq, []).append(received)
        self._before: dict[int, list[tuple[Sent, int]]] = {}  # by seq, commands and how many entries may follow
        for sent in self.sent:
            answer = sent.done
            if isinstance(answer, frames.Ack) and not isinstance(sent.command, MATCHED_SEPARATELY):
                for count in [*ENTRIES_ADDED.get(type(sent.command), range(1, 2)), 0]:
                    self._before.setdefault(answer.seq - count, []).append((sent, count))
        self._matched: set[int] = set()

    def run(self) -> Iterator[str]:
        """Replays entry by entry; yields the broken promises."""
        yield from self._look()
        for entry in self.entries[1:]:
            outcome = self.table.apply(entry)
            self.outcomes[outcome.seq] = outcome
            yield from self._look()
        for sent in self.sent:
            answer = sent.done
            if isinstance(answer, frames.Moved) and answer.table != self.table.next:
                yield f"{sent.player} was sent to {answer.table}, the log says {self.table.next!r}"
            if isinstance(answer, frames.Ack) and id(sent) not in self._matched:
                if isinstance(sent.command, commands.Claim):
                    yield from self._claim(sent, answer)
                elif isinstance(sent.command, commands.ClaimAbsence):
                    yield from self._claimed_absence(sent.command, answer)
                elif not isinstance(sent.command, UNLOGGED):
                    yield f"{sent.player}'s {sent.command} was acknowledged with seq {answer.seq} and is not in the log"

    def _look(self) -> Iterator[str]:
        for received in self._frames.get(self.table.seq, []):
            for what in self._differs(received):
                yield f"{received.player} at seq {self.table.seq}: the {what} is another than the log's"
        for sent, count in self._before.get(self.table.seq, []):
            self._match(sent, count)

    # --- what was told ----------------------------------------------------------------------------------------------

    def _differs(self, received: Received) -> Iterator[str]:
        frame, table = received.frame, self.table
        seat = table.seat_of(received.player) if frame.own is not None else -1
        if isinstance(frame, frames.Update):
            outcome = self.outcomes.get(frame.seq)
            if outcome is None:
                yield "update"
                return
            if frame.own is None:
                seat = -1
            truth = _decoded(table.update(outcome, seat, 0))
            assert isinstance(truth, frames.Update)
            if (frame.events, frame.notes, frame.revealed) != (truth.events, truth.notes, truth.revealed):
                yield "news"
        else:
            truth = _decoded(self._entered(seat))
            assert isinstance(truth, frames.Entered)
            if (frame.proof, frame.sheet) != (truth.proof, truth.sheet):
                yield "proof or score sheet"
            if frame.missed != _decoded_missed(frame.missed, self.outcomes):
                yield "tale of what was missed"
        if _raw(frame.own) != _raw(truth.own):
            yield "own hand"
        if frame.board != truth.board:
            yield "board"
        if _lasting(frame.info) != _lasting(truth.info):
            yield "table"

    def _entered(self, seat: int) -> frames.Entered:
        table = self.table
        return frames.Entered(
            id="", table=table.id, seq=table.seq, seat=seat, info=table.info(0), proof=table.proof(),
            sheet=[*table.sheet], board=table.board(), own=table.own_part(seat),
        )  # fmt: skip

    # --- what was asked for -----------------------------------------------------------------------------------------

    def _match(self, sent: Sent, count: int) -> None:
        """Assigns the next `count` entries to this command alone, if they are what it would add here."""
        if id(sent) in self._matched or (count and len(self.entries) <= self.table.seq + count):
            return
        following = self.entries[self.table.seq + 1 : self.table.seq + 1 + count]
        now = following[0].at if following else self.table.last_at
        try:
            brings = self.table.decide(sent.command, Person(sent.player, sent.player.title()), now)  # type: ignore[arg-type]
        except VierblattError:
            return
        if [*map(_timeless, brings)] != [*map(_timeless, following)]:
            return
        own = range(self.table.seq + 1, self.table.seq + 1 + count)
        if not any(seq in self.claimed for seq in own):  # otherwise it must have been one with nothing left to do
            self._matched.add(id(sent))
            self.claimed.update(dict.fromkeys(own, sent))

    def _claim(self, sent: Sent, answer: frames.Ack) -> Iterator[str]:
        for seq in range(answer.seq, 0, -1):
            entry = self.entries[seq]
            if isinstance(entry, log.Claimed) and seq + entry.count == answer.seq and seq not in self.claimed:
                self.claimed[seq] = sent
                return
        yield f"{sent.player}'s claim was acknowledged with seq {answer.seq} and is not in the log"

    def _claimed_absence(self, command: commands.ClaimAbsence, answer: frames.Ack) -> Iterator[str]:
        """The log does not say whether the player was away, but a bot must have replaced them by now."""
        entries = self.entries[: answer.seq + 1]
        last = next(
            (entry for entry in reversed(entries) if isinstance(entry, (log.Replaced, log.Returned, log.BotSat))
             and entry.seat == command.seat), None,
        )  # fmt: skip
        if not isinstance(last, (log.Replaced, log.BotSat)):
            yield f"{command} was acknowledged with seq {answer.seq}, and no bot plays there"

    def unexplained(self) -> Iterator[str]:
        """Moves of players in the log that no player made, or that were done twice."""
        seats = _Seats(self.entries)
        used = {id(sent) for sent in self.claimed.values()}
        for seq, entry in enumerate(self.entries):
            if seq in self.claimed or not _is_move(entry):
                continue
            kind = commands.Claim if isinstance(entry, log.Claimed) else commands.Act
            seat = getattr(entry, "seat", -1)
            makers = (
                sent for sent in self.sent
                if isinstance(sent.command, kind) and not sent.refused and id(sent) not in used
                and seats.of(sent.player, seq) == seat and getattr(sent.command, "seq", -1) < seq
                and getattr(sent.command, "action", "") == getattr(entry, "action", "")
            )  # fmt: skip
            maker = next(makers, None)
            if maker is None:
                yield f"seq {seq}, {entry}, is nobody's, or was done twice"
            else:
                used.add(id(maker))


def _is_move(entry: AnyEntry) -> bool:
    return isinstance(entry, log.Claimed) or (isinstance(entry, log.Acted) and entry.by == "player")


def _timeless(entry: AnyEntry) -> AnyEntry:
    """An entry without what depends on connections: time taken from a clock, and who kept the table waiting."""
    if isinstance(entry, log.Acted):
        return msgspec.structs.replace(entry, spent=0)
    return msgspec.structs.replace(entry, because=[]) if isinstance(entry, log.Replaced) else entry


def _lasting(info: TableInfo) -> TableInfo:
    seats = [msgspec.structs.replace(seat, online=False) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, **TRANSIENT_INFO)


def _decoded(frame: frames.Frame) -> frames.AnyFrame:
    return frames.decode(frames.encode(frame))


def _decoded_missed(given: list[frames.Told], outcomes: dict[int, Outcome]) -> list[frames.Told]:
    """What should have been sent about the same entries."""
    truth = [table_frames.public_part(outcomes[part.seq]) for part in given if part.seq in outcomes]
    return msgspec.json.decode(msgspec.json.encode(truth), type=list[frames.Told])


def _raw(own: msgspec.Raw | frames.Own | None) -> bytes:
    return bytes(own) if isinstance(own, msgspec.Raw) else b""
