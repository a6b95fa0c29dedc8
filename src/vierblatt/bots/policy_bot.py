"""`PolicyBot`: a policy as a bot. It plays the legal action with the highest logit.

>>> from vierblatt.match import Match
>>> from vierblatt.policies import Net
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> bot = PolicyBot(Net.random("kout_bo", hidden=(16,)), "small-net")
>>> match.is_legal(bot.choose(match.game, match.concealed(match.turn)).action)
True
"""

from __future__ import annotations

from functools import lru_cache

from vierblatt.bots.players import Choice, RulesBot
from vierblatt.errors import BadPolicy
from vierblatt.games import game_ids
from vierblatt.games.contract import Game
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel.state import States
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.records import observe
from vierblatt.policies.naming import policy_of
from vierblatt.policies.protocol import Policy, best_actions

#: How many policies of specs stay in memory: many bots of a server or a contest have the same one.
KEPT = 16


class PolicyBot:
    """A bot that follows a policy. Where wrong cards are played and claimed, which no policy knows, it follows `rules`.

    policy: any `vierblatt.policies.Policy`. name: the kind of player that records name,
    of lower-case letters, digits, _ and -.
    """

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.name = name
        self._policy = policy
        self._rules = RulesBot()

    @staticmethod
    def of(spec: str) -> PolicyBot:
        """The bot of a spec (`vierblatt.policies.naming`); raises BadPolicy."""
        return PolicyBot(_kept_policy(spec), spec.partition(":")[0])

    def check(self, game: Game) -> None:
        """Raises BadPolicy if the policy is known to be for another game, by its attribute `game` as a `Net` has it."""
        own = getattr(self._policy, "game", None)
        if isinstance(own, str) and own != game.id and own in game_ids():
            raise BadPolicy("policy-other-game", given=own, needed=game.id)

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the action with the highest logit; raises BadPolicy."""
        self.check(game)
        if game.rules.out_of_turn is not None and faults_happen(game.layout.reader(concealed)):
            return self._rules.choose(game, concealed)
        flat = int(best_actions(self._policy, *observe(game, concealed))[0])
        return Choice(game.format(*ActionSpace.of(game).split(flat)))


@lru_cache(KEPT)
def _kept_policy(spec: str) -> Policy:
    return policy_of(spec)
