"""What the background compiles of a game is all that a judgement of a review needs: nobody waits for the rest later."""

from __future__ import annotations

import subprocess
import sys

#: Prints the entries that are compiled only when a deal is judged at several points.
JUDGED_LATER = """
import gc
from numba.core.dispatcher import Dispatcher
from vierblatt import games
from vierblatt.analysis.review import actions_on_these_cards, card_chances, open_actions
from vierblatt.match import Match
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.precompiling import compile_search
from vierblatt.shuffle import SeededPacks

def compiled():
    found = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
    return {(each.py_func.__qualname__, str(kinds)) for each in found for kinds in each.signatures}

game = games.get("kout_bo")
compile_search(game)
before = compiled()
assert before
match = Match(game)
for number, _ in enumerate(run(match, SeededPacks(9), [make("rules")] * match.table.seats, deals=1)):
    if number % 12 == 1 and match.turn >= 0:
        concealed = match.concealed(match.turn)
        open_actions(game, concealed, worlds=3)
        card_chances(game, concealed, match.turn, worlds=3)
        actions_on_these_cards(game, match.states, nodes=200)
print(sorted(compiled() - before))
"""


def test_a_judgement_compiles_nothing_that_the_background_has_not_compiled() -> None:
    ran = subprocess.run([sys.executable, "-c", JUDGED_LATER], capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == "[]", ran.stdout + ran.stderr
