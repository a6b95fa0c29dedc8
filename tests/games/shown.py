"""What the cards of a deal have shown so far, by its log alone."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY

SUITS = 13  #: cards of a suit, and what a card is divided by to tell its suit
Trick = list[tuple[int, int]]  #: seat and card, in the order of play


def tricks(state: Any) -> list[Trick]:
    """The tricks of the deal, the present one included."""
    entries = [divmod(entry, LOG_ACTION) for entry in state.log[: state.logged]]
    plays = [(place % LOG_SEAT, card) for place, card in entries if place // LOG_SEAT == PLAY]
    return [plays[at : at + state.seats] for at in range(0, len(plays), state.seats)]


def voids(state: Any) -> list[int]:
    """The suits that each seat has failed to follow, a bit each; for games in which every card has a suit."""
    found = [0] * state.seats
    for trick in tricks(state):
        led = trick[0][1] // SUITS
        for seat, card in trick[1:]:
            found[seat] |= (card // SUITS != led) << led
    return found
