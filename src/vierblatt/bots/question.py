"""A bot's turn as data, to be thought about in another process.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> match.is_legal(Question.of(match, "rules").answer().action)
True
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vierblatt import bots, games
from vierblatt.bots.forecasting import with_forecast
from vierblatt.bots.players import Choice
from vierblatt.bots.specs import hurried, limit, parse
from vierblatt.match import Match


def is_quick(bot: str) -> bool:
    """Whether a bot answers so quickly that it need not think anywhere else; raises BadOption."""
    return parse(bot)[0] != "search"


@dataclass(frozen=True)
class Question:
    """What would this bot do? known: the words of the record that the seat to act knows, and nothing else.

    for_person: whether a person asks, who is also told what a call promises.
    """

    game: str
    bot: str
    seed: int
    known: bytes
    for_person: bool = False

    @classmethod
    def of(cls, match: Match, bot: str, seed: int = 0, *, for_person: bool = False) -> Question:
        """The question that the seat to act in a match faces."""
        known = match.game.layout.words(match.concealed(match.turn))
        return cls(match.game.id, bot, seed, known.tobytes(), for_person)

    @property
    def seconds(self) -> float:
        """For how long the bot thinks about it, where a clock ends that, else 0; raises BadOption."""
        return limit(self.bot)[1] / 1000

    def hurried(self, share: float) -> Question:
        """The same with a share of the time to think; raises BadOption."""
        return replace(self, bot=hurried(self.bot, share))

    def answer(self) -> Choice:
        """The bot's choice."""
        game = games.get(self.game)
        concealed = game.layout.new(1)
        game.layout.load(concealed, np.frombuffer(self.known, np.int64))
        choice = bots.make(self.bot, self.seed).choose(game, concealed)
        return with_forecast(game, concealed, choice) if self.for_person else choice
