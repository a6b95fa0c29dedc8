"""The generator inside a state, for simulations; never for cards that people play with.

Marsaglia's multiply-with-carry: ``x -> A * (x mod 2^32) + x div 2^32``. With A below 2^31 every product stays below
2^63, so plain Python and compiled code agree without masks. A * 2^32 - 1 is a safe prime; the period is about 2^62.
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, entry, rule

A = 2083801278
LOW = 0xFFFFFFFF


@rule
def below(s: State, n: int) -> int:
    """A number from 0 to n-1, n at most 2^31; the bias is below n / 2^32."""
    x = A * (s.random & LOW) + (s.random >> 32)
    s.random = x
    return (((x ^ (x >> 32)) & LOW) * n) >> 32


@rule
def seed(s: State, number: int, stream: int) -> None:
    """Starts the generator from a seed and the number of a stream (deal, match), both from 0."""
    # Two rounds of mixing within 62 bits keep neighbouring seeds and streams apart.
    x = ((number & LOW) * 2654435769 + (number >> 32) * 40503 + stream * 11400714819 + 88172645463325252) & (
        (1 << 61) - 1
    )
    x ^= x >> 29
    x = (A * (x & LOW) + (x >> 32)) ^ ((x >> 17) & LOW)
    s.random = (x & ((1 << 61) - 1)) | 1
    for _ in range(8):
        below(s, 2)


@rule
def shuffle(s: State, cards: int) -> None:
    """Fills the first `cards` places of the pack at random, drawing from the whole pack (Fisher-Yates)."""
    last = s.packed
    for i in range(min(cards, last - 1)):
        j = i + below(s, last - i)
        card = s.pack[j]
        s.pack[j] = s.pack[i]
        s.pack[i] = card


@entry
def seed_at(states: State, i: int, number: int, stream: int) -> None:
    """Like `seed`, for state `i` of a batch."""
    seed(states[i], number, stream)


@entry
def shuffle_at(states: State, i: int, cards: int) -> None:
    """Like `shuffle`, for state `i` of a batch."""
    shuffle(states[i], cards)
