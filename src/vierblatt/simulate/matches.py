"""Random deals and whole matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel.random import seed_at
from vierblatt.simulate.hall import CHUNK, Hall, Numbers, Player, player_kind
from vierblatt.simulate.loops import (
    DEALS,
    FINISHED,
    MARK,
    MOVES,
    PLAYED,
    TOTALS,
    WINNERS,
    matches_at,
    random_deals_at,
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
    checksum: int  #: of every set of legal actions, every action, every score

    def wins(self, side: int) -> int:
        """Matches that a side won, alone or with others."""
        return int(np.count_nonzero(self.winners >> side & 1))


def random_deals(game: Game | str, rules: RuleSet | None = None, *, deals: int, seed: int = 1) -> DealStats:
    """Plays random deals in one state and only counts: how fast the rules are."""
    hall = Hall(game, rules, seed)
    seed_at(hall.states, 0, hall.seed, 0)
    random_deals_at(hall.states, 0, deals, hall.tally)
    hall.check()
    return DealStats(hall.count(DEALS), hall.count(MOVES), hall.count(MARK))


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
    seats, side = range(hall.table.seats), hall.table.side
    heuristic = sum(1 << seat for seat in seats if kinds[side(seat) % len(kinds)] == "rules")
    rows = np.zeros((matches, TOTALS + hall.game.layout.seats), np.int64)
    for at in range(0, matches, CHUNK):
        matches_at(hall.states, 0, hall.seed, at, heuristic, most_deals, rows[at : at + CHUNK], hall.tally)
        hall.check()
    return MatchStats(
        game=hall.game.id,
        rules=hall.rules,
        players=kinds,
        scores=rows[:, TOTALS : TOTALS + hall.table.sides],
        winners=rows[:, WINNERS],
        match_deals=rows[:, PLAYED],
        unfinished=matches - int(rows[:, FINISHED].sum()),
        deals=hall.count(DEALS),
        moves=hall.count(MOVES),
        checksum=hall.count(MARK),
    )
