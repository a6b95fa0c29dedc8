"""`Table`: a table as the sum of its log.

Only `apply` changes a table, and it takes nothing but entries of the log. The one exception is who is connected, which
is not needed after a restart. `decide` and `tick` return the entries that a command or the passing of time causes, and
change nothing. The caller makes the entries durable before applying them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import msgspec

from vierblatt.bots import Choice
from vierblatt.bots.question import Question
from vierblatt.dispute import recorded_dispute
from vierblatt.errors import VierblattError, WrongTime
from vierblatt.protocol.commands import ToTable
from vierblatt.protocol.dispute import DisputedCard, disputed_card
from vierblatt.protocol.frames import Board, QueueShown, Update
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.record import Player, Record, record_of
from vierblatt.server.table import applying, deciding, queueing, table_frames, ticking
from vierblatt.server.table import snapshot as snapshots
from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Outcome, Person
from vierblatt.server.table.pacing import Pacing
from vierblatt.server.table.state import TableState


class Table(TableState):
    """See the module docstring."""

    @classmethod
    def new(cls, opened: Opened, secret: bytes) -> Self:
        """A table after its first entry."""
        return cls(opened, secret)

    @classmethod
    def replay(cls, secret: bytes, entries: Iterable[AnyEntry], now: int) -> Self:
        """Rebuilds a table from its log, with all players offline since `now`. Raises TableFault."""
        rest = iter(entries)
        first = next(rest, None)
        if not isinstance(first, Opened):
            raise TableFault("bad-log", why="it does not begin with the opening entry")
        return cls(first, secret).follow(rest, now)

    @classmethod
    def resumed(cls, secret: bytes, snapshot: bytes, entries: Iterable[AnyEntry], now: int) -> Self | None:
        """Like `replay`, from a snapshot and the entries after it; None if this version cannot use the snapshot."""
        state = snapshots.read(snapshot)
        table = cls(state.opened, secret) if state is not None else None
        if state is None or table is None or table.rules_unsupported or not snapshots.restore(table, state):
            return None
        return table.follow(entries, now)

    def snapshot(self) -> bytes:
        """The whole table as bytes; they contain every hand."""
        return snapshots.take(self)

    def follow(self, entries: Iterable[AnyEntry], now: int) -> Self:
        """Applies more of its log, marks all players offline since `now`, and returns the table."""
        for entry in entries:
            self.apply(entry)
        now = max(now, self.last_at)  # another clock may have written the log
        self.turn_at = max(self.turn_at, now)
        self.online_since = now
        self.pacing = Pacing(self.settings.pace)
        for seat in self.seats:
            seat.online, seat.offline_since = False, now
        return self

    # --- coming entries ------------------------------------------------------------------------------------------

    def decide(self, command: ToTable, person: Person, now: int) -> list[AnyEntry]:
        """The entries that a command causes, to be appended together; raises VierblattError. Changes nothing."""
        return deciding.decide(self, command, person, now)

    def tick(self, now: int) -> list[AnyEntry]:
        """The entries that are due by time or by the rules, if any. Changes nothing."""
        return ticking.tick(self, now)

    def wakes_at(self) -> int | None:
        """When `tick` will next return entries, if nothing else happens; may be in the past."""
        return ticking.wakes_at(self)

    def bot_acts(self, seat: int, choice: Choice, now: int) -> list[AnyEntry]:
        """The entries for a bot's choice; none if its turn has passed."""
        return ticking.bot_acts(self, seat, choice.action, now)

    # --- what may be sent ----------------------------------------------------------------------------------------

    def info(self, now: int, spectators: int = 0) -> TableInfo:
        """The public information about the table."""
        return table_frames.info(self, now, spectators)

    def board(self) -> Board | None:
        """The public board; None before the first deal."""
        return table_frames.board(self)

    def own_part(self, seat: int, outcome: Outcome | None = None) -> msgspec.Raw | None:
        """What one seat alone may know, padded so that its size reveals nothing; None for a spectator."""
        return table_frames.own_part(self, seat, outcome.events if outcome is not None else ())

    def own_parts(self, seats: Iterable[int], outcome: Outcome) -> dict[int, msgspec.Raw]:
        """The same for several seats, right after an outcome; empty before the first deal."""
        return table_frames.own_parts(self, seats, outcome.events)

    def update(self, outcome: Outcome, seat: int, now: int, spectators: int = 0) -> Update:
        """The frame that tells a seat (-1: a spectator) what has just been applied."""
        return table_frames.update(self, outcome, seat, now, spectators)

    def queue_shown(self, now: int) -> QueueShown | None:
        """The queue, at a table where winners stay."""
        return queueing.shown(self, now) if self.settings.winner_stays else None

    def proof(self) -> Proof:
        """The public proof of the deals so far."""
        return table_frames.proof(self)

    # --- change --------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Outcome:
        """Applies an entry of the log and returns what there is to send."""
        self.seq += 1
        self.last_at = entry.at
        return applying.apply(self, entry)

    def present(self, seat: int, *, online: bool, now: int) -> None:
        """Notes that the player of a seat has connected or disconnected."""
        stood_still = not self.goes_on
        self.seats[seat].online = online
        if not online:
            self.seats[seat].offline_since = now
        elif stood_still:  # no clock has run while no one was connected
            self.turn_at = max(self.turn_at, now)
            self.online_since = now

    def discount_time(self, now: int) -> None:
        """Stops the clocks until now: the store could not keep what players did."""
        self.online_since = max(self.online_since, now)

    def skip(self, person: Person) -> None:
        """Lets bots act at once for the rest of the trick; raises TableFault if other people play."""
        deciding.check_only_bots_play(self, person)
        self.pacing.skip(self.playing())

    # --- bots ----------------------------------------------------------------------------------------------------

    def question(self, bot: str) -> Question:
        """The decision of the seat to act, for a bot that thinks in another process, within the table's pace."""
        return Question.of(self.playing(), self.pacing.within_wait(bot), self.seq)

    def hint(self, seat: int, bot: str) -> Question:
        """A person's decision, to be put to a bot; raises TableFault if the table gives no hints."""
        if not self.settings.hints or self.settings.rated:
            raise TableFault("hints-off")
        if self.playing().turn != seat:
            raise TableFault("not-your-turn")
        return Question.of(self.playing(), bot, self.seq, for_person=True)

    def why(self, seat: int, action: str) -> VierblattError | None:
        """Why an action is illegal for the seat to act, or None if it is legal; raises BadAction for invalid text."""
        match = self.playing()
        if match.turn != seat:
            raise TableFault("not-your-turn")
        return match.explain(action)

    def card_in_question(self, card: str) -> DisputedCard:
        """What everybody knows about a card played in this deal; raises VierblattError."""
        match = self.playing()
        public, preset = match.concealed(-1), self.opened.preset
        return disputed_card(recorded_dispute(match.game, match.table, match.rules, public, card, preset=preset))

    # --- after the match -----------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the match, or of the board; raises WrongTime before its end."""
        if self.match is None or not self.over:
            raise WrongTime("match-running")
        players = [
            Player(seat.name if seat.kind == "human" else "", "human" if seat.kind == "human" else seat.bot)
            for seat in self.seats
        ]
        return record_of(self.match, self.source, players, created=applying.moment(self.opened.at))
