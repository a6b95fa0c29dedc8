"""Checks during a run: every frame as it arrives, against what is durable at that moment."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tests.simulation.network import Line
from tests.simulation.store import Database
from tests.simulation.trace import Trace
from vierblatt.protocol import commands, frames

#: Refusals that do not say whether a command was carried out.
UNCERTAIN = {"store-down", "server-fault"}
#: Temporary refusals: the same command may get another answer a moment later.
TEMPORARY = UNCERTAIN | {
    "too-fast", "restarting", "seq-taken", "lease-lost", "not-entered", "table-away", "node-silent",
}  # fmt: skip
#: Commands that get a fresh answer each time.
NOT_CACHED = (commands.Hello, commands.Enter, commands.Go, commands.Why, commands.Hint, commands.Mute)


@dataclass
class Sent:
    """A command of a player, and all its answers."""

    player: str
    command: commands.AnyCommand
    noted: int  #: the length of the trace when it was first sent
    fence: int  #: the fence of its table at that time
    lines: set[int] = field(default_factory=set)  #: the lines over which it was sent
    answers: list[tuple[int, frames.AnyFrame]] = field(default_factory=list)  #: each with the line over which it came

    @property
    def done(self) -> frames.AnyFrame | None:
        """The answer other than a refusal, if there is one."""
        return next((answer for _, answer in self.answers if not isinstance(answer, frames.Refused)), None)

    @property
    def refused(self) -> bool:
        """Whether it was certainly not done. Over a second line, a refusal may only mean that it is too late now."""
        codes = {answer.fault.code for _, answer in self.answers if isinstance(answer, frames.Refused)}
        return len(self.lines) == 1 and self.done is None and bool(codes) and not codes & UNCERTAIN


@dataclass(frozen=True)
class Received:
    """A frame about a table, as a player received it."""

    player: str
    line: int
    data: bytes
    frame: frames.Entered | frames.Update


class Watch:
    """Observes everything that players send and receive."""

    def __init__(self, database: Database, trace: Trace) -> None:
        self.sent_by: dict[tuple[str, str], Sent] = {}  #: by player and the command's id
        self.received_at: dict[str, list[Received]] = {}  #: by table
        self.gone: set[tuple[object, str]] = set()  #: windows, and the tables that they have left since they entered
        self.frames = 0
        self._database, self._trace = database, trace
        self._seqs: dict[tuple[int, str], int] = {}  # the last seq received, by line and table

    def sent(self, line: Line, text: str) -> None:
        """A player has sent something."""
        try:
            command = commands.decode(text)
        except commands.BadMessage:
            return
        sent = Sent(line.player, command, len(self._trace.lines), self._fence(command))
        self.sent_by.setdefault((line.player, command.id), sent).lines.add(line.number)
        self._trace.note(f"{line.player}>{line.number}", text)

    def received(self, line: Line, text: str) -> None:
        """A player has received something."""
        self.frames += 1
        self._trace.mix(text)
        frame = frames.decode(text)
        self._trace.note(f"{line.player}<{line.number}", f"{_kind(frame)} {getattr(frame, 'seq', '')}")
        match frame:
            case frames.Entered():
                self._seqs[line.number, frame.table] = frame.seq
                self._keep(line, text, frame)
            case frames.Update():
                before = self._seqs.get((line.number, frame.table))
                if before is None:
                    self._breaks(line, f"an update of {frame.table}, where it has not entered")
                elif frame.seq != before + 1:
                    self._breaks(line, f"seq {frame.seq} after {before}")
                self._seqs[line.number, frame.table] = frame.seq
                self._keep(line, text, frame)
            case frames.Superseded():
                self._seqs.pop((line.number, frame.table), None)
        number = getattr(frame, "id", "")
        if number:
            self._answered(line, number, frame)

    def last_seq(self, table: str) -> int:
        """The last seq of a table that any player has received."""
        return max((each.frame.seq for each in self.received_at.get(table, [])), default=-1)

    def _keep(self, line: Line, text: str, frame: frames.Entered | frames.Update) -> None:
        if isinstance(frame, frames.Entered):
            self.gone.discard((line.client, frame.table))
        self._is_durable(line, frame.table, frame.seq)
        self.received_at.setdefault(frame.table, []).append(Received(line.player, line.number, text.encode(), frame))

    def _answered(self, line: Line, number: str, frame: frames.AnyFrame) -> None:
        sent = self.sent_by.get((line.player, number))
        if sent is None and isinstance(frame, frames.Refused) and frame.fault.code == "bad-message":
            return  # an answer to garbage
        if sent is None:
            self._breaks(line, f"an answer to {number}, which was never sent")
            return
        if isinstance(sent.command, commands.AtTable) and isinstance(frame, frames.Ack):
            self._is_durable(line, sent.command.table, frame.seq)
        if not isinstance(sent.command, NOT_CACHED):
            for before, other in sent.answers:
                if before == line.number and _contradicts(other, frame) and not self._excused(sent, other, frame):
                    self._breaks(line, f"two answers to {number}: {_described(other)} and {_described(frame)}")
        sent.answers.append((line.number, frame))
        if isinstance(sent.command, commands.Go) and isinstance(frame, frames.Ack):
            self.gone.add((line.client, sent.command.table))  # even if the network doubled it

    def _excused(self, sent: Sent, one: frames.AnyFrame, other: frames.AnyFrame) -> bool:
        """Refusals are not stored: after the table was loaded again, a second one may give another reason.

        Both still promise the same, that nothing was done.
        """
        if not (isinstance(one, frames.Refused) and isinstance(other, frames.Refused)):
            return False
        table = getattr(sent.command, "table", "")
        lost = f"table-lost table={table} "
        since = self._trace.lines[sent.noted :]
        return self._fence(sent.command) != sent.fence or any(what.startswith(lost) for _, _, what in since)

    def _fence(self, command: commands.AnyCommand) -> int:
        data = self._database.tables.get(getattr(command, "table", ""))
        return data.fence if data is not None else 0

    def _is_durable(self, line: Line, table: str, seq: int) -> None:
        """Checks that what a player receives is in the log already."""
        data = self._database.tables.get(table)
        if data is None or len(data.log) <= seq:
            self._breaks(line, f"was told of seq {seq} of {table}, which is not in the log")

    def _breaks(self, line: Line, what: str) -> None:
        self._trace.breaks(f"{line.player} on line {line.number}: {what}")


def _kind(frame: frames.AnyFrame) -> str:
    code = f" {frame.fault.code}" if isinstance(frame, frames.Refused) else ""
    return f"{frame.__struct_config__.tag}{code} {getattr(frame, 'id', '')}"


def _described(frame: frames.AnyFrame) -> str:
    return msgspec.json.encode(frame).decode()


def _contradicts(one: frames.AnyFrame, other: frames.AnyFrame) -> bool:
    if any(isinstance(each, frames.Refused) and each.fault.code in TEMPORARY for each in (one, other)):
        return False
    return one != other
