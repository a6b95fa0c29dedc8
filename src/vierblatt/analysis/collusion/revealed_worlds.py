"""The worlds that a seat could not exclude if it had also been shown another seat's hand."""

from __future__ import annotations

from dataclasses import replace

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.worlds import Worlds


class ShownWorlds(Worlds):
    """As `Worlds` for `seat`, with the hand of seat `shown` revealed. whole: the same state with all cards open."""

    def __init__(self, game: Game, concealed: States, seat: int, whole: States, shown: int) -> None:
        self._hand, self._shown = game.layout.reader(whole).hands[shown], shown
        super().__init__(game, concealed, seat)

    def _lay_out(self) -> None:
        known = self.known
        more = self._hand & known.unknown
        received = [cards | more if holder == self._shown else cards for holder, cards in enumerate(known.received)]
        excluded = [cards & ~more for cards in known.excluded]
        self.known = replace(known, received=received, excluded=excluded, unknown=known.unknown & ~more)
        super()._lay_out()
