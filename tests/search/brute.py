"""All worlds of a seat by trying every sharing of the cards it cannot see, each played through `Match`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from vierblatt.cards import members
from vierblatt.match import Match

Hands = tuple[int, ...]


def sharings(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to give `sizes[k]` of the cards to holder k."""
    if not sizes:
        yield []
        return
    for taken in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in taken]
        for others in sharings(rest, sizes[1:]):
            yield [taken, *others]


def known(match: Match, seat: int) -> np.ndarray:
    """The words of the state that the seat may know."""
    return match.game.layout.words(match.concealed(seat))


def unseen_cards(match: Match, seat: int) -> list[list[int]]:
    """The cards that `seat` cannot see: those in each other hand, then those that were not dealt."""
    state, seats = match.state, match.table.seats
    turned = getattr(state, "public_card", -1)
    public = getattr(state, "face_up", 0) | (1 << turned if turned >= 0 else 0)
    hands = [[*members(state.hands[other] & ~public)] for other in range(seats) if other != seat]
    in_sight = state.seen | sum(state.hands) | public
    return [*hands, [card for card in match.table.pack if not in_sight >> card & 1]]


def all_worlds(match: Match, seat: int) -> set[Hands]:
    """The hands of every deal that `seat` cannot tell from this one."""
    unseen = unseen_cards(match, seat)
    there = [card for cards in unseen for card in cards]
    pack, actions = match.deals[-1]
    told, found = known(match, seat), set()
    for sharing in sharings(sorted(there), [len(cards) for cards in unseen]):
        moved = dict(zip(there, (card for cards in sharing for card in cards), strict=True))
        twin = replayed(match, [moved.get(card, card) for card in pack], actions)
        if twin is not None and np.array_equal(known(twin, seat), told):
            found.add(tuple(twin.state.hands))
    return found


def replayed(match: Match, pack: list[int], actions: Sequence[int]) -> Match | None:
    """The match with another pack in its present deal; None if the actions are not legal there."""
    twin = Match(match.game, match.rules, first_seat=match.first_seat)
    for played, done in match.deals[:-1]:
        twin.deal(played)
        for action in done:
            twin.act(action)
    twin.deal(pack)
    for action in actions:
        if twin.turn < 0 or not twin.legal() >> action & 1:
            return None
        twin.act(action)
    return twin
