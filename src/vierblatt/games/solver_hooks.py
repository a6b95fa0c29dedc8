"""Hooks with which a game of two sides helps the exact solver, `vierblatt.search.solver`.

The solver plays the game's own `legal` and `act` and uses the true score at the end. Without any hook it is correct but
slow. The hooks let it search less:

- **A quantity.** Something that side 0 collects during the deal and never loses again: tricks, card points. `gained` is
  how much it has, `left` how much is still to be shared out, and `result` the value of a deal in which side 0 has a
  given amount at the end. More is better: `result` must not fall. Two things that count together form one number if one
  of them only breaks ties of the other (16 x points + tricks). The solver asks only "at least this much?", only at
  amounts where `result` changes, and stores the answers as amounts still to come, valid for any goal.
- **Equivalent cards** (`representatives`), and the `order` in which to try cards.
- **A key** of the position between two tricks. It must distinguish everything that the rest of the deal can depend on
  except `gained`: hands, who leads, whatever the rules remember. Its first words are exact; the others are up to five
  sets of *places*: the positions of each hand's cards among the cards still in play.
- **What mattered.** The answer at a position often depends on only a few high cards; the table then answers for every
  position with the same exact words and the same of these cards (partition search). `relevant_cards` gives them for the
  trick just taken, `bounds` for its bounds, `class_and_higher` for a class of equivalent cards. A set of relevant cards
  always contains, with a card, all higher cards of its suit, in play or not. A game that leaves these out gets exact
  keys. Cards of one suit whose ranks did not matter must be equivalent: when one of them was tried in vain, the others
  are not tried.
- **Bounds** on what side 0 can still get (`bounds`), found without a search.

A game passes `GameSolver(...)` to `Game`; the defaults here fill in what it leaves out. `prepare` is called once for
the position to be solved. It may change options and fields to make the search easier, as long as values stay the same
(a deal that ends early because it is decided may be played to the end). `constant_fields` names fields that are written
neither by the play nor by any hook but `prepare`, or that are never read before the play has written them; the solver
does not copy them from one position to the next. (`log` may be one of them; `logged`, the index of its next entry, must
not.)

`trick_fields` names fields of the game's own on which the rest of the deal does not depend once a trick is complete,
apart from what has been gained.

`phases` are those in which a position can be solved: the play of the cards, and questions asked during the play or as
soon as `result` can evaluate every quantity.

A game for which none of this is enough provides its own search, a `searcher`; the solver then uses no hooks. In a game
of more than two sides it never does: every line is tried, unless the game provides a `seat_searcher`.

The search for safe cards (`vierblatt.puzzles.safety`) uses some hooks in every game: `prepare`, `gained`, `left`,
`result`, `key` and `place`, `constant_fields` and `trick_fields`. It does not see the other hands, so it also asks
whether `result` is the same whoever holds the hidden cards (`is_counted`). Where everybody plays alone, `seat_gained`
and `seat_left` take the place of `gained` and `left`. `one_of_equals` are equivalent cards; a game with its own search
gives them here, since `representatives` would be taken to say that neighbours are equivalent without exception.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Protocol

from vierblatt.kernel.dispatch import generic, points_sign
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY, States

#: For a game without a quantity: the amount that stands for a score of 0, in the middle of all scores.
MIDDLE = 1 << 18
#: The words of a key: exact ones, then up to five sets of places.
WORDS = 7
#: marker field of a game's layout -> the fields that the solver does not copy
constant_fields: dict[str, frozenset[str]] = {}


@generic
def prepare(s: State) -> None:
    """Prepares the position to be solved; the deal's values must stay the same."""


@generic
def gained(s: State) -> int:
    """How much side 0 has, at least 0, without a trick in progress; after the deal `s.turn` is -1."""
    return 0


@generic
def left(s: State) -> int:
    """How much more side 0 can get at most, a trick in progress included; below 2**20. Called only during the deal."""
    return 0


@generic
def result(s: State, quantity: int) -> int:
    """The deal score of side 0 minus that of side 1 if side 0 has this amount at the end.

    It is negated where fewer points win, so that more is always better.

    Called on the position to be solved, for every amount that is possible there; may overwrite `s`.
    """
    return 0


@generic
def is_counted(s: State) -> bool:
    """Whether `result` is the same whoever holds the hidden cards; asked of a position with the hands of one layout."""
    return True


@generic
def seat_gained(s: State, seat: int) -> int:
    """What a seat that plays for itself has of its utility, between tricks or after the deal."""
    return 0


@generic
def seat_left(s: State, seat: int) -> int:
    """How much that can still change at most: above 0 if it can only rise, below 0 if it can only fall."""
    return 0


@generic
def representatives(s: State, cards: int) -> int:
    """The highest card of each class of equivalent cards among these legal cards of `s.turn`, as a bit set."""
    return 0


@generic
def one_of_equals(s: State, cards: int) -> int:
    """One card of each class of equivalent cards among these of `s.turn`: `representatives`, unless a game adds it."""
    return 0


@generic
def class_and_higher(s: State, card: int) -> int:
    """The lowest card equivalent to `card` in the hand of `s.turn`, and all higher ones of its suit, as a bit set."""
    return 0


@generic
def order(s: State, cards: int, out: Any, at: int) -> int:
    """Writes these cards into `out` from index `at` on, in the order to try them; returns how many."""
    return 0


