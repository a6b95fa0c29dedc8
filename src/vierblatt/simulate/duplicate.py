"""Duplicate pairs: the same cards with the players' seats swapped, and the significance of the difference."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules, RuleSet
from vierblatt.simulate.estimates import student
from vierblatt.simulate.loops import DEALS, FINISHED, MOVES, STREAMS, WINNERS, pairs_at
from vierblatt.simulate.setup import CHUNK, Numbers, Player, SimulationSetup, checksum, player_kind


@dataclass(frozen=True, eq=False)
class DuplicateStats:
    """The result of duplicate pairs: how much more `a` won than `b` with the same cards in the same seats."""

    game: str
    rules: RuleSet
    a: Player
    b: Player
    whole: bool  #: matches were played, not single deals
    differences: npt.NDArray[np.float64]  #: one for each pair, shape (pairs,)
    a_wins: int  #: with `whole`: matches in which more of the winning sides were a's than b's
    b_wins: int
    draws: int  #: with `whole`: matches in which they were equal
    unfinished: int  #: matches cut short by the cap on deals
    deals: int
    moves: int
    checksum: int

    @property
    def mean(self) -> float:
        """The mean difference per pair."""
        return float(self.differences.mean())

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for a single pair."""
        pairs = len(self.differences)
        return float(self.differences.std(ddof=1)) / pairs**0.5 if pairs > 1 else float("inf")

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean: Student's t, since the pairs are independent."""
        reach = student(len(self.differences) - 1) * self.error
        return self.mean - reach, self.mean + reach


def duplicate_pairs(
    game: Game | str,
    rules: HouseRules = None,
    *,
    preset: str = "standard",
    pairs: int,
    seed: int = 1,
    a: str = "rules",
    b: str = "random",
    whole: bool = False,
    most_deals: int = 2000,
) -> DuplicateStats:
    """Plays everything twice: with `a` in the even seats and `b` in the odd ones, then the other way round.

    A pair is one deal of a fresh match, or with `whole` a complete match. Pack d of a pair is the same in both halves,
    and so is the first seat, which rotates from pair to pair. A seat's result is the sum of the game's `utility` over
    the scored deals; a deal that is passed out counts 0, as in duplicate bridge. The difference is the mean result of
    `a`'s seats less that of `b`'s, over both halves. For two teams this is the swing of duplicate bridge; if all play
    for themselves, it is two against two in both seatings. The luck of the cards cancels out, leaving only the play.

    Single deals have the least noise. Whole matches also cover what occurs only in later deals: short hands, remaining
    contracts, a score to play to.

    rules, preset: house rules (a rule set, or options that differ from the preset). Raises BadOption.
    """
    setup = SimulationSetup(game, rules, seed, preset)
    kinds = player_kind(a), player_kind(b)
    even = sum(1 << seat for seat in range(0, setup.table.seats, 2))
    odd = even << 1 & (1 << setup.table.seats) - 1
    heuristics = np.zeros(2, np.int64)
    for half, (a_seats, b_seats) in enumerate(((even, odd), (odd, even))):
        heuristics[half] = (a_seats if kinds[0] == "rules" else 0) | (b_seats if kinds[1] == "rules" else 0)
    rows = setup.rows(pairs, 2)
    sums = np.zeros((pairs, 2, 2, setup.table.seats))
    most = min(most_deals, STREAMS) if whole else 1
    for at in range(0, pairs, CHUNK):
        part = slice(at, at + CHUNK)
        fault = pairs_at(setup.states, 0, setup.seed, at, heuristics, most, rows[part], sums[part])
        if fault >= 0:
            for row in rows[at + fault]:
                setup.check(at + fault, row)
    ahead = sums[:, :, 0, ::2].mean(axis=2) - sums[:, :, 0, 1::2].mean(axis=2)
    won, lost = _won(setup.table.sides, rows) if whole else (0, 0)
    return DuplicateStats(
        game=setup.game.id,
        rules=setup.rules,
        a=kinds[0],
        b=kinds[1],
        whole=whole,
        differences=(ahead[:, 0] - ahead[:, 1]) / 2,
        a_wins=won,
        b_wins=lost,
        draws=int(rows[:, :, FINISHED].sum()) - won - lost if whole else 0,
        unfinished=2 * pairs - int(rows[:, :, FINISHED].sum()) if whole else 0,
        deals=int(rows[:, :, DEALS].sum()),
        moves=int(rows[:, :, MOVES].sum()),
        checksum=checksum(rows),
    )


def _won(sides: int, rows: Numbers) -> tuple[int, int]:
    """The number of matches in which more of the winning sides were a's than b's, and the converse."""
    ahead = sum((1 - 2 * (side % 2)) * (rows[:, :, WINNERS] >> side & 1) for side in range(sides))
    for_a = np.asarray(ahead) * np.array([1, -1])
    return int(np.count_nonzero(for_a > 0)), int(np.count_nonzero(for_a < 0))
