"""The state of a table as its log has made it, and what follows from that alone."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec

from vierblatt import games
from vierblatt.bots import Choice, make
from vierblatt.claims import ClaimVerdict
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.events import DealScored
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.protocol.frames import SheetRow
from vierblatt.protocol.values import Stage, TableSettings
from vierblatt.server.table.entries import Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import OpenQuestion
from vierblatt.server.table.pacing import Pacing
from vierblatt.server.table.queue import TableQueue
from vierblatt.server.table.seat import Seat
from vierblatt.shuffle import BoardSource, ProvablePacks, VoidRound
from vierblatt.view import hand_and_actions


def rules_of(game: Game, opened: Opened) -> RuleSet:
    """The rules of a table: those of its behaviour version if still supported, else the nearest ones."""
    options = game.options
    for behaviour in (opened.behaviour, options.behaviour):
        with contextlib.suppress(BadOption):  # a version, a preset or an option no longer exists
            return options.rule_set(opened.changes, opened.preset, behaviour=behaviour, reserved=True)
    return options.rule_set()


class TableState:
    """The fields that entries change. opened: the first entry.

    secret: s(512) of the deals, or the key of a tournament's board; it stays on the server.
    """

    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.opened = opened
        self.game = games.get(opened.game)
        self.rules = rules_of(self.game, opened)
        self.rules_unsupported = self.rules.hash != opened.rules_hash  #: then the table can only end
        self.layout = self.game.rules.shape(self.rules.values)  #: seats, sides, direction
        self.settings: TableSettings = opened.settings  #: its pace may change at the table
        self.secret = secret
        self.packs = self.packs_after(())
        self.duplicate = (
            self._duplicate()
        )  #: the packs of a tournament's board, if the table plays one in place of a match
        self.seats = [Seat(bank=opened.settings.bank_seconds * 1000) for _ in range(self.layout.seats)]
        self.stage: Stage = "seating"
        self.match: Match | None = None
        self.asked: OpenQuestion | None = None
        self.paused = False
        self.paused_by = -1  #: the seat that asked for the pause and whose own clock keeps running
        self.paused_at = 0  #: since when it has stopped the clocks of the others
        self.pause_ended = 0  #: when the last pause, or request for one, ended
        self.seq = 0
        self.last_at = opened.at
        self.began_at = 0  #: when the nonces were requested
        self.turn_at = 0  #: when the current turn, or the wait for a deal, began
        self.turn_seq = 0  #: the entry that began it
        self.deal_seq = 0  #: the entry that began the deal, or that last took back some of it
        self.takeback_of = -1  #: the seat whose last action may be taken back
        self.calls: dict[int, str] = {}  #: the last call of each seat in this deal
        self.judged: ClaimVerdict | None = None  #: the last claim of this deal
        self.continued: list[int] = []  #: the seats that have read the result of the last deal
        self.played_for: set[int] = set()  #: the deals in which a bot or the clock chose an action for a person
        self.sheet: list[SheetRow] = []
        self.secrets: list[str] = []
        self.queue = TableQueue()  #: of people who wait for seats, where winners stay
        self.next = ""
        self.close_reason = ""
        self.online_since = opened.at  #: not in the log
        self.pacing = Pacing(opened.settings.pace)  #: not in the log
        self.proven: tuple[int, tuple[int, str] | None] = (-1, None)  #: a seq, and the claim that bots see proven then
        self.encoded_hands: dict[int, tuple[int, msgspec.Raw]] = {}  #: by seat: a hand, and the encoded `Own` for it
        self._held: tuple[int, tuple[list[str], list[str]]] = (-1, ([], []))  # a seq, and `held` at that seq

    def packs_after(self, void: Sequence[VoidRound]) -> ProvablePacks:
        """The source of the packs in the round after these."""
        return ProvablePacks(
            self.id, self.opened.rules_hash, self.layout.seats, last=self.secret, scheme=self.opened.scheme, void=void
        )

    @property
    def source(self) -> ProvablePacks | BoardSource:
        """Where the packs come from."""
        return self.packs if self.duplicate is None else self.duplicate

    def _duplicate(self) -> BoardSource | None:
        event = self.opened.tournament
        return (
            None if event is None or event.board is None else BoardSource(event.board, self.secret, self.layout.seats)
        )

    # --- current state -------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.opened.table

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
    def has_person_online(self) -> bool:
        """Whether a seated person is connected: without people nothing happens by itself, but in a tournament."""
        for seat in self.seats:  # noqa: SIM110 - read many times in every move; a generator is slower
            if seat.online and seat.kind == "human":
                return True
        return False

    @property
    def goes_on(self) -> bool:
        """Whether time passes here: with somebody connected, and always at a table of a tournament."""
        return self.opened.tournament is not None or self.has_person_online

    @property
    def waiting_since(self) -> int:
        """Since when the current turn, or the wait for a deal, has lasted with someone connected."""
        return max(self.turn_at, self.online_since)

    def seat_of(self, player: str) -> int:
        """The seat of a player, or -1."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "human" and seat.player == player:
                return number
        return -1

    def seats_of(self, side: int) -> range:
        """The seats of a side."""
        return range(side, len(self.seats), self.layout.sides)

    def playing(self) -> Match:
        """The match that is being played; raises TableFault if there is none."""
        if self.match is None or self.stage != "playing":
            raise TableFault("not-playing")
        return self.match

    @property
    def held(self) -> tuple[list[str], list[str]]:
        """The hand of the seat to act and its legal actions, as that seat knows them."""
        assert self.match is not None
        if self._held[0] != self.seq:
            self._held = self.seq, hand_and_actions(self.match, self.match.turn)
        return self._held[1]

    def bot_turn(self) -> tuple[int, str] | None:
        """The seat and the name of the bot that has to act, or None."""
        turn = self.turn
        if turn < 0 or self.paused or self.asked is not None or not self.goes_on or not self.seats[turn].bot:
            return None
        return turn, self.seats[turn].bot

    @property
    def bot_due(self) -> int:
        """When the bot whose turn it is should act: after a wait that does not depend on its hand.

        A thinking bot waits even if only one action is legal: an immediate answer would reveal that.
        """
        return self.waiting_since + self.pacing.wait(self.settings.pace, self.match, self.seats[self.turn].bot)

    def bot_choice(self, seat: int, bot: str = "") -> Choice:
        """What a bot chooses for the seat to act, from that seat's own information."""
        match = self.playing()
        if match.turn != seat:
            raise TableFault("not-your-turn")
        return make(bot or self.seats[seat].bot or "rules", self.seq).choose(match.game, match.concealed(seat))

    def score_row(self, event: DealScored) -> SheetRow:
        """A line of the score sheet."""
        assert self.match is not None
        return SheetRow(
            deal=len(self.match.deals),
            scores=event.scores,
            totals=event.totals,
            lines=event.lines,
            summary=event.summary,
        )
