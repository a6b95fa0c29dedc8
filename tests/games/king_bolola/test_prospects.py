"""What a choice uses up."""

from __future__ import annotations

from benchmarks.king_prospects import still_owed
from tests.scale import scaled
from vierblatt.games.king_bolola.policy.prospects import BY_OTHERS, OWED, prospects
from vierblatt.games.king_bolola.rules.state import CALL_MINUS, CALL_PLUS, CALL_TRUMP, NEGATIVES
from vierblatt.match import Match


def choosing(**options: str) -> Match:
    """A match before its first choice."""
    match = Match("king_bolola", options)
    match.deal([*match.table.pack])
    return match


def test_a_choice_that_pays_more_uses_up_more() -> None:
    found = prospects(choosing().state)
    assert all(found[call] < 0 for call in range(CALL_TRUMP, CALL_PLUS + 1))
    assert found[CALL_PLUS] < found[CALL_TRUMP]
    assert sorted(range(NEGATIVES), key=found.__getitem__) == sorted(range(NEGATIVES), key=lambda c: -BY_OTHERS[c])


def test_the_dearest_contract_is_the_best_to_choose_with_an_equal_loss() -> None:
    found = prospects(choosing().state)
    assert found[0] == max(found.values())


def test_without_a_limit_no_negative_contract_has_to_be_played() -> None:
    found = prospects(choosing(negative_cap="unlimited").state)
    assert len({found[call] for call in range(NEGATIVES)}) == 1


def test_plus_is_scarce_where_only_two_may_be_played() -> None:
    free, two = (prospects(choosing(bolola_signs=signs).state) for signs in ("free", "two_each"))
    assert two[CALL_PLUS] > free[CALL_PLUS]
    assert two[CALL_MINUS] == free[CALL_MINUS]


def test_when_a_card_is_to_be_played_nothing_is_used_up() -> None:
    match = choosing()
    match.do("no king")
    assert prospects(match.state) == {}


def test_the_numbers_are_those_that_their_script_makes() -> None:
    hands = max(scaled(4000), 400)
    for owed, value in still_owed([*BY_OTHERS], hands).items():
        negatives, trumps, bololas = owed
        assert abs(value - OWED[negatives][trumps][bololas]) < 40
