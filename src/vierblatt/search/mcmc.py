"""Samples worlds with Markov chains (Metropolis): each step swaps two unseen cards.

If the other players' actions are very informative, hardly any uniformly drawn world explains them. A chain starts from
a world that does and moves from world to world. It accepts a less likely world with a probability equal to the ratio of
the likelihoods, so it visits each world in proportion to its weight. Every few steps, its current world is a sample.
Only unseen cards move; a played card stays at its place in the pack.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import below, seed
from vierblatt.kernel.tricks import copy_state
from vierblatt.search.action_likelihood import JudgedHands, OtherPlayersActions, log_likelihood
from vierblatt.search.uniform_sampling import chance

#: How many random places to try when looking for an unseen card.
TRIES = 200


class Unseen(NamedTuple):
    """Which cards may move in a world, and to which holders."""

    holders: Any  #: by place of the pack as dealt
    excluded: Any  #: by holder, the cards that they certainly never had, as bits
    played: Any  #: by holder, the cards played, as bits
    unknown: int  #: the cards whose location is unknown, as bits


@bulk_entry
def mcmc_sample(
    states: State,
    batch: State,
    actions: OtherPlayersActions,
    judged: JudgedHands,
    logs: Any,
    steps: int,
    unseen: Unseen,
) -> None:
    """Takes worlds from the chains in turn, with `steps` steps between two worlds of the same chain.

    states: as for `action_likelihood.log_likelihoods`. batch: the chains, followed by the states for the worlds. logs:
    float64, shape (chains,): the log-likelihood of each chain's current world, kept up to date.
    """
    holders, excluded, played, unknown = unseen.holders, unseen.excluded, unseen.played, unseen.unknown
    for n in range(len(batch) - len(logs)):
        k = n % len(logs)
        w = batch[k]
        for _ in range(steps):
            first, second = pick_unseen(w, len(holders), unknown), pick_unseen(w, len(holders), unknown)
            if first < 0 or second < 0 or not may_swap(w, first, second, holders, excluded):
                continue  # stay here: proposals must be symmetric
            swap_cards(w, first, second, holders, played)
            fits = dispatch.is_consistent(w)
            restore(w, played)
            reached = 0.0
            if fits:
                reached = log_likelihood(states, w, actions, judged)
            if fits and (reached >= logs[k] or chance(w) < exp(reached - logs[k])):
                logs[k] = reached
            else:
                swap_cards(w, first, second, holders, played)
                dispatch.is_consistent(w)
                restore(w, played)
        copy_state(batch, k, len(logs) + n)
        seed(batch[len(logs) + n], w.random, n)


@rule
def pick_unseen(w: State, places: int, unknown: int) -> int:
    """A place with an unseen card, or -1."""
    for _ in range(TRIES):
        place = below(w, places)
        if unknown >> w.pack[place] & 1 == 1:
            return place
    return -1


@rule
def may_swap(w: State, first: int, second: int, holders: Any, excluded: Any) -> bool:
    """Whether the cards at two places have different holders who may have each other's card."""
    one, other = holders[first], holders[second]
    fits: bool = one != other and excluded[other] >> w.pack[first] & 1 == 0 and excluded[one] >> w.pack[second] & 1 == 0
    return fits


@rule
def swap_cards(w: State, first: int, second: int, holders: Any, played: Any) -> None:
    """Swaps two cards and returns the played cards to the hands, since `is_consistent` expects complete hands."""
    card, other = w.pack[first], w.pack[second]
    w.pack[first] = other
    w.pack[second] = card
    both = 1 << card | 1 << other
    for seat in range(w.seats):
        if seat == holders[first] or seat == holders[second]:
            w.hands[seat] ^= both
        w.hands[seat] |= int(played[seat])


@rule
def restore(w: State, played: Any) -> None:
    """Removes the played cards from the hands."""
    for seat in range(w.seats):
        w.hands[seat] &= ~int(played[seat])
