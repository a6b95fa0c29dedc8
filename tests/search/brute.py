"""All worlds of a seat by trying every sharing of the cards it cannot see, each played through `Match`."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial, prod

import numpy as np

from tests.walks import random_action, shuffled
from vierblatt.cards import members
from vierblatt.games.known_pack import FACE_UP
from vierblatt.kernel import engine
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
    public = match.game.research.remaining(state).held[FACE_UP] | (1 << turned if turned >= 0 else 0)
    hands = [[*members(state.hands[other] & ~public)] for other in range(seats) if other != seat]
    in_sight = state.seen | sum(state.hands) | public
    return [*hands, [card for card in match.table.pack if not in_sight >> card & 1]]


def twins(before: Match, match: Match, seat: int) -> Iterator[Match]:
    """Every deal in which the cards that `seat` cannot see are shared out otherwise and the same was done."""
    unseen = unseen_cards(match, seat)
    there = [card for cards in unseen for card in cards]
    pack, _ = match.deals[-1]
    for sharing in sharings(sorted(there), [len(cards) for cards in unseen]):
        moved = dict(zip(there, (card for cards in sharing for card in cards), strict=True))
        twin = led_back(before, match, [moved.get(card, card) for card in pack])
        if twin is not None:
            yield twin


def all_worlds(before: Match, match: Match, seat: int) -> set[Hands]:
    """The hands of every deal that `seat` cannot tell from this one; `before` is the match before the deal."""
    evidence = known(match, seat)
    return {
        tuple(twin.state.hands) for twin in twins(before, match, seat) if np.array_equal(known(twin, seat), evidence)
    }


def number_of_sharings(match: Match, seat: int) -> int:
    """How many ways there are to share out the cards that `seat` cannot see, whatever was done."""
    sizes = [len(cards) for cards in unseen_cards(match, seat)]
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def led_back(before: Match, match: Match, pack: list[int]) -> Match | None:
    """The match again with this pack in its current deal; None if the actions are not legal there."""
    twin = before.copy()
    twin.deal(pack)
    for action in match.deals[-1][1]:
        if twin.turn < 0 or not twin.legal() >> action & 1:
            return None
        twin.act(action)
    return twin


def moments(match: Match, rng: random.Random, deals: int, share: float) -> Iterator[tuple[Match, Match]]:
    """A share of the positions of some deals, played half by the policy: the match before the deal, and there."""
    for _ in range(deals):
        if match.over:
            match = Match(match.game, match.rules, first_seat=rng.randrange(match.table.seats))
        before = match.copy()
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            if rng.random() < share:
                yield before, match
            if rng.random() < 0.5:
                match.do(random_action(match, rng))
            else:
                match.act(policy_action(match))


def policy_action(match: Match) -> int:
    """The action of the rules player."""
    return engine.policy(match.states, 0) % 64
