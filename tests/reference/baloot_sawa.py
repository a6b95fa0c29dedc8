"""Sawa in the Baloot reference: whether a player's cards really win the rest (BAL-SAWA-4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from .baloot_cards import legal_cards, winning_index
from .baloot_options import Options

#: What the partner, who is left out, plays: it has no suit, follows nothing and wins nothing.
NO_CARD = "--"

#: How many opponents have to agree to a sawa of so many cards (BAL-SAWA-2).
AGREEMENT = {1: 0, 2: 0, 3: 0, 4: 1, 5: 2}

Hands = tuple[frozenset[str], frozenset[str]]  # of the opponents on the right and on the left


def winning_orders(
    cards: set[str], right: set[str], left: set[str], trump: str | None, *, locked: bool, options: Options
) -> Iterator[tuple[str, ...]]:
    """Every order in which the player may lead the cards and loses no trick, whatever the opponents may play."""
    opponents = (frozenset(right), frozenset(left))
    for order in permutations(sorted(cards)):
        if _leads_allowed(order, trump, locked, options) and _stands_up(order, opponents, trump, options):
            yield order


def _leads_allowed(order: tuple[str, ...], trump: str | None, locked: bool, options: Options) -> bool:
    return all(
        card in legal_cards(set(order[place:]), [], trump, [], locked=locked, options=options)
        for place, card in enumerate(order)
    )


def _stands_up(order: tuple[str, ...], opponents: Hands, trump: str | None, options: Options) -> bool:
    """Follow all hands that the opponents can have left, trick by trick."""
    reachable = {opponents}
    for lead in order:
        after: set[Hands] = set()
        for right, left in reachable:
            for first in _answers(right, [lead], trump, options):
                for second in _answers(left, [lead, first, NO_CARD], trump, options):
                    if winning_index([lead, first, NO_CARD, second], trump) != 0:
                        return False
                    after.add((right - {first}, left - {second}))
        reachable = after
    return True


def _answers(hand: frozenset[str], trick: list[str], trump: str | None, options: Options) -> set[str]:
    """The allowed cards of an opponent.

    Which cards are gone (BAL-PLAY-7) matters only to a player whose partner led, so never to an opponent.
    """
    return legal_cards(set(hand), trick, trump, [], locked=False, options=options)
