"""Random deals and whole matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules, RuleSet
from vierblatt.kernel.random import seed_at
from vierblatt.simulate.loops import (
    DEALS,
    FINISHED,
    MARK,
    MOVES,
    SCORES,
    WINNERS,
    random_deals_at,
    units_at,
)
from vierblatt.simulate.setup import CHUNK, Numbers, Player, SimulationSetup, checksum, player_kind


@dataclass(frozen=True)
class DealStats:
    """The counts of `random_deals`."""

    deals: int
    moves: int
    choices: int  #: legal actions, in total


@dataclass(frozen=True, eq=False)
class MatchStats:
    """The results of matches, one row for each match."""

    game: str
    rules: RuleSet
    players: tuple[Player, ...]  #: one for each side; a shorter list is repeated
    scores: Numbers  #: final totals, shape (matches, sides)
    winners: Numbers  #: bit sets of sides, shape (matches,); 0 for a draw or a match cut short
    match_deals: Numbers  #: deals of each match, including redeals, shape (matches,)
    unfinished: int  #: matches cut short by the cap on deals
    deals: int
    moves: int
    checksum: int  #: of every set of legal actions, every action, every score, summed over the matches

    def wins(self, side: int) -> int:
        """The number of matches that a side won, alone or jointly."""
        return int(np.count_nonzero(self.winners >> side & 1))


def random_deals(
    game: Game | str, rules: HouseRules = None, *, preset: str = "standard", deals: int, seed: int = 1
) -> DealStats:
    """Plays random deals in one state and only counts, to measure the speed of the rules. Raises BadOption."""
    setup = SimulationSetup(game, rules, seed, preset)
    seed_at(setup.states, 0, setup.seed, 0)
    row = setup.rows()
    random_deals_at(setup.states, 0, deals, row)
    setup.check(int(row[DEALS]), row)
    return DealStats(*map(int, row[[DEALS, MOVES, MARK]]))


def play_matches(
    game: Game | str,
    rules: HouseRules = None,
    *,
    preset: str = "standard",
    matches: int,
    seed: int = 1,
    players: Sequence[str] = ("random",),
    most_deals: int = 2000,
) -> MatchStats:
    """Plays whole matches.

    rules, preset: house rules (a rule set, or options that differ from the preset). players: `random` or `rules`, one
    for each side; a shorter list is repeated. most_deals: the number of deals after which a match is cut short, since
    some house rules allow endless matches. Raises BadOption and, if the game is broken, SimulationFault.
    """
    setup = SimulationSetup(game, rules, seed, preset)
    kinds = tuple(player_kind(name) for name in players)
    rows, counts = setup.rows(matches), setup.counts()
    for at in range(0, matches, CHUNK):
        part = rows[at : at + CHUNK]
        fault = units_at(setup.states, 0, setup.seed, at, 0, setup.heuristic(kinds), most_deals, part, counts)
        if fault >= 0:
            setup.check(at + fault, part[fault])
    return MatchStats(
        game=setup.game.id,
        rules=setup.rules,
        players=kinds,
        scores=rows[:, SCORES : SCORES + setup.table.sides],
        winners=rows[:, WINNERS],
        match_deals=rows[:, DEALS],
        unfinished=matches - int(rows[:, FINISHED].sum()),
        deals=int(rows[:, DEALS].sum()),
        moves=int(rows[:, MOVES].sum()),
        checksum=checksum(rows),
    )
