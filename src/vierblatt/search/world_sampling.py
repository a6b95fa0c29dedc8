"""Draws worlds: distributes the cards, makes a pack of the hands, and asks the game about multi-card constraints."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import below, seed
from vierblatt.kernel.rows import word_of
from vierblatt.kernel.tricks import copy_state
from vierblatt.search.uniform_sampling import chance, share

#: Rows of `by_holder`: cards certainly received, cards at known places, cards never received, cards played since; then
#: the index of the holder's first free place in `slots`.
RECEIVED, AT_KNOWN_PLACES, EXCLUDED, PLAYED, BEGIN, ROWS = range(6)
#: The counters of a draw: packs proposed, worlds accepted.
PROPOSED, ACCEPTED = range(2)


class Divisions(NamedTuple):
    """The divisions of the unseen cards among the holders, with the arrays of `uniform_sampling`."""

    forced: Any
    rooms: Any
    most: Any
    barred: Any
    table: Any
    until: Any  #: the cumulative sums of the divisions' ways
    demands: Any  #: words of the state and their required values, -1 for none: int64, shape (divisions, places, 2)


@bulk_entry
def draw(
    states: State,
    count: int,
    tries: int,
    judge: int,
    by_holder: Any,
    slots: Any,
    unknown: int,
    divisions: Divisions,
    done: Any,
) -> None:
    """Fills states 0 to `count` - 1; state `count` is the seat's record, with the known places of the pack.

    judge: 1 to call the game's `is_consistent`. by_holder: int64, shape (ROWS, holders). slots: places of the pack, by
    holder. unknown: the cards to distribute, as bits. done: int64, (PROPOSED, ACCEPTED). Uses the generator of state
    `count`.
    """
    forced, rooms, most, barred, table = (
        divisions.forced, divisions.rooms, divisions.most, divisions.barred, divisions.table,
    )  # fmt: skip
    g = states[count]
    hands = np.zeros(len(by_holder[RECEIVED]), np.int64)
    taken = np.zeros(len(hands), np.int64)
    while done[ACCEPTED] < count and done[PROPOSED] < tries:
        n = int(done[ACCEPTED])
        done[PROPOSED] += 1
        d = division(g, divisions.until)
        cards = unknown
        for h in range(len(hands)):
            hands[h] = by_holder[RECEIVED, h] | forced[d, h]
            cards &= ~int(forced[d, h])
        share(g, cards, by_holder[EXCLUDED], rooms[d], most[d], int(barred[d]), table[d], hands, taken)
        copy_state(states, count, n)
        s = states[n]
        if len(slots) > 0:
            place_cards(g, s, hands, by_holder[BEGIN], slots)
        for seat in range(s.seats):
            s.hands[seat] = int(hands[seat] | by_holder[AT_KNOWN_PLACES, seat])
        if judge == 1 and not (dispatch.is_consistent(s) and meets(s, divisions.demands[d])):
            continue
        for seat in range(s.seats):
            s.hands[seat] &= ~int(by_holder[PLAYED, seat])
        seed(s, g.random, n)
        done[ACCEPTED] += 1


@rule
def division(g: State, until: Any) -> int:
    """A random division, with probability in proportion to its number of ways."""
    if len(until) == 1:
        return 0
    goal = chance(g) * until[len(until) - 1]
    low, high = 0, len(until) - 1
    while low < high:
        middle = (low + high) // 2
        if until[middle] > goal:
            high = middle
        else:
            low = middle + 1
    return low


@rule
def place_cards(g: State, s: State, hands: Any, begin: Any, slots: Any) -> None:
    """Puts the cards of each holder in random order at its places of the pack."""
    for h in range(len(hands)):
        cards, first, n = int(hands[h]), begin[h], 0
        while cards != 0:
            place = slots[first + below(g, n + 1)]
            s.pack[slots[first + n]] = s.pack[place]
            s.pack[place] = lowest(cards)
            cards &= cards - 1
            n += 1


@rule
def meets(s: State, demands: Any) -> bool:
    """Whether the words of a state have the values that a division requires."""
    for k in range(len(demands)):
        word = demands[k, 0]
        if word >= 0 and word_of(s, word) != demands[k, 1]:
            return False
    return True
