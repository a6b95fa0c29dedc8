"""Par: the result of a deal if the heuristic player of the game (bot `rules`) sits in every seat.

The same cards, dealer and totals; only the decisions differ. So the result of a side splits into two parts: par, which
is luck, and the rest, which is the skill of everybody at the table compared with these bots. Unlike the average of
`vierblatt.analysis.luck`, par is a single line of play, is the same on every machine, and takes less than a
millisecond.

>>> from vierblatt.bots import make
>>> from vierblatt.bots.driver import run
>>> from vierblatt.shuffle import SeededPacks
>>> match = Match("baloot")
>>> for _ in run(match, SeededPacks(3), [make("rules")] * 4, deals=2):
...     pass
>>> [margins.skill for margins in luck_and_skill(match) or ()]
[[0.0, 0.0], [0.0, 0.0]]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from vierblatt.games.contract import Game, GamePolicy
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, OVER, States
from vierblatt.match import Match

ACTUAL, PAR = 0, 1  #: the two states of a comparison


class Margins(NamedTuple):
    """The two parts of the result of one deal, by side, in points ahead of the other sides (of their mean).

    luck: par. skill: how much further ahead the side actually was.
    """

    luck: list[float]
    skill: list[float]


def has_par(game: Game) -> bool:
    """Whether the game has a heuristic player of its own."""
    return game.policy.choose is not GamePolicy.choose


def luck_and_skill(match: Match, *, play_on: bool = False) -> list[Margins] | None:
    """The margins of every finished deal of a match; None if there is no par, or if faults can be claimed.

    play_on: a deal that was broken off counts as well: bots `rules` finish it in every seat.
    """
    game = match.game
    if not has_par(game) or faults_happen(match.state) or not all(pack for pack, _ in match.deals):
        return None
    states = game.layout.new(2)
    game.write_options(states, match.rules)
    engine.start(states, ACTUAL, match.first_seat)
    actual, par = game.layout.reader(states), game.layout.reader(states, PAR)
    found = []
    for pack, actions in match.deals:
        game.layout.write(states, "pack", pack)
        before = actual.scored
        engine.deal(states, ACTUAL)
        rest = _cut(states, actual, actions)
        game.layout.load(states, game.layout.words(states), PAR)
        for action in rest:
            engine.act(states, ACTUAL, action)
        if actual.turn >= 0:
            if not play_on:
                break
            _play_out(states, ACTUAL, actual)
        _play_out(states, PAR, par)
        luck, real = _margins(match, states, PAR, par, before), _margins(match, states, ACTUAL, actual, before)
        found.append(Margins(luck, [own - cards for own, cards in zip(real, luck, strict=True)]))
    return found


def margins_of(match: Match) -> list[float]:
    """The result of the only deal of a match, by side, in points ahead of the other sides (of their mean)."""
    return _margins(match, match.states, ACTUAL, match.state, 0)


def totals(margins: Sequence[Margins], sides: int) -> Margins:
    """The sums over the deals of a match."""
    return Margins(*([sum(deal[part][side] for deal in margins) for side in range(sides)] for part in range(2)))


def _cut(states: States, actual: Any, actions: Sequence[int]) -> Sequence[int]:
    """Plays the actions before anyone has cards, and returns the rest: a cut decides which cards are dealt."""
    for place, action in enumerate(actions):
        if any(actual.held):
            return actions[place:]
        engine.act(states, ACTUAL, action)
    return ()


def _play_out(states: States, which: int, state: Any) -> None:
    """Lets the heuristic player finish a deal."""
    while state.turn >= 0:
        engine.act(states, which, int(engine.policy(states, which)) % LOG_ACTION)


def _margins(match: Match, states: States, which: int, state: Any, before: int) -> list[float]:
    """How far each side is ahead after a deal. before: the number of deals that were scored before it."""
    sides = match.table.sides
    if state.scored != before:
        scores = [match.game.rules.points_sign * score for score in state.deal_scores[:sides]]
        return [own - (sum(scores) - own) / (sides - 1) for own in scores]
    if state.phase == OVER:  # a game may end without a score: its own measure says who gains
        results = np.zeros(match.game.layout.seats)
        engine.utility(states, which, results)
        return [float(result) for result in results[:sides]]
    return [0.0] * sides
