"""The table of positions: what is known of how much side 0 can still get.

An entry is ENTRY numbers: the WORDS of the key (see `games.solving`), the places that mattered, and what was found:
two bounds, the best action and when it was written. It answers for every position that has the same exact words and,
in the places that mattered, the same cards. Entries lie in buckets of SLOTS by a hash of the exact words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt.games.solving import WORDS
from vierblatt.kernel.jit import PLAIN, rule

ENTRY = WORDS + 2
MASK, FOUND = WORDS, WORDS + 1
SLOTS = 8
#: Of `found`: 20 bits each for the bounds, 7 for the action and one more, the rest for the age, which is never 0.
BOUND, BEST, AGE = 20, 7, 12
FULL = (1 << BOUND) - 1
AGES = (1 << AGE) - 1


def new_table(size_bits: int) -> Any:
    """A table of 2**size_bits entries, empty."""
    size = ENTRY << size_bits
    return [0] * size if PLAIN else np.zeros(size, np.int64)


@rule
def mixed(value: int, word: int) -> int:
    """One more word in a hash, a number below 2**31: the same in compiled and in plain code."""
    value = (value ^ (word & 0x7FFFFFFF)) * 0x5BD1E995 & 0x7FFFFFFF
    value = (value ^ (value >> 15) ^ (word >> 31 & 0x7FFFFFFF)) * 0x2C1B3C6D & 0x7FFFFFFF
    return value ^ (value >> 13) ^ (word >> 62 & 3)


@rule
def bucket(table: Any, words: Any, at: int, exact: int) -> int:
    """Where the bucket of a key begins, of which the first `exact` words are hashed."""
    value = 0
    for i in range(exact):
        value = mixed(value, int(words[at + i]))
    size = len(table) // (ENTRY * SLOTS)
    return (value & (size - 1)) * (ENTRY * SLOTS)


@rule
def fits(table: Any, entry: int, words: Any, at: int, exact: int) -> bool:
    """Whether an entry answers for this key."""
    if table[entry] != words[at]:
        return False
    differ = 0
    for i in range(1, exact):
        differ |= table[entry + i] ^ words[at + i]
    if differ != 0:
        return False
    for i in range(exact, WORDS):
        differ |= table[entry + i] ^ words[at + i]
    return bool(differ & table[entry + MASK] == 0)


@rule
def find(table: Any, words: Any, at: int, exact: int, start: int, need: int) -> int:
    """The entry in the bucket from `start` on that fits this key and tells whether `need` is reached.

    If none does: one that fits, for its best action; -1 if none fits.
    """
    fitting = -1
    for slot in range(SLOTS):
        entry = start + slot * ENTRY
        found = table[entry + FOUND]
        if found == 0:
            break
        if fits(table, entry, words, at, exact):
            fitting = entry
            if least_of(found) >= need or most_of(found) < need:
                break
    return fitting


@rule
def least_of(found: int) -> int:
    """The lower bound of an entry."""
    return found >> AGE + BEST & FULL


@rule
def most_of(found: int) -> int:
    """The upper bound of an entry."""
    return found >> AGE + BEST + BOUND & FULL


@rule
def best_of(found: int) -> int:
    """The best action of an entry; -1 if none was best."""
    return (found >> AGE & (1 << BEST) - 1) - 1


@rule
def pack_found(least: int, most: int, best: int, age: int) -> int:
    """What an entry holds, as one number."""
    return ((most << BOUND | least) << BEST | best + 1) << AGE | age


@rule
def free_slot(table: Any, start: int, age: int) -> int:
    """The entry of a bucket to write on: an empty one, one of another age, or the first, the others moved down."""
    for slot in range(SLOTS):
        entry = start + slot * ENTRY
        found = table[entry + FOUND]
        if found == 0 or found & AGES != age:
            return entry
    for i in range(start + SLOTS * ENTRY - 1, start + ENTRY - 1, -1):
        table[i] = table[i - ENTRY]
    return start


@rule
def keep(table: Any, words: Any, at: int, start: int, mask: int, found: int) -> None:
    """Writes an entry into a bucket."""
    entry = free_slot(table, start, found & AGES)
    for i in range(WORDS):
        table[entry + i] = int(words[at + i])
    table[entry + MASK] = mask
    table[entry + FOUND] = found
