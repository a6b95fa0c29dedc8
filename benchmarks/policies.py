"""How long a net takes for one decision alone: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.policies [GAME...]`.

A decision is what a bot does: from the concealed record to the observation, through the net, to a legal action. The
target is for the slowest of a hundred decisions with a net of just under a million parameters (at most 2 MB in its
file), in processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import os
import sys
import time

import numpy as np

from tests.registry import GAMES
from tests.walks import walk
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.policies import Net

#: The hidden layers, deals and the target for the 99th percentile, in milliseconds.
HIDDEN, DEALS, BAR = (544, 512, 256), 40, 1.0
WARM = 50


def decision_times(game: str) -> list[float]:
    """Milliseconds of each decision in some deals of random play."""
    bot, times = PolicyBot(Net.random(game, HIDDEN)), []
    for match in walk(game, 7, DEALS):
        known = match.concealed(match.turn)
        began = time.thread_time()
        bot.choose(match.game, known)
        times.append(1000 * (time.thread_time() - began))
    return times[WARM:]


def main(games: list[str]) -> int:
    """Prints a line for each game; 1 if one misses the target."""
    os.environ["VIERBLATT_COMPILE"] = "first"  # nothing is measured that still runs as Python
    kept = True
    for game in games or GAMES:
        times = decision_times(game)
        median, slow = np.percentile(times, [50, 99])
        kept = kept and slow <= BAR
        size = Net.random(game, HIDDEN).parameters
        print(f"{game:13}{size:>9,} parameters{len(times):>7} decisions  median {median:.2f} ms  p99 {slow:.2f} ms")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
