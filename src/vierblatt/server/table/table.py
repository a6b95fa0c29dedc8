"""`Table`: a table as the sum of its log.

`apply` is the only thing that changes a table, and it takes nothing but entries of the log (who is connected is the one
exception: nobody needs to know that after a restart). `decide` and `tick` say which entries a command or the time
would bring, and change nothing; whoever drives a table makes the entries durable before applying them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import msgspec

from vierblatt.bots import Choice
from vierblatt.bots.question import Question
from vierblatt.errors import VierblattError, WrongTime
from vierblatt.protocol.commands import ToTable
from vierblatt.protocol.frames import Board, Update
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.record import Player, Record, record_of
from vierblatt.server.table import applying, deciding, telling, ticking
from vierblatt.server.table import snapshot as snapshots
from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Outcome, Person
from vierblatt.server.table.state import TableState


class Table(TableState):
    """See the module."""

    @classmethod
    def new(cls, opened: Opened, secret: bytes) -> Self:
        """A table after its first entry."""
        return cls(opened, secret)

    @classmethod
    def replay(cls, secret: bytes, entries: Iterable[AnyEntry], now: int) -> Self:
        """The table that a log gives; everybody is away since `now`. Raises TableFault."""
        rest = iter(entries)
        first = next(rest, None)
        if not isinstance(first, Opened):
            raise TableFault("bad-log", why="it does not begin with its opening")
        return cls(first, secret).follow(rest, now)

    @classmethod
    def resumed(cls, secret: bytes, snapshot: bytes, entries: Iterable[AnyEntry], now: int) -> Self | None:
        """As `replay`, from a snapshot and the entries after it; None if another version took it."""
        state = snapshots.read(snapshot)
        table = cls(state.opened, secret) if state is not None else None
        if state is None or table is None or table.outlived or not snapshots.restore(table, state):
            return None
        return table.follow(entries, now)

    def snapshot(self) -> bytes:
        """The table written down whole; it holds every hand."""
        return snapshots.take(self)

    def follow(self, entries: Iterable[AnyEntry], now: int) -> Self:
        """Itself after more of its log, with everybody away since `now`."""
        for entry in entries:
            self.apply(entry)
        now = max(now, self.last_at)  # another clock may have written the log
        self.turn_at = max(self.turn_at, now)
        self.awake_since = now
        for seat in self.seats:
            seat.online, seat.offline_since = False, now
        return self

    # --- what would happen ---------------------------------------------------------------------------------------

    def decide(self, command: ToTable, person: Person, now: int) -> list[AnyEntry]:
        """The entries that a command brings, to be appended together; raises VierblattError. Changes nothing."""
        return deciding.decide(self, command, person, now)

    def tick(self, now: int) -> list[AnyEntry]:
        """The entries that time and the rules bring by themselves; none if nothing is due. Changes nothing."""
        return ticking.tick(self, now)

    def wakes_at(self) -> int | None:
        """When `tick` will next have something, if nothing else happens; may be in the past."""
        return ticking.wakes_at(self)

    def bot_acts(self, seat: int, choice: Choice, now: int) -> list[AnyEntry]:
        """The entries of what a bot has chosen; none where its turn is gone by."""
        return ticking.bot_acts(self, seat, choice.action, now)

    # --- what may be told ----------------------------------------------------------------------------------------

    def info(self, now: int, spectators: int = 0) -> TableInfo:
        """The table as everybody may see it."""
        return telling.info(self, now, spectators)

    def board(self) -> Board | None:
        """What lies open for everybody; None before the first deal."""
        return telling.board(self)

    def own(self, seat: int, outcome: Outcome | None = None) -> msgspec.Raw | None:
        """What one seat alone may know, in a size that does not depend on it; None for a spectator."""
        return telling.own(self, seat, outcome.events if outcome is not None else ())

    def owns(self, seats: Iterable[int], outcome: Outcome) -> dict[int, msgspec.Raw]:
        """The same of several seats, right after an outcome; empty where nobody may know more than another."""
        return telling.owns(self, seats, outcome.events)

    def update(self, outcome: Outcome, seat: int, now: int, spectators: int = 0) -> Update:
        """The frame that tells a seat (-1: a spectator) of what has just been applied."""
        return telling.update(self, outcome, seat, now, spectators)

    def proof(self) -> Proof:
        """What is public about the deals so far."""
        return telling.proof(self)

    # --- change --------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Outcome:
        """Takes an entry of the log: the table afterwards, and what there is to tell."""
        self.seq += 1
        self.last_at = entry.at
        return applying.apply(self, entry)

    def present(self, seat: int, *, online: bool, now: int) -> None:
        """Notes that the player of a seat came or went."""
        asleep = not self.awake
        self.seats[seat].online = online
        if not online:
            self.seats[seat].offline_since = now
        elif asleep:  # nobody's time has run while nobody was here
            self.turn_at = max(self.turn_at, now)
            self.awake_since = now

    def pardon(self, now: int) -> None:
        """Nobody's time has run until now: nothing that anybody did could be kept."""
        self.awake_since = max(self.awake_since, now)

    # --- bots ----------------------------------------------------------------------------------------------------

    def question(self, bot: str) -> Question:
        """What the seat to act faces, for a bot that thinks elsewhere."""
        return Question.of(self.playing(), bot, self.seq)

    def hint(self, seat: int, bot: str) -> Question:
        """What a person asks a bot to answer for them; raises TableFault where the table gives no hints."""
        if not self.settings.hints or self.settings.rated:
            raise TableFault("hints-off")
        if self.playing().turn != seat:
            raise TableFault("not-your-turn")
        return Question.of(self.playing(), bot, self.seq, for_person=True)

    def why(self, seat: int, action: str) -> VierblattError | None:
        """Why an action is not open to the seat to act, or None if it is; raises what a wrong text raises."""
        match = self.playing()
        if match.turn != seat:
            raise TableFault("not-your-turn")
        return match.explain(action)

    # --- afterwards ----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the match; raises WrongTime before its end."""
        if self.match is None or not self.over:
            raise WrongTime("match-running")
        players = [
            Player(seat.name if seat.kind == "human" else "", "human" if seat.kind == "human" else seat.bot)
            for seat in self.seats
        ]
        return record_of(self.match, self.packs, players, created=applying.moment(self.opened.at))
