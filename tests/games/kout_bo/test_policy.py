"""The heuristic player: what it sees, what it says, how it plays in plain situations."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.kout_bo.table import LAYOUT, Table, contract
from vierblatt.cards import card_set, members
from vierblatt.games.kout_bo import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY


def advice(table: Table) -> tuple[str, str]:
    """What it would do, and why."""
    answer = engine.policy(table.states, 0)
    return GAME.format(table.now.phase, answer & 63), GAME.policy.reasons[answer >> 6]


def with_hand(hand: str, **options: Any) -> Table:
    """An auction in which seat 0 speaks first and holds `hand`; the other cards are anywhere."""
    table = Table(dealer=5, **options)
    mine = [*members(card_set(hand))]
    others = [card for card in table.now.pack if card not in mine]
    random.Random(2).shuffle(others)
    return table.deal([mine.pop() if place % 6 == 0 else others.pop() for place in range(54)])


@pytest.mark.parametrize("house", [{}, {"players": 4}, {"illegal_joker_lead": "allowed_as_null"}], ids=str)
def test_it_acts_legally_and_only_by_what_its_seat_may_know(house: dict[str, Any]) -> None:
    for seed in range(40):
        table = Table(dealer=seed % 4, **house).shuffled(seed)
        chance = random.Random(seed)
        while table.now.turn >= 0:
            answer = engine.policy(table.states, 0)
            assert engine.legal(table.states, 0) >> (answer & 63) & 1
            assert 0 <= answer >> 6 < len(GAME.policy.reasons)
            assert engine.policy(LAYOUT.conceal(table.states, table.now.turn), 0) == answer
            free = seed % 2 and table.now.phase == PLAY
            table.act(chance.choice(table.legal()) if free else GAME.format(table.now.phase, answer & 63))


def test_it_bids_on_length_tops_and_jokers_and_passes_without() -> None:
    assert advice(with_hand("AS KS QS 9S 5S XR AH 3D 4D"))[1] in {"bid-hand", "bid-bawan"}
    assert advice(with_hand("2S 4S 7H 8H 3D 5D 9D 4C 6C")) == ("pass", "pass-weak")


@pytest.mark.rule("KOUT-BID-4")
def test_the_forced_dealer_takes_the_cheap_five() -> None:
    weak = with_hand("2S 4S 7H 8H 3D 5D 9D 4C 6C").write(dealer=0, bids=[-1, 0, 0, 0, 0, 0])
    assert advice(weak) == ("bid 5", "bid-forced")


@pytest.mark.rule("KOUT-DEAL-2")
def test_it_does_not_cut_the_unseen_pack() -> None:
    answer = engine.policy(Table(cut="left").shuffled().states, 0)
    assert (GAME.policy.reasons[answer >> 6], answer & 63) == ("cut-go", 0)


def test_it_leaves_a_partner_the_bid() -> None:
    table = with_hand("2S 4S 7H 8H 3D AD KD 4C AC").write(bid=5, maker=4, bids=[-1, 0, 0, 0, 5, 0], dealer=0)
    assert advice(table) == ("pass", "pass-partner")


@pytest.mark.rule("KOUT-END-1", "KOUT-END-3")
def test_it_bids_more_when_the_opponents_are_about_to_win() -> None:
    hand = "AS KS QS 8S 7S 8H AD 9D XB"
    table = with_hand(hand).write(bid=6, maker=5, bids=[-1, 0, 0, 0, 0, 6], dealer=0, deal_no=9)
    assert advice(table) == ("pass", "pass-high")
    assert advice(table.write(scores=[60, 96]))[0] == "bid 7"


@pytest.mark.rule("KOUT-END-1")
def test_it_risks_a_little_more_for_a_bawan_in_the_first_deal() -> None:
    hand = "AS KS QS JS 9S 8S XR AH KH"
    assert advice(with_hand(hand)) == ("bid 9", "bid-bawan")
    assert advice(with_hand(hand, first_round_bawan="off"))[0] == "bid 7"


def test_it_names_its_long_and_strong_suit() -> None:
    table = with_hand("AH KH QH 5H 4H XR 2S 3S 4D").call(5, *["pass"] * 5)
    assert advice(table) == ("trump H", "name-trump")


def test_it_leaves_the_trick_to_a_partner_who_cannot_be_beaten() -> None:
    table = contract("2C 5C", "3C 4C", "AC 6D", "7C 8D", "KC 3C QS", "8C 9D", leader=0)
    table.act("2C", "3C", "AC", "7C")
    assert advice(table) == ("3C", "leave-partner")


def test_it_wins_cheaply_when_it_plays_last() -> None:
    table = contract("TC 5C", "2C 4C", "4D 6D", "7C 8D", "3C 3D", "AC JC 3H", leader=0)
    table.act("TC", "2C", "4D", "7C", "3C")
    assert advice(table)[0] == "JC"


def test_it_ruffs_a_trick_of_the_opponents_with_a_low_trump() -> None:
    table = contract("AC 5C", "2C 4C", "4C 6D", "7C 8D", "3C 3D", "2S KS 3H 9D", leader=0)
    table.act("AC", "2C", "4C", "7C", "3C")
    assert advice(table) == ("2S", "ruff")


def test_it_throws_away_neither_a_good_ace_nor_a_good_trump() -> None:
    table = contract("2H 5C", "AH 4C", "3H 6D", "4H 8D", "5S 3D", "AC 7D 2C 3S", leader=0)
    table.act("2H", "AH", "3H", "4H", "5S")
    assert advice(table)[0] in {"2C", "7D"}


@pytest.mark.rule("KOUT-JOKER-3")
def test_it_keeps_the_red_joker_for_the_trick_that_needs_it() -> None:
    partner = contract("2H 5C", "AH 4C", "3H 6D", "4H 8D", "5H 3D", "XR 7D 2C", leader=0).act(
        "2H", "AH", "3H", "4H", "5H"
    )
    assert advice(partner)[0] != "XR"
    opponent = contract("AS 5C", "2S 4C", "3S 6D", "4S 8D", "5S 3D", "XR 7D 2C", leader=0).act(
        "AS", "2S", "3S", "4S", "5S"
    )
    assert advice(opponent) == ("XR", "joker-takes")


@pytest.mark.rule("KOUT-JOKER-6")
def test_it_does_not_strand_a_joker() -> None:
    """With a joker and one other card, taking the trick with the card would mean to lead the joker as null."""
    played = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    table = contract("2D 3H", "4D 4H", "5D 5H", "6D 6H", "7D 7H", "XR AD", leader=0, seen=played)
    table.act("2D", "4D", "5D", "6D", "7D")
    assert advice(table)[0] == "XR"


def team_result(policy_team: int, deals: int, choose: Callable[[Table, random.Random], str]) -> int:
    """Points of the policy's team less the other's over some deals."""
    total, chance = 0, random.Random(7)
    for deal in range(deals):
        table = Table(dealer=deal % 6, first_round_bawan="off").shuffled(deal)
        while table.now.turn >= 0:
            mine = table.now.turn % 2 == policy_team
            table.act(advice(table)[0] if mine else choose(table, chance))
        total += table.now.deal_scores[policy_team] - table.now.deal_scores[1 - policy_team]
    return total


def test_it_beats_players_who_bid_and_play_at_random() -> None:
    def at_random(table: Table, chance: random.Random) -> str:
        return chance.choice(table.legal())

    assert team_result(0, 40, at_random) > 200
    assert team_result(1, 40, at_random) > 200


def test_it_beats_players_who_bid_like_it_but_play_at_random() -> None:
    def random_cards(table: Table, chance: random.Random) -> str:
        return advice(table)[0] if table.now.phase != PLAY else chance.choice(table.legal())

    assert team_result(0, 60, random_cards) > 100
    assert team_result(1, 60, random_cards) > 100


def test_every_reason_is_given_in_some_match() -> None:
    given = set()
    for seed in range(400):
        table = Table(dealer=seed % 6).shuffled(seed)
        while table.now.turn >= 0:
            answer = engine.policy(table.states, 0)
            given.add(GAME.policy.reasons[answer >> 6])
            engine.act(table.states, 0, answer & 63)
    assert set(GAME.policy.reasons) - given <= {"bid-bawan", "null-joker", "lead-joker", "cut-go"}
