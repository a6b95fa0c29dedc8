"""Endings without a fault: who plays so deserves no complaint.

Every card in them is one by which perfect play loses nothing as the cards lay: the solvers tell it and the rules, not
the analysis. It may have been a risk for all that, since in other deals that its player could not exclude it loses. A
faultless card is one that loses in none of these either: there the average and the truth agree, whatever the others
hold, and a word about a risk is one too many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from vierblatt import games
from vierblatt.analysis.walk import DecisionPoint, decision_point_of
from vierblatt.bots import make
from vierblatt.errors import NoWorlds
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


@dataclass(frozen=True)
class Clean:
    """A decision of a clean ending; `held` cards in the hand."""

    point: DecisionPoint
    held: int
    faultless: bool


class Oracle:
    """Knows what each open card loses where everybody sees all cards and plays best."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver = Solver(game) if game.sides == 2 else MaxN(game)

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

    def is_faultless(self, match: Match, card: int, rng: np.random.Generator) -> bool:
        """Whether a card loses nothing, neither here nor in other deals that the seat to act cannot exclude."""
        if self.losses(match.states)[card]:
            return False
        try:
            others = Worlds(match.game, match.concealed(match.turn), match.turn).sample(rng, WORLDS)
        except NoWorlds:
            return False  # too few are found to say so
        return not any(self.losses(others, n)[card] for n in range(len(others)))


def match_of(game: str, seed: int) -> tuple[Match, SeededPacks]:
    """A match before its first deal."""
    found = games.get(game)
    rules = found.options.rule_set(found.rules.simulation)
    packs = SeededPacks(seed)
    return Match(found, rules, first_seat=packs.seat(found.rules.shape(rules.values).seats)), packs


def clean_ending(game: str, seed: int, oracle: Oracle, bot: str) -> Iterator[Clean]:
    """Plays a deal; its decisions once there are few cards. What the bot chooses is exchanged if it loses anything."""
    match, packs = match_of(game, seed)
    match.deal(packs.next(match))
    rng = np.random.default_rng(seed)
    steady, player = make("rules"), make(bot, seed)
    while match.turn >= 0:
        held = match.state.held[match.turn]
        ending = match.state.phase == PLAY and held <= ENDING
        chosen = match.game.parse(
            match.state.phase, (player if ending else steady).choose(match.game, match.concealed(match.turn)).action
        )
        if ending and match.legal() & (match.legal() - 1):
            best = [card for card, loss in sorted(oracle.losses(match.states).items()) if loss == 0]
            chosen = chosen if chosen in best else int(rng.choice(best))
            point = decision_point_of(match, len(match.deals[-1][1]) + 1, chosen)
            yield Clean(point, held, oracle.is_faultless(match, chosen, rng))
        match.act(chosen)
