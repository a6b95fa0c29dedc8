"""Worlds that go on from others: two unseen cards change places, and stay there if that explains as well what was done.

Where the actions of the others tell much, hardly any world of a uniform draw explains them. A chain begins at one of
those that do and goes from world to world (Metropolis): to a less likely one only with a chance of that many times as
it is likelier. So it is in each world as often as its weight says; every few steps the world it is in is taken.
Only unseen cards move: what was played stays at one of its holder's places in the pack, and changes it with nothing.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import below, seed
from vierblatt.kernel.tricks import copy_state
from vierblatt.search.action_likelihood import Decided, JudgedHands, log_likelihood
from vierblatt.search.uniform_sampling import chance

#: How often a place with an unseen card is looked for.
TRIES = 200


class Unseen(NamedTuple):
    """What may move in a world, and to whom."""

    holders: Any  #: by place of the pack as dealt
    never: Any  #: by holder, what they surely never had, as bits
    played: Any  #: by holder, as bits
    unknown: int  #: the cards that may lie elsewhere, as bits


@entry
def mcmc_sample(
    states: State, batch: State, decided: Decided, judged: JudgedHands, logs: Any, steps: int, unseen: Unseen
) -> None:
    """Takes worlds from the chains in turns, so many steps between two of the same chain.

    states: as `action_likelihood.log_likelihoods` has them. batch: the chains, then the places for the worlds. logs:
    float64, shape (chains,): how well the world of each explains the actions, kept up to date.
    """
    holders, never, played, unknown = unseen.holders, unseen.never, unseen.played, unseen.unknown
    for n in range(len(batch) - len(logs)):
        k = n % len(logs)
        w = batch[k]
        for _ in range(steps):
            first, second = pick_unseen(w, len(holders), unknown), pick_unseen(w, len(holders), unknown)
            if first < 0 or second < 0 or not may_swap(w, first, second, holders, never):
                continue  # it stays: so every way is as likely as the way back
            swap_cards(w, first, second, holders, played)
            fits = dispatch.agree(w)
            restore(w, played)
            reached = 0.0
            if fits:
                reached = log_likelihood(states, w, decided, judged)
            if fits and (reached >= logs[k] or chance(w) < exp(reached - logs[k])):
                logs[k] = reached
            else:
                swap_cards(w, first, second, holders, played)
                dispatch.agree(w)
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
def may_swap(w: State, first: int, second: int, holders: Any, never: Any) -> bool:
    """Whether the cards of two places lie with different holders who may have each other's."""
    one, other = holders[first], holders[second]
    fits: bool = one != other and never[other] >> w.pack[first] & 1 == 0 and never[one] >> w.pack[second] & 1 == 0
    return fits


@rule
def swap_cards(w: State, first: int, second: int, holders: Any, played: Any) -> None:
    """Exchanges two cards, and gives the hands back what was played of them: the game judges whole hands."""
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
    """Takes what was played out of the hands."""
    for seat in range(w.seats):
        w.hands[seat] &= ~int(played[seat])
