"""What the page repeats of the rest of the program: the paces, and the order in which a game's cards are strong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vierblatt
from tests.registry import GAMES
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.protocol import PACES

PAGE = Path(vierblatt.__file__).parent / "web" / "core" / "paces.js"


def test_the_page_has_the_paces_of_the_protocol() -> None:
    found = re.findall(r"^ {2}(\w+): \{bot: (\d+),", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [(name, int(pace)) for name, pace in found] == [*PACES.items()]


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_a_hand_names_each_rank_of_the_pack_once(name: str) -> None:
    game = games.get(name)
    pack = [NAMES[card] for card in game.rules.shape(game.options.rule_set().values).pack]
    ranks = {card[0] for card in pack if card[0] != "X"}
    for order in game.table.ranks:
        assert len(order) == len(set(order))
        assert ranks <= set(order)
