"""Endings without a mistake: the analysis must not complain about their moves.

No card played in them loses anything under perfect play on the actual deal; the solvers and the rules decide that, not
the analysis. Such a card may still have been a risk, since it may lose in other deals that its player could not
exclude. A faultless card loses in none of these either: its average and its actual value agree, whatever the others
have, so calling it a risk is an error.
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

#: Cards in a hand at the beginning of an ending.
ENDING = 4
#: Other deals that a card is tried in.
WORLDS = 64


@dataclass(frozen=True)
class CleanDecision:
    """A decision of a clean ending, with `held` cards in the hand."""

    point: DecisionPoint
    held: int
    faultless: bool


class Oracle:
    """Computes what each open card loses under perfect play with open cards."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver = Solver(game) if game.sides == 2 else MaxN(game)

    def losses(self, states: States, i: int = 0) -> dict[int, int]:
        """For each open card, the value of the best one less its own."""
        values = self._values(states, i)
        best = max(values.values())
        return {card: best - value for card, value in values.items()}

    def _values(self, states: States, i: int) -> dict[int, int]:
        """The value of each card for the seat to act, without a limit on positions."""
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
            return False  # too few deals were found to tell
        return not any(self.losses(others, n)[card] for n in range(len(others)))


def match_of(game: str, seed: int) -> tuple[Match, SeededPacks]:
    """A match before its first deal."""
    named = games.get(game)
    rules = named.options.rule_set(named.rules.simulation)
    packs = SeededPacks(seed)
    return Match(named, rules, first_seat=packs.seat(named.rules.shape(rules.values).seats)), packs


def clean_ending(game: str, seed: int, oracle: Oracle, bot: str) -> Iterator[CleanDecision]:
    """Plays a deal and yields its decisions in the ending. A card of the bot that loses anything is replaced."""
    match, packs = match_of(game, seed)
    match.deal(packs.next(match))
    rng = np.random.default_rng(seed)
    heuristic, player = make("rules"), make(bot, seed)
    while match.turn >= 0:
        held = match.state.held[match.turn]
        ending = match.state.phase == PLAY and held <= ENDING
        chosen = match.game.parse(
            match.state.phase, (player if ending else heuristic).choose(match.game, match.concealed(match.turn)).action
        )
        if ending and match.legal() & (match.legal() - 1):
            best = [card for card, loss in sorted(oracle.losses(match.states).items()) if loss == 0]
            chosen = chosen if chosen in best else int(rng.choice(best))
            point = decision_point_of(match, len(match.deals[-1][1]) + 1, chosen)
            yield CleanDecision(point, held, oracle.is_faultless(match, chosen, rng))
        match.act(chosen)
