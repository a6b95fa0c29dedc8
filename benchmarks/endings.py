"""Endings without a fault: who plays so deserves no complaint, and no word about a risk either.

A card is faultless where perfect play loses nothing by it, neither with the cards as they lay nor in any other deal
that its player could not exclude. There the average and the truth agree, whatever the others hold. The solvers tell it
and the rules, not the analysis: nothing is asked of what is on trial. A card that lost nothing as the cards lay but
would have in other deals is no matter of this: it may rightly be called a risk.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from vierblatt.analysis.walk import Moment, moment_of
from vierblatt.bots import make
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.match import Match
from vierblatt.search.maxn import MaxN
from vierblatt.search.solver import Solver
from vierblatt.search.worlds import Worlds
from vierblatt.shuffle import SeededPacks

#: Cards a hand with which an ending begins.
ENDING = 4
#: Other deals that a card is tried in.
WORLDS = 64


class Oracle:
    """Knows what each open card loses where everybody sees all cards and plays best."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver = Solver(game) if game.table(game.options.rule_set().values).sides == 2 else MaxN()

    def losses(self, states: States, i: int = 0) -> dict[int, int]:
        """Each open card: the best one's value less its own."""
        values = self._values(states, i)
        best = max(values.values())
        return {card: best - value for card, value in values.items()}

    def _values(self, states: States, i: int) -> dict[int, int]:
        """What each card brings the seat to act; there is no limit of positions."""
        if isinstance(self._solver, Solver):
            return self._solver.values(states, i) or {}
        seat = self.game.layout.reader(states, i).turn
        return {card: scores[seat] for card, scores in (self._solver.scores(states, i) or {}).items()}

    def faultless(self, match: Match, rng: np.random.Generator) -> list[int]:
        """The cards that lose nothing, neither here nor in other deals that the seat to act cannot exclude."""
        others = Worlds(match.game, match.concealed(match.turn), match.turn).sample(rng, WORLDS)
        tables = [self.losses(match.states), *(self.losses(others, n) for n in range(len(others)))]
        return [card for card in sorted(tables[0]) if not any(table[card] for table in tables)]


def clean_ending(match: Match, packs: SeededPacks, seed: int, oracle: Oracle, bot: str) -> Iterator[Moment]:
    """Plays a deal; its faultless decisions once there are few cards, the others in the ending being best ones as well.

    Among faultless cards that of the bot is taken, if it is one.
    """
    match.deal(packs.next(match))
    rng = np.random.default_rng(seed)
    steady, player = make("rules"), make(bot, seed)
    while match.turn >= 0:
        ending = match.state.phase == PLAY and match.state.held[match.turn] <= ENDING
        chosen = match.game.parse(
            match.state.phase, (player if ending else steady).choose(match.game, match.concealed(match.turn)).action
        )
        if ending and match.legal() & (match.legal() - 1):
            losses, faultless = oracle.losses(match.states), oracle.faultless(match, rng)
            open_cards = faultless or [card for card, loss in losses.items() if loss == 0]
            chosen = chosen if chosen in open_cards else open_cards[0]
            if faultless:
                yield moment_of(match, len(match.deals[-1][1]) + 1, chosen)
        match.act(chosen)
