"""A bot's turn as data, which can be answered in another process.

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
from vierblatt.bots.explaining import explained
from vierblatt.bots.players import Choice
from vierblatt.bots.specs import limit, parse, with_less_time
from vierblatt.match import Match


def is_quick(bot: str) -> bool:
    """Whether a bot is fast enough to answer without a worker process; raises BadOption."""
    return parse(bot)[0] != "search"


@dataclass(frozen=True)
class Question:
    """A request for a bot's choice. known: the words of the concealed record of the seat to act.

    for_person: whether a person asks; the answer then includes the forecast of a call.
    """

    game: str
    bot: str
    seed: int
    known: bytes
    for_person: bool = False

    @classmethod
    def of(cls, match: Match, bot: str, seed: int = 0, *, for_person: bool = False) -> Question:
        """The question for the seat to act in a match."""
        known = match.game.layout.words(match.concealed(match.turn))
        return cls(match.game.id, bot, seed, known.tobytes(), for_person)

    @property
    def seconds(self) -> float:
        """The bot's time limit, or 0 if it has none; raises BadOption."""
        return limit(self.bot)[1] / 1000

    def with_less_time(self, share: float) -> Question:
        """The same question with a share of the time limit; raises BadOption."""
        return replace(self, bot=with_less_time(self.bot, share))

    def answer(self) -> Choice:
        """Returns the bot's choice."""
        game = games.get(self.game)
        concealed = game.layout.new(1)
        game.layout.load(concealed, np.frombuffer(self.known, np.int64))
        choice = bots.make(self.bot, self.seed).choose(game, concealed)
        return explained(game, concealed, choice) if self.for_person else choice
