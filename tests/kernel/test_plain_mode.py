"""Plain Python and compiled code are the same program: equal checksums over random matches of every game.

The third way is a process that compiles, but has not compiled anything yet: its entries run as Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.registry import ALL_GAMES

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """
import hashlib, json, sys
import numpy as np
from tests.registry import TEST_MODULES
from vierblatt import games
games.MODULES.update(TEST_MODULES)
from vierblatt.kernel import cache, engine, random, waiting
from vierblatt.kernel.jit import PLAIN
from tests.kernel.choosing import choose_at
from vierblatt.envs.episode import Episode
deals, mode, *names = sys.argv[1:]
compiled = []
cache.on_compile.append(compiled.append)
if mode == "interpreted":
    waiting.compiled_elsewhere = lambda _: True

def checksum(game):
    digest = hashlib.sha256()
    rules = game.options.rule_set(dict(game.rules.simulation))
    states = game.new(rules)
    results = np.zeros(game.layout.seats)
    reader = game.layout.reader(states)
    random.seed_at(states, 0, 99, 0)
    engine.start(states, 0, 1)
    for deal in range(int(deals)):
        if reader.phase == 1:
            engine.start(states, 0, deal % 4)
        random.shuffle_at(states, 0, reader.packed)
        engine.deal(states, 0)
        while reader.turn >= 0:
            digest.update(game.layout.words(states).tobytes())
            digest.update(str((int(engine.legal(states, 0)), int(engine.policy(states, 0)))).encode())
            engine.act(states, 0, choose_at(states, 0))
        engine.utility(states, 0, results)
        digest.update(results.tobytes())
    episode = Episode(game)
    for number in range(3):
        episode.reset(number)
        while not episode.terminated:
            digest.update(episode.observe(episode.current_player).tobytes())
            mask = episode.legal_action_mask()
            digest.update(mask.tobytes())
            episode.step(int(np.flatnonzero(mask)[-1]))
        digest.update(episode.returns.tobytes())
    return digest.hexdigest()

checksums = {name: checksum(games.get(name)) for name in names}
print("plain" if PLAIN else "compiled" if engine.act.signatures else "interpreted")
print(json.dumps(checksums))
assert mode != "interpreted" or not compiled, compiled
"""


@pytest.mark.parametrize("deals", [12, pytest.param(40, marks=pytest.mark.slow)])
def test_plain_and_compiled_and_interpreted_agree_on_every_word_of_every_state(tmp_path: Path, deals: int) -> None:
    compiled = checksums("compiled", deals, NUMBA_DISABLE_JIT="0")
    assert compiled.keys() == {*ALL_GAMES}
    assert checksums("plain", deals, NUMBA_DISABLE_JIT="1") == compiled
    assert checksums("interpreted", deals, NUMBA_DISABLE_JIT="0", VIERBLATT_CACHE=str(tmp_path)) == compiled


def checksums(mode: str, deals: int, **variables: str) -> dict[str, str]:
    """The checksum of random deals and episodes of each game in a new process, which says itself how it ran."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "VIERBLATT_COMPILE": "first", **variables}
    command = [sys.executable, "-c", PROGRAM, str(deals), mode, *ALL_GAMES]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    ran, made = done.stdout.splitlines()
    assert ran == mode
    return dict(json.loads(made))
