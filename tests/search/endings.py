"""Endings of deals to solve: house rules by chance, a deal played by chance or by policy until few cards are left."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.search.minimax import minimax
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.games.options import ChoiceOption, FlagOption, RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, PLAY, States
from vierblatt.search.solver import Solver

#: Puts a sorted pack, of which so many cards are dealt, into the order that is dealt.
Packing = Callable[[random.Random, list[int], int], None]


def any_rules(game: Game, rng: random.Random) -> RuleSet:
    """House rules by chance: every flag and choice of a game."""
    values: dict[str, Any] = dict(game.rules.simulation)
    for name, option in game.options.by_name.items():
        if isinstance(option, FlagOption):
            values[name] = rng.random() < 0.5
        elif isinstance(option, ChoiceOption):
            values[name] = rng.choice(option.values)
    return game.options.rule_set(values)


def shuffled(rng: random.Random, pack: list[int], dealt: int) -> None:
    """Any order of the pack."""
    rng.shuffle(pack)


def ending(game: Game, rules: RuleSet, rng: random.Random, cards: int, packing: Packing = shuffled) -> States:
    """A state in which a card is to be played and no seat holds more than so many.

    Every seat calls and plays by chance or by policy, which is drawn for it.
    """
    layout, table = game.layout, game.rules.shape(rules.values)
    careful = [rng.random() < 0.5 for _ in range(table.seats)]
    states = game.new(rules)
    state = layout.reader(states)
    engine.start(states, 0, rng.randrange(table.seats))
    while state.phase != PLAY or max(state.held) > cards:
        if state.phase == NEEDS_DEAL:
            pack = [*table.pack]
            packing(rng, pack, cards * table.seats)
            layout.write(states, "pack", pack)
            engine.deal(states, 0)
        elif state.turn < 0:
            engine.start(states, 0, rng.randrange(table.seats))
        elif careful[state.turn]:
            engine.act(states, 0, engine.policy(states, 0) % LOG_ACTION)
        else:
            engine.act(states, 0, rng.choice([*members(engine.legal(states, 0))]))
    return play_on(game, states, rng, rng.randrange(table.seats))


def play_on(game: Game, states: States, rng: random.Random, actions: int) -> States:
    """The same position after so many more actions by chance, or fewer where the deal ends."""
    for _ in range(actions):
        before = game.layout.words(states).copy()
        engine.act(states, 0, rng.choice([*members(engine.legal(states, 0))]))
        if game.layout.read(states, "turn") < 0:
            game.layout.load(states, before)
            break
    return states


def disagreement(solver: Solver, states: States) -> str:
    """The differences of solver and brute force in a position; empty if they agree in every action."""
    expected, found = minimax(solver.game, states), solver.values(states)
    if expected == found:
        return ""
    state = solver.game.layout.reader(states)
    return f"{expected} but {found}: turn {state.turn}, hands {[*state.hands]}"
