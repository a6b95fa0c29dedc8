"""What an action costs: only what is certain, and only from what the seat knows."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES
from tests.walks import walk
from vierblatt import games
from vierblatt.bots.costs import clear_costs, mistakes_of
from vierblatt.bots.players import Choice
from vierblatt.bots.question import Question
from vierblatt.match import Match
from vierblatt.search import Worlds
from vierblatt.search.evaluation import Evaluation

EVEN = np.full(16, 1 / 16)
NOISE = np.tile([1.0, -1.0], 8)


def test_a_cost_is_the_expected_loss_against_the_chosen_action() -> None:
    values = np.column_stack([np.full(16, 5.0), 2.0 + 0.5 * NOISE, np.full(16, 5.0)])
    assert clear_costs(Evaluation((3, 7, 9), values, EVEN), 0, 2.0) == {1: pytest.approx(3.0)}


def test_a_difference_that_may_be_chance_costs_nothing() -> None:
    values = np.column_stack([np.full(16, 5.0), 4.0 + 3.0 * NOISE])
    assert clear_costs(Evaluation((3, 7), values, EVEN), 0, 2.0) == {}


def test_a_few_worlds_are_not_enough_to_blame_anyone() -> None:
    values = np.column_stack([np.full(16, 5.0), np.full(16, 1.0)])
    assert clear_costs(Evaluation((3, 7), values, EVEN), 0, 2.0) == {1: 4.0}
    assert clear_costs(Evaluation((3, 7), values[1:], np.full(15, 1 / 15)), 0, 2.0) == {}


def test_an_action_that_is_no_worse_for_the_match_costs_nothing() -> None:
    values = np.column_stack([np.full(16, 5.0), np.full(16, 1.0)])
    equities = np.column_stack([np.full(16, 0.5), np.full(16, 0.6)])
    assert clear_costs(Evaluation((3, 7), values, EVEN, equities=equities), 0, 2.0) == {}


def test_only_what_the_game_calls_a_mistake_is_one() -> None:
    game = games.get("baloot")
    least = game.research.loss_thresholds[1]
    choice = Choice("AS", costs={"7S": least, "8S": least - 0.1})
    assert mistakes_of(game, choice) == {"7S": least}


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_equal_knowledge_gives_equal_advice(name: str) -> None:
    """Quick or searched, with its reason, figures and mistakes: the question is all that the bot gets."""
    rng, advised, warned = np.random.default_rng(2), 0, 0
    for place, match in enumerate(walk(name, 5, 3)):
        seat = match.turn
        if place % 5 or match.legal().bit_count() < 2:
            continue
        other = Worlds(match.game, match.concealed(seat), seat).sample(rng, 1)
        elsewhere = Match.at_position(match.game, match.rules, other)
        for bot in ("rules", "search:worlds=24"):
            question = Question.of(match, bot, 1, for_person=True)
            assert question == Question.of(elsewhere, bot, 1, for_person=True)
            choice = question.answer()
            mistakes = mistakes_of(match.game, choice)
            assert choice.action not in mistakes and all(match.is_legal(action) for action in mistakes)
            warned += len(mistakes)
        advised += 1
        if advised == 12:
            break
    assert advised > 3 and warned > 0
