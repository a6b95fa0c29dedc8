"""Set-up positions: the game's own part."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_bolola.table import Round
from vierblatt.cards import card_set
from vierblatt.errors import BadPosition
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import LAYOUT


def position(spec: dict[str, Any], hands: tuple[str, ...] = ("", "", "", ""), **fields: Any) -> Round:
    """What the generic loader does before it calls the game."""
    table = Round(**{name: fields.pop(name) for name in [*fields] if name in GAME.options.by_name})
    sets = [card_set(hand) for hand in hands]
    table.write("hands", sets)
    table.write("held", [cards.bit_count() for cards in sets])
    for name, value in {"hand_size": max(cards.bit_count() for cards in sets), "phase": 0, **fields}.items():
        table.write(name, value)
    GAME.table.setup(LAYOUT, table.states, spec)
    return table


def test_without_a_contract_the_dealer_is_to_choose() -> None:
    table = position({}, ("2S", "3S", "4S", "5S"), dealer=2)
    assert GAME.phases[table.state.phase].name == "choose" and table.state.turn == 2
    assert len(table.legal()) == 12


@pytest.mark.parametrize(
    ("terms", "contract", "trump"),
    [
        ({"contract": "NO_TRICKS"}, 0, -1), ({"contract": "KING"}, 5, -1), ({"contract": "no king"}, 5, -1),
        ({"contract": "TRUMP", "trump": "D"}, 6, 2), ({"contract": "trump C"}, 6, 3),
        ({"contract": "BOLOLA_MINUS"}, 7, -1), ({"contract": "Bolola plus"}, 8, -1),
    ],
)  # fmt: skip
def test_a_contract_by_name_or_by_call(terms: dict[str, str], contract: int, trump: int) -> None:
    state = position({"contract": terms}, ("2S", "3S", "4S", "5S"), dealer=1).state
    assert (state.contract, state.trump, state.turn, state.leader) == (contract, trump, 1, 1)


def test_leader_and_seen_cards() -> None:
    table = position({"contract": {"contract": "KING", "seen": ["2H"]}, "leader": 3}, ("", "", "", "3H 4S"))
    assert table.state.turn == table.state.leader == table.state.winning == 3
    assert table.legal() == {"3H", "4S"}


def test_with_all_hands_known_the_other_cards_count_as_played() -> None:
    table = position({"contract": {"contract": "NO_HEARTS"}}, ("3H 4S", "5H 5S", "6H 6S", "7H 7S"))
    assert table.state.seen.bit_count() == 44 and table.legal() == {"3H", "4S"}
    assert table.do("3H", "5H", "6H", "7H").state.turn == -1  # no heart is left
    ending = position({"contract": {"contract": "LAST_TWO"}}, ("3H 4S 2C", "5H 5S 3C", "6H 6S 4C", "7H 7S 5C"))
    ending.do("2C", "3C", "4C", "5C", "7S", "4S", "5S", "6S", "7H", "3H", "5H", "6H")
    assert ending.state.deal_scores == [0, 0, 0, -360]


def test_a_whole_deal_has_seen_nothing() -> None:
    hands = tuple(" ".join(rank + suit for rank in "23456789TJQKA") for suit in "SHDC")
    assert position({"contract": {"contract": "NO_HEARTS"}}, hands).state.seen == 0


CHOSEN = [["no tricks", "trump S"], ["no tricks"], ["bolola plus"], ["no king"]]


def test_earlier_choices_are_entered() -> None:
    state = position({"chosen": CHOSEN}, dealer=1, scored=5).state
    assert state.used == [2, 0, 0, 0, 0, 1] and state.signs == [0, 1]
    assert state.negatives == [2, 2, 3, 2] and state.trumps == [1, 2, 2, 2] and state.bololas == [1, 1, 0, 1]
    assert state.types == [1, 1, 0, 1 << 5]


@pytest.mark.parametrize(
    ("spec", "fields"),
    [
        ({"chosen": CHOSEN}, {"dealer": 1, "scored": 4}),  # one choice more than rounds
        ({"chosen": [["trump S"] * 3, [], [], []]}, {}),
        ({"chosen": [["no tricks"], ["no tricks"], ["no tricks"], []]}, {"dealer": 3, "scored": 3}),
        ({"chosen": [["bolola plus"]] * 3 + [[]]}, {"dealer": 3, "scored": 3, "bolola_signs": "two_each"}),
        ({"chosen": [[], []]}, {}),
        ({"chosen": [["no kings"], [], [], []]}, {"dealer": 1, "scored": 1}),
        ({"contract": {"contract": "WHIST"}}, {}),
        ({"contract": {"contract": "TRUMP"}}, {}),
        ({"contract": {"contract": "TRUMP", "trump": "X"}}, {}),
        ({"contract": "KING"}, {}),
        ({"chosen": [["trump S", "trump H"], [], [], []], "contract": {"contract": "trump S"}}, {"scored": 0}),
    ],
)
def test_bad_positions_are_refused(spec: dict[str, Any], fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        position(spec, **fields)
