"""The search uses a policy as its prior and for its values, if it is given one."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import GAMES
from tests.walks import ending
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.bots.search import SearchBot
from vierblatt.errors import BadPolicy
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies import PolicyOutput
from vierblatt.policies.protocol import Rows
from vierblatt.search.dominance import is_judged
from vierblatt.search.evaluation import evaluate


class Remaining:
    """Values a position by what is left in hand: the sum of the places, so keeping high cards is best."""

    def __init__(self, name: str) -> None:
        self.hand = ObservationLayout.of(name).part("hand")
        self.positions = 0

    def __call__(self, observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        self.positions += len(observations)
        hands = observations[:, self.hand.at : self.hand.at + self.hand.length]
        return PolicyOutput(np.zeros(legal_action_mask.shape), hands @ np.arange(float(self.hand.length)))


@pytest.mark.parametrize("name", GAMES)
def test_values_of_a_policy_take_the_place_of_playouts(name: str) -> None:
    match, policy, space = ending(name, 3), Remaining(name), ActionSpace.of(name)
    known = match.concealed(match.turn)
    found = evaluate(match.game, known, worlds=4, solver_weight=1.0, leaf=policy, rng=np.random.default_rng(1))
    assert policy.positions == 4 * len(found.actions) and found.perfect is None
    held = [space.cards.index(card) for card in space.cards if match.state.hands[match.turn] >> card & 1]
    for k, action in enumerate(found.actions):  # two cards are left when the seat is to act again
        assert (found.values[:, k] == sum(held) - space.cards.index(action)).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_search_departs_from_its_prior_only_for_a_better_action(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.bots.search.is_judged", lambda *_: False)  # nor for a card that is never worse
    match = ending(name, 3)
    known, space = match.concealed(match.turn), ActionSpace.of(name)

    def constant(observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        return PolicyOutput(np.zeros(legal_action_mask.shape), np.zeros(len(observations)))

    for text in match.legal_actions():
        flat = space.flat(match.state.phase, match.game.parse(match.state.phase, text))

        def only(observations: Rows, legal_action_mask: Rows, flat: int = flat) -> PolicyOutput:
            return PolicyOutput(np.tile(np.arange(space.size) == flat, (len(observations), 1)).astype(float))

        assert PolicyBot(only).choose(match.game, known).action == text
        assert SearchBot(worlds=4, prior=only, leaf=constant).choose(match.game, known).action == text


def test_a_prior_is_asked_once_for_a_decision_so_that_it_may_vary_its_play() -> None:
    match, asked = ending("kout_bo", 3), 0

    def prior(observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        nonlocal asked
        asked += len(observations)
        return PolicyOutput(np.zeros(legal_action_mask.shape))

    known = match.concealed(match.turn)
    assert is_judged(match.game, known, 0)
    SearchBot(worlds=4, prior=prior).choose(match.game, known)
    assert asked == 1


def test_a_policy_without_values_cannot_judge() -> None:
    match = ending("kout_bo", 3)
    with pytest.raises(BadPolicy, match="policy-output"):
        SearchBot(worlds=2, leaf=lambda _, mask: PolicyOutput(np.zeros(mask.shape))).choose(
            match.game, match.concealed(match.turn)
        )
