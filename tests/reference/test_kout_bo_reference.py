"""The Kout Bo reference against the worked cases, and against itself in random matches."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from .kout_bo import Reference, pack, random_options
from .kout_bo_rules import (
    CHOICES,
    after_cut,
    game_winner,
    is_joker,
    is_malzom,
    joker_lead_is_regular,
    legal_calls,
    legal_follows,
    legal_leads,
    score_deal,
    winner_index,
)

Case = dict[str, Any]
CASES = json.loads((Path(__file__).parents[1] / "cases" / "kout_bo.json").read_text("utf-8"))


def cases(name: str) -> list[Any]:
    """The cases of one list, named by their ids."""
    return [pytest.param(case, id=case["id"]) for case in CASES[name]]


@pytest.mark.parametrize("case", cases("legal"))
def test_legal_cards(case: Case) -> None:
    flags, options = case["flags"], case.get("options", {})
    if case["trick"]:
        lead_is_null = is_joker(case["trick"][0]) and not flags["lead_joker_legal"]
        found = legal_follows(case["hand"], case["trick"], flags["trump"], lead_is_null, options)
    else:
        gone = flags.get("akqj_gone", False)
        found = legal_leads(case["hand"], flags["bid"], flags["leader_is_hokm"], gone, options)
    assert found == set(case["legal"])


@pytest.mark.parametrize("case", cases("winner"))
def test_trick_winner(case: Case) -> None:
    flags = case["flags"]
    lead_is_null = is_joker(case["trick"][0]) and not flags["lead_joker_legal"]
    winner = winner_index(case["trick"], flags["trump"], lead_is_null, case.get("options", {}))
    assert winner == case["winner_index"]


@pytest.mark.parametrize("case", cases("bids"))
def test_legal_calls(case: Case) -> None:
    def text(call: str | int) -> str:
        return "pass" if call == "pass" else f"bid {call}"

    players = case.get("options", {}).get("players", 6)
    calls = legal_calls([text(call) for call in case["history"]], players)
    assert calls == {text(call) for call in case["legal"]}


@pytest.mark.parametrize("case", cases("score"))
def test_score(case: Case) -> None:
    options = case.get("options", {})
    delta = score_deal(case["bid"], case["malzom"], case["hokm_tricks"], options)
    assert list(delta) == case["delta"]
    if "after" in case:
        after = [old + new for old, new in zip(case["before"], delta, strict=True)]
        assert after == case["after"]
        bawan = case["bid"] == 9 and case["hokm_tricks"] == 9
        winner = game_winner(after, 0, bawan, case["deal"], options)
        assert winner == {"hokm": 0, "opp": 1, None: None}[case["game_winner"]]


def shuffled(options: dict[str, object], rng: random.Random) -> list[str]:
    """A shuffled pack of this rule set."""
    cards = pack(options)
    rng.shuffle(cards)
    return cards


def play_match(options: dict[str, object], rng: random.Random, most_deals: int) -> Reference:
    """A random match to its end, or to a number of deals."""
    players = int(str(options.get("players", 6)))
    game = Reference(options, rng.randrange(players))
    while not game.over and not (game.needs_deal and game.deal_number == most_deals):
        if game.needs_deal:
            game.deal(shuffled(options, rng))
        game.act(rng.choice(sorted(game.legal())))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_random_match(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    # Where a failed bid costs points, players who bid at random may sink for ever.
    endless = options.get("fail_points") == "minus_for_hokm_team"
    game = play_match(options, rng, 60 if endless else 1000)
    assert game.over or endless
    assert game.turn == -1
    assert game.legal() == set()
    assert game.scores == [sum(deal[team] for deal in game.deal_scores) for team in (0, 1)]
    assert len(game.winners) == (1 if game.over else 0)


def ready_to_call(options: dict[str, object], seed: int = 1) -> Reference:
    """A dealt first deal; seat 0 deals."""
    game = Reference(options, 0)
    game.deal(shuffled(options, random.Random(seed)))
    return game


def test_six_calls_then_the_maker_names_trumps_and_leads() -> None:
    game = ready_to_call({})
    for call in ["pass", "bid 7", "pass", "bid 9"]:
        game.act(call)
    assert game.legal() == {"pass"}
    game.act("pass")
    assert game.turn == 0
    assert game.legal() == {"pass"}
    game.act("pass")
    assert game.turn == 4
    assert game.legal() == {"trump S", "trump H", "trump D", "trump C"}
    game.act("trump D")
    assert game.turn == 4
    assert game.legal() == game.hands[4]


def test_every_seat_gets_nine_cards_the_right_neighbour_first() -> None:
    for players in (6, 4):
        options: dict[str, object] = {"players": players}
        game = Reference(options, players - 1)
        cards = pack(options)
        game.deal(cards)
        assert all(game.hands[seat] == set(cards[seat::players]) for seat in range(players))
        assert all(len(hand) == 9 for hand in game.hands)
        assert game.turn == 0


@pytest.mark.parametrize(("malzom", "points"), [("five_only", 5), ("off", 10)])
def test_forced_five(malzom: str, points: int) -> None:
    game = ready_to_call({"malzom": malzom})
    for _ in range(5):
        game.act("pass")
    game.act("bid 5")
    rng = random.Random(3)
    while not game.needs_deal:
        game.act(rng.choice(sorted(game.legal())))
    made = game.tricks_won[0] >= 5
    assert game.deal_scores == [[5, 0] if made else [0, points]]
    assert game.dealer == 1


@pytest.mark.parametrize(
    ("rule", "forced"), [("five_only", [True, False]), ("off", [False, False]), ("any_forced", [True, True])]
)
def test_which_forced_bids_are_a_malzom(rule: str, forced: list[bool]) -> None:
    options: dict[str, object] = {"malzom": rule}
    passes = ["pass"] * 5
    assert [is_malzom([*passes, bid], options) for bid in ("bid 5", "bid 6")] == forced
    assert not is_malzom(["bid 5", *passes], options)
    assert not is_malzom(["bid 5", "pass", "pass", "pass", "pass", "bid 6"], options)


@pytest.mark.parametrize("players", [6, 4])
def test_the_left_neighbour_of_the_dealer_cuts(players: int) -> None:
    options: dict[str, object] = {"players": players, "cut": "left"}
    cards = pack(options)
    for choice, first in (("go", 0), ("cut 1", 1), (f"cut {len(cards) - 1}", len(cards) - 1)):
        game = Reference(options, 0)
        game.deal(cards)
        assert game.turn == players - 1
        assert len(game.legal()) == len(cards)
        assert game.hands == [set() for _ in range(players)]
        game.act(choice)
        assert game.turn == 1
        assert game.hands[1] == set((cards[first:] + cards[:first])[::players])
    assert after_cut(["2S", "3S", "4S"], "cut 2") == ["4S", "2S", "3S"]


def test_literal_first_round_bawan_ends_at_once() -> None:
    game = ready_to_call({"first_round_bawan": "bid"})
    game.act("pass")
    game.act("bid 9")
    assert game.over
    assert game.winners == [0]
    assert game.scores == [0, 0]
    assert game.turn == -1


def test_early_deal_end_scores_the_same() -> None:
    for seed in range(10):
        late, early = ready_to_call({}, seed), ready_to_call({"early_deal_end": True}, seed)
        rng = random.Random(seed)
        while not late.needs_deal and not late.over:
            action = rng.choice(sorted(late.legal()))
            late.act(action)
            if not early.needs_deal and not early.over:
                early.act(action)
        assert early.deal_scores == late.deal_scores
        assert early.winners == late.winners


def test_second_suit_may_become_trump_for_the_trick() -> None:
    options: dict[str, object] = {"null_lead_suit": "becomes_trump_for_trick"}
    trick = ["XR", "9H", "AS", "2H", "KS", "3C"]
    assert winner_index(trick, "S", True, {}) == 2
    assert winner_index(trick, "S", True, options) == 1
    assert winner_index(["XR", "9H", "AS", "2H", "XB", "3C"], "S", True, options) == 4
    assert winner_index(["XR", "9H", "AS", "AH", "XB", "3C"], "S", True, options) == 3
    # A joker as second card leaves the trump suit alone.
    both: dict[str, object] = {**options, "second_joker_after_null": "also_null"}
    assert winner_index(["XR", "XB", "AH", "2S", "KH", "3C"], "S", True, both) == 3


def test_joker_leads_of_eight_and_nine() -> None:
    assert joker_lead_is_regular("XR", 8, True, False)
    assert not joker_lead_is_regular("XB", 8, True, False)
    assert joker_lead_is_regular("XB", 9, True, False)
    assert not joker_lead_is_regular("XB", 9, False, False)
    # Only ace, king, queen and jack in completed tricks free a joker for everybody.
    assert joker_lead_is_regular("XB", 5, False, True)


@pytest.mark.parametrize(("right", "jokers"), [("hokm_team", {"XR", "XB"}), ("maker_only", set())])
def test_partner_of_the_maker(right: str, jokers: set[str]) -> None:
    game = ready_to_call({"joker_lead_8_9": right})
    game.act("bid 9")
    for _ in range(5):
        game.act("pass")
    game.act("trump S")
    # Put seat 3, a partner of seat 1, on lead with a known hand.
    game.turn = game.leader = 3
    game.hands[3] = {"XR", "XB", "2D"}
    assert game.legal() == {"2D"} | jokers


def test_end_of_game_options() -> None:
    minus: dict[str, object] = {"fail_points": "minus_for_hokm_team"}
    assert game_winner([60, -7], 1, False, 4, minus) == 0
    assert game_winner([60, -7], 1, False, 4, {**minus, "shutout": 0}) is None
    assert game_winner([51, 40], 0, False, 4, {"target": 51}) == 0
    assert game_winner([36, 0], 0, True, 1, {"first_round_bawan": "off"}) is None
    assert game_winner([36, 20], 0, True, 5, {"first_round_bawan": "any_deal"}) == 0
    assert game_winner([36, 20], 0, True, 2, {}) is None


def test_wrong_input_is_refused() -> None:
    bad: list[dict[str, object]] = [{"first_dealer": 0}, {"players": 5}, {"joker_compelled": 1}]
    for options in bad:
        with pytest.raises(ValueError, match=r"unknown|cannot be"):
            Reference(options, 0)
    game = ready_to_call({})
    with pytest.raises(ValueError, match="no deal is due"):
        game.deal(pack({}))
    with pytest.raises(ValueError, match="not legal"):
        game.act("bid 10")
    with pytest.raises(ValueError, match="not the pack"):
        Reference({}, 0).deal(pack({"players": 4}))


def test_random_options_draw_every_value() -> None:
    rng = random.Random(0)
    drawn = [random_options(rng) for _ in range(300)]
    for name, values in CHOICES.items():
        assert {str(one[name]) for one in drawn if name in one} == {str(value) for value in values}
