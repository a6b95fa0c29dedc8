"""The reference of tables with `illegal_cards` = `claimable` against the worked cases, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .back_alley_claimable import ClaimableReference

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "back_alley_faults.json").read_text(encoding="utf-8")
)["plays"]
CLAIMS = {"closed", "deal_scores", "scores", "over", "winners", "dealer", "legal", "phase", "turn"}
#: Hearts are trumps; five cards each, seat 0 leads.
FIVE = ["AS KH 2D XR 7C", "KS QS AH 5H 9C", "JS TS XB 4D 8C", "9S 8S QH 3D TC"]


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
    claims = {name: case[name] for name in case if name not in ("id", "why", "position", "do")}
    assert claims and set(claims) <= CLAIMS
    answers = {
        "deal_scores": match.deal_scores[-1] if match.deal_scores else None,
        "legal": sorted(match.legal()),
        **{name: getattr(match, name) for name in ("scores", "over", "winners", "dealer", "phase", "turn")},
    }
    if "legal" in claims:
        claims["legal"] = sorted(claims["legal"])
    for said, rule in claims.pop("closed", {}).items():
        assert (match.refusal(int(said[1]), said[3:]) or "").startswith(rule), said
    assert {name: answers[name] for name in claims} == claims


def table(**options: object) -> ClaimableReference:
    """Seat 3 dealt; the contracts are 2 for seats 0 and 2, and 3 for the others."""
    return ClaimableReference.at(
        {
            "options": {"illegal_cards": "claimable", "schedule": [5, 5], **options},
            "dealer": 3,
            "hands": FIVE,
            "turned": "2H",
            "contract": {"calls": ["bid 2", "bid 1", "pass", "bid 2"]},
        }
    )


def refused(match: ClaimableReference, seat: int, text: str) -> bool:
    """Whether this is refused; if so, saying it changes nothing."""
    why = match.refusal(seat, text)
    assert (why is None) == (text in match.open_interrupts(seat))
    if why is not None:
        assert why.startswith("BA-FAULT-3")
        before = (match.turn, match.phase, match.legal(), match.scores)
        with pytest.raises(ValueError, match="BA-FAULT-3"):
            match.interrupt(seat, text)
        assert before == (match.turn, match.phase, match.legal(), match.scores)
    return why is not None


@pytest.mark.rule("BA-FAULT-3")
def test_what_is_said_of_whom() -> None:
    match = play(table(), "AS", "9C")
    kinds = ("barred-lead", "no-follow", "kept-back")
    for seat in (0, 2):
        assert match.open_interrupts(seat) == {f"accuse {kind} 9C" for kind in kinds}
    for seat in (1, 3):
        assert match.open_interrupts(seat) == {f"accuse {kind} AS" for kind in kinds}
    assert refused(match, 1, "accuse no-follow 9C")
    assert refused(match, 3, "accuse no-follow 9C")
    assert refused(match, 0, "accuse no-follow KS")
    assert refused(match, 0, "accuse no-trump 9C")


@pytest.mark.rule("BA-FAULT-3")
def test_a_proof_was_played_after_the_card_by_the_same_player() -> None:
    match = play(table(accusation_proof="named"), "AS", "9C", "JS", "9S", "7C", "KS", "8C", "TC")
    text = "accuse no-follow 9C by "
    assert not refused(match, 0, text + "KS")
    for other in ("9C", "AS", "9S", "QS", "2S"):
        assert refused(match, 0, text + other)
    assert refused(match, 0, "accuse no-follow 9C")
    assert refused(match, 0, "accuse no-follow KS by 9C")


@pytest.mark.rule("BA-FAULT-3")
def test_the_window_of_a_trick() -> None:
    match = table(accusation_window="trick")
    cards = ("AS", "9C", "JS", "9S", "7C", "KS", "8C")
    for card in cards[1:]:
        match.act(cards[cards.index(card) - 1])
        assert not match.laid.get("9C") or not refused(match, 0, "accuse no-follow 9C")
    play(match, "8C")
    assert not refused(match, 0, "accuse no-follow 9C")
    play(match, "TC")
    assert refused(match, 0, "accuse no-follow 9C")
    assert not refused(match, 0, "accuse no-follow KS")


@pytest.mark.rule("BA-FAULT-3", "BA-FAULT-5")
def test_nothing_is_claimed_before_the_first_card_and_after_the_counting() -> None:
    match = table()
    assert refused(match, 1, "accuse barred-lead AS")
    while match.phase == "play":
        match.act(min(match.hands[match.turn]))
    seats = []
    while match.phase == "counting":
        seats.append(match.turn)
        assert match.legal() == {"count"} and match.open_interrupts(0) and match.open_interrupts(1)
        match.act("count")
    assert seats == [0, 1, 2, 3] and match.needs_deal
    assert all(not match.open_interrupts(seat) for seat in range(4))
    assert refused(match, 0, "accuse no-follow 9C")


@pytest.mark.rule("BA-FAULT-3")
def test_a_verdict_is_the_end_of_accusing() -> None:
    match = play(table(), "AS", "9C", "@0 accuse no-follow 9C")
    assert match.needs_deal and refused(match, 0, "accuse no-follow 9C")


@pytest.mark.parametrize("text", ["", "accuse", "accuse no-follow", "accuse no-follow 9C by", "sawa", "count"])
def test_what_is_no_accusation(text: str) -> None:
    match = play(table(), "AS", "9C")
    with pytest.raises(ValueError, match="not an accusation"):
        match.interrupt(0, text)
    assert match.phase == "play"


def test_a_table_that_refuses_cards_is_not_for_this_reference() -> None:
    with pytest.raises(ValueError, match="claimable"):
        ClaimableReference({}, 0)
    with pytest.raises(ValueError, match="accusation_proof"):
        ClaimableReference({"illegal_cards": "claimable", "accusation_proof": "none"}, 0)
    with pytest.raises(ValueError, match="not understood: played"):
        ClaimableReference.at({"played": "AS"})
