"""What a game of two sides may tell the exact solver about itself: the hooks of `vierblatt.search.solver`.

The solver plays the game's own `legal` and `act` and asks for the true score in the end. Without any hook it is right
and slow. The hooks say what lets it search less:

- **A quantity.** What side 0 collects in the course of the deal and never loses again: tricks, card points. `gained` is
  how much it has, `left` how much is still to be shared out, and `result` what a deal is worth in which side 0 gathers
  so much in the end. The more the better: `result` must not fall. Two things that count together make one number where
  one of them breaks ties of the other (16 x points + tricks). The solver asks only "at least so much?", only at
  amounts where `result` changes, and keeps the answers as amounts still to come, good for any goal.
- **Cards that do the same** (`alike`), and the `order` in which to try cards.
- **A key** of the position between two tricks. It must tell apart all that the rest of the deal can hang on but
  `gained`: hands, who leads, whatever the rules remember. Its first words are exact; the others are up to five sets of
  *places*: where the cards of each hand stand among the cards still in play.
- **What mattered.** The answer at a position often hangs on few high cards; the table then answers for every position
  that is alike in the exact words and in these cards (partition search). `relevant_cards` says it for the trick just
  taken, `limits` for its bounds, `reach` for a class of `alike`. Sets that mattered always hold, with a card, all
  higher cards of its suit, gone or not. A game that leaves these out gets exact keys. Of one suit, cards whose ranks
  did not matter must do the same: where one of them was tried in vain, the others are not tried.
- **Limits**: quick bounds of what side 0 can still get.

A game passes `GameSolver(...)` to `Game`; what it leaves out is filled from here. `prepare` is called once for the
position to be solved: it may change options and fields so that searching is easier, as long as values stay the same (a
deal that ends early because it is decided may be played to the end). `constant_fields` names fields that neither play
nor any hook but `prepare` writes, or that nothing reads: they are not copied from one position to the next. (The `log`
may be one of them, `logged`, where the next entry goes, must not.)

`phases` are those in which a position can be solved: the play of the cards, and what is asked while cards are played
or once `result` can tell what every quantity is worth.

A game for which none of this is enough brings its own search, a `searcher`; the hooks are not asked then. In a game of
more than two sides they are never asked: every line is tried, unless it brings a `seat_searcher`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Protocol

from vierblatt.kernel.dispatch import generic, points_sign
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY, States

#: Where `gained` of an unfinished deal lies for a game that tells no quantity: in the middle of all scores.
MIDDLE = 1 << 18
#: The words of a key: exact ones, then up to five sets of places.
WORDS = 7
#: marker field of a game's layout -> the fields that the solver does not copy
constant_fields: dict[str, frozenset[str]] = {}


@generic
def prepare(s: State) -> None:
    """Makes the position to be solved ready for it; the deal's values must stay the same."""


@generic
def gained(s: State) -> int:
    """What side 0 has of the quantity, at least 0, without a trick in progress; after the deal `s.turn` is -1."""
    return 0


@generic
def left(s: State) -> int:
    """How much more side 0 can get at most, a trick in progress included; below 2**20. Asked while the deal goes on."""
    return 0


@generic
def result(s: State, quantity: int) -> int:
    """The deal score of side 0 less that of side 1 if side 0 has so much of the quantity in the end.

    The other way round where fewer points win: more is better.

    Asked of the position to be solved, for every amount that is possible there; may overwrite `s`.
    """
    return 0


@generic
def alike(s: State, cards: int) -> int:
    """Of these legal cards of `s.turn` one of each class that makes no difference, the highest, as a bit set."""
    return 0


@generic
def reach(s: State, card: int) -> int:
    """The lowest card that is alike to `card` in the hand of `s.turn` and all higher ones of its suit, as a bit set."""
    return 0


@generic
def order(s: State, cards: int, out: Any, at: int) -> int:
    """Writes these cards into `out` from place `at` on, the one to be tried first first; returns how many."""
    return 0


@generic
def key(s: State, out: Any) -> int:
    """Writes the key of a position between tricks into `out` (int64, WORDS words, all of them): see the module.

    Returns how many of the first words must be equal in any case; 0: nothing is to be kept of this position.
    """
    return 0


