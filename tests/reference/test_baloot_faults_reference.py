"""The reference of tables with `illegal_cards` = `claimable` against the worked cases and some that are not in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .baloot_claimable import ClaimableReference

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "baloot_faults.json").read_text(encoding="utf-8")
)["plays"]
CLAIMS = {"deal_scores", "over", "winners", "legal", "phase", "turn"}


def play(match: ClaimableReference, *actions: str) -> ClaimableReference:
    """These actions; one that begins with @ and a seat is said out of turn by that seat."""
    for action in actions:
        if action.startswith("@"):
            match.interrupt(int(action[1]), action[3:])
        else:
            match.act(action)
    return match


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    match = play(ClaimableReference.at(case["position"]), *case["do"])
    answers = {
        "deal_scores": match.deal_scores[-1] if match.deal_scores else None,
        "over": match.over,
        "winners": match.winners,
        "legal": sorted(match.legal()),
        "phase": match.phase,
        "turn": match.turn,
    }
    claims = {name: case[name] for name in case if name not in ("id", "why", "position", "do")}
    assert claims and set(claims) <= CLAIMS
    if "legal" in claims:
        claims["legal"] = sorted(claims["legal"])
    assert {name: answers[name] for name in claims} == claims


LONG_SPADES = [
    "AS KS QS JS TS 9S 8S AH",
    "7S KH QH 9H 8H AD KD 9D",
    "TH 7H JH TD QD JD 8D 7D",
    "AC KC QC JC TC 9C 8C 7C",
]
MIXED = [
    "AS TS 7S AH TH 8H AD 7D",
    "KS QS 8S KH 7H KD 8D AC",
    "JS 9S QH JH QD JD TC KC",
    "9H TD 9D QC JC 9C 8C 7C",
]
#: The first card of seat 1 is a fault; seat 0 takes every trick.
FAULT_AND_ALL_TRICKS = "AS KD 7D 7C KS 7S 8D 8C QS 9D TD 9C JS AD JD TC TS 8H QD JC 9S 9H 7H QC 8S QH JH KC AH KH TH AC"
SUN: dict[str, Any] = {"mode": "sun"}


def table(hands: list[str], contract: dict[str, Any] | None = None, /, **options: object) -> ClaimableReference:
    """Seat 3 deals, seat 0 buys and leads; the preset `saudi_majlis` with these options."""
    position = {"preset": "saudi_majlis", "options": options, "dealer": 3, "hands": hands, "contract": contract or SUN}
    return ClaimableReference.at(position)


def hokom(trump: str, **more: object) -> dict[str, Any]:
    """A contract in hokom."""
    return {"mode": "hokom", "trump": trump, **more}


def refused(match: ClaimableReference, seat: int, text: str, rule: str) -> None:
    """This is refused by that rule, it is not among the open ones, and saying it changes nothing."""
    before = (match.turn, match.legal(), match.phase, len(match.endings))
    why = match.refusal(seat, text)
    assert why is not None and why.startswith(rule)
    assert text not in match.open_interrupts(seat)
    with pytest.raises(ValueError, match=rule):
        match.interrupt(seat, text)
    assert before == (match.turn, match.legal(), match.phase, len(match.endings))


@pytest.mark.rule("BAL-QAID-3")
def test_accusations_that_are_refused() -> None:
    match = table(MIXED)
    refused(match, 1, "accuse no-follow AS", "BAL-QAID-3")
    play(match, "AS", "AC")
    refused(match, 3, "accuse no-follow AC", "BAL-QAID-3")
    refused(match, 0, "accuse no-follow JS", "BAL-QAID-3")
    refused(match, 0, "accuse revoke AC", "BAL-QAID-3")
    for proof in ("8S", "AC"):
        refused(match, 0, f"accuse no-follow AC by {proof}", "BAL-QAID-3")
    refused(match, 0, "accuse false-sawa", "BAL-SAWA-4")
    refused(match, 0, "sawa", "BAL-SAWA-1")
    with pytest.raises(ValueError, match="not an accusation"):
        match.interrupt(0, "accuse no-follow AC 8S")
    play(match, "@2 accuse no-follow AC")
    assert match.endings[-1].score == [26, 0] and match.needs_deal and match.dealer == 0
    refused(match, 0, "accuse no-follow AC", "BAL-QAID-3")


@pytest.mark.rule("BAL-QAID-3")
def test_the_window_ends_a_trick_later_by_the_house_rule() -> None:
    for window, closed in (("trick", True), ("deal", False)):
        match = play(table(MIXED, accusation_window=window), "AS", "AC", "JS", "7C", "TS", "8S", "9S")
        assert "accuse no-follow AC by 8S" in match.open_interrupts(2)
        play(match, "8C")
        assert ("accuse no-follow AC" not in match.open_interrupts(2)) == closed
        assert "accuse no-follow 8S" in match.open_interrupts(2)


@pytest.mark.rule("BAL-QAID-3", "BAL-QAID-4")
def test_a_proof_has_to_be_named_by_the_house_rule() -> None:
    match = play(table(MIXED, accusation_proof="named"), "AS", "AC")
    refused(match, 0, "accuse no-follow AC", "BAL-QAID-3")
    play(match, "JS", "7C", "TS", "KD")
    assert not match.ruling(0, "accuse no-follow AC by KD").right
    play(match, "9S", "8C", "7S", "QS")
    assert match.ruling(0, "accuse no-follow AC by QS").right
    assert match.ruling(0, "accuse no-follow KD by QS").right


@pytest.mark.rule("BAL-QAID-2")
def test_a_low_trump_proves_that_the_player_did_not_follow() -> None:
    # Seat 1 should have played the king on the eight; the seven was not allowed there, but it was a trump.
    match = play(table(MIXED, hokom("H")), "8H", "8D", "JH", "9H", "JS", "7C", "AS", "KS", "AH", "7H")
    assert match.ruling(0, "accuse no-follow 8D by 7H").right
    assert not match.ruling(0, "accuse no-follow 8D by KS").right
    assert not match.ruling(0, "accuse no-overtrump 7H").right


@pytest.mark.rule("BAL-QAID-5")
def test_projects_are_multiplied_as_in_other_deals() -> None:
    for cap, score in ((False, [78, 0]), (True, [68, 0])):
        match = table(LONG_SPADES, hokom("H", multiplier=3), project_multiplier_cap2=cap, failed_contract="each_keeps")
        play(match, "AS", "KD", "@0 accuse no-follow KD")
        assert match.deal_scores == [score] and match.scores == score


@pytest.mark.rule("BAL-QAID-5", "BAL-END-1")
def test_a_ruling_can_end_the_match() -> None:
    match = table(MIXED)
    match.scores = [100, 140]
    play(match, "AS", "8S", "@2 accuse no-follow 8S")
    assert match.over and match.winners == [1] and match.scores == [100, 166] and match.phase == "over"


@pytest.mark.rule("BAL-QAID-6")
def test_where_kaboot_cannot_be_demanded() -> None:
    demand = "accuse no-follow AC kaboot"
    assert demand in play(table(MIXED), "AS", "AC").open_interrupts(0)
    for option in ("accusation_kaboot", "kaboot"):
        refused(play(table(MIXED, **{option: "off"}), "AS", "AC"), 0, demand, "BAL-QAID-6")
    match = play(table(MIXED), "AS", "AC", "JS", "7C", "7S", "KS", "9S")
    assert demand in match.open_interrupts(2)
    refused(play(match, "8C"), 2, demand, "BAL-QAID-6")
    counting = play(table(LONG_SPADES), *FAULT_AND_ALL_TRICKS.split())
    assert counting.phase == "counting" and "accuse no-follow KD" in counting.open_interrupts(0)
    refused(counting, 0, "accuse no-follow KD kaboot", "BAL-QAID-6")


@pytest.mark.rule("BAL-QAID-6", "BAL-SAWA-1")
def test_a_granted_demand_is_played_to_the_last_card_without_sawa() -> None:
    actions = FAULT_AND_ALL_TRICKS.split()
    match = play(table(LONG_SPADES), *actions[:3], "@2 accuse no-follow KD kaboot", *actions[3:20])
    assert len(match.hands[0]) == 3
    refused(match, 0, "sawa", "BAL-SAWA-1")
    play(match, *actions[20:])
    assert match.endings[-1].reason == "kaboot made" and match.deal_scores == [[68, 0]]


@pytest.mark.rule("BAL-QAID-6", "BAL-DBL-9")
def test_a_demand_in_a_gahwa_deal_wins_the_match_either_way() -> None:
    match = play(table(MIXED, hokom("H", multiplier="gahwa"), target=200), "AS", "8S", "JS", "7C")
    play(match, "@0 accuse no-trump 7C kaboot")
    assert match.legal() == {"TS", "7S", "AH", "TH", "8H", "AD", "7D"}
    refused(match, 0, "accuse no-trump 7C", "BAL-QAID-3")
    play(match, "7S")
    assert match.legal() == {"KS", "QS"}
    play(match, "KS", "9S", "8C")
    assert match.deal_scores == [[152, 0]] and match.winners == [0]
    assert match.endings[-1].reason == "kaboot missed"


@pytest.mark.rule("BAL-QAID-6", "BAL-SAWA-1")
def test_a_demand_ends_the_question_about_a_sawa() -> None:
    match = table(LONG_SPADES)
    play(match, *FAULT_AND_ALL_TRICKS.split()[:16], "@0 sawa")
    assert match.phase == "sawa" and match.turn == 1
    play(match, "@2 accuse no-follow KD by 7S kaboot")
    assert match.phase == "play" and match.turn == 0 and match.legal() == {"TS", "9S", "8S", "AH"}
    refused(match, 0, "sawa", "BAL-SAWA-1")


BEFORE: dict[str, object] = {"auto_declare": False, "baloot_call": "before_card"}
SPADES_ANNOUNCED = ["silent", "AS", "silent", "KS", "silent", "9S", "announce", "7C"]


@pytest.mark.rule("BAL-QAID-1", "BAL-QAID-5")
def test_who_has_said_baloot_is_held_to_it_and_it_counts_at_once() -> None:
    match = play(table(MIXED, hokom("S"), **BEFORE), *SPADES_ANNOUNCED, "JS", "8C", "7S")
    assert match.turn == 1 and match.legal() == {"baloot", "silent"}
    play(match, "baloot")
    assert match.legal() == {"QS"}
    play(match, "@2 accuse no-follow KS")
    assert match.deal_scores == [[0, 16 + 2 + 2]]
    match = play(table(MIXED, hokom("S"), **BEFORE), *SPADES_ANNOUNCED, "JS", "8C", "7S", "silent")
    assert match.legal() == match.hands[1]
    play(match, "QS", "@2 accuse no-follow KS")
    assert match.deal_scores == [[0, 16 + 2]]


@pytest.mark.rule("BAL-QAID-1")
def test_baloot_is_not_open_where_its_card_would_be_a_fault() -> None:
    match = play(table(MIXED, hokom("S"), **BEFORE), *SPADES_ANNOUNCED, "QD", "TD", "AD")
    assert match.turn == 1 and match.legal() == {"silent"}
    play(match, "silent", "QS")
    assert match.ruling(0, "accuse no-follow QS").right


@pytest.mark.rule("BAL-QAID-5")
def test_a_project_is_announced_when_it_is_said() -> None:
    match = play(table(MIXED, **BEFORE), "silent", "AS", "silent", "8S", "silent", "JS", "announce")
    assert match.legal() == match.hands[3]
    play(match, "@0 accuse no-follow 8S")
    assert match.deal_scores == [[0, 30]]


@pytest.mark.rule("BAL-QAID-7")
def test_after_the_counting_nothing_can_be_claimed() -> None:
    position = {"preset": "saudi_majlis", "dealer": 1, "hands": ["AS", "KS", "QS", "JS"], "contract": SUN, "leader": 0}
    match = play(ClaimableReference.at(position), "AS", "KS", "QS", "JS")
    for seat in (2, 3, 0, 1):
        assert match.phase == "counting" and match.turn == seat and match.legal() == {"count"}
        assert "accuse no-follow KS" in match.open_interrupts(0)
        match.act("count")
    assert match.phase == "needs-deal" and match.open_interrupts(0) == set()
    assert match.endings[-1].reason == "counted"


SAWA_HANDS = ["AS KS QS AD", "9S 9H 8H 7D", "TS KH 7H 8D", "8S QH TH 9D"]


@pytest.mark.rule("BAL-SAWA-1", "BAL-SAWA-2")
def test_sawa_can_be_said_once_a_trick_by_the_leader_with_few_cards() -> None:
    match = table(SAWA_HANDS)
    refused(match, 1, "sawa", "BAL-SAWA-1")
    play(match, "@0 sawa", "decline", "decline")
    refused(match, 0, "sawa", "BAL-SAWA-1")
    play(match, "AS", "9S", "TS", "8S", "@0 sawa")
    assert match.phase == "counting" and match.turn == 0
    for house_rule in ("three", "off"):
        refused(table(SAWA_HANDS, sawa=house_rule), 0, "sawa", "BAL-SAWA-1")
    refused(table(LONG_SPADES), 0, "sawa", "BAL-SAWA-1")


@pytest.mark.rule("BAL-SAWA-1")
def test_no_sawa_between_baloot_and_its_card() -> None:
    hands = ["KS QS AH", "9H 8H 7H", "7D 8D 9D", "7C 8C 9C"]
    for answer, possible in (("baloot", False), ("silent", True)):
        match = play(table(hands, hokom("S"), **BEFORE), "KS", "9H", "7D", "7C")
        assert match.legal() == {"baloot", "silent"}
        refused(match, 0, "sawa", "BAL-SAWA-1")
        play(match, answer)
        assert ("sawa" in match.open_interrupts(0)) == possible


@pytest.mark.rule("BAL-SAWA-3")
def test_a_sawa_plays_king_and_queen_of_trumps() -> None:
    hands = ["KS QS AS", "9H 8H 7H", "7D 8D 9D", "7C 8C 9C"]
    for automatic, baloot in ((True, [1, 0]), (False, [0, 0])):
        match = play(table(hands, hokom("S"), auto_declare=automatic), "@0 sawa", *["count"] * 4)
        assert match.play is not None and match.play.played.baloot == baloot
        assert match.play.tricks == [3, 0] and match.play.played.cards == [4 + 3 + 11 + 10, 0]


@pytest.mark.rule("BAL-SAWA-3", "BAL-QAID-3")
def test_the_cards_of_a_sawa_prove_a_fault_and_allow_no_demand() -> None:
    match = play(table(SAWA_HANDS, accusation_proof="named"), "AS", "9S", "TS", "8S", "AD", "7D", "8D", "9D")
    play(match, "@0 sawa")
    assert "accuse no-follow AD by KS" in match.open_interrupts(1)
    assert "accuse no-follow 9S by 9H" not in match.open_interrupts(0)
    assert "accuse no-follow 9S by 7D" in match.open_interrupts(0)
    refused(match, 0, "accuse no-follow 9S by 7D kaboot", "BAL-QAID-6")
    for text in ("accuse false-sawa AS", "accuse false-sawa by KS", "accuse false-sawa kaboot"):
        refused(match, 1, text, "BAL-SAWA-4")
    assert "accuse false-sawa" in match.open_interrupts(3)
    refused(match, 2, "accuse false-sawa", "BAL-QAID-3")


@pytest.mark.rule("BAL-SAWA-4", "BAL-DBL-7")
def test_a_locked_trump_cannot_be_drawn_first() -> None:
    hands = ["AS JH", "9S 8S", "TS 7D", "8C 7H"]
    for locked in (False, True):
        match = play(table(hands, hokom("H", multiplier=2, locked=locked)), "@0 sawa")
        assert match.ruling(1, "accuse false-sawa").right == locked


def test_a_table_that_refuses_cards_is_not_for_this_reference() -> None:
    with pytest.raises(ValueError, match="claimable"):
        ClaimableReference({}, 0)
    with pytest.raises(ValueError, match="sawa"):
        ClaimableReference({"illegal_cards": "claimable", "sawa": "on"}, 0)
    with pytest.raises(ValueError, match="not understood: played"):
        ClaimableReference.at({"preset": "saudi_majlis", "played": "AS"})
