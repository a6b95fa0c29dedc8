"""What is announced and shown of projects, for all words that the seats may have announced."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.baloot.table import bits
from tests.games.baloot.test_projects import found
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.projects import name_heights, show
from vierblatt.games.baloot.rules.state import NO_SIDE, SUN_MODE
from vierblatt.games.baloot.table.cases import state_of
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import States


@entry
def name_heights_at(states: States, i: int) -> None:
    name_heights(states[i])


def named_heights(words: tuple[int, ...]) -> list[int]:
    """The heights that seats with such words name; each seat's best project is a sira, with another top rank."""
    states = state_of({"options": {"project_heights": "in_turn"}})
    GAME.layout.write(states, "announced", list(words))
    GAME.layout.write(states, "own_projects", [1 << 8 | 5 + seat << 4 for seat in range(4)])
    GAME.layout.write(states, "heights", [0] * 4)
    name_heights_at(states, 0)
    return list(GAME.layout.reader(states).heights)


@pytest.mark.rule("BAL-PROJ-5")
def test_option_heights_are_named_by_all_whose_best_is_both_teams_best_word() -> None:
    for words in product(range(5), repeat=4):
        best = [max(words[0], words[2]), max(words[1], words[3])]
        named = [best[0] == best[1] == word != 0 for word in words]
        assert named_heights(words) == [1 << 4 | 5 + seat if named[seat] else 0 for seat in range(4)], words


@entry
def show_at(states: States, i: int, seat: int) -> None:
    show(states[i], seat)


@pytest.mark.rule("BAL-PROJ-3", "BAL-PROJ-7")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("side", [0, 1, NO_SIDE])
@pytest.mark.parametrize("spoke", [True, False])
def test_the_scoring_team_shows_both_announced_projects(seat: int, side: int, *, spoke: bool) -> None:
    own = found(bits("7S 8S 9S QH KH AH TD 7C"), 4, SUN_MODE)
    states = state_of({})
    GAME.layout.write(states, "project_side", side)
    GAME.layout.write(states, "own_projects", [own if each == seat else 0 for each in range(4)])
    GAME.layout.write(states, "announced", [1 | 1 << 3 if each == seat and spoke else 0 for each in range(4)])
    GAME.layout.write(states, "shown", [0] * 4)
    show_at(states, 0, seat)
    cards = "AH KH QH 9S 8S 7S" if spoke and seat % 2 == side else ""
    assert GAME.layout.reader(states).shown == [bits(cards) if each == seat else 0 for each in range(4)]
