"""The table of positions: what is known of how much side 0 can still get.

An entry tells the WORDS of the key (see `games.solver_hooks`), the places that mattered, and what was found: two bounds
and when it was written. It answers for every position that has the same exact words and, in the places
that mattered, the same cards. Entries lie in buckets of SLOTS by a hash of the exact words. There are many that differ
in nothing else: so a bucket is large, and begins with what most of them differ in, two numbers a slot, to be read fast.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt.games.solver_hooks import WORDS
from vierblatt.kernel.jit import PLAIN, rule

SLOTS = 128
#: Of each slot first the places that mattered and the first set of the key; behind all of these, what was found and the
#: words of the key.
QUICK, REST = 2, WORDS + 1
ENTRY = QUICK + REST
#: Of `found`: 20 bits each for the bounds, the rest for the age, which is never 0.
BOUND, AGE = 20, 12
FULL = (1 << BOUND) - 1
AGES = (1 << AGE) - 1


def new_table(size_bits: int) -> Any:
    """A table of 2**size_bits entries, at least a bucket, empty."""
    size = max(ENTRY << size_bits, ENTRY * SLOTS)
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
def bounds_offset(start: int, slot: int) -> int:
    """Where what was found lies, and behind it the key."""
    return start + SLOTS * QUICK + slot * REST


@rule
def fits(table: Any, start: int, slot: int, words: Any, at: int, exact: int) -> bool:
    """Whether an entry, of which the first set fits, answers for this key."""
    key, mask = bounds_offset(start, slot) + 1, table[start + slot * QUICK]
    for i in range(exact):
        if table[key + i] != words[at + i]:
            return False
    differ = 0
    for i in range(exact, WORDS):
        differ |= table[key + i] ^ words[at + i]
    return bool(differ & mask == 0)


@rule
def find(table: Any, words: Any, at: int, exact: int, start: int, need: int) -> int:
    """The slot of the bucket from `start` on that fits this key and tells whether `need` is reached; -1 if none."""
    word = words[at + min(exact, WORDS - 1)]
    for slot in range(SLOTS):
        quick = start + slot * QUICK
        if (table[quick + 1] ^ word) & table[quick] != 0:
            continue
        found = table[bounds_offset(start, slot)]
        if found == 0:
            break
        if (least_of(found) >= need or most_of(found) < need) and fits(table, start, slot, words, at, exact):
            return slot
    return -1


@rule
def bounds_of(table: Any, start: int, slot: int) -> int:
    """What an entry tells."""
    return int(table[bounds_offset(start, slot)])


@rule
def mask_of(table: Any, start: int, slot: int) -> int:
    """The places that mattered."""
    return int(table[start + slot * QUICK])


@rule
def least_of(found: int) -> int:
    """The lower bound of an entry."""
    return found >> AGE & FULL


@rule
def most_of(found: int) -> int:
    """The upper bound of an entry."""
    return found >> AGE + BOUND & FULL


@rule
def pack_bounds(least: int, most: int, age: int) -> int:
    """What an entry holds, as one number."""
    return (most << BOUND | least) << AGE | age


@rule
def free_slot(table: Any, start: int, age: int, turn: int) -> int:
    """The slot of a bucket to write on: the first that is empty or of another age, or one after the other in turn.

    A bucket is written from the front on, so its slots of this age come first.
    """
    low, high = 0, SLOTS
    while low < high:
        slot = (low + high) // 2
        found = table[bounds_offset(start, slot)]
        if found == 0 or found & AGES != age:
            high = slot
        else:
            low = slot + 1
    return low if low < SLOTS else turn & SLOTS - 1


@rule
def keep(table: Any, words: Any, at: int, exact: int, start: int, mask: int, found: int, turn: int) -> None:
    """Writes an entry into a bucket; where it is full, `turn` says which one is written over."""
    slot = free_slot(table, start, found & AGES, turn)
    quick, rest = start + slot * QUICK, bounds_offset(start, slot)
    table[quick] = mask
    table[quick + 1] = int(words[at + min(exact, WORDS - 1)])
    table[rest] = found
    for i in range(WORDS):
        table[rest + 1 + i] = int(words[at + i])
