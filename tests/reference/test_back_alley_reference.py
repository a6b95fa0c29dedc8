"""The slow reference of Back Alley against the worked cases, and whole random matches."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from .back_alley import Reference, pack, random_options
from .back_alley_options import CHOICES, Options
from .back_alley_rules import (
    Contract,
    contracts,
    first_leader,
    is_rainbow,
    legal_calls,
    legal_follows,
    legal_leads,
    score,
    trick_winner,
)

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "cases" / "back_alley.json").read_text(encoding="utf-8")
)


def cases(kind: str) -> list[Any]:
    """The worked cases of one kind, each under its id."""
    return [pytest.param(case, id=case["id"]) for case in CASES[kind]]


def call_text(call: int | str) -> str:
    """The case files write a number for a bid, and 0 for a pass."""
    if isinstance(call, int):
        return f"bid {call}" if call else "pass"
    return call


@pytest.mark.parametrize("case", cases("legal"))
def test_legal_cards(case: dict[str, Any]) -> None:
    """The legal cards of a hand are those the case names."""
    options, flags, hand = Options(case.get("options")), case["flags"], set(case["hand"])
    if case["trick"]:
        by_partner = flags.get("led_by") == "partner"
        found = legal_follows(hand, case["trick"][0], flags["trump"], by_partner, options)
    else:
        by_team = options.word("board_trump_lead") == "team" and flags.get("partner_claimed_board", False)
        right = flags.get("leader_claimed_board", False) or by_team
        found = legal_leads(hand, flags["trump"], flags.get("broken", False), right)
    assert found == set(case["legal"])


@pytest.mark.parametrize("case", cases("winner"))
def test_trick_winner(case: dict[str, Any]) -> None:
    """The trick goes to the card the case names."""
    assert trick_winner(case["trick"], case["flags"]["trump"]) == case["winner_index"]


@pytest.mark.parametrize("case", cases("auction"))
def test_auction_and_score(case: dict[str, Any]) -> None:
    """Leader, contracts and scores follow from the calls and the tricks."""
    options, calls = Options(case.get("options")), [call_text(call) for call in case["bids"]]
    assert first_leader(calls) == case["leader_index"]
    if case["leader_index"] is None:
        return
    agreed = contracts(case["n"], calls, options)
    assert agreed == [Contract(kind, size) for kind, size in case["contracts"]]
    scores = [
        score(case["n"], contract, tricks, options) for contract, tricks in zip(agreed, case["tricks"], strict=True)
    ]
    assert scores == case["scores"]


@pytest.mark.parametrize("case", cases("calls"))
def test_legal_calls(case: dict[str, Any]) -> None:
    """The legal calls are those the case names."""
    history = [call_text(call) for call in case["history"]]
    calls = legal_calls(case["n"], history, Options(case.get("options")))
    assert calls == {call_text(call) for call in case["legal"]}


def stacked(n: int, hands: dict[int, list[str]], stock: list[str]) -> list[str]:
    """A pack for dealer 3 (seat 0 is dealt first): these cards in these hands, then this stock."""
    named = [card for cards in [*hands.values(), stock] for card in cards]
    rest = [card for card in pack({}) if card not in named]
    dealt: list[str] = []
    for row in range(n):
        for seat in range(4):
            mine = hands.get(seat, [])
            dealt.append(mine[row] if row < len(mine) else rest.pop(0))
    return dealt + stock + rest


def dealt(n: int, hands: dict[int, list[str]], stock: list[str], options: dict[str, object] | None = None) -> Reference:
    """A match whose first deal is stacked like this, dealer 3."""
    match = Reference({"schedule": [n], **(options or {})}, 3)
    match.deal(stacked(n, hands, stock))
    return match


def test_turned_joker_13_cards() -> None:
    """BT-01: the holder of the other joker draws the single card that is left."""
    match = dealt(13, {2: ["XB"]}, ["XR", "2C"])
    assert match.trump is None
    assert match.discarded == (2, "XB")
    assert "2C" in match.hands[2]
    assert "XB" not in match.hands[2]
    assert [len(hand) for hand in match.hands] == [13] * 4


@pytest.mark.parametrize(("n", "stock"), [(13, ["XR", "XB"]), (5, ["XB", "2C", "XR"])])
def test_both_jokers_in_the_stock(n: int, stock: list[str]) -> None:
    """BT-02 and BT-03: no trumps, and no player exchanges a card."""
    match = dealt(n, {}, stock)
    assert match.trump is None
    assert match.discarded is None


def test_turned_joker_1_card() -> None:
    """BT-04: even an only card is put away and replaced."""
    match = dealt(1, {0: ["XR"]}, ["XB", "2C"])
    assert match.trump is None
    assert match.hands[0] == {"2C"}


def test_redraw_turns_until_a_suit_shows() -> None:
    """Under redraw both jokers may be turned; a joker in a hand stays there."""
    match = dealt(5, {}, ["XB", "XR", "7D"], {"joker_turned": "redraw"})
    assert match.trump == "D"
    assert match.turned == ["XB", "XR", "7D"]
    match = dealt(5, {1: ["XR"]}, ["XB", "7D"], {"joker_turned": "redraw"})
    assert match.trump == "D"
    assert "XR" in match.hands[1]
    match = dealt(13, {}, ["XB", "XR"], {"joker_turned": "redraw"})
    assert match.trump is None


def test_kept_joker_is_the_only_trump() -> None:
    """Under no_trump_keep_joker it beats all, may not be led unbroken, and forces no player."""
    hands = {0: ["XR", "2H"], 1: ["AH", "AS"], 2: ["2S", "3S"], 3: ["4H", "3H"]}
    match = dealt(2, hands, ["XB", "9C"], {"joker_turned": "no_trump_keep_joker"})
    for call in ("bid 1", "pass", "pass", "pass"):
        match.act(call)
    assert match.turn == 0
    assert match.legal() == {"2H"}
    for card in ("2H", "AH", "3S", "4H"):
        match.act(card)
    assert match.last_trick == (0, ["2H", "AH", "3S", "4H"], 1)
    for card in ("AS", "2S", "3H", "XR"):
        match.act(card)
    assert match.over
    assert match.scores == [5, 1]
    assert match.winners == [0]


@pytest.mark.parametrize("team", ["claimer", "team"])
def test_never_a_trump_to_the_first_trick(team: str) -> None:
    """A-9b: a board lets its caller lead trumps from the second trick on; a hand of trumps only may at once."""
    hands = {0: ["AS", "KH", "2D"], 1: ["3S", "3D", "4D"], 2: ["4S", "5D", "6D"], 3: ["5S", "7D", "8D"]}
    for rule, first in (("board", {"AS", "KH", "2D"}), ("never", {"AS", "2D"})):
        match = dealt(3, hands, ["9H"], {"first_lead_trump": rule, "board_trump_lead": team})
        for call in ("board", "pass", "pass", "pass"):
            match.act(call)
        assert match.legal() == first
        for card in ("AS", "3S", "4S", "5S"):
            match.act(card)
        assert match.legal() == {"KH", "2D"}
    match = dealt(2, {0: ["XR", "2H"]}, ["9H"], {"first_lead_trump": "never"})
    for call in ("board", "pass", "pass", "pass"):
        match.act(call)
    assert match.legal() == {"XR", "2H"}


def test_spades_without_a_turn_up() -> None:
    """always_spades turns no card; a joker stays an ordinary trump."""
    match = dealt(2, {0: ["XR"]}, ["XB"], {"trump_source": "always_spades"})
    assert match.trump == "S"
    assert match.turned == []
    assert "XR" in match.hands[0]


def test_all_pass() -> None:
    """The next dealer deals the same size again, until the limit counts the deal as 0-0."""
    match = Reference({"schedule": [3, 2], "all_pass_limit": 2}, 1)
    for dealer in (1, 2):
        assert match.dealer == dealer
        assert match.hand_size == 3
        assert match.deal_scores == []
        match.deal(pack({}))
        for _ in range(4):
            match.act("pass")
    assert match.dealer == 3
    assert match.hand_size == 2
    assert match.deal_scores == [[0, 0]]


def test_tie_break_deal() -> None:
    """Equal totals after the schedule lead to one more deal of 13 cards by the next dealer."""
    match = Reference({"schedule": [3], "all_pass": "count_as_zero", "tie": "extra_13_card_deal"}, 0)
    match.deal(pack({}))
    for _ in range(4):
        match.act("pass")
    assert match.needs_deal
    assert not match.over
    assert match.dealer == 1
    assert match.hand_size == 13


def test_rainbow() -> None:
    """A joker stands for the trump suit, and for none in a deal without one."""
    assert is_rainbow({"2S", "3H", "4D", "5C"}, None)
    assert is_rainbow({"2S", "3H", "4D", "XB"}, "C")
    assert not is_rainbow({"2S", "3H", "4D", "XB"}, "D")
    assert not is_rainbow({"2S", "3H", "4D", "XB"}, None)


@pytest.mark.parametrize(
    "options",
    [
        {"joker_turned": "keep"},
        {"jokers": 2},
        {"all_pass_limit": 101},
        {"all_pass_limit": True},
        {"schedule": []},
        {"schedule": [14]},
        {"schedule": [1] * 53},
        {"board_multipliers": [1, 2, 3, 5]},
        {"rainbow_bonus": "8"},
    ],
)
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    """A name or a value outside the table is an error."""
    with pytest.raises(ValueError, match="option"):
        Reference(options, 0)


def test_random_options_are_valid_and_reach_every_option() -> None:
    """What random_options draws can be played, and in time it draws every option."""
    rng, seen = random.Random(1), set()
    for _ in range(200):
        options = random_options(rng)
        Reference(options, 0)
        seen |= set(options)
    assert seen == set(CHOICES)


@pytest.mark.parametrize("seed", range(20))
def test_random_match(seed: int) -> None:
    """A random match over random house rules comes to its end with cards and points conserved."""
    rng = random.Random(seed)
    options = random_options(rng)
    options.setdefault("all_pass_limit", 20)
    match = Reference(options, rng.randrange(4))
    while not match.over:
        if match.needs_deal:
            cards = pack(options)
            rng.shuffle(cards)
            match.deal(cards)
            assert [len(hand) for hand in match.hands] == [match.hand_size] * 4
        match.act(rng.choice(sorted(match.legal())))
    assert match.turn == -1
    assert match.legal() == set()
    assert match.scores == [sum(deal[team] for deal in match.deal_scores) for team in (0, 1)]
    assert len(match.deal_scores) >= len(match.schedule)
    with pytest.raises(ValueError, match="not legal"):
        match.act("pass")
