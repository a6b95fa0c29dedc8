"""How long the judgements of a review take at every decision of some deals, without a server.

    .venv/bin/python -m benchmarks.review_judgements [DEALS]

Bots play the deals; each decision is judged as in a review room, from what the seat knows and as the cards lay. The
search has to be compiled already (`vierblatt warm`).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from benchmarks.review_room import line
from vierblatt import games
from vierblatt.analysis.review import actions_on_these_cards, open_actions
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.games.contract import Game
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

DEALS, WORLDS = 3, 256


def milliseconds(work: Callable[[], object]) -> float:
    """How long a judgement takes."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def judged(game: Game, seed: int) -> list[tuple[float, float]]:
    """The milliseconds for both judgements of each decision of a deal."""
    match, times = Match(game, dict(game.rules.simulation)), []
    for _ in run(match, SeededPacks(seed), [make("rules")] * match.table.seats, deals=1):
        if not (match.over or match.needs_deal):
            concealed = match.concealed(match.turn)
            known = milliseconds(lambda seen=concealed: open_actions(game, seen, worlds=WORLDS))  # type: ignore[misc]
            times.append((known, milliseconds(lambda: actions_on_these_cards(game, match.states))))
    return times


def main(deals: int) -> None:
    """Measures and prints."""
    for name in games.game_ids():
        game = games.get(name)
        times = [each for seed in range(1, deals + 1) for each in judged(game, seed)]
        print(f"{name}, {len(times)} decisions")
        print("  " + line(f"from what the seat knows, {WORLDS} deals", [known for known, _ in times]))
        print("  " + line("as the cards lay", [shown for _, shown in times]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else DEALS)
