"""A match as the screens see it, whether it is played at this terminal or on a server."""

from __future__ import annotations

from typing import Protocol

from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.tui.scene import Scene, ScoredDeal


class MatchFeed(Protocol):
    """What can be shown; what can be done is up to the screen that drives the match."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def rules(self) -> RuleSet:
        """The house rules of this match."""

    @property
    def names(self) -> list[str]:
        """The name at each seat."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def result(self) -> Event:
        """How the match ended."""

    def scene(self, seat: int) -> Scene:
        """What the player at `seat` sees."""

    def scored_deals(self) -> list[ScoredDeal]:
        """Every deal that was scored."""

    def remarks(self, words: Words) -> list[str]:
        """What else to show below the scores."""
