"""`random` and `rules`: a bot that acts at random, and the heuristic player of the game.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> choice = RulesBot().choose(match.game, match.concealed(match.turn))
>>> match.is_legal(choice.action), choice.reason in match.game.policy.reasons
(True, True)
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY, States


@dataclass(frozen=True)
class Choice:
    """A bot's action, as text, and the name of its reason (``why-NAME`` in a locale file).

    figures: the numbers behind the reason, and actions as texts, which `Words.reason` inserts into the sentence.
    costs: legal actions that a search finds clearly worse, each with the points that it is expected to lose.
    """

    action: str
    reason: str = ""
    figures: Mapping[str, float | str] = field(default_factory=dict)
    costs: Mapping[str, float] = field(default_factory=dict)


class Bot(Protocol):
    """Chooses an action from what the seat to act may know: a batch of one concealed state."""

    name: str

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns an action that is legal for the state's `turn`."""
        ...


def allowed_actions(game: Game, concealed: States) -> int:
    """What a bot may do, as a bit set: bots break no rule where the table would let them."""
    claimed = game.rules.out_of_turn is not None and faults_happen(game.layout.reader(concealed))
    return int(engine.allowed(concealed, 0) if claimed else engine.legal(concealed, 0))


class RandomBot:
    """Chooses each legal action with the same probability."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns a uniformly random legal action."""
        action = self._random.choice([*members(allowed_actions(game, concealed))])
        return Choice(game.format(game.layout.read(concealed, "phase"), action))


class RulesBot:
    """The heuristic player: follows the game's compiled policy, with its reasons."""

    name = "rules"

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the policy's action."""
        code = int(engine.policy(concealed, 0))
        text = game.format(game.layout.read(concealed, "phase"), code % LOG_ACTION)
        return Choice(text, game.policy.reasons[code // LOG_ACTION])


class MistakenBot(RulesBot):
    """Follows the policy, but plays a share of its cards at random. It has no state except its seed."""

    name = "mistaken"

    def __init__(self, share: float, seed: int = 0) -> None:
        self._share = share
        self._seed = seed

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the policy's action, or a random legal card."""
        if game.layout.read(concealed, "phase") == PLAY:
            chance = random.Random(self._seed << 32 | zlib.crc32(game.layout.words(concealed).tobytes()))
            if chance.random() < self._share:
                return Choice(game.format(PLAY, chance.choice([*members(allowed_actions(game, concealed))])))
        return super().choose(game, concealed)
