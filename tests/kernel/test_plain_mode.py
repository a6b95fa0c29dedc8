"""Plain Python and compiled code are the same program: equal checksums over random matches of every game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.registry import ALL_GAMES

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """
import hashlib, sys
from tests.registry import TEST_MODULES
from vierblatt import games
games.MODULES.update(TEST_MODULES)
from vierblatt.kernel import engine, random
from vierblatt.kernel.jit import PLAIN
from tests.kernel.choosing import choose_at
game = games.get(sys.argv[1])
digest = hashlib.sha256()
rules = game.options.rule_set(dict(game.rules.simulation))
states = game.new(rules)
reader = game.layout.reader(states)
random.seed_at(states, 0, 99, 0)
engine.start(states, 0, 1)
for deal in range(int(sys.argv[2])):
    if reader.phase == 1:
        engine.start(states, 0, deal % 4)
    random.shuffle_at(states, 0, reader.packed)
    engine.deal(states, 0)
    while reader.turn >= 0:
        digest.update(game.layout.words(states).tobytes())
        digest.update(str((int(engine.legal(states, 0)), int(engine.policy(states, 0)))).encode())
        engine.act(states, 0, choose_at(states, 0))
print(PLAIN, digest.hexdigest())
"""


def run(game: str, deals: int, plain: bool) -> tuple[str, str]:
    """Whether the process ran in plain mode, and its checksum."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1" if plain else "0"}
    command = [sys.executable, "-c", PROGRAM, game, str(deals)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    mode, checksum = done.stdout.split()
    return mode, checksum


@pytest.mark.parametrize("game", ALL_GAMES)
def test_plain_and_compiled_agree_on_every_word_of_every_state(game: str) -> None:
    plain, compiled = run(game, 40, True), run(game, 40, False)
    assert (plain[0], compiled[0]) == ("True", "False")
    assert plain[1] == compiled[1]
