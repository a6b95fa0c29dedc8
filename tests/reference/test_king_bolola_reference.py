"""The King Bolola reference against the worked cases, the stated totals and random whole matches."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from . import king_bolola, king_bolola_contracts, king_bolola_play

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "cases" / "king_bolola.json").read_text(encoding="utf-8")
)


def _name(case: dict[str, Any]) -> str:
    return str(case.get("id", case["contract"]))


def _pack_for(hands: list[list[str]], dealer: int) -> list[str]:
    """The pack that gives exactly these hands when dealt one card at a time."""
    return [hands[(dealer + 1 + place) % 4][place // 4] for place in range(52)]


def _announcement(contract: str, trump: str | None) -> str:
    return f"trump {trump}" if contract == "TRUMP" else king_bolola_contracts.TEXTS[contract]


@pytest.mark.parametrize("case", CASES["legal"], ids=_name)
def test_legal_case(case: dict[str, Any]) -> None:
    """A worked case gives exactly the stated set of legal cards."""
    legal = king_bolola_play.legal_cards(
        case["contract"],
        case["trump"],
        case["hand"],
        case["trick"],
        hearts_seen=case["hearts_broken"],
        trump_seen=case["trump_broken"],
        options=case["options"],
    )
    assert legal == set(case["legal"])


@pytest.mark.parametrize("case", CASES["rounds"], ids=_name)
def test_round_case(case: dict[str, Any]) -> None:
    """A worked round is legal card by card, and every winner, trick value and total agrees."""
    game = king_bolola.Reference({}, case["dealer"])
    game.deal(_pack_for(case["hands"], case["dealer"]))
    assert [sorted(hand) for hand in game.hands] == [sorted(hand) for hand in case["hands"]]
    game.act(_announcement(case["contract"], case["trump"]))
    before = [0, 0, 0, 0]
    for number, trick in enumerate(case["tricks"], start=1):
        assert (trick["n"], trick["leader"]) == (number, game.turn)
        for card in trick["cards"]:
            game.act(card)
        assert game.last_trick == (trick["leader"], trick["cards"], trick["winner"])
        gained = [now - then for now, then in zip(game.round_scores, before, strict=True)]
        assert gained == [trick["points"] if seat == trick["winner"] else 0 for seat in range(4)]
        before = list(game.round_scores)
    assert len(case["tricks"]) == case["tricks_played"]
    assert game.deal_scores == [case["scores"]]
    assert sum(case["scores"]) == case["total"]
    assert game.needs_deal
    assert game.dealer == (case["dealer"] + 1) % 4


def test_last_bolola_trick_is_worth_280() -> None:
    """The four top hearts in trick 13 cost 280 in Bolola minus."""
    assert king_bolola_play.trick_points("BOLOLA_MINUS", 13, ["AH", "KH", "QH", "JH"]) == -280


def test_contract_choice_in_round_21() -> None:
    """Only types used less than twice are open, also one that the dealer has chosen before."""
    history = [
        (0, "NO_QUEENS"), (0, "LAST_TWO"), (0, "TRUMP"), (0, "TRUMP"), (0, "BOLOLA_PLUS"),
        (1, "NO_TRICKS"), (1, "NO_TRICKS"), (1, "NO_JK"),
        (2, "NO_JK"), (2, "NO_HEARTS"),
        (3, "NO_HEARTS"), (3, "KING"),
    ]  # fmt: skip
    choices = king_bolola_contracts.contract_choices(0, history, {})
    assert choices == {"no queens", "last two", "no king"}


def test_no_repetition_keeps_a_way_to_finish_for_everyone() -> None:
    """A negative that would force another player into a repetition is not offered."""
    # Left: one NO_TRICKS, one KING, and one negative each for players 0 and 1. Player 1 has had KING.
    history = [
        (0, "NO_JK"), (0, "NO_QUEENS"), (1, "KING"), (1, "NO_JK"),
        (2, "NO_QUEENS"), (2, "NO_HEARTS"), (2, "LAST_TWO"),
        (3, "NO_HEARTS"), (3, "LAST_TWO"), (3, "NO_TRICKS"),
    ]  # fmt: skip
    options: dict[str, object] = {"negative_repeat_by_player": False}
    assert king_bolola_contracts.negative_choices(0, history, options) == ["KING"]
    assert king_bolola_contracts.negative_choices(0, history, {}) == ["NO_TRICKS", "KING"]
    uncapped = options | {"negative_cap": "unlimited"}
    assert len(king_bolola_contracts.negative_choices(0, history, uncapped)) == 4


@pytest.mark.parametrize("cards", [("two_of_diamonds", "2D"), ("king_of_hearts", "KH")])
def test_the_holder_deals_first(cards: tuple[str, str]) -> None:
    """The holder of the named card becomes dealer once the first hands are dealt."""
    rule, card = cards
    game = king_bolola.Reference({"first_dealer": rule}, 2)
    deck = king_bolola.pack({})
    random.Random(5).shuffle(deck)
    game.deal(deck)
    holder = (2 + 1 + deck.index(card)) % 4
    assert card in game.hands[holder]
    assert game.dealer == game.turn == holder


def test_options_are_checked() -> None:
    """Unknown names and values are refused; a truth value is not a seat number."""
    wrongs: list[dict[str, object]] = [
        {"no_such_rule": 1},
        {"early_end": 1},
        {"first_dealer": True},
        {"negative_cap": 3},
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="unknown"):
            king_bolola.Reference(wrong, 0)


def test_illegal_action_is_refused() -> None:
    """Acting before the deal, an unknown contract or a foreign card raises and changes nothing."""
    game = king_bolola.Reference({}, 0)
    with pytest.raises(ValueError, match="not legal"):
        game.act("no tricks")
    game.deal(king_bolola.pack({}))
    foreign = next(iter(game.hands[1]))
    for action in ("trump X", foreign):
        with pytest.raises(ValueError, match="not legal"):
            game.act(action)
    assert game.turn == 0
    assert game.history == []


def _play_round(game: king_bolola.Reference, rng: random.Random) -> None:
    deck = king_bolola.pack({})
    rng.shuffle(deck)
    game.deal(deck)
    while game.turn != -1:
        game.act(rng.choice(sorted(game.legal())))


@pytest.mark.parametrize("seed", range(20))
def test_random_match(seed: int) -> None:
    """A random match ends after 24 rounds with the totals that the contracts fix."""
    rng = random.Random(seed)
    options = king_bolola.random_options(rng)
    game = king_bolola.Reference(options, rng.randrange(4))
    while not game.over:
        _play_round(game, rng)
        _, contract = game.history[-1]
        assert sum(game.deal_scores[-1]) == king_bolola_play.TOTALS[contract]
    _check_finished_match(game, options)


def test_the_seed_limits_no_contract_and_stops_no_round() -> None:
    """Twelve times the same negative, and thirteen tricks whatever has fallen."""
    seed: dict[str, object] = {"negative_cap": "unlimited", "early_end": False}
    game, rng = king_bolola.Reference(seed, 0), random.Random(3)
    while not game.over:
        deck = king_bolola.pack(seed)
        rng.shuffle(deck)
        game.deal(deck)
        game.act("no king" if "no king" in game.legal() else min(game.legal()))
        cards = 0
        while game.turn != -1:
            game.act(rng.choice(sorted(game.legal())))
            cards += 1
        assert cards == 52
    assert [code for _, code in game.history].count("KING") == 12
    _check_finished_match(game, seed)


def _check_finished_match(game: king_bolola.Reference, options: dict[str, object]) -> None:
    codes = [code for _, code in game.history]
    for seat in range(4):
        own = [code for who, code in game.history if who == seat]
        negatives = [code for code in own if code in king_bolola_play.NEGATIVES]
        assert (len(own), len(negatives), own.count("TRUMP")) == (6, 3, 2)
        if options.get("negative_repeat_by_player") is False:
            assert len(set(negatives)) == 3
        assert game.scores[seat] == sum(scores[seat] for scores in game.deal_scores)
    pluses, minuses = codes.count("BOLOLA_PLUS"), codes.count("BOLOLA_MINUS")
    assert pluses + minuses == 4
    if "bolola_signs" in options:
        assert pluses == minuses == 2
    if "negative_cap" not in options:
        assert all(codes.count(kind) == 2 for kind in king_bolola_play.NEGATIVES)
        assert sum(game.scores) == 800 * (pluses - minuses)
    assert game.turn == -1
    assert not game.needs_deal
    assert game.legal() == set()
    assert game.winners == [seat for seat in range(4) if game.scores[seat] > 0]
