"""The heuristic player: sensible in every contract, better than chance, and blind to what it may not see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.king_bolola.table import Round, chosen, follows, leads
from tests.scale import scaled
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import LAYOUT
from vierblatt.kernel import engine
from vierblatt.kernel.state import NEEDS_DEAL


def answer(table: Round) -> tuple[str, str]:
    """What the player does, and why."""
    reply = int(engine.policy(table.states, 0))
    return GAME.format(table.state.phase, reply & 63), GAME.policy.reasons[reply >> 6]


def follow(call: str, trick: list[str], hand: str, **options: Any) -> str:
    return answer(follows(call, trick, hand, **options))[0]


def lead(call: str, hand: str, **options: Any) -> str:
    return answer(leads(call, hand, **options))[0]


LOW = "2S 3S 4S 7S 2H 3H 5H 2D 4D 6D 3C 4C 5C"
STRONG = "AS KS QS JS TS 9S 8S AH KH AD KD AC KC"


def test_a_low_hand_chooses_a_negative() -> None:
    table = chosen()
    table.write("hands", [card_bits(LOW), 0, 0, 0])
    call, why = answer(table)
    assert call in {"no tricks", "no queens", "no hearts", "no jk", "no king", "last two"} and why == "safe-negative"


def test_a_long_strong_suit_becomes_trumps() -> None:
    table = chosen(bololas=[0, 1, 1, 1])
    table.write("hands", [card_bits(STRONG), 0, 0, 0])
    assert answer(table) == ("trump S", "long-trumps")


def test_high_cards_all_over_choose_bolola_plus() -> None:
    table = chosen(trumps=[0, 2, 2, 2])
    table.write("hands", [card_bits("AS KS QS AH KH QH JH AD KD QD AC KC QC"), 0, 0, 0])
    assert answer(table) == ("bolola plus", "strong-hand")


def test_bolola_minus_is_chosen_only_when_plus_is_not_to_be_had() -> None:
    for hand in (LOW, STRONG):
        for signs in ("free", "two_each"):
            table = chosen(trumps=[0] * 4, negatives=[0] * 4, bolola_signs=signs)
            table.write("hands", [card_bits(hand), 0, 0, 0])
            assert answer(table)[0] == "bolola plus"
    table = chosen(trumps=[0] * 4, negatives=[0] * 4, signs=[0, 2], bolola_signs="two_each")
    assert answer(table) == ("bolola minus", "only-choice")


def card_bits(text: str) -> int:
    return sum(1 << GAME.parse(2, card) for card in text.split())


@pytest.mark.parametrize(
    ("call", "trick", "hand", "card"),
    [
        # Under a higher card the highest that stays below goes.
        ("no tricks", ["QS"], "2S 9S JS AS 3D 4D", "JS"),
        # Last to play and nothing below: the highest.
        ("no tricks", ["3S", "2S", "4S"], "9S JS AS 3D 4D", "AS"),
        # Void: the unguarded ace goes, not a card from a low suit.
        ("no tricks", ["7S", "9S"], "AH 2C 3C 4D 5D", "AH"),
        ("last two", ["7S", "9S"], "AH 2C 3C 4D 5D", "AH"),
        # The queen goes on a trick that is somebody else's.
        ("no queens", ["7S", "KS"], "QS 2D 3D", "QS"),
        # With king or ace last, where no queen lies.
        ("no queens", ["7S", "8S", "2S"], "AS 9S 3D 4C", "AS"),
        # Hearts: the higher one goes on somebody else's trick.
        ("no hearts", ["7S", "9S"], "QH 2H 3D 4C", "QH"),
        # The ace of hearts does not go on a trick in which the king lies.
        ("no king", ["5H", "KH"], "AH 2H 3D", "2H"),
        # The king of hearts goes under the ace though it need not.
        ("no king", ["5H", "AH"], "KH 2H 3D", "KH"),
        ("bolola minus", ["7S", "9S"], "KH JD 2H 4C", "KH"),
    ],
)
def test_avoiding(call: str, trick: list[str], hand: str, card: str) -> None:
    assert follow(call, trick, hand) == card


@pytest.mark.parametrize(
    ("call", "trick", "hand", "card"),
    [
        # Last: the lowest card that wins; what cannot win goes low.
        ("trump H", ["7S", "9S", "2S"], "AS TS 3S 4D 5D", "TS"),
        ("trump H", ["7S", "9S", "AS"], "KS 3S 4D 5D", "3S"),
        ("bolola plus", ["7S", "9S", "2S"], "AS TS 3S 4D 5D", "TS"),
        ("bolola plus", ["7S", "9S", "AS"], "KS 3S 4D 5D", "3S"),
        # The lowest trump is enough for a ruff that nobody can top any more.
        ("trump H", ["7S", "9S", "2S"], "KH 2H 4D 5D", "2H"),
        # The ace takes the king of hearts.
        ("bolola plus", ["3H", "5H", "KH"], "AH 2H 4D 5D", "AH"),
        # No high card is thrown away on a lost trick.
        ("bolola plus", ["7S", "AS", "2S"], "AD KC 3C 4D", "4D"),
    ],
)
def test_collecting(call: str, trick: list[str], hand: str, card: str) -> None:
    assert follow(call, trick, hand) == card


def test_leads() -> None:
    assert lead("no tricks", "2S AS KD QD AC KC") == "2S"
    assert answer(leads("no king", "3H 4H AS KS QS", seen="2H 2S 3S 4S 5S 6S 7S 8S"))[1] == "hunt-king"
    assert answer(leads("trump H", "AS 3S 5D 6D 8C 2H")) == ("AS", "lead-winner")


def test_a_single_legal_card_needs_no_thought() -> None:
    assert answer(follows("no tricks", ["7S"], "2S AD KD")) == ("2S", "only-card")


def play(seed: int, heuristic: set[int], **options: Any) -> list[int]:
    """The balances of a match between heuristic and random players."""
    picks = random.Random(seed)
    table = Round(seed=seed, dealer=seed % 4, **options)
    while True:
        while table.state.turn >= 0:
            if table.state.turn in heuristic:
                engine.act(table.states, 0, int(engine.policy(table.states, 0)) & 63)
            else:
                table.random_action(picks)
        if table.state.phase != NEEDS_DEAL:
            return list(table.state.scores)
        table.shuffled(picks.randrange(1 << 30))


@pytest.mark.parametrize("options", [{}, {"bolola_signs": "two_each", "over_ruff": "free"}], ids=str)
def test_the_heuristic_beats_chance(options: dict[str, Any]) -> None:
    ahead = []
    for seed in range(scaled(40)):
        scores = play(seed + 1, {seed % 4}, **options)
        ahead.append(scores[seed % 4] - (sum(scores) - scores[seed % 4]) / 3)
    assert sum(ahead) / len(ahead) > 800


def test_every_reason_is_given_at_some_time_and_every_answer_is_legal_and_blind() -> None:
    given: set[str] = set()
    for seed in range(scaled(60)):
        picks = random.Random(seed)
        options: dict[str, Any] = {"bolola_signs": "two_each"} if seed % 2 else {}
        table = Round(seed=seed + 1, dealer=seed % 4, **options)
        while table.state.phase != 1:
            while table.state.turn >= 0:
                reply = int(engine.policy(table.states, 0))
                assert int(engine.legal(table.states, 0)) >> (reply & 63) & 1
                assert reply == int(engine.policy(LAYOUT.conceal(table.states, table.state.turn), 0))
                given.add(GAME.policy.reasons[reply >> 6])
                if picks.random() < 0.2:
                    table.random_action(picks)
                else:
                    engine.act(table.states, 0, reply & 63)
            if table.state.phase == NEEDS_DEAL:
                table.shuffled(picks.randrange(1 << 30))
    if scaled(60) >= 60:
        assert given == {*GAME.policy.reasons}
