"""Walks through OpenSpiel's states, and the text of one for the goldens."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pyspiel

import vierblatt.envs.openspiel  # noqa: F401 - registers the games
from tests.registry import FULLY_TESTED_GAMES

GOLDENS = Path(__file__).parent / "goldens"


def load(name: str, **parameters: Any) -> Any:
    """A game of the house."""
    return pyspiel.load_game(f"vierblatt_{name}", parameters)


def dealt(game: Any, chance: random.Random) -> Any:
    """A state after a random deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def step(state: Any, chance: random.Random) -> None:
    """Any next thing."""
    state.apply_action(chance.choice(state.legal_actions()))


def transcript(name: str) -> str:
    """One deal of a game: what OpenSpiel is told of it, every step, what each player knows on the way, the result."""
    game, chance = load(name), random.Random(5)
    state = game.new_initial_state()
    lines = [
        str(game),
        f"players {game.num_players()} actions {game.num_distinct_actions()} longest {game.max_game_length()}",
        f"utility {game.min_utility()} {game.max_utility()} sum {game.utility_sum()}",
        "",
    ]
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % 20 == 0:
            player = state.current_player()
            lines += ["", *state.information_state_string(player).splitlines()]
            lines += ["open: " + ", ".join(state.action_to_string(action) for action in state.legal_actions()), ""]
        action = chance.choice(state.legal_actions())
        lines.append(f"{int(state.current_player())} {action} {state.action_to_string(action)}")
        state.apply_action(action)
    return "\n".join([*lines, "", f"returns {state.returns()}", ""])


def write_goldens() -> None:
    """Writes the transcripts again: ``python -m tests.envs.openspiel.playing``."""
    for name in FULLY_TESTED_GAMES:
        (GOLDENS / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    write_goldens()
