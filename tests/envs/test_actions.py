"""Flat action ids."""

from __future__ import annotations

import pytest

from tests.registry import COMPILED_GAMES
from tests.walks import game_of
from vierblatt.errors import BadAction
from vierblatt.kernel.state import PLAY
from vierblatt.observations.actions import ActionSpace

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)


@every_game
def test_a_flat_id_is_a_phase_and_an_action_and_back(name: str) -> None:
    space = ActionSpace.of(name)
    assert [space.flat(*space.split(flat)) for flat in range(space.size)] == [*range(space.size)]
    assert len({space.text(flat) for flat in range(space.size)}) == space.size


@every_game
def test_cards_come_first_and_every_action_of_every_phase_has_an_id(name: str) -> None:
    game, space = game_of(name), ActionSpace.of(name)
    pack = game.rules.shape(game.options.rule_set().values).pack
    phases = [space.split(flat)[0] for flat in range(space.size)]
    assert phases == sorted(phases) and phases.count(PLAY) == len(space.cards)
    assert set(pack) <= set(space.cards)
    for phase, known in game.rules.phases.items():
        assert [action for p, action in space.pairs if p == phase] == sorted(known.actions)


@pytest.mark.parametrize("flat", [-1, 118, 10**6])
def test_an_id_beyond_the_space_is_refused(flat: int) -> None:
    with pytest.raises(BadAction) as refusal:
        ActionSpace.of("kout_bo").split(flat)
    assert refusal.value.code == "action-not-number"
    with pytest.raises(BadAction):
        ActionSpace.of("kout_bo").flat(99, 0)
