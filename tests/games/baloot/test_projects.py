"""Projects and Baloot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.baloot.table import Deal, bits, in_play
from tests.games.baloot.test_scoring import score
from vierblatt.cards import cards_text
from vierblatt.games.baloot.rules.projects import ONE, RAW, WORDS, hand_projects, project_cards
from vierblatt.games.baloot.rules.state import HOKOM_MODE, SUN_MODE
from vierblatt.kernel.jit import entry


@entry
def found(hand: int, trump: int, mode: int) -> int:
    return hand_projects(hand, trump, mode)


@entry
def cards_of(project: int) -> int:
    return project_cards(project)


def projects(hand: str, mode: int = SUN_MODE, trump: int = 4) -> list[tuple[int, str]]:
    """Raw value and cards of each project of a hand."""
    code = found(bits(hand), trump, mode)
    return [(int(RAW[WORDS[p >> 8]]), cards_text(cards_of(p))) for p in (code & ONE, code >> 12) if p]


@pytest.mark.rule("BAL-PROJ-6")
@pytest.mark.parametrize(("trump", "first"), [(0, "S"), (1, "H"), (2, "D"), (3, "S"), (4, "S")])
def test_the_trump_run_counts_first_among_equal_runs_of_a_hand(trump: int, first: str) -> None:  # A37
    """Trumps are suits 0 to 3 in the order S H D C; there is no run of clubs, and 4 is none."""
    runs = [cards for _, cards in projects("9S 8S 7S 9H 8H 7H", HOKOM_MODE, trump)]
    runs = runs if trump != 2 else [cards for _, cards in projects("9S 8S 7S 9D 8D 7D", HOKOM_MODE, trump)]
    assert runs[0] == f"9{first} 8{first} 7{first}" and len(runs) == 2


@pytest.mark.rule("BAL-PROJ-1", "BAL-RANK-3")
@pytest.mark.parametrize(
    ("hand", "value", "cards"),
    [
        ("9S TS JS 7H 8H KD", 20, "JS TS 9S"),
        ("AS KS QS JS 7H 8H", 50, "AS KS QS JS"),
        ("7S 8S 9S TS JS AH", 100, "JS TS 9S 8S 7S"),
        ("KS KH KD KC 7S 9H", 100, "KS KH KD KC"),
        ("TS TH TD TC 7S", 100, "TS TH TD TC"),
        ("AS AH AD AC 7S", 200, "AS AH AD AC"),
    ],
)
def test_a_hand_has_its_project(hand: str, value: int, cards: str) -> None:
    assert projects(hand) == [(value, cards)]


@pytest.mark.rule("BAL-PROJ-1")
def test_four_aces_are_a_hundred_in_hokom_and_four_nines_nothing() -> None:
    assert projects("AS AH AD AC 7S", HOKOM_MODE, 0) == [(100, "AS AH AD AC")]
    assert projects("9S 9H 9D 9C 7S 7H 7D 7C") == []


@pytest.mark.rule("BAL-RANK-3")
def test_trumps_run_in_the_common_order() -> None:
    assert projects("JS 9S AS 7H", HOKOM_MODE, 0) == []
    assert projects("TS 9S 8S 7H", HOKOM_MODE, 0) == [(20, "TS 9S 8S")]


@pytest.mark.rule("BAL-PROJ-2")
def test_no_card_is_in_two_projects() -> None:
    assert projects("AS KS QS JS TS 9S 8S 7S") == [(100, "AS KS QS JS TS"), (20, "9S 8S 7S")]
    assert projects("AS KS QS JS TS 9S 7H 7D") == [(100, "AS KS QS JS TS")]
    assert projects("KS KH KD KC QS JS TS AH") == [(100, "KS KH KD KC"), (20, "QS JS TS")]
    assert projects("AS KS QS JS TS KH KD KC") == [(100, "AS KS QS JS TS")], "five in sequence keep the king"
    assert projects("AS KS QS JS AH AD AC 7H") == [(200, "AS AH AD AC"), (20, "KS QS JS")]
    assert projects("AS KS QS JS KH KD KC 7H") == [(100, "KS KH KD KC")]


@pytest.mark.rule("BAL-PROJ-2")
def test_two_projects_of_one_hand() -> None:
    assert projects("7S 8S 9S QH KH AH TD 7C") == [(20, "AH KH QH"), (20, "9S 8S 7S")]
    assert projects("TS TH TD TC JS JH JD JC") == [(100, "JS JH JD JC"), (100, "TS TH TD TC")]


#: Team 0: a 50 in seat 0, a Sira in seat 2; team 1: a Sira in seat 1.
HANDS = (
    "AS KS QS JS 7H 9D 8C TD",
    "AH KH QH 7S 8D TC 9C JD",
    "9H TH JH 8S 7D KD QC 7C",
    "TS 9S 8H AD QD KC JC AC",
)


@pytest.mark.rule("BAL-PROJ-3")
def test_announced_with_the_first_card_and_shown_with_the_second() -> None:
    deal = in_play(HANDS)
    assert deal.r.announced == [0, 0, 0, 0]
    deal.play("9D")
    assert deal.r.announced == [2, 0, 0, 0]
    deal.play("8D 7D")
    assert deal.r.announced == [2, 1, 1, 0]
    assert deal.r.project_side == -1
    deal.play("AD")
    assert (deal.r.project_side, deal.r.shown) == (0, [0, 0, 0, 0])
    deal.play("AC 8C 9C 7C")
    assert [cards_text(cards) for cards in deal.r.shown] == ["AS KS QS JS", "", "JH TH 9H", ""]


@pytest.mark.rule("BAL-PROJ-4", "BAL-PROJ-7", "BAL-SCORE-6")
def test_the_team_with_the_strongest_project_scores_all_of_its_own() -> None:
    deal = in_play(HANDS).finish()
    assert deal.r.sum_projects == [70, 0]


@pytest.mark.rule("BAL-PROJ-4")
def test_a_hundred_in_sequence_beats_one_of_a_kind() -> None:
    hands = (
        "KS KH KD KC 7H 9D 8C TD",
        "TS 9S 8S 7S JS TH 8H 9H",
        "AS AH AD QS QH JD JC 7C",
        "AC QC QD TC 9C 8D 7D JH",
    )
    deal = in_play(hands).finish()
    assert deal.r.sum_projects == [0, 100 + 20]


@pytest.mark.rule("BAL-PROJ-5")
def test_the_higher_top_card_wins() -> None:
    hands = (
        "9S TS JS 7H 8H KD 8C TD",
        "AH KH QH 7S 8D TC 9C JD",
        "9H TH JH 8S 7D 9D QC 7C",
        "AS QS KS AD QD KC JC AC",
    )
    deal = in_play(hands)
    deal.play("KD JD 9D AD")
    assert deal.r.project_side == 1


#: Siras to the jack in seat 1 (hearts) and seat 2 (spades), nothing elsewhere.
EQUAL = (
    "AS KS 8S 7S 8H 9D TC KD",
    "9H TH JH AD 8D 7C KC QD",
    "9S TS JS 7D 7H AC 8C QH",
    "QS AH KH TD JD 9C QC JC",
)


@pytest.mark.rule("BAL-PROJ-6")
def test_of_equals_the_earlier_player_wins() -> None:
    deal = in_play(EQUAL).play("KD QD 7D JD")
    assert deal.r.announced == [0, 1, 1, 0]
    assert deal.r.project_side == 1


@pytest.mark.rule("BAL-PROJ-6")
def test_options_for_equal_projects() -> None:
    deal = in_play(EQUAL, "S", project_tie="trump_then_earlier").play("KD QD 7D JD")
    assert deal.r.project_side == 0
    deal = in_play(EQUAL, "C", project_tie="trump_then_earlier").play("KD QD 7D JD")
    assert deal.r.project_side == 1
    deal = in_play(EQUAL, project_tie="none_scores").play("KD QD 7D JD")
    assert deal.r.project_side == 2
    assert deal.finish().r.sum_projects == [0, 0]


@pytest.mark.rule("BAL-PROJ-6")
def test_option_none_scores_does_not_touch_equals_within_a_team() -> None:
    hands = (
        "AS KS 8S 7S 8H 9D TC KD",
        "9H TH JH AD 8D 7C KC QD",
        "QS AH KH 7D 7H AC 8C QH",
        "9S TS JS TD JD 9C QC JC",
    )
    deal = in_play(hands, project_tie="none_scores").play("KD QD 7D JD")
    assert deal.r.announced == [0, 1, 1, 1]
    assert deal.r.project_side == 0, "the heart run to the ace is the best"


@pytest.mark.rule("BAL-PROJ-7", "BAL-PROJ-8")
def test_the_losers_projects_are_never_shown_and_the_winners_always() -> None:
    deal = in_play(HANDS).finish()
    assert deal.r.shown[1] == 0
    assert deal.r.shown[0] != 0


# --- Baloot ----------------------------------------------------------------------------------------------------

#: Seat 1 holds the king and queen of hearts.
ROYAL = (
    "AS KS 8S 7S 8H 9D TC KD",
    "KH QH TH AD 8D 7C KC QD",
    "9S TS JS 7D 7H AC 8C JH",
    "QS AH 9H TD JD 9C QC JC",
)


def with_baloot(**options: Any) -> Deal:
    deal = in_play(ROYAL, "H", buyer=1, **options)
    deal.play("8H KH JH AH")
    return deal


@pytest.mark.rule("BAL-PROJ-9")
def test_baloot_is_declared_with_the_second_card() -> None:
    deal = with_baloot()
    assert (deal.r.royal_seat, deal.r.baloot_seat) == (1, -1)
    while deal.r.baloot_seat < 0:
        deal.do("QH" if "QH" in deal.open else min(deal.open))
    assert deal.r.baloot_seat == 1
    assert deal.finish().r.sum_baloots == [0, 1]


@pytest.mark.rule("BAL-PROJ-9")
def test_no_baloot_in_sun_or_from_two_hands() -> None:
    assert in_play(ROYAL).finish().r.sum_baloots == [0, 0]
    apart = (ROYAL[0].replace("8H", "QH"), ROYAL[1].replace("QH", "8H"), *ROYAL[2:])
    assert in_play(apart, "H", buyer=1).finish().r.sum_baloots == [0, 0]


def baloot_of(hand: str, **options: Any) -> bool:
    """Whether seat 0, hearts being trumps, gets the Baloot with this hand."""
    others = [card for suit in "SDCH" for card in (rank + suit for rank in "AKQJT987") if card not in hand.split()]
    # Dealt out in turn, so that nobody else has more than a run of two.
    rest = (others[0::3], others[1::3], others[2::3])
    deal = in_play((hand, *(" ".join(cards) for cards in rest)), "H", **options)
    deal.finish()
    return bool(deal.r.sum_baloots[0] == 1)


@pytest.mark.rule("BAL-PROJ-10")
@pytest.mark.parametrize(
    ("hand", "seed", "only_100"),
    [
        ("KH QH 7S 9S 8D TD 7C 9H", True, True),
        ("KH QH JH 7S 9S 8D TD 7C", True, True),
        ("KH QH JH TH 7S 9S 8D 7C", True, True),
        ("KH QH JH TH 9H 7S 8D 7C", False, False),
        ("KH KS KD KC QH 7S 9D 8H", False, False),
        ("AH KH QH 8S TS 8D TD 7H", True, True),
        ("AS AH AD AC KH QH JH 7S", True, True),
        ("JS TS 9S 8S 7S KH QH JH", True, True),
        ("TS TH TD TC KH QH 7D 8S", True, True),
        ("KS KH KD KC QH JH TH 7S", False, False),
        ("QS QH QD QC KS KH KD KC", False, False),
    ],
)
def test_when_baloot_counts(hand: str, seed: bool, only_100: bool) -> None:
    assert baloot_of(hand) is seed
    assert baloot_of(hand, baloot_blocked_by="only_100") is only_100


@pytest.mark.rule("BAL-PROJ-10")
def test_four_kings_hold_one_of_the_two_cards() -> None:
    hand = "QH JH TH KH KS KD KC 9D"
    assert not baloot_of(hand)
    assert not baloot_of(hand, baloot_blocked_by="only_100")


@pytest.mark.rule("BAL-PROJ-11")
def test_baloot_is_two_points_whatever_the_factor() -> None:
    assert score(cards=[100, 62], mult=4, baloot=[1, 0])[0] - score(cards=[100, 62], mult=4)[0] == 2


@pytest.mark.rule("BAL-PROJ-12")
def test_the_team_without_a_trick_loses_its_projects() -> None:
    assert score(cards=[0, 162], tricks=[0, 8], projects=[["50"], []]) == [0, 25]
    assert score(cards=[0, 162], tricks=[0, 8], projects=[["100"], []], options={"kaboot": "off"}) == [0, 26]


@pytest.mark.rule("BAL-PROJ-5")
def test_option_heights_are_named_where_both_teams_best_is_the_same_word() -> None:
    deal = in_play(EQUAL, project_heights="in_turn").play("KD QD 7D")
    assert deal.r.heights == [0, 0, 0, 0], "not before all four have spoken"
    deal.play("JD")
    # Both have a sira, to the jack: kind 1, rank 9.
    assert deal.r.heights == [0, 1 << 4 | 9, 1 << 4 | 9, 0]
    assert deal.r.project_side == 1
    assert in_play(EQUAL).play("KD QD 7D JD").r.heights == [0, 0, 0, 0]


@pytest.mark.rule("BAL-PROJ-5")
def test_option_heights_of_words_that_differ_are_not_named() -> None:
    deal = in_play(HANDS, project_heights="in_turn")
    while deal.r.trick_no == 0:
        deal.do(min(deal.open))
    best = [deal.r.announced[seat] & 7 for seat in range(4)]
    assert max(best[0], best[2]) != max(best[1], best[3])
    assert deal.r.heights == [0, 0, 0, 0]


# --- declaring by hand ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BAL-PROJ-3")
def test_option_every_player_is_asked_before_the_first_card() -> None:
    deal = in_play(HANDS, auto_declare=False)
    assert (deal.phase, deal.open, deal.r.turn) == ("announcing", {"silent", "announce"}, 0)
    deal.do("silent", "9D", "announce", "8D", "silent", "7D")
    assert (deal.r.turn, deal.open) == (3, {"silent"})
    assert deal.why_not("announce") == "BAL-PROJ-1"
    deal.do("silent", "AD")
    assert deal.r.announced == [0, 1, 0, 0]
    assert deal.r.project_side == 1
    assert deal.phase == "play"


@pytest.mark.rule("BAL-PROJ-9")
def test_option_baloot_is_asked_for_after_the_second_card() -> None:
    deal = with_silence()
    while deal.phase != "baloot":
        deal.do("QH" if "QH" in deal.open else min(deal.open))
    assert (deal.r.turn, deal.open) == (1, {"silent", "baloot"})
    assert deal.r.in_trick in {0, 2}
    said = deal.r.turn
    deal.do("baloot")
    assert deal.r.baloot_seat == said
    assert deal.phase == "play"


def with_silence() -> Deal:
    deal = in_play(ROYAL, "H", buyer=1, auto_declare=False)
    for card in ("8H", "KH", "JH", "AH"):
        deal.do("silent", card)
    return deal


@pytest.mark.rule("BAL-PROJ-9")
def test_option_the_question_of_a_fourth_card_comes_after_the_trick() -> None:
    hands = (
        "AS KS 8S 7S JH 9D TC KD",
        "9S TS JS 7D 7H AC 8C 8H",
        "QS AH 9H TD JD 9C QC JC",
        "KH QH TH AD 8D 7C KC QD",
    )
    deal = in_play(hands, "H", auto_declare=False)
    for card in ("JH", "7H", "AH", "KH"):
        deal.do("silent", card)
    deal.play("AS 9S QS")
    assert deal.open == {"QH", "TH"}, "void, and the partner of the leader has not spared the player"
    deal.do("QH")
    assert (deal.phase, deal.r.turn, deal.r.in_trick, deal.r.tricks) == ("baloot", 3, 0, [1, 0, 0, 1])
    deal.do("silent")
    assert (deal.phase, deal.r.turn, deal.r.baloot_seat) == ("play", 3, -1)


@pytest.mark.rule("BAL-PROJ-10")
def test_option_a_project_kept_silent_blocks_no_baloot() -> None:
    hand = "KH QH JH TH 9H 7S 8D 7C"
    others = [card for suit in "SDCH" for card in (rank + suit for rank in "AKQJT987") if card not in hand.split()]
    rest = [" ".join(others[i::3]) for i in range(3)]
    deal = in_play((hand, *rest), "H", auto_declare=False)
    asked = False
    while deal.r.turn >= 0:
        asked = asked or deal.phase == "baloot"
        deal.do("silent" if "silent" in deal.open else min(deal.open))
    assert asked
