"""The search bot uses only what its seat sees, keeps its time limit and gives reasons."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from tests.walks import ending, walk
from vierblatt.bots import make
from vierblatt.bots.players import Choice, MistakenBot, RulesBot
from vierblatt.bots.search import SearchBot, percentage
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.jit import PLAIN
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.locale import strip_isolates
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.search import Worlds
from vierblatt.search.evaluation import Evaluation
from vierblatt.search.perfect_play_values import is_quick


def questions(name: str, seed: int, count: int) -> list[Match]:
    """Positions here and there in which there is a choice."""
    found = []
    for n, match in enumerate(walk(name, seed, 6)):
        if n % 7 == 0 and match.legal().bit_count() > 1:
            found.append(match.copy())
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_other_hidden_cards_make_no_other_choice(name: str) -> None:
    bot, rng = SearchBot(worlds=8, seed=1), np.random.default_rng(1)
    last = ending(name, 3)
    assert last.game.sides > 2 or is_quick(last.game, last.concealed(last.turn), 0)
    for match in [*questions(name, 1, scaled(12)), last]:
        seat = match.turn
        other = Worlds(match.game, match.concealed(seat), seat).sample(rng, 1)
        choice = bot.choose(match.game, match.concealed(seat))
        assert choice == bot.choose(match.game, match.game.layout.conceal(other, seat))
        assert match.is_legal(choice.action)


@pytest.mark.parametrize(("name", "rules"), [("baloot", {"cut_choice": "full"}), ("kout_bo", {"cut": "left"})])
def test_before_the_deal_it_does_not_search(name: str, rules: dict[str, str]) -> None:
    match = Match(name, rules)
    match.deal([*match.table.pack])
    for seed in range(3):
        choice = SearchBot(worlds=2, seed=seed).choose(match.game, match.concealed(match.turn))
        assert (choice.action, choice.figures) == ("go", {})


@pytest.mark.parametrize("spec", ["search:worlds=8", "beginner"])
def test_earlier_questions_do_not_change_the_choice(spec: str) -> None:
    old = make(spec, 2)
    for match in questions("baloot", 2, scaled(12)):
        known = match.concealed(match.turn)
        assert old.choose(match.game, known) == make(spec, 2).choose(match.game, known)


@pytest.mark.parametrize(
    ("name", "cards"), [("king_bolola", 9), ("baloot", 7), ("kout_bo", 4), ("back_alley", 7), ("back_alley", 12)]
)
def test_the_time_is_kept(name: str, cards: int) -> None:
    match = ending(name, 2 if PLAIN else cards)
    bot = SearchBot(worlds=1_000_000, seconds=0.2)
    spent(bot, match)  # compiles
    assert min(spent(bot, match) for _ in range(1 if PLAIN else 3)) < (2.0 if PLAIN else 0.24)


def spent(bot: SearchBot, match: Match) -> float:
    """Seconds of this process for a choice; now and then it tidies up in between."""
    known = match.concealed(match.turn)
    begun = time.process_time()
    bot.choose(match.game, known)
    return time.process_time() - begun


class Judging(SearchBot):
    """Chooses by an evaluation that it is given."""

    def by(self, match: Match, found: Evaluation) -> Choice:
        """Its choice."""
        return self.choice_by(match.game, match.concealed(match.turn), found)


def evaluation(match: Match, usual: float, other: float, noise: float, equities: float = 0.0) -> Evaluation:
    """Sixteen worlds in which what is usual and one other action are worth so much, and all the rest nothing.

    equities: what the usual action is worth more in the match.
    """
    actions = tuple(members(match.legal()))
    habit = actions.index(int(engine.policy(match.states, 0)) % LOG_ACTION)
    values = np.full((16, len(actions)), -50.0)
    values[:, habit] = usual
    values[:, habit - 1] = other + noise * np.tile([1, -1], 8)
    judged = values.copy()
    judged[:, habit] += equities
    return Evaluation(actions, values, np.full(16, 1 / 16), equities=judged)


@pytest.mark.parametrize(
    ("usual", "other", "noise", "reason", "lead"),
    [
        (3.0, 1.0, 0.5, "search-best", 2.0),
        (1.0, 3.0, 0.5, "search-best", 2.0),
        (1.2, 1.0, 2.0, "search-even", 0.2),
        (1.0, 1.2, 2.0, "search-habit", -0.2),
        (1.0, 1.0, 0.0, "search-habit", 0.0),
    ],
)
def test_the_reason_states_the_lead_of_the_choice(
    usual: float, other: float, noise: float, reason: str, lead: float
) -> None:
    match = questions("kout_bo", 4, 4)[-1]
    choice = Judging().by(match, evaluation(match, usual, other, noise))
    assert choice.reason == reason
    assert choice.figures["lead"] == pytest.approx(lead)


def test_equal_actions_are_not_called_usual_when_neither_is() -> None:
    match = questions("kout_bo", 4, 4)[-1]
    found = evaluation(match, 1.0, 2.0, 0.0)
    values = np.where(found.values == found.values.min(), 2.0, found.values)
    choice = Judging().by(match, Evaluation(found.actions, values, found.weights))
    assert len(found.actions) > 2
    assert choice.reason == "search-even"


def test_an_action_better_only_for_the_match_does_not_promise_points() -> None:
    match = questions("kout_bo", 4, 4)[-1]
    choice = Judging().by(match, evaluation(match, 1.0, 2.0, 0.5, equities=8.0))
    assert (choice.reason, choice.figures["lead"]) == ("search-match", -1.0)


def test_points_of_a_contract_are_separate_from_what_it_uses_up() -> None:
    match = Match("king_bolola")
    match.deal([*match.table.pack])
    state = match.concealed(match.turn)
    actions = tuple(members(match.legal()))
    given_up = np.array(
        [match.game.research.prospects(match.game.layout.reader(state)).get(each, 0.0) for each in actions]
    )
    assert given_up.any()
    brought = np.tile(np.where(np.arange(len(actions)) == int(np.argmin(given_up)), 900.0, -900.0), (16, 1))
    choice = Judging().by(match, Evaluation(actions, brought + given_up, np.full(16, 1 / 16)))
    assert choice.figures["points"] == 900.0
    assert choice.figures["won"] == 100
    assert choice.figures["given"] == pytest.approx(-given_up.min(), abs=0.06)
    sentence = Words("en", match.game).reason(choice.reason, choice.figures)
    assert "More than 0 points in 100%" in sentence
    assert f"about {choice.figures['given']:.0f} points" in sentence


def test_equal_values_of_all_actions_are_called_the_same() -> None:
    match = questions("kout_bo", 4, 4)[-1]
    found = evaluation(match, 1.0, 1.0, 0.0)
    values = np.tile(np.array([[5.0], [-5.0]] * 8), len(found.actions))
    choice = Judging().by(match, Evaluation(found.actions, values, found.weights))
    assert choice.reason == "search-same"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ([-3.0] * 16, "3 points lost on average over 16 possible deals; next best"),
        ([0.0] * 15 + [-16.0], "1 points lost on average over 16 possible deals; next best"),
        ([0.4] + [-3.0] * 15, "More than 0 points in 6% of 16 possible deals, -2.8 on average; next best"),
        ([3.0] * 16, "More than 0 points in 100% of 16 possible deals, 3 on average; next best"),
    ],
)
def test_what_costs_in_every_deal_is_said_to_cost(values: list[float], sentence: str) -> None:
    match = questions("king_bolola", 4, 4)[-1]
    actions = tuple(members(match.legal()))
    table = np.full((16, len(actions)), -90.0)
    table[:, 0] = values
    choice = Judging().by(match, Evaluation(actions, table, np.full(16, 1 / 16)))
    assert sentence in strip_isolates(Words("en", match.game).reason(choice.reason, choice.figures))


@pytest.mark.parametrize(("share", "percent"), [(0, 0), (1, 1), (500, 50), (999, 99), (1000, 100)])
def test_a_share_is_0_or_100_percent_only_if_it_is_nothing_or_all(share: int, percent: int) -> None:
    found = Evaluation((0, 1), np.zeros((1000, 2)), np.full(1000, 0.001))
    assert percentage(found, np.arange(1000) < share) == percent


def test_zero_is_never_shown_as_minus_zero() -> None:
    match = questions("kout_bo", 4, 4)[-1]
    choice = Judging().by(match, evaluation(match, -0.01, -0.02, 0.0))
    assert str(choice.figures["points"]) == "0.0"


REASONS = ("best", "even", "habit", "same", "match", "dominates", "perfect")


@pytest.mark.parametrize("reason", [f"search-{each}" for each in REASONS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_reason_is_a_sentence_with_its_figures(language: str, reason: str) -> None:
    match = questions("kout_bo", 4, 4)[-1]
    choice = SearchBot(worlds=8).choose(match.game, match.concealed(match.turn))
    words = Words(language, match.game)
    sentence = words.reason(reason, choice.figures)
    assert str(choice.figures["worlds"]) in sentence
    assert reason == "search-same" or words.call(str(choice.figures["next"])) in sentence


def test_a_bot_that_makes_mistakes_makes_that_share_of_them_and_only_with_cards() -> None:
    rules, same, cards = RulesBot(), 0, 0
    bot = MistakenBot(1.0, 1)
    for match in questions("baloot", 5, scaled(100)):
        known = match.concealed(match.turn)
        alike = bot.choose(match.game, known).action == rules.choose(match.game, known).action
        if match.phase == "play":
            cards, same = cards + 1, same + alike
        else:
            assert alike
    assert same <= cards * 0.6 + 1
