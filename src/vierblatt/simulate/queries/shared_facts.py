"""What can be asked about a deal of any game: places, hands, tricks and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from vierblatt.cards import JOKERS, NAMES, SUIT_BITS, card_set
from vierblatt.games.contract import TableShape
from vierblatt.games.deal_facts import Column, DealFact, Kind, PlayedDeals, only_where

#: Places from the seat after the dealer, in the order of play.
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
RANK_NAMES = (
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings",
    "aces",
)  # fmt: skip


@dataclass(frozen=True)
class DealFunction:
    """Something computed from values in parentheses.

    takes: the kinds of its arguments; gives: that of its result. compute: from the
    deals, the hands that are asked about (bit sets, shape (n, seats); see `dealt`) and the arguments, each with a place
    for each deal or a single number. Seats are float64 with NaN for nobody.
    """

    name: str
    takes: tuple[Kind, ...]
    gives: Kind
    compute: Callable[..., Column]


def of_seat(values: Column, seat: Column) -> Column:
    """The value of a seat in each deal; NaN where it is nobody. values: shape (n, seats).

    >>> of_seat(np.array([[5, 6], [7, 8]]), np.array([1, np.nan])).tolist()
    [6.0, nan]
    """
    seats = np.broadcast_to(seat, len(values))
    nobody = np.isnan(seats)
    found = values[np.arange(len(values)), np.where(nobody, 0, seats).astype(np.int64)]
    return np.where(nobody, np.nan, found)


def _cards_of(values: Column, seat: Column) -> tuple[Column, Column]:
    """The cards of a seat as bits, none for nobody; and whether there is such a seat."""
    seats = np.broadcast_to(seat, len(values))
    somebody = ~np.isnan(seats)
    bits = values[np.arange(len(values)), np.where(somebody, seats, 0).astype(np.int64)]
    return np.where(somebody, bits, 0), somebody


def _count(deals: PlayedDeals, hands: Column, seat: Column, cards: Column) -> Column:
    held, somebody = _cards_of(hands, seat)
    return only_where(somebody, np.bitwise_count(held & cards))


def _holds(deals: PlayedDeals, hands: Column, seat: Column, cards: Column) -> Column:
    held, somebody = _cards_of(hands, seat)
    return only_where(somebody, (held & cards == cards) & (cards != 0))


def _taken(deals: PlayedDeals, hands: Column, seat: Column, cards: Column) -> Column:
    return _count(deals, deals.column("taken"), seat, cards)


def _lengths(hands: Column, seat: Column) -> tuple[Column, Column]:
    held, somebody = _cards_of(hands, seat)
    return np.array([np.bitwise_count(held >> 13 * suit & SUIT_BITS) for suit in range(4)]), somebody


def _longest(deals: PlayedDeals, hands: Column, seat: Column) -> Column:
    lengths, somebody = _lengths(hands, seat)
    return only_where(somebody, lengths.max(axis=0))


def _shortest(deals: PlayedDeals, hands: Column, seat: Column) -> Column:
    lengths, somebody = _lengths(hands, seat)
    return only_where(somebody, lengths.min(axis=0))


def _points_ahead(deals: PlayedDeals) -> Column:
    """The points of each seat's side less the mean of the others."""
    others = (deals.scores.sum(axis=1, keepdims=True) - deals.scores) / (deals.sides - 1)
    return only_where(deals.scored, deals.by_seat(deals.scores - others))


def _side_tricks(deals: PlayedDeals) -> Column:
    tricks = deals.column("tricks")[:, : deals.seats]
    sides = [tricks[:, side :: deals.sides].sum(axis=1) for side in range(deals.sides)]
    return deals.by_seat(np.array(sides).T)


def shared_facts(table: TableShape) -> list[DealFact]:
    """The facts of every deal at a table of this shape."""
    seats, sides = table.seats, table.sides

    def at_place(place: int) -> Callable[[PlayedDeals], Column]:
        return lambda deals: (deals.first + place) % seats

    def at_seat(seat: int) -> Callable[[PlayedDeals], Column]:
        return lambda deals: np.full(len(deals), seat)

    facts = [DealFact(PLACES[place], "seat", at_place(place)) for place in range(seats)]
    facts += [
        DealFact("dealer", "seat", at_place(seats - 1)),
        *(DealFact(f"seat{seat + 1}", "seat", at_seat(seat)) for seat in range(seats)),
        DealFact("scored", "truth", lambda deals: deals.scored),
        DealFact("tricks", "number", lambda deals: deals.column("tricks"), takes_seat=True),
        DealFact(
            "points", "number", lambda deals: only_where(deals.scored, deals.by_seat(deals.scores)), takes_seat=True
        ),
        DealFact("ahead", "number", _points_ahead, takes_seat=True),
    ]
    if sides < seats:
        facts.append(DealFact("side_tricks", "number", _side_tricks, takes_seat=True))
    return facts


def functions(table: TableShape) -> list[DealFunction]:
    """The functions for a table of this shape."""
    seats, sides = table.seats, table.sides
    found = [
        DealFunction("count", ("seat", "cards"), "number", _count),
        DealFunction("holds", ("seat", "cards"), "truth", _holds),
        DealFunction("longest", ("seat",), "number", _longest),
        DealFunction("shortest", ("seat",), "number", _shortest),
        DealFunction("taken", ("seat", "cards"), "number", _taken),
        DealFunction("place", ("seat",), "number", lambda deals, _, seat: (seat - deals.first) % seats + 1),
        DealFunction("next", ("seat",), "seat", lambda deals, _, seat: (seat + 1) % seats),
        DealFunction("min", ("number", "number"), "number", lambda deals, _, one, other: np.minimum(one, other)),
        DealFunction("max", ("number", "number"), "number", lambda deals, _, one, other: np.maximum(one, other)),
        DealFunction("abs", ("number",), "number", lambda deals, _, value: np.abs(value)),
    ]
    if sides < seats:
        found += [
            DealFunction("side", ("seat",), "number", lambda deals, _, seat: seat % sides + 1),
            DealFunction(
                "same_side",
                ("seat", "seat"),
                "truth",
                lambda deals, _, one, other: np.where(
                    np.isnan(one) | np.isnan(other), np.nan, one % sides == other % sides
                ),
            ),
        ]
    if seats == 2 * sides:
        found.append(DealFunction("partner", ("seat",), "seat", lambda deals, _, seat: (seat + sides) % seats))
    return found


def sets_of_cards(pack: Sequence[int]) -> dict[str, int]:
    """The sets of cards that have a name, without cards that are not in the pack; sets with none are left out.

    >>> sets_of_cards(range(52))["aces"] == card_set("AS AH AD AC"), "jokers" in sets_of_cards(range(52))
    (True, False)
    """
    whole = sum(1 << card for card in pack)
    named = {name: SUIT_BITS << 13 * suit for suit, name in enumerate(SUIT_NAMES)}
    named |= {name: sum(1 << 13 * suit + rank for suit in range(4)) for rank, name in enumerate(RANK_NAMES)}
    named |= {"jokers": JOKERS, "all": whole, **{name: card_set(name) for name in NAMES}}
    return {name: cards & whole for name, cards in named.items() if cards & whole}
