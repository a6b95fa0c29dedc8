"""Searches for the first rounds of Howell movements, and writes `src/vierblatt/tournaments/howell_starters.py`.

Usage: .venv/bin/python tools/howell_starters.py (some minutes). The search is random with fixed seeds, so it writes the
same every time.

A first round of t tables for R rounds has
R - t tables of two moving pairs, with all differences different, and 2t - R tables of a moving and a staying pair. All
tables have different boards. The pairs who play set 0 in the course of the movement must all be different too: a table
with the pairs x and y and the set b gives x - b and y - b. Of several, the one that is most even is kept.

Full movements are most even if the pairs who are side 0 on set 0 are a difference set, so the search wants one of
them at each table (or the set that is nearest to one, where there is none).
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

from vierblatt.tournaments.howell import MOST_PAIRS, StarterTable, howell_from
from vierblatt.tournaments.movement_balance import balance

TARGET = Path(__file__).parents[1] / "src/vierblatt/tournaments/howell_starters.py"
TRIES, STEPS = 200, 3000
#: All tables have the same boards in each round: for two and three tables, there is no other full movement.
BAROMETERS = {(2, 3): "1-2/0 0-*/0", (3, 5): "1-4/0 2-3/0 0-*/0"}
HEAD = '''"""The first rounds of Howell movements, by the numbers of tables and of rounds.

Made by `tools/howell_starters.py`. A table is written as moving pair, opponents (`*` stays at the table) and set of
boards. For sizes that are missing, no such movement was found; for most of them, there is none.
"""

STARTERS = {'''


class StarterSearch:
    """A search for one first round, in random order; gives up after some steps."""

    def __init__(self, tables: int, rounds: int, random: Random, first_sides: frozenset[int]) -> None:
        self.rounds = rounds
        self.first_sides = first_sides
        self.staying = 2 * tables - rounds
        self.moving_tables = rounds - tables
        self.random = random
        self.steps = 0
        self.sitting: set[int] = set()  # who has a table in the first round
        self.playing: set[int] = set()  # who plays set 0
        self.differences: set[int] = set()
        self.board_sets: set[int] = set()
        self.found: list[StarterTable] = []

    def run(self) -> bool:
        """Whether a first round was found; it is then in `found`."""
        self.steps += 1
        if len(self.playing) == self.rounds:
            return True
        if self.steps > STEPS:
            return False
        first = next(each for each in range(self.rounds) if each not in self.playing)
        options = [(second, board_set) for second in self._seconds(first) for board_set in range(self.rounds)]
        self.random.shuffle(options)
        return any(self._tried(first, second, board_set) for second, board_set in options)

    def _seconds(self, first: int) -> list[int]:
        free = [each for each in range(first + 1, self.rounds) if each not in self.playing]
        seconds = [each for each in free if self._difference(first, each) not in {*self.differences, self.rounds / 2}]
        if self.first_sides:
            seconds = [each for each in seconds if (each in self.first_sides) != (first in self.first_sides)]
        singles = sum(second < 0 for _, second, _ in self.found)
        if len(self.found) - singles == self.moving_tables:
            seconds = []
        return [*seconds, -1] if singles < self.staying and first not in self.first_sides else seconds

    def _difference(self, first: int, second: int) -> int:
        return min((first - second) % self.rounds, (second - first) % self.rounds)

    def _tried(self, first: int, second: int, board_set: int) -> bool:
        pairs = {first, second} - {-1}
        moved = {(each + board_set) % self.rounds for each in pairs}
        if board_set in self.board_sets or moved & self.sitting:
            return False
        difference = {self._difference(first, second)} if second >= 0 else set()
        self._change(pairs, moved, difference, board_set)
        sides = (second, first) if second in self.first_sides else (first, second)
        places = [(each + board_set) % self.rounds if each >= 0 else -1 for each in sides]
        self.found.append((places[0], places[1], board_set))
        if self.run():
            return True
        self.found.pop()
        self._change(pairs, moved, difference, board_set)
        return False

    def _change(self, pairs: set[int], moved: set[int], difference: set[int], board_set: int) -> None:
        """Adds a table, or takes it away again."""
        self.playing ^= pairs
        self.sitting ^= moved
        self.differences ^= difference
        self.board_sets ^= {board_set}


def even_half(rounds: int) -> frozenset[int]:
    """Half of the numbers below an odd number, such that all differences occur as evenly as possible."""

    def unevenness(half: tuple[int, ...]) -> int:
        bits = sum(1 << each for each in half)
        turned = ((bits << step | bits >> (rounds - step)) & ((1 << rounds) - 1) for step in range(1, rounds // 2 + 1))
        return sum((bits & each).bit_count() ** 2 for each in turned)

    best: tuple[int, ...] = min(combinations(range(rounds), rounds // 2), key=unevenness)
    return frozenset(best)


def written(tables: list[StarterTable], rounds: int) -> str:
    """A first round as text: tables where nobody stays first, and set 0 at the first table."""
    ordered = sorted(tables, key=lambda table: (table[1] < 0, table))
    sets = [(board_set - ordered[0][2]) % rounds for _, _, board_set in ordered]
    sides = [f"{first}-{second if second >= 0 else '*'}" for first, second, _ in ordered]
    return " ".join(f"{each}/{board_set}" for each, board_set in zip(sides, sets, strict=True))


def deviation(tables: int, rounds: int, text: str) -> float:
    """How uneven the movement is, with an even and with an odd number of pairs."""
    movements = (howell_from(text, pairs, rounds, rounds, 1) for pairs in (2 * tables, 2 * tables - 1))
    return sum(balance(movement).deviation for movement in movements)


def best_starter(tables: int, rounds: int) -> str:
    """The most even first round of those that are found; empty if none is."""
    if (tables, rounds) in BAROMETERS:
        return BAROMETERS[tables, rounds]
    texts: set[str] = set()
    first_sides = even_half(rounds) if rounds == 2 * tables - 1 else frozenset()
    for seed in range(TRIES):
        search = StarterSearch(tables, rounds, Random(f"{tables} {rounds} {seed}"), first_sides)
        if search.run():
            texts.add(written(search.found, rounds))
    return min(sorted(texts), key=lambda text: deviation(tables, rounds, text), default="")


def main() -> None:
    """Writes the module."""
    sizes = [(tables, rounds) for tables in range(2, MOST_PAIRS // 2 + 1) for rounds in range(tables, 2 * tables)]
    found = {size: best_starter(*size) for size in sizes}
    lines = [f'    {size}: "{text}",' for size, text in found.items() if text]
    TARGET.write_text("\n".join([HEAD, *lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
