"""The levels on the scale of ratings: the table of the documents is what the measurements give."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from benchmarks.anchors import GAMES, chance_to_win, measurement, points_ahead, row
from vierblatt import games
from vierblatt.server.accounts.ratings import POINTS_PER_MU

DOCUMENT = Path(__file__).parents[2] / "docs" / "ratings.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_document_has_the_computed_line(name: str) -> None:
    assert row(name) in DOCUMENT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["baloot", "kout_bo", "back_alley"])
def test_at_that_distance_ratings_stay_on_average(name: str) -> None:
    """What a win gains and a defeat costs balance out at the chance from which the distance comes."""
    game, model = games.get(name), PlackettLuce()
    shape = game.rules.shape(game.options.rule_set().values)
    [(lead, _), *_] = measurement(name)[0]
    ahead = points_ahead(game, lead) / POINTS_PER_MU
    members = shape.seats // shape.sides
    sides = [[model.rating(mu=25 + more, sigma=0.1) for _ in range(members)] for more in (ahead, 0)]
    won, lost = (model.rate(sides, ranks=ranks)[0][0].mu - 25 - ahead for ranks in ([1.0, 2.0], [2.0, 1.0]))
    assert lost < 0 < won
    assert -lost / (won - lost) == pytest.approx(chance_to_win(game, lead), abs=0.002)


@pytest.mark.parametrize("name", GAMES)
def test_more_lead_is_more_chance(name: str) -> None:
    chances = [chance_to_win(games.get(name), lead) for lead in (-1.0, 0.0, 0.5, 1.0)]
    assert all(lower < upper for lower, upper in pairwise(chances))
    assert chances[1] == pytest.approx(0.5)
