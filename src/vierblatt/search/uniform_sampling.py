"""Distributes cards at random, exactly uniformly over all ways that respect who may hold which card.

The *barred* cards, those that some holder with room cannot have, are distributed first, in a fixed order. A table,
indexed by the number of barred cards that each holder has so far, gives the number of ways to distribute the rest; a
card goes to each holder with probability in proportion to the ways that then remain. The other cards may go anywhere:
all places are equally likely, and the number of ways is a multinomial coefficient. Counts are floats, exact up to 2^53
and to a relative 1e-14 above.

A *division* is a subset of all ways, in which some holders are certain to have additional cards. The arrays:

- received: by holder, the cards that it certainly has, as bits; forced: those of a division, shape (divisions, holders)
- excluded: by holder, the cards that it cannot have; places: by holder, its total number of cards
- rooms, most, barred: computed by `measure`; table, ways: computed by `prepare`
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import below

#: One more than the maximum number of cards in a pack.
CARDS = 55
#: The bound passed to `below` when making a number in [0, 1).
FINE = 1 << 31
#: The binomial coefficients of all packs, float64, exact.
BINOMIALS = np.array([[float(comb(n, k)) for k in range(CARDS)] for n in range(CARDS)])


@rule
def chance(g: State) -> float:
    """A random number in [0, 1), in steps of 2^-62, from the generator of state `g`."""
    return (below(g, FINE) + below(g, FINE) / FINE) / FINE


@bulk_entry
def measure(
    received: Any, forced: Any, excluded: Any, places: Any, unknown: int, rooms: Any, most: Any, barred: Any
) -> int:
    """Computes for every division the free places, the barred cards and how many of these each holder can get at most.

    rooms, most: int64, shape (divisions, holders); `rooms` is -1 at holder 0 if the cards do not fit. barred: int64,
    shape (divisions,). Returns the number of entries of the largest table.
    """
    largest = 1
    for d in range(len(forced)):
        cards, left, fits = unknown, 0, True
        for h in range(len(received)):
            rooms[d, h] = places[h] - count(int(received[h] | forced[d, h]))
            cards &= ~int(forced[d, h])
            left += rooms[d, h]
            fits = fits and rooms[d, h] >= 0
        if not fits or left != count(cards):
            rooms[d, 0] = -1
            continue
        for h in range(len(received)):
            if rooms[d, h] > 0:
                barred[d] |= cards & excluded[h]
        size = 1
        for h in range(len(received)):
            most[d, h] = min(int(rooms[d, h]), count(int(barred[d] & ~excluded[h])))
            size *= most[d, h] + 1
        largest = max(largest, size)
    return largest


@rule
def unrestricted_ways(rooms: Any, taken: Any, binomials: Any) -> float:
    """The number of ways in which unrestricted cards can fill the holders' remaining places."""
    ways, left = 1.0, 0
    for h in range(len(rooms)):
        left += rooms[h] - taken[h]
        ways *= binomials[left, rooms[h] - taken[h]]
    return ways


@bulk_entry
def prepare(excluded: Any, rooms: Any, most: Any, barred: Any, binomials: Any, table: Any, ways: Any) -> None:
    """Fills in the table of every division, float64, shape (divisions, entries), and its number of ways."""
    taken = np.zeros(len(excluded), np.int64)
    cards = np.zeros(CARDS, np.int64)
    for d in range(len(rooms)):
        if rooms[d, 0] < 0:
            continue
        number, rest = 0, int(barred[d])
        while rest != 0:
            cards[number] = lowest(rest)
            rest &= rest - 1
            number += 1
        size = 1
        for h in range(len(excluded)):
            size *= most[d, h] + 1
        for index in range(size - 1, -1, -1):
            given = decode_entry(index, most[d], taken)
            if given == number:
                table[d, index] = unrestricted_ways(rooms[d], taken, binomials)
            elif given < number:
                table[d, index] = ways_with_card(index, cards[given], excluded, most[d], taken, table[d])
        ways[d] = table[d, 0]


@rule
def decode_entry(index: int, most: Any, taken: Any) -> int:
    """Writes the number of barred cards of each holder for this entry of a table; returns their sum."""
    given = 0
    for h in range(len(most)):
        taken[h] = index % (most[h] + 1)
        index //= most[h] + 1
        given += taken[h]
    return given


@rule
def ways_with_card(index: int, card: int, excluded: Any, most: Any, taken: Any, table: Any) -> float:
    """The number of ways if the next barred card goes to any holder who may have it."""
    total, stride = 0.0, 1
    for h in range(len(excluded)):
        if taken[h] < most[h] and excluded[h] >> card & 1 == 0:
            total += table[index + stride]
        stride *= most[h] + 1
    return total


@rule
def share(
    g: State, unknown: int, excluded: Any, rooms: Any, most: Any, barred: int, table: Any, hands: Any, taken: Any
) -> None:
    """Distributes cards at random; `rooms`, `most`, `barred` and `table` are those of one division.

    unknown: the cards to distribute, as bits. hands: int64, by holder, as bits; the cards are added. taken: scratch.
    """
    index, rest = 0, barred
    taken[:] = 0
    while rest != 0:
        bit = rest & -rest
        goal = chance(g) * table[index]
        to, step, stride, seen = -1, 0, 1, 0.0
        for h in range(len(excluded)):
            if taken[h] < most[h] and excluded[h] & bit == 0:
                more = table[index + stride]
                if more > 0.0 and (to < 0 or seen <= goal):
                    to, step = h, stride
                    seen += more
            stride *= most[h] + 1
        hands[to] |= bit
        taken[to] += 1
        index += step
        rest ^= bit
    deal_unbarred(g, unknown & ~barred, rooms, hands, taken)


@rule
def deal_unbarred(g: State, cards: int, rooms: Any, hands: Any, taken: Any) -> None:
    """Gives each of these cards to a random one of the free places."""
    left = count(cards)
    while cards != 0:
        place, h = below(g, left), 0
        while place >= rooms[h] - taken[h]:
            place -= rooms[h] - taken[h]
            h += 1
        hands[h] |= cards & -cards
        taken[h] += 1
        cards &= cards - 1
        left -= 1
