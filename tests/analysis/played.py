"""Records of short bot matches, and an evaluator whose truth is known."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.walks import game_of
from vierblatt.analysis import luck
from vierblatt.analysis.document import Call, Knowledge
from vierblatt.bots import make
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.match import Match
from vierblatt.record import Player, Record, Recorder
from vierblatt.search.evaluation import Evaluation
from vierblatt.shuffle import SeededPacks


@cache
def played(name: str, deals: int = 1, *, bot: str = "rules", seed: int = 5, actions: int = 10_000) -> Record:
    """A record of so many deals, cut short after so many actions."""
    game = game_of(name)
    rules = game.options.rule_set(game.rules.simulation)
    packs = SeededPacks(seed)
    match = Match(game, rules, first_seat=packs.seat(game.rules.shape(rules.values).seats))
    seats = [Player("<b>Hanno & Co</b>", "human"), *(Player("", "rules") for _ in range(match.table.seats - 1))]
    recorder = Recorder(match, packs, seats)
    players = [make(bot, seat) for seat in range(match.table.seats)]
    for _ in range(actions):
        if match.over or (match.needs_deal and len(match.deals) == deals):
            break
        if match.needs_deal:
            recorder.deal()
        else:
            recorder.do(players[match.turn].choose(game, match.concealed(match.turn)).action)
    return recorder.record()


def known_values(
    game: Game,
    concealed: States,
    *,
    worlds: int,
    rng: np.random.Generator,
    solver_weight: bool = False,
    solve_many_sides: bool = False,
) -> Evaluation:
    """The action of the lowest number is the best; each further one is four points worse, give or take one."""
    actions = tuple(members(engine.legal(concealed, 0)))
    values = rng.normal(0.0, 1.0, (worlds, len(actions))) - 4.0 * np.arange(len(actions))
    return Evaluation(actions, values, np.full(worlds, 1 / worlds))


def worth_the_opposite(
    game: Game,
    concealed: States,
    *,
    worlds: int,
    rng: np.random.Generator,
    solver_weight: bool = False,
    solve_many_sides: bool = False,
) -> Evaluation:
    """The same, in a match where the action with most points is worth least."""
    found = known_values(game, concealed, worlds=worlds, rng=rng)
    return Evaluation(found.actions, found.values, found.weights, equities=-found.values)


def nothing_known(game: Game, concealed: States, seat: int) -> Knowledge:
    """Empty knowledge, for tests that do not need it."""
    seats = game.layout.reader(concealed).seats
    nothing = ((),) * seats
    return Knowledge(
        1234567.0, False, ("AS",), nothing, ("SH", *[""] * (seats - 1)), nothing, (Call(0, "bid", "pass"),)
    )


def quicken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes analyses fast: the true values are known, and luck needs few deals."""
    monkeypatch.setattr("vierblatt.analysis.judge.evaluate", known_values)
    monkeypatch.setattr("vierblatt.analysis.judge.lost_on_these_cards", lambda point: point.number % 3)
    monkeypatch.setattr("vierblatt.analysis.judge.knowledge_of", nothing_known)
    monkeypatch.setattr(luck, "TIMES", 4)
    monkeypatch.setattr(luck, "TIMES_ON_COURSE", 1)