@generic
def key(s: State, out: Any) -> int:
    """Writes the key of a position between tricks into `out` (int64, all WORDS words); see the module.

    Returns how many of the first words are exact, or 0 to store nothing for this position.
    """
    return 0


@generic
def place(s: State, cards: int) -> int:
    """The places of cards among those still in play, between tricks; the later words of `key` are sets of places."""
    return 0


@generic
def cards_at(s: State, places: int) -> int:
    """The cards at these places: the inverse of `place`."""
    return 0


@generic
def relevant_cards(s: State) -> int:
    """The cards whose ranks decided the trick just taken, with all higher ones; -1: all cards."""
    return 0


@generic
def bounds(s: State, work: Any) -> None:
    """Bounds on what side 0 can still get, between tricks.

    Sets `work.least` and `work.most` and, in `work.relevant`, the cards that mattered for both; they start as 0,
    `left(s)` and 0. It may stop as soon as a bound decides whether side 0 can get at least `work.need` more.
    """


@rule
def no_preparation(s: State) -> None:
    """The position is searched as it is."""


@rule
def score_gained(s: State) -> int:
    """0 until the deal is over; then its score plus MIDDLE."""
    return MIDDLE + points_sign(s) * (s.deal_scores[0] - s.deal_scores[1]) if s.turn < 0 else 0


@rule
def score_left(s: State) -> int:
    """Any score is possible until the deal is over."""
    return 2 * MIDDLE if s.turn >= 0 else 0


@rule
def score_result(s: State, quantity: int) -> int:
    """The quantity is the score plus MIDDLE."""
    return quantity - MIDDLE


@rule
def always_counted(s: State) -> bool:
    """The result depends on the quantity alone."""
    return True


@rule
def seat_score(s: State, seat: int) -> int:
    """0 until the deal is over; then its score."""
    return points_sign(s) * s.deal_scores[seat] if s.turn < 0 else 0


@rule
def no_seat_left(s: State, seat: int) -> int:
    """Not known."""
    return 0


@rule
def all_different(s: State, cards: int) -> int:
    """No two cards are equivalent."""
    return cards


@rule
def all_cards_for_class(s: State, card: int) -> int:
    """Every card matters."""
    return -1


@rule
def highest_first(s: State, cards: int, out: Any, at: int) -> int:
    """Cards in descending order of their numbers."""
    n = 0
    for card in range(53, -1, -1):
        if cards >> card & 1:
            out[at + n] = card
            n += 1
    return n


@rule
def no_key(s: State, out: Any) -> int:
    """Nothing is stored."""
    return 0


@rule
def same_place(s: State, cards: int) -> int:
    """A card's place is the card itself."""
    return cards


@rule
def all_cards_relevant(s: State) -> int:
    """Every card matters."""
    return -1


@rule
def no_bounds(s: State, work: Any) -> None:
    """There are no bounds without a search."""


#: Fields of `GameSolver` that are not rules.
_NO_RULES = ("constant_fields", "trick_fields", "phases", "searcher", "seat_searcher")


class Searcher(Protocol):
    """A game's own search, made with the `size_bits` of `Solver`."""

    nodes: int  #: positions searched in the last call

    def value(self, states: States, i: int, limit: int) -> int | None:
        """The deal score of side 0 minus that of side 1 from a position in the play on; `states` is not changed.

        None when more than `limit` nodes would be needed.
        """
        ...

    def amounts(self, states: States, i: int, limit: int) -> dict[int, int] | None:
        """Legal action -> what the side to act gets of the rest of the game's quantity, if both sides maximise it.

        None when more than `limit` nodes would be needed.
        """
        ...


class SeatSearcher(Protocol):
    """A game's own search for more than two sides, made with the `size_bits` of `MaxN`."""

    @property
    def nodes(self) -> int:
        """Positions searched in the last call."""
        ...

    def scores(self, states: States, i: int, limit: int) -> dict[int, tuple[int, ...]] | None:
        """Legal action -> each seat's deal score at the end, all playing for themselves; `states` is not changed.

        None when more than `limit` nodes would be needed.
        """
        ...


@dataclass(frozen=True, eq=False)
class GameSolver:
    """The hooks of one game, described above under the same names."""

    prepare: Callable[..., Any] = no_preparation
    gained: Callable[..., Any] = score_gained
    left: Callable[..., Any] = score_left
    result: Callable[..., Any] = score_result
    is_counted: Callable[..., Any] = always_counted
    seat_gained: Callable[..., Any] = seat_score
    seat_left: Callable[..., Any] = no_seat_left
    representatives: Callable[..., Any] = all_different
    one_of_equals: Callable[..., Any] | None = None
    class_and_higher: Callable[..., Any] = all_cards_for_class
    order: Callable[..., Any] = highest_first
    key: Callable[..., Any] = no_key
    place: Callable[..., Any] = same_place
    cards_at: Callable[..., Any] = same_place
    relevant_cards: Callable[..., Any] = all_cards_relevant
    bounds: Callable[..., Any] = no_bounds
    constant_fields: tuple[str, ...] = ()
    trick_fields: tuple[str, ...] = ()
    phases: tuple[int, ...] = (PLAY,)
    searcher: Callable[[int], Searcher] | None = None
    seat_searcher: Callable[[int], SeatSearcher] | None = None

    @property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The hooks by name, for the generic functions."""
        rules = {field.name: getattr(self, field.name) for field in fields(self) if field.name not in _NO_RULES}
        return {**rules, "one_of_equals": self.one_of_equals or self.representatives}
