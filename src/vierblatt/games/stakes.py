"""What tricks and cards are worth in a game, as far as an explanation of a card needs to know (`vierblatt.reasons`).

A game fills in what the rules alone do not tell. Without it, every trick counts the same, and cards count nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


def no_points(state: Any) -> int:
    """For games in which tricks as such score nothing."""
    return 0


def no_card_points(state: Any, card: int) -> int:
    """For games in which only tricks count."""
    return 0


def no_own_reasons(position: Any, play: Any) -> Mapping[str, Mapping[str, int | str]]:
    """For games whose cards need no explanations beyond those that all games share."""
    return {}


@dataclass(frozen=True)
class Stakes:
    """What is at stake in a trick. The callables take a reader of the concealed record of the seat to act."""

    #: ``wants_tricks(state)``: whether the seat to act wants tricks in this deal; None: unless fewer points win.
    wants_tricks: Callable[[Any], bool] | None = None
    #: ``trick_points(state)``: what the current trick brings its winner, apart from its cards; below 0 if it costs.
    trick_points: Callable[[Any], int] = no_points
    #: ``card_points(state, card)``: what a card brings the winner of its trick; below 0 if it costs.
    card_points: Callable[[Any, int], int] = no_card_points
    #: ``last_trick_points(state)``: what the last trick of the deal brings beyond another one; below 0 if it costs.
    last_trick_points: Callable[[Any], int] = no_points
    #: ``own_reasons(position, play)``: the game's own reasons for a card, most important first: by name, the values in
    #: its sentence ``why-card-NAME``. The arguments are a `CardPosition` and a `CardPlay` of `vierblatt.reasons`.
    own_reasons: Callable[[Any, Any], Mapping[str, Mapping[str, int | str]]] = no_own_reasons
    #: The names of all the game's own reasons.
    own_names: Sequence[str] = ()
