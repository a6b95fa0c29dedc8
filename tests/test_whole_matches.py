"""Whole matches: they end, their totals are right, and the heuristic player beats random play."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import GAMES, WITH_POLICY
from tests.scale import scaled
from vierblatt.simulate import MatchStats, duplicate_pairs, play_matches


def held_totals(game: str, stats: MatchStats) -> None:
    """Checks the totals that the rules require of every match."""
    scores, best, worst = stats.scores, stats.scores.max(axis=1), stats.scores.min(axis=1)
    if game == "baloot":  # BAL-END-1, BAL-END-2: the winner has at least 152 and more than the other
        assert (best >= 152).all() and (worst >= 0).all() and (best > worst).all()
        assert (stats.winners == np.where(scores[:, 0] > scores[:, 1], 1, 2)).all()
    elif game == "king_bolola":  # KB-GEN-3, KB-SCORE-4: 24 rounds, and 800 for each Bolola plus less each minus
        assert (stats.match_deals == 24).all()
        assert {*scores.sum(axis=1).tolist()} <= {-3200, -1600, 0, 1600, 3200}
        assert (scores % 5 == 0).all()
        assert (stats.winners == ((scores > 0) << np.arange(4)).sum(axis=1)).all()
    elif game == "kout_bo":  # KOUT-END-1..3
        shutout = (best >= 51) & (worst == 0)
        first_bawan = (stats.match_deals == 1) & (best == 36)
        assert ((best >= 101) | shutout | first_bawan).all() and (worst >= 0).all()
    elif game == "back_alley":  # BA-END-1, BA-DEAL-2: 25 deals; a passed-out deal is dealt again
        assert (stats.match_deals >= 25).all()
        winner = np.where(scores[:, 0] > scores[:, 1], 1, np.where(scores[:, 0] < scores[:, 1], 2, 0))
        assert (stats.winners == winner).all()


@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_random_matches_end_with_the_totals_of_the_rules(game: str) -> None:
    stats = play_matches(game, matches=scaled(10_000), seed=11)
    assert stats.unfinished == 0
    held_totals(game, stats)


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_matches_of_the_rules_bot_end_with_the_totals_of_the_rules(game: str) -> None:
    stats = play_matches(game, matches=scaled(1_000), seed=12, players=("rules",))
    assert stats.unfinished == 0
    held_totals(game, stats)


@pytest.mark.parametrize("game", [game for game in GAMES if game in WITH_POLICY])
def test_the_rules_bot_beats_chance_over_500_duplicate_pairs(game: str) -> None:
    low, _ = duplicate_pairs(game, pairs=max(100, scaled(500)), seed=13, a="rules", b="random").interval
    assert low > 0
