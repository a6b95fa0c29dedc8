"""Positions in which the search bot chose a dominated card, or in which solved worlds decide."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.walks import endings
from vierblatt.bots.search import SearchBot
from vierblatt.cards import members
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search.dominance import dominating
from vierblatt.search.evaluation import Evaluation
from vierblatt.search.solved_worlds import SolvedWorlds

#: Positions in which the bot once chose a dominated card: it cost 0.6 to 95 points on average.
KNOWN: list[Mapping[str, str]] = json.loads(Path(__file__).with_name("dominated.json").read_text(encoding="utf-8"))


def position(known: Mapping[str, str]) -> Match:
    match = Match(known["game"], first_seat=int(known["first_seat"]))
    match.deal(known["pack"])
    for action in known["actions"].split(", "):
        match.do(action)
    return match


def solved(match: Match, **limits: Any) -> tuple[SolvedWorlds, tuple[int, ...]]:
    """The solved worlds of a position, and its legal actions."""
    actions = tuple(members(match.legal()))
    rng = np.random.default_rng(5)
    return SolvedWorlds(match.game, match.concealed(match.turn), actions, rng=rng, **limits), actions


def place_of(match: Match, card: str) -> int:
    return [*members(match.legal())].index(match.game.parse(PLAY, card))


def dominated_in(match: Match, place: int, **limits: Any) -> int | None:
    worlds, _ = solved(match, **limits)
    return dominating(worlds, place, rivals=worlds.different(place))


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['game']}-{known['dominated']}")
def test_the_bot_leaves_a_card_that_it_once_chose(known: Mapping[str, str]) -> None:
    match = position(known)
    place = place_of(match, known["dominated"])
    assert dominated_in(match, place) not in (None, place)
    concealed = match.concealed(match.turn)
    for seed in (7, 8):
        assert SearchBot(worlds=16, seed=seed).choose(match.game, concealed).action != known["dominated"]
    assert SearchBot(worlds=10, seed=7).choose(match.game, concealed).action != known["dominated"]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['game']}-{known['dominated']}")
def test_a_review_leaves_a_dominated_card_that_looks_best_in_its_worlds(known: Mapping[str, str]) -> None:
    match = position(known)
    actions = tuple(members(match.legal()))
    values = np.zeros((32, len(actions)))
    values[:, place_of(match, known["dominated"])] = 500.0
    evaluation = Evaluation(actions, values, np.full(32, 1 / 32))
    choice = SearchBot().choice_by(match.game, match.concealed(match.turn), evaluation)
    assert choice.action != known["dominated"] and choice.reason == "search-dominates"


def test_what_the_bot_chose_instead_is_its_reason() -> None:
    for known in KNOWN:
        match = position(known)
        choice = SearchBot(worlds=16, seed=7).choose(match.game, match.concealed(match.turn))
        if choice.reason == "search-dominates":
            assert choice.figures["next"] == known["dominated"]
            return
    raise AssertionError("the bot no longer chooses a dominated card first in any of them")


def even_evaluation(match: Match) -> Evaluation:
    """An evaluation in which all actions are about as good."""
    actions = tuple(members(match.legal()))
    values = np.random.default_rng(4).normal(size=(16, len(actions)))
    return Evaluation(actions, values - values.mean(axis=0), np.full(16, 1 / 16))


@pytest.mark.parametrize("name", ["baloot", "back_alley"])
def test_solved_worlds_decide_between_cards_that_are_about_as_good(name: str) -> None:
    reasons = Counter[str]()
    for match in islice(endings(name, 4), 40):
        evaluation = even_evaluation(match)
        choice = SearchBot().choice_by(match.game, match.concealed(match.turn), evaluation)
        reasons[choice.reason] += 1
        if choice.reason == "search-perfect":
            values = np.array([*islice(solved(match)[0], 200)])
            means = values.mean(axis=0)
            assert means[place_of(match, choice.action)] > means[place_of(match, str(choice.figures["next"]))]
    assert reasons["search-perfect"]


def test_where_all_play_for_themselves_only_dominated_cards_are_left() -> None:
    for match in islice(endings("king_bolola", 3), 20):
        choice = SearchBot().choice_by(match.game, match.concealed(match.turn), even_evaluation(match))
        assert choice.reason != "search-perfect"
