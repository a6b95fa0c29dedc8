"""The heuristic player: what it calls and plays, and that it beats chance."""

from __future__ import annotations

import random

import pytest

from tests.games.back_alley.table import Table, five, sized
from vierblatt.games.back_alley import GAME
from vierblatt.kernel import engine


def test_a_sure_hand_claims_the_board() -> None:
    hands = ("XR XB AH", "2S 3S 4S", "5S 6S 7S", "8S 9S TS")
    assert sized(3).deal(hands, "2H 2C").policy() == ("board", "claim-board")


def test_a_weak_hand_passes_beside_the_partners_board() -> None:
    table = sized(3).deal(("XR XB AH", "2S 3S 4S", "5S 6S 7D", "8S 9S TS"), "2H 2C").act("board", "pass")
    assert table.policy() == ("pass", "partner-has-board")


@pytest.mark.rule("BA-BID-8")
def test_with_one_card_a_trump_claims_and_a_low_card_does_not() -> None:
    hands = ("KH", "2S", "AS", "9D")
    table = sized(1).deal(hands, "2H 2C")
    assert table.policy() == ("board", "claim-board")
    assert table.act("board").policy() == ("pass", "nothing-to-bid")


def test_the_partners_call_is_completed_not_repeated() -> None:
    hands = ("AS KS QS JS", "2D 3D 4D 5D", "XR AH KH 3C", "6D 7D 8D 9D")
    call, reason = sized(4).deal(hands, "2H 2C").act("bid 2", "pass").policy()
    assert (call, reason) in {("bid 1", "complete-partner"), ("bid 2", "complete-partner")}


@pytest.mark.rule("BA-BID-4")
def test_the_rules_bot_never_bids_more_than_there_is() -> None:
    for seed in range(300):
        table = Table(schedule=[1 + seed % 13]).shuffled(seed)
        while table.now.called < 4 and table.now.turn >= 0:
            table.act(table.policy()[0])
        assert max(table.now.bids) <= table.now.hand_size


def test_the_partners_trick_is_not_overtaken() -> None:
    table = five("board", "pass", "pass", "pass").play("AS JS")
    assert table.policy()[0] == "7S"


def test_the_last_player_wins_as_cheaply_as_possible() -> None:
    hands = ("9S 2D", "3S 4D", "4S 6D", "AS JS")
    table = sized(2).deal(hands, "3H 9C").act("bid 1", "pass", "pass", "pass").play("9S 3S 4S")
    assert table.policy() == ("JS", "win-cheaply")


def test_a_board_is_played_from_the_top_trump() -> None:
    hands = ("XR XB AH", "2S KH 4S", "5S 6S 7S", "8S QH TS")
    table = sized(3).deal(hands, "2H 2C").act("board", "pass", "pass", "pass")
    assert table.policy() == ("XR", "cash-for-board")


def test_a_trump_is_not_thrown_away_on_a_lost_trick() -> None:
    hands = ("XR 9S", "AH 4D", "2C 5D", "2H 3C")
    table = sized(2).deal(hands, "3H 9C").act("board", "pass", "pass", "pass").play("XR AH 5D")
    assert table.policy() == ("2H", "only-choice")
    hands = ("AS 9S", "KH 4D", "QC 5D", "2H 3C")
    table = sized(2).deal(hands, "3H 9C").act("bid 1", "pass", "pass", "pass").play("AS KH QC")
    assert table.policy() == ("3C", "partner-has-it")


def test_a_void_player_ruffs_an_opponents_winner() -> None:
    hands = ("AS 9S", "3S 4D", "QS 5D", "2H 3C")
    table = sized(2).deal(hands, "3H 9C").act("bid 1", "pass", "pass", "pass").play("AS 3S QS")
    assert table.policy() == ("2H", "win-cheaply")


@pytest.mark.parametrize("preset", ["standard", "bill_james", "short"])
def test_it_always_plays_by_the_rules_and_from_what_it_may_know(preset: str) -> None:
    layout = GAME.layout
    table = Table(**{**GAME.options.presets.get(preset, {}), "all_pass_limit": 20})
    rng = random.Random(5)
    for seed in range(60):
        if table.now.winners or table.now.phase == 1:
            break
        table.shuffled(seed)
        while table.now.turn >= 0:
            seat = table.now.turn
            chosen = engine.policy(table.states, 0)
            assert engine.policy(layout.conceal(table.states, seat), 0) == chosen
            assert engine.legal(table.states, 0) >> (chosen & 63) & 1
            table.act(table.policy()[0] if rng.random() < 0.7 else rng.choice(table.legal()))


@pytest.mark.parametrize("side", [0, 1])
def test_it_beats_random_players_clearly(side: int) -> None:
    rng, won = random.Random(side), 0
    for match in range(4):
        table = Table(schedule="7_1_1_7", all_pass_limit=20)
        while table.now.phase != 1:
            table.shuffled(rng.randrange(1 << 30))
            while table.now.turn >= 0:
                mine = table.now.turn % 2 == side
                table.act(table.policy()[0] if mine else rng.choice(table.legal()))
        ours, theirs = table.now.scores[side], table.now.scores[1 - side]
        assert ours > theirs, f"match {match}: {ours} to {theirs}"
        won += ours - theirs
    assert won > 400
