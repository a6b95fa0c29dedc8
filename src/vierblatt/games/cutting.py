"""Cutting the pack before a deal: the calls and the new order, for all games that ask a player to cut."""

from __future__ import annotations

from vierblatt.kernel.jit import State, rule

GO = 0  #: the pack stays as it is; every other number is the place at which it is cut


def cuts(cards: int) -> dict[int, str]:
    """The texts of the calls for a pack of `cards` cards: go, or a cut that leaves cards on both sides."""
    return {GO: "go", **{k: f"cut {k}" for k in range(1, cards)}}


@rule
def rotate(s: State, first: int, middle: int, end: int) -> None:
    """Exchanges two neighbouring parts of the pack, first..middle-1 and middle..end-1."""
    turn_over(s, first, middle)
    turn_over(s, middle, end)
    turn_over(s, first, end)


@rule
def turn_over(s: State, first: int, end: int) -> None:
    """Reverses the pack from `first` to `end` - 1."""
    last = end - 1
    while first < last:
        card = s.pack[first]
        s.pack[first] = s.pack[last]
        s.pack[last] = card
        first += 1
        last -= 1
