"""Events, as typed structs that are also the wire format.

A field's name says how interfaces word it: `seat` and `*_seat` are seats, `card` is a card, `cards` a list of cards,
`suit` a suit letter, `call` an action's text, `key` a word of the game's locale file; anything else is a number or
text to be shown as it is. The sentence of an event is the message ``event-TAG`` of the locale files.

An event with an `audience` is for that seat only; without one it is for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vierblatt.bounds import Count, Number, SeatNumber
from vierblatt.cards import card_list


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """The base of all events."""

    audience: SeatNumber | None = None


class DealBegun(Event, frozen=True, tag="deal-begun"):
    """The dealer has dealt; `number` counts all deals of the match from 1, redeals included."""

    seat: SeatNumber
    number: Count


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """Cards that came into one hand; only that seat is told."""

    seat: SeatNumber
    cards: list[str]


def new_cards(before: Sequence[int], hands: Sequence[int]) -> list[CardsDealt]:
    """The cards that hands gained, from a deal or, in mid-deal, from the rules. before, hands: by seat, as bit sets."""
    gained = [(seat, hand & ~held) for seat, (held, hand) in enumerate(zip(before, hands, strict=False))]
    return [CardsDealt(seat=seat, cards=card_list(new), audience=seat) for seat, new in gained if new]


class Called(Event, frozen=True, tag="called"):
    """An action of an auction or another question."""

    seat: SeatNumber
    call: str
    #: The wording, as ``call-WORDING`` in the locale files, if players say it differently than usual.
    wording: str = ""


class CalledSecretly(Event, frozen=True, tag="called-secretly"):
    """A player has answered a question, and nobody else knows how; only the player gets a `Called` with the answer."""

    seat: SeatNumber


class Played(Event, frozen=True, tag="played"):
    """A card was played."""

    seat: SeatNumber
    card: str


class Accused(Event, frozen=True, tag="accused"):
    """A player accused an opponent of a fault, out of turn; `key` is its kind."""

    seat: SeatNumber
    key: str
    cards: list[str] = []  #: the card that is claimed, and the one that is to prove it
    demand: Count = 0  #: 1 with the demand to play on for all tricks


class Judged(Event, frozen=True, tag="judged"):
    """An accusation was judged; `key` is "right" or "wrong"."""

    seat: SeatNumber  #: who accused
    key: str


class SawaSaid(Event, frozen=True, tag="sawa-said"):
    """A player said that their cards win the rest."""

    seat: SeatNumber


class TrickTaken(Event, frozen=True, tag="trick-taken"):
    """A trick is full; `cards` in play order from `leader_seat` on."""

    seat: SeatNumber
    leader_seat: SeatNumber
    cards: list[str]


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a deal's score: ``score-KEY`` in the locale files, and a number for each side."""

    key: str
    values: list[Number]


class DealSummary(msgspec.Struct, frozen=True):
    """How a deal turned out, in one sentence: ``outcome-NAME`` in the locale files.

    Each of the `values` is worded by its name, like a field of an event. If there is a `seat`, the message also gets
    `$you`, which is "yes" if it is the reader's.
    """

    name: str
    values: dict[str, Number | str | list[SeatNumber]]


class DealScored(Event, frozen=True, tag="deal-scored"):
    """A deal was scored: what each side wrote, the totals, and how the score came about."""

    scores: list[Number]
    totals: list[Number]
    lines: list[ScoreLine] = []
    summary: DealSummary | None = None


class MatchOver(Event, frozen=True, tag="match-over"):
    """The match is over; no winner is a draw."""

    winners: list[SeatNumber]
    totals: list[Number]


class Fact(msgspec.Struct, frozen=True):
    """Something public about the current deal that a player looks for: ``fact-NAME`` in the locale files.

    `kind` says what `value` is: "suit", "card", "cards", "call", "seat", "number" or "key" (a word ``value-VALUE``).
    """

    name: str
    kind: str
    value: str | Number
    seat: SeatNumber | None = None


class Headline(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has to see at every moment of a deal, in one line at the head of the table.

    `facts` are the few that matter now, the most important first: the contract and its stake, or what the auction is
    about. They are named like those of `GameTable.facts`, and are worded briefly by ``head-NAME`` in the locale files,
    or by their value alone if there is no such message.
    """

    trump: str = ""  #: a suit letter; empty if no suit is trumps, or none yet
    facts: list[Fact] = []
    owner: SeatNumber | None = None  #: whose contract it is
    needed: list[Count] = []  #: the tricks that each side needs; empty if tricks alone decide nothing
