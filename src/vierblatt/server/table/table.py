"""`Table`: a table as the sum of its log.

`apply` is the only thing that changes a table, and it takes nothing but entries of the log (who is connected is the one
exception: nobody needs to know that after a restart). `decide` and `tick` say which entries a command or the time
would bring, and change nothing; whoever drives a table makes the entries durable before applying them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from vierblatt import games
from vierblatt.bots import Choice, make
from vierblatt.bots.question import Question, is_quick
from vierblatt.errors import BadOption, VierblattError, WrongTime
from vierblatt.games.contract import Game
from vierblatt.games.events import DealScored
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.protocol.commands import ToTable
from vierblatt.protocol.frames import Board, SheetRow, Update
from vierblatt.protocol.values import Proof, Stage, TableInfo, TableSettings
from vierblatt.record import Player, Record, record_of
from vierblatt.server.table import applying, deciding, telling, ticking
from vierblatt.server.table import snapshot as snapshots
from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import OpenQuestion, Outcome, Person
from vierblatt.server.table.seat import Seat
from vierblatt.shuffle import ProvablePacks, VoidRound
from vierblatt.view import held_of

#: Milliseconds that a bot which thinks takes for any action; more than it needs. Where the pace is 0 nobody looks.
THINKING = 1_500


def rules_of(game: Game, opened: Opened) -> RuleSet:
    """The rules of a table: those of its behaviour version, if they are still played; else what comes nearest."""
    options = game.options
    for behaviour in (opened.behaviour, options.behaviour):
        with contextlib.suppress(BadOption):  # a version, a preset or an option that is gone
            return options.rule_set(opened.changes, opened.preset, behaviour=behaviour)
    return options.rule_set()


class Table:
    """See the module. opened: the first entry. secret: s(512) of the deals, which never leaves the server."""

    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.opened = opened
        self.game = games.get(opened.game)
        self.rules = rules_of(self.game, opened)
        self.outlived = self.rules.hash != opened.rules_hash  #: the program does not play its rules: it can only end
        self.layout = self.game.table(self.rules.values)  #: seats, sides, direction
        self.secret = secret
        self.packs = self.packs_after(())
        self.seats = [Seat(bank=opened.settings.bank_seconds * 1000) for _ in range(self.layout.seats)]
        self.stage: Stage = "seating"
        self.match: Match | None = None
        self.asked: OpenQuestion | None = None
        self.paused = False
        self.paused_by = -1  #: the seat that asked for the pause and whose own clock goes on
        self.paused_at = 0  #: since when the clocks of the others have stood for it
        self.pause_ended = 0  #: when the last question for a pause, or the pause, was over
        self.seq = 0
        self.last_at = opened.at
        self.began_at = 0  #: when the nonces were asked for
        self.turn_at = 0  #: since when the present turn, or the wait for a deal, has lasted
        self.turn_seq = 0  #: the entry that made it
        self.takeback_of = -1  #: the seat whose last action may be taken back
        self.calls: dict[int, str] = {}  #: the last call of each seat in this deal
        self.sheet: list[SheetRow] = []
        self.secrets: list[str] = []
        self.next = ""
        self.close_reason = ""
        self.awake_since = opened.at  #: not in the log
        self.hands_told: dict[int, tuple[int, msgspec.Raw]] = {}  #: by seat: a hand, and how its seat is told of it
        self._held: tuple[int, tuple[list[str], list[str]]] = (-1, ([], []))  # and at which seq that was

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

    def packs_after(self, void: Sequence[VoidRound]) -> ProvablePacks:
        """Where the packs come from in the round after these."""
        return ProvablePacks(
            self.id, self.opened.rules_hash, self.layout.seats, last=self.secret, scheme=self.opened.scheme, void=void
        )

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

    # --- where it stands -----------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.opened.table

    @property
    def settings(self) -> TableSettings:
        """What its host decided."""
        return self.opened.settings

    @property
    def host(self) -> str:
        """The id of the player who opened it."""
        return self.opened.host

    @property
    def over(self) -> bool:
        """Whether the match was played to its end."""
        return self.stage == "over"

    @property
    def turn(self) -> int:
        """The seat to act in the match, or -1."""
        return self.match.turn if self.match is not None and self.stage == "playing" else -1

    @property
    def awake(self) -> bool:
        """Whether a person who belongs here is connected: nothing happens by itself at a table without people."""
        for seat in self.seats:  # noqa: SIM110 - asked again and again at every move; a generator takes longer
            if seat.online and seat.kind == "human":
                return True
        return False

    @property
    def waiting_since(self) -> int:
        """Since when the present turn, or the wait for a deal, has lasted while anybody was here."""
        return max(self.turn_at, self.awake_since)

    def seat_of(self, player: str) -> int:
        """The seat of a player, or -1."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "human" and seat.player == player:
                return number
        return -1

    def playing(self) -> Match:
        """The match that is being played; raises TableFault where there is none."""
        if self.match is None or self.stage != "playing":
            raise TableFault("not-playing")
        return self.match

    @property
    def held(self) -> tuple[list[str], list[str]]:
        """The hand of the seat to act, and what it may do, as that seat knows it."""
        assert self.match is not None
        if self._held[0] != self.seq:
            self._held = self.seq, held_of(self.match, self.match.turn)
        return self._held[1]

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

    def bot_turn(self) -> tuple[int, str] | None:
        """The seat and the name of the bot that has to act, if one has to."""
        turn = self.turn
        if turn < 0 or self.paused or self.asked is not None or not self.awake or not self.seats[turn].bot:
            return None
        return turn, self.seats[turn].bot

    @property
    def bot_due(self) -> int:
        """When the bot whose turn it is should act: a wait that does not depend on what it holds.

        A bot that thinks is given time to, also where it has no choice: an answer at once would show that it has none.
        """
        match = self.match
        after_trick = match is not None and bool(match.state.trick_no) and not match.state.in_trick
        pace = self.settings.pace * (2 if after_trick else 1)
        if pace and not is_quick(self.seats[self.turn].bot):
            pace = max(pace, THINKING)
        return self.waiting_since + pace

    def thought(self, seat: int, bot: str = "") -> Choice:
        """What a bot would do for the seat to act, from that seat's own information."""
        match = self.playing()
        if match.turn != seat:
            raise TableFault("not-your-turn")
        return make(bot or self.seats[seat].bot or "rules", self.seq).choose(match.game, match.concealed(seat))

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

    def score_row(self, event: DealScored) -> SheetRow:
        """A line of the score sheet."""
        assert self.match is not None
        return SheetRow(deal=len(self.match.deals), scores=event.scores, totals=event.totals, lines=event.lines)
