"""The transposition table: bounds on what side 0 can still get.

An entry has the WORDS of the key (see `games.solver_hooks`), the places that mattered, two bounds, and its age. It
applies to every position with the same exact words and, at the places that mattered, the same cards. A hash of the
exact words selects a bucket of SLOTS entries. Many positions share their exact words, so buckets are large. A bucket
begins with the two numbers per slot that usually differ, so that lookups are fast. It is filled from the front, so the
entries of the current age come first; a lookup ends behind them, since entries of other deals almost never apply.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt.games.solver_hooks import WORDS
from vierblatt.kernel.jit import PLAIN, rule

SLOTS = 128
#: Numbers per slot: first, for all slots, the places that mattered with the age, and the first set of the key; after
#: these, for all slots, the bounds and the words of the key.
QUICK, REST = 2, WORDS + 1
ENTRY = QUICK + REST
#: Bits of a bound, of a set of places, and of the age above it, which is never 0.
BOUND, PLACES, AGE = 20, 54, 8
FULL = (1 << BOUND) - 1
ALL_PLACES = (1 << PLACES) - 1
AGES = (1 << AGE) - 1


def new_table(size_bits: int) -> Any:
    """An empty table of 2**size_bits entries, but at least one bucket."""
    size = max(ENTRY << size_bits, ENTRY * SLOTS)
    return [0] * size if PLAIN else np.zeros(size, np.int64)


@rule
def mix_hash(value: int, word: int) -> int:
    """Mixes one more word into a hash, a number below 2**31; compiled and plain code give the same result."""
    value = (value ^ (word & 0x7FFFFFFF)) * 0x5BD1E995 & 0x7FFFFFFF
    value = (value ^ (value >> 15) ^ (word >> 31 & 0x7FFFFFFF)) * 0x2C1B3C6D & 0x7FFFFFFF
    return value ^ (value >> 13) ^ (word >> 62 & 3)


@rule
def bucket(table: Any, words: Any, at: int, exact: int) -> int:
    """The offset of the bucket of a key, of which the first `exact` words are hashed."""
    value = 0
    for i in range(exact):
        value = mix_hash(value, int(words[at + i]))
    size = len(table) // (ENTRY * SLOTS)
    return (value & (size - 1)) * (ENTRY * SLOTS)


@rule
def bounds_offset(start: int, slot: int) -> int:
    """The offset of the bounds of a slot, which are followed by its key."""
    return start + SLOTS * QUICK + slot * REST


@rule
def fits(table: Any, start: int, slot: int, words: Any, at: int, exact: int) -> bool:
    """Whether an entry whose first set matches also matches the rest of this key."""
    key, mask = bounds_offset(start, slot) + 1, mask_of(table, start, slot)
    for i in range(exact):
        if table[key + i] != words[at + i]:
            return False
    differ = 0
    for i in range(exact, WORDS):
        differ |= table[key + i] ^ words[at + i]
    return bool(differ & mask == 0)


@rule
def find(table: Any, words: Any, at: int, exact: int, start: int, age: int, need: int) -> int:
    """The slot of the bucket at `start` that matches this key and decides whether `need` is reached; -1 if none."""
    word = words[at + min(exact, WORDS - 1)]
    for slot in range(SLOTS):
        quick = start + slot * QUICK
        marked = table[quick]
        if marked >> PLACES != age:
            break
        if (table[quick + 1] ^ word) & marked & ALL_PLACES != 0:
            continue
        bounds = table[bounds_offset(start, slot)]
        if (least_of(bounds) >= need or most_of(bounds) < need) and fits(table, start, slot, words, at, exact):
            return slot
    return -1


@rule
def bounds_of(table: Any, start: int, slot: int) -> int:
    """The bounds of an entry, packed into one number."""
    return int(table[bounds_offset(start, slot)])


@rule
def mask_of(table: Any, start: int, slot: int) -> int:
    """The places that mattered."""
    return int(table[start + slot * QUICK]) & ALL_PLACES


@rule
def least_of(bounds: int) -> int:
    """The lower bound of an entry."""
    return bounds & FULL


@rule
def most_of(bounds: int) -> int:
    """The upper bound of an entry."""
    return bounds >> BOUND


@rule
def pack_bounds(least: int, most: int) -> int:
    """Packs the bounds of an entry into one number."""
    return most << BOUND | least


@rule
def free_slot(table: Any, start: int, age: int, turn: int) -> int:
    """The slot of a bucket to overwrite: the first that is empty or of another age; if there is none, round-robin."""
    low, high = 0, SLOTS
    while low < high:
        slot = (low + high) // 2
        if table[start + slot * QUICK] >> PLACES != age:
            high = slot
        else:
            low = slot + 1
    return low if low < SLOTS else turn & SLOTS - 1


@rule
def keep(table: Any, words: Any, at: int, exact: int, start: int, mask: int, bounds: int, age: int, turn: int) -> None:
    """Writes an entry into a bucket; if the bucket is full, `turn` selects the entry to overwrite."""
    slot = free_slot(table, start, age, turn)
    quick, rest = start + slot * QUICK, bounds_offset(start, slot)
    table[quick] = age << PLACES | mask & ALL_PLACES
    table[quick + 1] = int(words[at + min(exact, WORDS - 1)])
    table[rest] = bounds
    for i in range(WORDS):
        table[rest + 1 + i] = int(words[at + i])
