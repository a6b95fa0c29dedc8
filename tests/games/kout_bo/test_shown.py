"""What a deal of Kout Bo has shown of the hands."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games import shown
from tests.walks import walk
from vierblatt.cards import XB

Voids = tuple[int, ...]


def lacking(trick: shown.Trick, first: int, suit: int, seats: int) -> Voids:
    """Seats that played a plain card of another suit, from card `first` on. KOUT-JOKER-2: jokers show nothing."""
    found = [0] * seats
    for seat, card in trick[first:]:
        found[seat] |= (card < XB and card // shown.SUITS != suit) << suit
    return tuple(found)


def readings(state: Any, trick: shown.Trick) -> set[Voids]:
    """What a trick may have shown; a joker that was led is a trump or null, which the cards alone do not show."""
    plain = [place for place, (_, card) in enumerate(trick[:2]) if card < XB]
    if plain[:1] == [0]:
        return {lacking(trick, 1, trick[0][1] // shown.SUITS, state.seats)}
    as_trump = lacking(trick, 1, state.trump, state.seats)
    if not plain:  # two jokers: what follows a null one may be free as well, and the third card decides
        third = trick[2][1] // shown.SUITS if len(trick) > 2 else state.trump
        return {as_trump, lacking(trick, 2, state.trump, state.seats), lacking(trick, 3, third, state.seats)}
    return {as_trump, lacking(trick, 2, trick[1][1] // shown.SUITS, state.seats)}


@pytest.mark.rule("KOUT-PLAY-3", "KOUT-PLAY-4")
@pytest.mark.parametrize("preset", ["standard", "seed"])
def test_a_seat_that_does_not_follow_is_known_to_lack_the_suit(preset: str) -> None:
    seen = 0
    for match in walk("kout_bo", seed=5, deals=20, preset=preset):
        state = match.state
        if match.phase != "play":
            continue
        tricks = [readings(state, trick) for trick in shown.tricks(state)]
        possible = {tuple(together(parts)) if parts else (0,) * state.seats for parts in product(*tricks)}
        assert tuple(state.voids) in possible
        seen += any(state.voids)
    assert seen > 50


def together(parts: tuple[Voids, ...]) -> list[int]:
    """What tricks have shown together."""
    return [sum({bit for part in parts for bit in (1, 2, 4, 8) if part[seat] & bit}) for seat in range(len(parts[0]))]
