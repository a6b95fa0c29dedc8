"""How long a server takes for a reply in a puzzle that is played to its end, in seconds of processor time.

A server keeps nothing between two cards: for each it sets the run up again and plays it to the same point, searches the
reply and, at the end of the deal, what would have been safe. Every puzzle is played three times: with safe cards, with
a slip at once, and with a slip after the first card where there is one; after a slip, with the lowest card.

`python -m benchmarks.safety_replies [GAME | FILE ...]`: by default, the puzzles that come with the program.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from vierblatt import games
from vierblatt.puzzles import Puzzle, PuzzleFile, shipped
from vierblatt.puzzles.safety import SafetyRun

#: The number of safe cards before the slip; more than a puzzle has cards: none is made.
SLIPS = (0, 1, 9)


def replies(puzzle: Puzzle, slip: int) -> Iterator[float]:
    """The seconds for each reply of a puzzle that is played to its end."""
    line: list[str] = []
    run = SafetyRun(puzzle)
    while not run.finished:
        legal = run.view.legal
        safe = run.safe_cards() if run.safe else legal
        slips = [card for card in legal if card not in safe]
        card = slips[0] if slips and len(line) >= slip else safe[0]
        started = time.process_time()
        run = SafetyRun(puzzle, line)
        run.choose(card)
        if run.finished:
            _ = run.missed, run.layout
        yield time.process_time() - started
        line.append(card)


def main(names: list[str]) -> None:
    """Prints a line for each game or file."""
    for name in names or games.game_ids():
        puzzles = [each for each in (PuzzleFile.read(name) if Path(name).is_file() else shipped(name)) if each.goal]
        if not puzzles:
            continue
        for _ in replies(puzzles[0], 0):  # compiles, or loads what is compiled
            pass
        times = [seconds for puzzle in puzzles for slip in SLIPS for seconds in replies(puzzle, slip)]
        ninety_nine = quantiles(times, n=100)[-1]
        figures = (f"{1000 * each:.0f} ms" for each in (median(times), ninety_nine, max(times)))
        print(f"{name}: {len(puzzles)} puzzles, {len(times)} replies: median, 99 %, most:", *figures, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
