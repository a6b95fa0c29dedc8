"""What a seat can conclude before it plays a card: who may hold what, which card beats which, who takes the trick.

Everything follows from the seat's concealed record. Which card beats which is never assumed: cards are played on a copy
of the record, by the game's own rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, members, suit_of
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.events import Headline
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.reasons.trial import Trial
from vierblatt.search.certain_cards import SeatRecord, certain_cards_from, union


@dataclass(frozen=True)
class CardPlay:
    """What a card does to the current trick.

    card: a legal card. winner: the seat that is winning the trick after it. ours: whether that is the player or a
    partner. full: whether it completes the trick. takers: the cards with which a later player of the other side (or, if
    an opponent is winning, a partner) may still take it, as bits.
    """

    card: int
    winner: int
    mine: bool
    ours: bool
    full: bool
    takers: int

    @property
    def certain(self) -> bool:
        """Whether the player's side has the trick, whatever the others hold."""
        return self.ours and self.takers == 0


class CardPosition:
    """A seat's position when it is to play a card; `concealed` is its concealed record, a batch of one.

    Sets of cards are bit sets. `may_hold` and `must_hold` are by seat: the cards that it may hold, or certainly holds.
    """

    def __init__(self, game: Game, concealed: States) -> None:
        self.game = game
        self.me: int = game.layout.read(concealed, "turn")
        record = SeatRecord(game, concealed, self.me)
        self.state: Any = record.reader
        self.seats: int = self.state.seats
        self.hand: int = self.state.hands[self.me]
        self.legal: int = engine.legal(record.states, 0)
        self.pack: int = record.pack()
        self.may_hold, self.must_hold = _holdings(record, self.pack)
        self._trial = Trial(game, record.words)
        self._record = record
        self._plays: dict[int, CardPlay] = {}
        self._higher: dict[int, int] = {}

    # --- the seats ---------------------------------------------------------------------------------------------------

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is the player's or a partner's."""
        return seat % self.game.sides == self.me % self.game.sides

    @cached_property
    def partners(self) -> list[int]:
        """The player's partners."""
        return [seat for seat in range(self.seats) if seat != self.me and self.is_mine(seat)]

    @cached_property
    def opponents(self) -> list[int]:
        """The seats of the other sides."""
        return [seat for seat in range(self.seats) if not self.is_mine(seat)]

    @cached_property
    def later(self) -> list[int]:
        """The seats that play to this trick after the player."""
        return [(self.me + n) % self.seats for n in range(1, self.seats - self.state.in_trick)]

    @property
    def leads(self) -> bool:
        """Whether the player leads to a trick."""
        return bool(self.state.in_trick == 0)

    @property
    def is_last(self) -> bool:
        """Whether the player completes the trick."""
        return bool(self.state.in_trick == self.seats - 1)

    @property
    def winner(self) -> int:
        """The seat that is winning the trick so far; -1 at a lead."""
        return -1 if self.leads else int(self.state.winning)

    @property
    def partner_wins(self) -> bool:
        """Whether a partner is winning the trick so far."""
        return self.winner in self.partners

    @property
    def opponent_wins(self) -> bool:
        """Whether an opponent is winning the trick so far."""
        return self.winner in self.opponents

    # --- the cards ---------------------------------------------------------------------------------------------------

    @cached_property
    def out(self) -> int:
        """The cards that any other player may hold."""
        return union(cards for seat, cards in enumerate(self.may_hold) if seat != self.me)

    @cached_property
    def opponents_out(self) -> int:
        """The cards that an opponent may hold."""
        return union(self.may_hold[seat] for seat in self.opponents)

    @cached_property
    def table(self) -> list[int]:
        """The cards of the trick so far, in the order in which they were played."""
        cards: list[int] = self.state.trick[: self.state.in_trick]
        return cards

    @property
    def best(self) -> int:
        """The card that is winning the trick so far; only if there is one."""
        place: int = (self.winner - self.state.leader) % self.seats
        return self.table[place]

    @cached_property
    def trumps(self) -> int:
        """The trumps: the cards that beat other suits."""
        return self._trial.trumps(self.pack)

    def group(self, card: int) -> int:
        """All cards that count as the suit of this card: the trumps, its suit, or the card alone."""
        if self.trumps >> card & 1:
            return self.trumps
        same = 1 << card if JOKERS >> card & 1 else SUIT_BITS << 13 * suit_of(card)
        return same & self.pack & ~self.trumps

    def is_trump(self, card: int) -> bool:
        """Whether a card is a trump."""
        return bool(self.trumps >> card & 1)

    @property
    def cannot_follow(self) -> bool:
        """Whether the player has no card of the suit led; a joker that was led may leave the suit open."""
        return not self.leads and not JOKERS >> self.table[0] & 1 and not self.hand & self.led

    @cached_property
    def led(self) -> int:
        """All cards that count as the suit led; 0 at a lead."""
        return 0 if self.leads else self.group(self.table[0])

    def higher(self, card: int) -> int:
        """The cards of the pack that count as the same suit and beat this card."""
        if card not in self._higher:
            self._higher[card] = self._trial.beaters(card, self.group(card) & ~(1 << card))
        return self._higher[card]

    def lower(self, card: int) -> int:
        """The other cards of the pack that count as the same suit."""
        return self.group(card) & ~self.higher(card) & ~(1 << card)

    def is_master(self, card: int) -> bool:
        """Whether no card that others may hold beats this one in its suit."""
        return self.higher(card) & self.out == 0

    def is_void(self, seat: int, cards: int) -> bool:
        """Whether another seat certainly has none of these cards, of which some are still out."""
        return bool(self.state.held[seat] > 0 and cards & self.out and not cards & self.may_hold[seat])

    @cached_property
    def leads_before(self) -> list[tuple[int, int]]:
        """Seat and card of every earlier lead of this deal; empty if the record does not have all plays."""
        if not self._record.log_is_complete:
            return []
        places = [divmod(entry, LOG_ACTION) for entry in self._record.log]
        plays = [(place % LOG_SEAT, card) for place, card in places if place // LOG_SEAT == PLAY]
        return plays[:: self.seats][: self.state.trick_no]

    # --- what counts -------------------------------------------------------------------------------------------------

    @cached_property
    def wants_tricks(self) -> bool:
        """Whether the player wants tricks in this deal."""
        wants = self.game.policy.stakes.wants_tricks
        return not self.game.rules.fewer_wins if wants is None else wants(self.state)

    def points(self, card: int) -> int:
        """What a card brings the winner of its trick; below 0 if it costs."""
        return self.game.policy.stakes.card_points(self.state, card)

    @cached_property
    def pot(self) -> int:
        """What the trick so far brings its winner."""
        return self.game.policy.stakes.trick_points(self.state) + sum(map(self.points, self.table))

    @cached_property
    def headline(self) -> Headline:
        """The head of the table: whose contract it is, and the tricks that each side needs."""
        return self.game.table.headline(self.state, self.game.table.facts(self.state))

    @cached_property
    def tricks_left(self) -> int:
        """The tricks of this deal that are not completed."""
        return int(self.state.hand_size - self.state.trick_no)

    def side_tricks(self, side: int) -> int:
        """The tricks that a side has won."""
        return sum(self.state.tricks[side : self.seats : self.game.sides])

    # --- a card ------------------------------------------------------------------------------------------------------

    def play(self, card: int) -> CardPlay:
        """What a legal card does to the trick."""
        if card not in self._plays:
            winner, after = self._trial.after(card)
            ours = self.is_mine(winner)
            takers = self._trial.takers(after, union(self.may_hold[s] for s in self.later if self.is_mine(s) != ours))
            self._plays[card] = CardPlay(card, winner, winner == self.me, ours, self.is_last, takers)
        return self._plays[card]

    def after(self, card: int) -> Any:
        """A reader of the record after a legal card; it holds until the position is asked for anything else."""
        self._trial.after(card)
        return self._trial.reader

    @cached_property
    def winners(self) -> list[int]:
        """The legal cards that take the trick for now."""
        return [card for card in members(self.legal) if self.play(card).mine]


def _holdings(record: SeatRecord, pack: int) -> tuple[Sequence[int], Sequence[int]]:
    """What each seat may hold, and what it certainly holds."""
    s, seats = record.reader, range(record.reader.seats)
    hidden = pack & ~s.seen & ~s.hands[record.seat]
    try:
        certain = certain_cards_from(record)
    except NoWorlds:
        return [hidden if s.held[seat] else 0 for seat in seats], [0 for _ in seats]
    must, may = [], []
    for seat in seats:
        sure = (certain.received[seat] | certain.cards_at_known_places(seat)) & hidden & ~certain.played[seat]
        free = s.held[seat] > sure.bit_count()
        must.append(sure)
        may.append(sure | (certain.unknown & hidden & ~certain.excluded[seat] if free else 0))
    return may, must
