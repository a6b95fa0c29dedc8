"""A bot's turn as data, to be thought about in another process.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> match.is_legal(Question.of(match, "rules").answer().action)
True
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vierblatt import bots, games
from vierblatt.bots.players import Choice
from vierblatt.bots.specs import parse
from vierblatt.match import Match


def is_quick(bot: str) -> bool:
    """Whether a bot answers so quickly that it need not think anywhere else; raises BadOption."""
    return parse(bot)[0] != "search"


@dataclass(frozen=True)
class Question:
    """What would this bot do? known: the words of the record that the seat to act knows, and nothing else."""

    game: str
    bot: str
    seed: int
    known: bytes

    @classmethod
    def of(cls, match: Match, bot: str, seed: int = 0) -> Question:
        """The question that the seat to act in a match faces."""
        known = match.game.layout.words(match.concealed(match.turn))
        return cls(match.game.id, bot, seed, known.tobytes())

    def answer(self) -> Choice:
        """The bot's choice."""
        game = games.get(self.game)
        concealed = game.layout.new(1)
        game.layout.load(concealed, np.frombuffer(self.known, np.int64))
        return bots.make(self.bot, self.seed).choose(game, concealed)
