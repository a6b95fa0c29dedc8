"""`engine.do`, the door through which `Match` acts, against the single doors."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import ALL_GAMES
from tests.scale import scaled
from tests.walks import walk
from vierblatt.kernel import engine
from vierblatt.kernel.engine import CARDS, ENDED, REFUSED, SCORED, TRICK
from vierblatt.kernel.state import OVER

every_game = pytest.mark.parametrize("name", ALL_GAMES)


@every_game
def test_do_acts_like_act_and_keeps_the_previous_state(name: str) -> None:
    met = 0
    for match in walk(name, 21, scaled(60)):
        layout = match.game.layout
        states, alone = layout.new(2), layout.new()
        words = layout.words(match.states).copy()
        layout.load(states, words)
        layout.load(alone, words)
        before, after = layout.reader(states, 1), layout.reader(states)
        action = match.legal().bit_length() - 1
        came = engine.do(states, action)
        engine.act(alone, 0, action)
        assert np.array_equal(layout.words(states), layout.words(alone))
        assert np.array_equal(layout.words(states, 1), words)
        assert bool(came & TRICK) == (sum(after.tricks) != sum(before.tricks))
        assert bool(came & CARDS) == any(now & ~then for now, then in zip(after.hands, before.hands, strict=True))
        assert bool(came & SCORED) == (after.scored != before.scored)
        assert bool(came & ENDED) == (after.phase == OVER)
        met |= came
    assert met & TRICK and met & SCORED


@every_game
def test_an_action_that_is_not_open_is_refused_and_changes_nothing(name: str) -> None:
    for match in walk(name, 22, scaled(10)):
        words = match.game.layout.words(match.states).copy()
        for action in range(-1, 66):
            if action < 0 or not match.legal() >> action & 1:
                assert engine.do(match.states, action) == REFUSED
        assert np.array_equal(match.game.layout.words(match.states), words)


@every_game
def test_no_action_is_accepted_before_the_deal(name: str) -> None:
    match = next(walk(name, 23, 1))
    engine.start(match.states, 0, 0)
    assert {engine.do(match.states, action) for action in range(64)} == {REFUSED}
