"""Random deals and whole matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel.random import seed_at
from vierblatt.simulate.hall import CHUNK, Hall, Numbers, Player, checksum, player_kind
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


@dataclass(frozen=True)
class DealStats:
    """What `random_deals` counted."""

    deals: int
    moves: int
    choices: int  #: legal actions met, all together


@dataclass(frozen=True, eq=False)
class MatchStats:
    """Matches that were played: one row a match."""

    game: str
    rules: RuleSet
    players: tuple[Player, ...]  #: one a side, repeated
    scores: Numbers  #: final totals, shape (matches, sides)
    winners: Numbers  #: bit sets of sides, shape (matches,); 0 for a draw or a match cut short
    match_deals: Numbers  #: deals of each match, redeals included, shape (matches,)
    unfinished: int  #: matches cut short by the cap on deals
    deals: int
    moves: int
    checksum: int  #: of every set of legal actions, every action, every score, summed over the matches

    def wins(self, side: int) -> int:
        """Matches that a side won, alone or with others."""
        return int(np.count_nonzero(self.winners >> side & 1))


def random_deals(game: Game | str, rules: RuleSet | None = None, *, deals: int, seed: int = 1) -> DealStats:
    """Plays random deals in one state and only counts: how fast the rules are."""
    hall = Hall(game, rules, seed)
    seed_at(hall.states, 0, hall.seed, 0)
    row = hall.rows()
    random_deals_at(hall.states, 0, deals, row)
    hall.check(int(row[DEALS]), row)
    return DealStats(*map(int, row[[DEALS, MOVES, MARK]]))


def play_matches(
    game: Game | str,
    rules: RuleSet | None = None,
    *,
    matches: int,
    seed: int = 1,
    players: Sequence[str] = ("random",),
    most_deals: int = 2000,
) -> MatchStats:
    """Plays whole matches.

    players: `random` or `rules`, one a side; a shorter list is repeated. most_deals: where a match is cut short, since
    some house rules allow matches without end. Raises BadOption and, if the game is broken, SimulationFault.
    """
    hall = Hall(game, rules, seed)
    kinds = tuple(player_kind(name) for name in players)
    rows, counts = hall.rows(matches), hall.counts()
    for at in range(0, matches, CHUNK):
        part = rows[at : at + CHUNK]
        fault = units_at(hall.states, 0, hall.seed, at, 0, hall.heuristic(kinds), most_deals, part, counts)
        if fault >= 0:
            hall.check(at + fault, part[fault])
    return MatchStats(
        game=hall.game.id,
        rules=hall.rules,
        players=kinds,
        scores=rows[:, SCORES : SCORES + hall.table.sides],
        winners=rows[:, WINNERS],
        match_deals=rows[:, DEALS],
        unfinished=matches - int(rows[:, FINISHED].sum()),
        deals=int(rows[:, DEALS].sum()),
        moves=int(rows[:, MOVES].sum()),
        checksum=checksum(rows),
    )
