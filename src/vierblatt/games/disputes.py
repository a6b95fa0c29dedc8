"""What a game says about disputes at a real table: what must be known about a deal to judge a single card.

`vierblatt.dispute` judges. A game names what people say about the contract, the facts about earlier play that can
matter, and the position that follows from both; the game's own compiled rules then tell what was allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from vierblatt.games.options import Value
from vierblatt.kernel.state import Layout, States

#: What people said about the deal: the values of fields by name.
DisputeValues = Mapping[str, str]
YES, NO = "yes", "no"


@dataclass(frozen=True)
class DisputeField:
    """One thing about the deal that people know, such as the contract.

    values: the texts that it takes, calls and suits as in records; seats are numbers from 1, the player who led the
    trick. default: the value of a field that is left out; "" if it must be given. when: the field is asked only if each
    of these earlier fields has one of the values that stand there; several fields may share a name if never two of
    them are asked. kind: "call", "suit", "seat" or "flag" (yes or no), which says how values are worded.
    """

    name: str
    values: Sequence[str]
    kind: Literal["call", "suit", "seat", "flag"] = "call"
    default: str = ""
    when: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def is_asked(self, values: DisputeValues) -> bool:
        """Whether the field belongs to a dispute with these values of earlier fields."""
        return all(values.get(name) in wanted for name, wanted in self.when.items())


@dataclass(frozen=True)
class DisputedPlay:
    """A player who is to play a card, in one of the worlds in which every fact is known.

    Seats are counted from the player who led the trick. options: the house rules. hand: the cards of the player as
    far as they are known. trick: the cards before. taken: cards that cannot have been played earlier. facts: those
    that can matter, each true or false.
    """

    options: Mapping[str, Value]
    values: DisputeValues
    seat: int
    hand: int
    trick: Sequence[int]
    taken: int
    facts: Mapping[str, bool] = field(default_factory=dict)

    def fact(self, name: str) -> bool:
        """Whether a fact holds; one that cannot matter does not."""
        return self.facts.get(name, False)

    @property
    def leads(self) -> bool:
        """Whether the player leads."""
        return not self.trick

    def earlier(self, cards: int) -> int:
        """One of these cards that can have been played in an earlier trick, as a bit set; 0 if there is none."""
        free = cards & ~self.taken
        return free & -free


@dataclass(frozen=True)
class RecordedPlay:
    """A card that was played, and what the record of its deal says about that moment.

    state: the reader of a record of the deal, which may be later. seat: of the player; leader: of whoever led the
    trick. trick: the cards before it in the trick. earlier: the cards of the tricks before, as a bit set. entries: what
    was called and played before it in this deal, oldest first, each (phase, seat, action).
    """

    state: Any
    seat: int
    leader: int
    trick: Sequence[int]
    earlier: int
    entries: Sequence[tuple[int, int, int]]

    def have_gone(self, cards: int) -> bool:
        """Whether all of these cards, a bit set, had been played before it, in whichever trick."""
        return not cards & ~self.earlier & ~sum(1 << card for card in self.trick)


def flag(fact: object) -> str:
    """A fact as `DisputeValues` have it."""
    return YES if fact else NO


def nothing_more(layout: Layout, states: States, play: DisputedPlay) -> None:
    """For games whose positions have keys for all that matters."""


@dataclass(frozen=True)
class GameDispute:
    """Disputes about the cards of a game."""

    #: ``fields(options)``: what must be said about the deal, in the order in which it is asked.
    fields: Callable[[Mapping[str, Value]], Sequence[DisputeField]]
    #: The names of all facts about earlier play on which an answer can depend; each is a question with yes or no,
    #: ``dispute-fact-NAME`` in the words of the game.
    facts: Sequence[str]
    #: ``asked(play)``: those of them that can matter for a card of this hand.
    asked: Callable[[DisputedPlay], Sequence[str]]
    #: ``position(play)``: the game's own keys of the position (`vierblatt.position`) before the trick; None if the
    #: facts exclude each other.
    position: Callable[[DisputedPlay], Mapping[str, Any] | None]
    #: ``recorded(play)``: the values of all fields and facts for a card that was played.
    recorded: Callable[[RecordedPlay], DisputeValues]
    #: The rule that says what a fault costs.
    cost_rule: str
    #: ``complete(layout, states, play)``: writes what a position has no key for, after the trick.
    complete: Callable[[Layout, States, DisputedPlay], None] = nothing_more
    #: House rules with which the position is set up, as they ask nothing and change no duty.
    options: Mapping[str, Value] = field(default_factory=dict)
    #: Whether the fields decide what a fault costs.
    has_points: bool = True
