"""What has been played in a deal before a position: everybody at the table has seen it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.games.events import Played, TrickTaken
from vierblatt.match import Match


@dataclass(frozen=True)
class PlayedTrick:
    """A completed trick: the cards with their seats, in the order played, and the seat that took it."""

    cards: Sequence[tuple[int, str]]
    winner: int


def tricks_before(match: Match) -> list[PlayedTrick]:
    """The completed tricks of the deal in progress, the first one first."""
    replay = match.copy()
    actions = [*match.deals[-1][1]]
    replay.undo(len(actions))
    tricks: list[PlayedTrick] = []
    cards: list[tuple[int, str]] = []
    for action in actions:
        for event in replay.act(action):
            if isinstance(event, Played):
                cards.append((event.seat, event.card))
            elif isinstance(event, TrickTaken):
                tricks.append(PlayedTrick(cards, event.seat))
                cards = []
    return tricks
