"""The end of a round and of the game: KB-END and KB-SCORE."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.king_bolola.table import Round
from tests.games.king_bolola.test_choice import play_match
from tests.scale import scaled
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.scoring import ROWS, points
from vierblatt.games.king_bolola.rules.state import CALLS, LAYOUT
from vierblatt.games.king_bolola.table.events import PlayerResult
from vierblatt.kernel import engine

TOTALS = {
    "no tricks": -650, "no jk": -480, "no queens": -400, "no hearts": -390, "last two": -360, "no king": -320,
    "trump S": 650, "trump H": 650, "trump D": 650, "trump C": 650, "bolola minus": -800, "bolola plus": 800,
}  # fmt: skip
MAY_END = {"no jk", "no queens", "no hearts", "no king"}


def finish(table: Round, seed: int) -> Round:
    picks = random.Random(seed)
    while table.state.turn >= 0:
        table.random_action(picks)
    return table


@pytest.mark.rule("KB-END-1")  # AMB-7
@pytest.mark.parametrize(
    ("call", "hands"),
    [
        ("no king", ["KH 2S", "3H 3S", "4H 4S", "5H 5S"]),
        ("no hearts", ["KH 2S", "3H 3S", "4H 4S", "5H 5S"]),
        ("no queens", ["KS 2S", "QS 3S", "4S 5S", "6S 7S"]),
        ("no jk", ["AS 2S", "KS 3S", "4S 5S", "6S 7S"]),
    ],
)
def test_a_round_ends_when_the_last_penalty_card_is_taken(call: str, hands: list[str]) -> None:
    gone = {
        "no king": "2H", "no hearts": "2H 6H 7H 8H 9H TH JH QH AH", "no queens": "QH QD QC",
        "no jk": "KH KD KC JS JH JD JC",
    }[call]  # fmt: skip
    first = [hand.split()[0] for hand in hands]
    early = Round(call, hands, seen=gone).do(*first)
    assert (early.state.turn, early.state.trick_no) == (-1, 1)
    full = Round(call, hands, seen=gone, early_end=False).do(*first)
    assert full.state.turn == full.state.last_winner
    finish(full, 1)
    assert full.state.trick_no == 2
    assert full.state.deal_scores == early.state.deal_scores


@pytest.mark.rule("KB-END-1")
@pytest.mark.parametrize("call", [call for call in CALLS if call not in MAY_END])
def test_the_other_contracts_run_thirteen_tricks(call: str) -> None:
    for seed in range(1, 1 + scaled(10)):
        assert finish(Round(call, seed=seed), seed).state.trick_no == 13


@pytest.mark.rule("KB-END-1")
@pytest.mark.parametrize("call", sorted(MAY_END))
def test_early_end_changes_the_length_and_not_the_scores(call: str) -> None:
    shorter = 0
    for seed in range(1, 31):
        early = finish(Round(call, seed=seed), seed).state
        late = finish(Round(call, seed=seed, early_end=False), seed).state
        assert late.trick_no == 13 and early.deal_scores == late.deal_scores
        shorter += early.trick_no < 13
    assert shorter


@pytest.mark.rule("KB-SCORE-3")
@pytest.mark.parametrize("call", CALLS)
def test_the_scores_of_a_round_sum_to_its_total(call: str) -> None:
    for seed in range(1, 1 + scaled(20)):
        state = finish(Round(call, seed=seed), seed).state
        assert sum(state.deal_scores) == TOTALS[call]
        assert [
            sum(line.values[seat] for line in GAME.table.score_lines(state)) for seat in range(4)
        ] == state.deal_scores


@pytest.mark.rule("KB-SCORE-1", "KB-SCORE-4")
def test_balances_sum_the_rounds_and_their_total_depends_only_on_the_bololas() -> None:
    for seed in range(1, 1 + scaled(20)):
        table, calls = play_match(seed)
        minus = sum(call == "bolola minus" for _, call in calls)
        assert sum(table.state.scores) == 800 * (4 - 2 * minus)
        assert table.state.signs == [minus, 4 - minus]


@pytest.mark.rule("KB-SCORE-1")
def test_a_round_is_added_to_the_balances() -> None:
    table = Round("no king", ["KH", "3H", "4H", "5H"])
    table.write("scores", [100, 20, -50, 0])
    assert table.do("KH", "3H", "4H", "5H").state.scores == [-220, 20, -50, 0]
    out = np.full(4, np.nan)
    engine.utility(table.states, 0, out)
    assert out.tolist() == [-320, 0, 0, 0]


@pytest.mark.rule("KB-SCORE-4")  # AMB-6
def test_with_two_bololas_each_way_the_game_is_zero_sum() -> None:
    for seed in range(1, 1 + scaled(10)):
        table, _ = play_match(seed, bolola_signs="two_each")
        assert sum(table.state.scores) == 0 and table.state.signs == [2, 2]


@pytest.mark.rule("KB-SCORE-2")  # AMB-23
@pytest.mark.parametrize(
    ("before", "winners", "keys"),
    [
        ([430, 0, -1230, 800], [0, 3], ["won", "drawn", "lost", "won"]),
        ([1, 2, 3, 4], [0, 1, 2, 3], ["won"] * 4),
        ([-5, -5, -5, 0], [], ["lost", "lost", "lost", "drawn"]),
    ],
)
def test_players_above_zero_have_won(before: list[int], winners: list[int], keys: list[str]) -> None:
    table = Round("no king", ["QH", "3H", "4H", "5H"], seen="KH 2H", early_end=False)
    table.write("scores", before)
    table.write("scored", 23)
    table.do("QH", "3H", "4H")
    copy = LAYOUT.new(1)
    LAYOUT.load(copy, LAYOUT.words(table.states))
    table.do("5H")
    assert [seat for seat in range(4) if table.state.winners >> seat & 1] == winners
    events = GAME.table.events(LAYOUT.reader(copy), 0, table.state)
    assert [event.key for event in events if isinstance(event, PlayerResult)] == keys


@pytest.mark.rule("KB-SCORE-5")
def test_every_score_is_a_multiple_of_five_and_without_bolola_of_ten() -> None:
    for row in ROWS[:7]:
        assert all(value % 10 == 0 for value in row)
    for seed in range(1, 1 + scaled(10)):
        table, _ = play_match(seed)
        assert all(score % 5 == 0 for score in table.state.scores)
    assert points(7, 1, 0, 0, 0) == -15


# AMB-22
def test_ten_tricks_in_trump_do_not_end_the_game() -> None:
    suits = "SHDC"
    hands = [" ".join(rank + suit for rank in "23456789TJQKA") for suit in suits]
    table = Round("trump S", hands)
    finish(table, 3)
    assert table.state.deal_scores == [650, 0, 0, 0] and table.state.scored == 1
    assert GAME.phases[table.state.phase].name == "needs-deal"
