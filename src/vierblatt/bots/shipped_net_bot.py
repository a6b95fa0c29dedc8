"""`ShippedNetBot`: the net that comes with the program, as a bot.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> match.is_legal(ShippedNetBot().choose(match.game, match.concealed(match.turn)).action)
True
"""

from __future__ import annotations

from vierblatt.bots.players import Choice, RulesBot
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.policies.shipped import fitting_net


class ShippedNetBot:
    """Plays as the shipped net of the game; as `rules` where there is none, since a net knows only standard rules."""

    name = "net"

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the net's action, or the heuristic player's, with its reason."""
        net = fitting_net(game, concealed)
        bot = RulesBot() if net is None else PolicyBot(net, self.name)
        return bot.choose(game, concealed)