@generic
def place(s: State, cards: int) -> int:
    """The places of cards among those still in play, between tricks; places are what the later words of `key` hold."""
    return 0


@generic
def cards_at(s: State, places: int) -> int:
    """The cards at these places: the inverse of `place`."""
    return 0


@generic
def relevant_cards(s: State) -> int:
    """The cards whose ranks decided the trick that has just been taken, with all higher ones; -1: everything."""
    return 0


@generic
def limits(s: State, work: Any) -> None:
    """Bounds what side 0 can still get, between tricks.

    Sets `work.least` and `work.most` and, in `work.relevant`, the cards that mattered for both. It may stop as soon as
    one of them answers whether side 0 can get at least `work.need` more. They come set to 0, `left(s)` and 0.
    """


@rule
def unprepared(s: State) -> None:
    """The position is searched as it is."""


@rule
def score_gained(s: State) -> int:
    """Nothing until the deal is over; then its score, counted from the middle."""
    return MIDDLE + points_sign(s) * (s.deal_scores[0] - s.deal_scores[1]) if s.turn < 0 else 0


@rule
def score_left(s: State) -> int:
    """Any score is possible until the deal is over."""
    return 2 * MIDDLE if s.turn >= 0 else 0


@rule
def score_result(s: State, quantity: int) -> int:
    """The quantity is the score, counted from the middle."""
    return quantity - MIDDLE


@rule
def all_different(s: State, cards: int) -> int:
    """Every card makes a difference."""
    return cards


@rule
def everything_reaches(s: State, card: int) -> int:
    """Every card matters."""
    return -1


@rule
def highest_first(s: State, cards: int, out: Any, at: int) -> int:
    """By the number of the card, downwards."""
    n = 0
    for card in range(53, -1, -1):
        if cards >> card & 1:
            out[at + n] = card
            n += 1
    return n


@rule
def no_key(s: State, out: Any) -> int:
    """Nothing is kept."""
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
def unlimited(s: State, work: Any) -> None:
    """Nothing is known before it is searched."""


#: Fields of `GameSolver` that are no rules.
_NO_RULES = ("constant_fields", "phases", "searcher", "seat_searcher")


class Searcher(Protocol):
    """A game's own search, made with the `size_bits` of `Solver`."""

    nodes: int  #: positions searched in the last call

    def value(self, states: States, i: int, limit: int) -> int | None:
        """The deal score of side 0 less that of side 1, from a position in the play on; `states` is left as it is.

        None when more than `limit` nodes would be needed.
        """
        ...


class SeatSearcher(Protocol):
    """A search of its own for a game of more than two sides, made with the `size_bits` of `MaxN`."""

    @property
    def nodes(self) -> int:
        """Positions searched in the last call."""
        ...

    def scores(self, states: States, i: int, limit: int) -> dict[int, tuple[int, ...]] | None:
        """Open action -> the deal score of each seat at the end, all playing for themselves; `states` is left as it is.

        None when more than `limit` nodes would be needed.
        """
        ...


@dataclass(frozen=True, eq=False)
class GameSolver:
    """The hooks of one game, described above under the same names."""

    prepare: Callable[..., Any] = unprepared
    gained: Callable[..., Any] = score_gained
    left: Callable[..., Any] = score_left
    result: Callable[..., Any] = score_result
    alike: Callable[..., Any] = all_different
    reach: Callable[..., Any] = everything_reaches
    order: Callable[..., Any] = highest_first
    key: Callable[..., Any] = no_key
    place: Callable[..., Any] = same_place
    cards_at: Callable[..., Any] = same_place
    relevant_cards: Callable[..., Any] = all_cards_relevant
    limits: Callable[..., Any] = unlimited
    constant_fields: tuple[str, ...] = ()
    phases: tuple[int, ...] = (PLAY,)
    searcher: Callable[[int], Searcher] | None = None
    seat_searcher: Callable[[int], SeatSearcher] | None = None

    @property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The hooks by name, for the generic functions."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name not in _NO_RULES}
