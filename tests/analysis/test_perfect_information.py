"""What a card loses with open cards, as they lay and in other deals."""

from __future__ import annotations

import numpy as np
import pytest

from tests.analysis.played import played
from tests.registry import GAMES
from vierblatt import games
from vierblatt.analysis import perfect_information
from vierblatt.analysis.perfect_information import losses_on_these_cards, risks_something
from vierblatt.analysis.walk import DecisionPoint, walk
from vierblatt.search.worlds import Worlds

MOST = 3  #: cards a hand: solving them takes no time


def late(name: str) -> list[DecisionPoint]:
    """Decisions with few cards."""
    game = games.get(name)
    found = []
    for point in (point for deal in walk(played(name)) for point in deal.decision_points):
        state = game.layout.reader(point.open())
        if game.phases[state.phase].name == "play" and state.held[point.seat] <= MOST:
            found.append(point)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_card_risks_something_if_it_loses_in_any_of_the_deals(name: str) -> None:
    game, answers = games.get(name), set()
    for point in late(name)[:12]:
        others = Worlds(game, point.concealed(), point.seat).sample(
            np.random.default_rng(5), perfect_information.OTHERS
        )
        losses = [losses_on_these_cards(game, others, i) for i in range(len(others))]
        risks = any(each is not None and each[point.action] > 0 for each in losses)
        assert risks_something(point, np.random.default_rng(5)) == risks
        answers.add(risks)
    assert False in answers


def test_an_unfinished_search_counts_as_a_possible_risk(monkeypatch: pytest.MonkeyPatch) -> None:
    point = next(each for each in late("baloot") if not risks_something(each, np.random.default_rng(5)))
    monkeypatch.setattr(perfect_information, "NODES", perfect_information.OTHERS)
    assert risks_something(point, np.random.default_rng(5))
