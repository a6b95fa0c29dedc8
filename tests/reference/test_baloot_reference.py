"""The Baloot reference against the worked cases, a few constructed deals, and whole random matches."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from .baloot import Reference, judge_legal, judge_score, pack, random_options
from .baloot_cards import legal_cards
from .baloot_options import SEED, complete
from .baloot_projects import baloot_counts, counting_projects, projects_of
from .baloot_scoring import Played, card_game_points, score_deal

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "baloot.json").read_text(encoding="utf-8")
)


HOKOM_66 = ("larger_down", "counting_team")


def ids(cases: list[dict[str, Any]]) -> list[str]:
    """Names of the cases, for the test report."""
    return [str(case["id"]) for case in cases]


@pytest.mark.parametrize("case", CASES["legal"], ids=ids(CASES["legal"]))
def test_legal_case(case: dict[str, Any]) -> None:
    assert judge_legal(case) == set(case["legal"])


@pytest.mark.parametrize("case", CASES["score"], ids=ids(CASES["score"]))
def test_score_case(case: dict[str, Any]) -> None:
    score, raw = judge_score(case)
    assert score == case["result"]["score"]
    assert raw == case["result"].get("raw", raw)


def started(
    options: dict[str, object] | None = None,
    public: str = "KS",
    first_five: dict[int, list[str]] | None = None,
) -> Reference:
    """A match with dealer 3 (so seats are in order of priority), given public card and some given hands."""
    fixed = {} if first_five is None else first_five
    used = {public}.union(*fixed.values()) if fixed else {public}
    free = [card for card in pack({}) if card not in used]
    five = [list(fixed.get(seat, [])) for seat in range(4)]
    for hand in five:
        while len(hand) < 5:
            hand.append(free.pop(0))
    order = [card for hand in five for card in hand[:3]] + [card for hand in five for card in hand[3:]]
    match = Reference(options or {}, 3)
    match.deal([*order, public, *free])
    return match


def say(match: Reference, *answers: tuple[int, str]) -> None:
    """Give these answers, checking each time who is asked."""
    for seat, answer in answers:
        assert match.turn == seat, (match.turn, answer)
        match.act(answer)


def test_hokom_taken_as_sun_is_offered_to_all_higher_seats() -> None:
    match = started()
    say(match, (0, "pass"), (1, "hokom"), (0, "pass"), (2, "pass"), (3, "ashkal"))
    assert match.turn == 0 and match.legal() == {"pass", "sun"}
    say(match, (0, "pass"), (1, "pass"), (2, "sun"))
    assert match.contract is not None and match.contract.sun and match.contract.buyer == 2
    assert "KS" in match.hands[2] and [len(hand) for hand in match.hands] == [8, 8, 8, 8]
    assert match.turn == 0


def test_ashkal_gives_the_card_to_the_partner() -> None:
    match = started()
    say(match, (0, "pass"), (1, "pass"), (2, "ashkal"), (0, "pass"), (1, "pass"))
    assert match.contract is not None and (match.contract.buyer, match.contract.taker) == (2, 0)
    assert "KS" in match.hands[0]


def test_no_flip_on_an_ace_but_otherwise() -> None:
    match = started(public="AS")
    say(match, (0, "hokom"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert match.turn == 1 and match.legal() == {"pass", "double open", "double locked"}
    match = started(public="KS")
    say(match, (0, "hokom"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert match.turn == 0 and match.legal() == {"hokom", "sun"}


def test_second_round_hokom_and_the_whole_ladder() -> None:
    match = started()
    say(match, *[(seat, "pass") for seat in range(4)], (0, "pass"), (1, "pass"), (2, "hokom"), (3, "pass"))
    assert match.legal() == {"hokom H", "hokom D", "hokom C", "sun"}
    say(match, (2, "hokom C"), (1, "pass"), (3, "double locked"), (2, "triple"))
    say(match, (3, "four locked"), (2, "gahwa"))
    assert match.contract is not None and match.contract.gahwa and not match.contract.locked
    while not match.over:
        match.act(min(match.legal()))
    assert sorted(match.deal_scores[0]) == [0, 152]


def test_all_pass_moves_the_deal_on() -> None:
    match = started()
    say(match, *[(seat, "pass") for seat in range(4)] * 2)
    assert match.needs_deal and match.dealer == 0 and match.deal_scores == [] and match.legal() == set()


def test_kawesh_annuls_and_the_same_dealer_deals() -> None:
    match = started(first_five={1: ["7S", "8S", "9H", "7D", "8D"]})
    say(match, (0, "hokom"))
    assert match.turn == 1 and "kawesh" in match.legal()
    match.act("kawesh")
    assert match.needs_deal and match.dealer == 3
    asked = started({"kawesh_timing": "any_time_r1"})
    assert asked.turn == 0 and asked.legal() == {"no"}


def test_sun_is_doubled_by_the_trailing_team_only() -> None:
    match = started()
    match.scores = [101, 100]
    say(match, (0, "sun"))
    assert match.turn == 1 and match.legal() == {"pass", "double"}
    match = started()
    match.scores = [100, 101]
    say(match, (0, "sun"))
    assert match.contract is not None and len(match.hands[0]) == 8


def test_an_ashkal_out_of_place_is_a_sun_of_its_caller() -> None:
    always: dict[str, object] = {"wrongful_ashkal": "always_sun"}
    match = started(always)
    say(match, *[(seat, "pass") for seat in range(4)], (0, "pass"), (1, "pass"), (2, "hokom"))
    assert match.turn == 3 and match.legal() == {"pass", "sun", "ashkal"}
    match.act("ashkal")
    assert match.contract is not None and (match.contract.buyer, match.contract.taker) == (3, 3)
    match = started(always)
    say(match, (0, "pass"), (1, "hokom"), (0, "ashkal"))
    assert match.contract is not None and (match.contract.buyer, match.contract.taker) == (0, 0)
    match = started(always)
    say(match, (0, "pass"), (1, "hokom"), (0, "pass"), (2, "ashkal"), (0, "pass"), (1, "ashkal"))
    assert match.contract is not None and (match.contract.buyer, match.contract.taker) == (1, 1)
    match = started(always)
    say(match, (0, "pass"), (1, "hokom"), (0, "pass"), (2, "ashkal"), (0, "pass"), (1, "pass"))
    assert match.contract is not None and (match.contract.buyer, match.contract.taker) == (2, 0)


def test_kawesh_as_sun_has_its_place_on_the_ordinary_turn_alone() -> None:
    low = {1: ["7S", "8S", "9H", "7D", "8D"]}
    match = started({"kawesh": "as_sun", "kawesh_timing": "any_time_r1"}, first_five=low)
    assert match.turn == 0 and match.legal() == {"pass", "hokom", "sun", "ashkal"}
    match.act("hokom")
    assert match.turn == 1 and match.legal() == {"pass", "sun"}
    match = started({"kawesh": "as_sun"}, first_five=low)
    say(match, (0, "pass"))
    assert "kawesh" in match.legal()
    match.act("kawesh")
    assert match.needs_deal and match.dealer == 3 and match.deal_scores == []
    match = started({"kawesh": "as_sun"}, first_five=low)
    say(match, *[(seat, "pass") for seat in range(4)], (0, "pass"))
    assert "kawesh" not in match.legal()


BEFORE: dict[str, object] = {"baloot_call": "before_card", "auto_declare": False, "kaboot": "off"}


def hokom_in_spades(first_hand: list[str]) -> Reference:
    """Seat 0 has bought the king of spades and kept silent before the first card; Baloot is said before its card."""
    match = started(BEFORE, "KS", {0: first_hand})
    say(match, (0, "hokom"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "hokom"), (1, "pass"), (3, "pass"))
    match.act("silent")
    return match


def silent_or_lowest(match: Reference) -> None:
    """One more action: no announcement, and any card."""
    match.act("silent" if "silent" in match.legal() else min(match.legal()))


def test_baloot_is_said_before_its_second_card() -> None:
    for said in (True, False):
        match = hokom_in_spades(["QS", "7S", "8H", "9D", "TC"])
        match.act("KS")
        while match.turn != 0 or "baloot" not in match.legal():
            silent_or_lowest(match)
        assert match.legal() == {"baloot", "silent"}
        match.act("baloot" if said else "silent")
        assert match.turn == 0 and "QS" in match.legal()
        assert (match.legal() == {"QS"}) == said
        match.act("QS")
        while match.deal_scores == []:
            assert match.turn != 0 or not match.legal() & {"baloot", "silent"}
            silent_or_lowest(match)
        assert sum(match.deal_scores[0]) == (18 if said else 16)


def test_the_player_of_a_royal_is_asked_until_the_other_royal_is_played() -> None:
    match = hokom_in_spades(["7S", "8S", "8H", "9D", "TC"])
    holder = next(seat for seat in range(4) if "QS" in match.hands[seat])
    assert holder != 0
    match.act("KS")
    questions = {True: 0, False: 0}  # to seat 0, before and after the queen was played
    while match.deal_scores == []:
        if match.turn == 0:
            queen_out = "QS" not in match.hands[holder]
            assert (match.legal() == {"silent"}) != queen_out
            questions[queen_out] += 1
            if not queen_out:
                match.act("silent")
        silent_or_lowest(match)
    assert min(questions.values()) > 0 and sum(questions.values()) == 7


def test_cutter_packets() -> None:
    cards = pack({})
    full: dict[str, object] = {"cut_choice": "full"}
    expected = {
        "go": (6, cards[6], cards[20]),
        "public top": (7, cards[7], cards[0]),
        "top own": (0, cards[0], cards[20]),
        "bottom own": (29, cards[29], cards[17]),
        "bottom partner": (3, cards[3], cards[17]),
        "cut 5": (11, cards[11], cards[25]),
    }
    for choice, (start, first, public) in expected.items():
        match = Reference(full, 3)
        match.deal(cards)
        assert match.turn == 2 and len(match.legal()) == 37
        match.act(choice)
        assert first in match.hands[2] and set(cards[start : start + 3]) <= match.hands[2]
        assert match.public == public and match.turn == 0
    match.act("pass")
    match = Reference(full, 3)
    match.deal(cards)
    match.act("shuffle")
    assert match.needs_deal and match.dealer == 3
    match.deal(cards)
    assert match.turn == 0


def test_projects_of_long_runs_and_four_of_a_kind() -> None:
    run = {rank + "S" for rank in "AKQJT987"}
    assert [project.name for project in projects_of(run, sun=True)] == ["100", "sira"]
    aces = {"AS", "AH", "AD", "AC", "KS", "QS", "JS", "TS"}
    assert [project.name for project in projects_of(aces, sun=True)] == ["400", "50"]
    assert [project.strength for project in projects_of(aces, sun=False)] == [(4, 8)]


def test_equal_projects() -> None:
    spades, hearts = projects_of({"AS", "KS", "QS"}, False), projects_of({"AH", "KH", "QH"}, False)
    announced = {0: spades, 1: hearts, 2: projects_of({"9D", "8D", "7D"}, False), 3: []}
    order = [0, 1, 2, 3]
    expected = {"earlier_seat": [2, 0], "trump_then_earlier": [0, 1], "none_scores": [0, 0]}
    for rule, numbers in expected.items():
        counting = counting_projects(announced, order, "H", complete({"project_tie": rule}))
        assert [len(team) for team in counting] == numbers


def test_baloot_inside_projects() -> None:
    options, loose = complete({}), complete({"baloot_blocked_by": "only_100"})
    both = projects_of({"KH", "QH", "JH", "TH"}, False)
    one = projects_of({"KH", "QH", "JH", "KS", "KD", "KC"}, False)
    queen = projects_of({"QH", "JH", "TH"}, False)
    assert all(baloot_counts(found, "H", options) for found in ([], both))
    assert not any(baloot_counts(found, "H", options) for found in (one, queen))
    assert [baloot_counts(found, "H", loose) for found in (both, one, queen)] == [True, False, True]


def test_card_points_always_share_out_26_or_16() -> None:
    rules = [complete({"hokom_round_five": r, "hokom_66": s}) for r in ("down", "up") for s in HOKOM_66]
    for options in rules:
        assert all(sum(card_game_points(Played(True, 0, [x, 130 - x]), options)) == 26 for x in range(131))
        assert all(sum(card_game_points(Played(False, 0, [x, 162 - x]), options)) == 16 for x in range(163))


def test_score_options() -> None:
    five = Played(False, 0, [85, 77])
    assert score_deal(five, complete({})) == [8, 8]
    assert score_deal(five, complete({"hokom_round_five": "up"})) == [9, 7]
    sixes = Played(False, 0, [66, 96], projects=[["50"], []])
    assert score_deal(sixes, complete({})) == [12, 9]
    assert score_deal(sixes, complete({"hokom_66": "counting_team"})) == [11, 10]
    tie = Played(False, 0, [56, 106], projects=[["50"], []])
    assert score_deal(tie, complete({})) == [11, 10]
    assert score_deal(tie, complete({"tie_undoubled": "buyer_loses_hokom"})) == [0, 21]
    sun = Played(True, 0, [62, 68])
    assert score_deal(sun, complete({})) == [0, 26]
    assert score_deal(Played(True, 0, [64, 66]), complete({"sun_tie_by": "gp"})) == [0, 26]
    reverse = Played(True, 0, [0, 130], [0, 8], mult=2, last_raiser=1, first_player_bought_ace=True)
    assert score_deal(reverse, complete({"reverse_kaboot_88": True})) == [0, 176]
    assert score_deal(reverse, complete({"kaboot_multiplied": False})) == [0, 44]
    capped = Played(False, 0, [100, 62], projects=[["50"], []], baloot=[0, 1], mult=3, last_raiser=0)
    options = complete({"project_multiplier_cap2": True, "baloot_of_loser": "stays"})
    assert score_deal(capped, options) == [58, 2]


def test_overruffing_where_trumps_were_led_only() -> None:
    hand, trick = {"JH", "7H", "KS"}, ["TC", "9H"]
    for rule, expected in {"always": {"JH"}, "trump_led": {"JH", "7H"}}.items():
        assert legal_cards(hand, trick, "H", [], locked=False, options=complete({"overruff": rule})) == expected
    led = complete({"overruff": "trump_led"})
    assert legal_cards(hand, ["8H", "9H"], "H", [], locked=False, options=led) == {"JH"}
    assert legal_cards({"7H", "KS"}, trick, "H", [], locked=False, options=led) == {"7H", "KS"}


def test_the_sums_of_the_seed_document() -> None:
    seed = complete(SEED)
    assert card_game_points(Played(True, 0, [65, 65]), seed) == [14, 14]
    assert score_deal(Played(True, 0, [45, 85]), seed) == [10, 18]
    assert score_deal(Played(False, 0, [77, 85], [3, 5], projects=[["sira"], []]), seed) == [9, 9]
    assert score_deal(Played(False, 0, [60, 102], projects=[[], ["50"]], baloot=[1, 0]), seed) == [8, 15]
    assert score_deal(Played(True, 0, [0, 130], [0, 8]), seed) == [0, 26]
    assert score_deal(Played(False, 0, [60, 102], mult=2, last_raiser=1), seed) == [0, 32]


@pytest.mark.parametrize("options", [{"kaboot": True}, {"first_dealer": True}, {"target": 0}, {"unknown": 1}])
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"option|value"):
        Reference(options, 0)


@pytest.mark.parametrize("seed", range(20))
def test_random_match(seed: int) -> None:
    rng = random.Random(seed)
    match = Reference(random_options(rng), rng.randrange(4))
    while not match.over:
        if match.needs_deal:
            cards = pack(match.options)
            rng.shuffle(cards)
            match.deal(cards)
        legal = sorted(match.legal())
        assert legal and match.turn in range(4)
        with pytest.raises(ValueError, match="not legal"):
            match.act("no such action")
        match.act(rng.choice(legal))
    assert match.turn == -1 and not match.needs_deal and len(match.winners) == 1
    assert match.scores == [sum(score[team] for score in match.deal_scores) for team in (0, 1)]
