"""Cards, tricks, dealing, and the dealer: KB-GEN and KB-DEAL."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.king_bolola.table import Round, follows, leads
from vierblatt.cards import NAMES, PACK_52
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import CALLS
from vierblatt.games.king_bolola.table.events import FirstDealer
from vierblatt.kernel.state import NEEDS_DEAL
from vierblatt.match import Match


@pytest.mark.rule("KB-GEN-1")
def test_four_players_of_thirteen_cards_all_for_themselves() -> None:
    table = GAME.rules.shape(GAME.options.rule_set().values)
    assert (table.seats, table.sides, list(table.pack)) == (4, 4, list(PACK_52))
    state = Round().state
    assert [hand.bit_count() for hand in state.hands] == [13] * 4 == state.held
    assert state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3] == (1 << 52) - 1


@pytest.mark.rule("KB-GEN-1")
def test_the_pack_goes_round_card_by_card_from_the_seat_after_the_dealer() -> None:
    state = Round(dealer=2).state
    for place in range(52):
        assert state.hands[(2 + 1 + place) % 4] >> place & 1


@pytest.mark.rule("KB-GEN-2")
@pytest.mark.parametrize("call", ["no tricks", "trump H", "bolola minus", "bolola plus"])
def test_the_ace_is_highest_and_the_two_lowest_in_every_contract(call: str) -> None:
    ranks = "23456789TJQKA"
    for low, high in itertools.pairwise(ranks):
        table = Round(call, [low + "S", high + "S", "2D", "3D"])
        assert table.do(low + "S", high + "S", "2D", "3D").state.last_winner == 1


@pytest.mark.rule("KB-GEN-3")
def test_a_game_is_twenty_four_rounds() -> None:
    table, picks = Round(), random.Random(1)
    for number in range(24):
        assert table.state.scored == number and not table.state.winners
        while table.state.turn >= 0:
            table.random_action(picks)
        if table.state.phase == NEEDS_DEAL:
            table.shuffled(number + 1)
    assert (table.state.scored, table.state.deal_no) == (24, 24)
    assert GAME.phases[table.state.phase].name == "over"


@pytest.mark.rule("KB-GEN-4")
@pytest.mark.parametrize("call", [c for c in GAME.rules.phases[3].actions.values() if c != "trump S"])
def test_the_led_suit_is_followed_in_every_contract(call: str) -> None:
    table = follows(call, ["7S"], "2S 9S AD KH")
    assert table.legal() == {"2S", "9S"}
    assert table.why_not("AD") == "KB-GEN-4"


@pytest.mark.rule("KB-GEN-5")
def test_the_highest_card_of_the_led_suit_wins_and_its_owner_leads() -> None:
    table = Round("no tricks", ["7S 2C", "AD 3C", "9S 4C", "TH 5C"])
    table.do("7S", "AD", "9S", "TH")
    assert (table.state.last_winner, table.state.turn, table.state.tricks) == (2, 2, [0, 0, 1, 0])


@pytest.mark.rule("KB-GEN-5")
def test_the_highest_trump_wins_where_there_is_one() -> None:
    table = Round("trump D", ["AS 2C", "2D 3C", "KS 4C", "3D 5C"])
    assert table.do("AS", "2D", "KS", "3D").state.last_winner == 3


@pytest.mark.rule("KB-GEN-6")
@pytest.mark.parametrize("call", ["no tricks", "no hearts", "no king", "bolola minus", "bolola plus"])
def test_without_trump_no_suit_beats_another(call: str) -> None:
    for other in ("AH", "AD", "AC"):
        assert Round(call, ["2S", other, "3H", "4H"]).do("2S", other, "3H", "4H").state.last_winner == 0


@pytest.mark.rule("KB-GEN-7")
@pytest.mark.parametrize("call", ["no tricks", "last two", "no jk", "trump D", "bolola minus", "bolola plus"])
def test_a_plain_suit_never_has_to_be_beaten(call: str) -> None:
    assert follows(call, ["7S"], "2S 9S AS 3C").legal() == {"2S", "9S", "AS"}


@pytest.mark.rule("KB-DEAL-1")
def test_the_dealer_chooses_and_leads() -> None:
    table = Round(dealer=3)
    assert table.state.turn == 3
    table.do("no tricks")
    assert (table.state.turn, table.state.leader) == (3, 3)


@pytest.mark.rule("KB-DEAL-2")
def test_the_choice_comes_after_the_cards_and_the_dealer_sees_only_one_hand() -> None:
    table = Round(dealer=1)
    assert GAME.phases[table.state.phase].name == "choose" and table.state.held == [13] * 4
    seen = GAME.layout.reader(GAME.layout.conceal(table.states, 1))
    assert seen.hands == [0, table.state.hands[1], 0, 0]


@pytest.mark.rule("KB-DEAL-3")
@pytest.mark.parametrize("first", range(4))
def test_the_seat_drawn_deals_first_and_the_deal_passes_on_after_every_round(first: int) -> None:
    table, picks = Round(dealer=first), random.Random(first)
    dealers = []
    while True:
        dealers.append(table.state.dealer)
        while table.state.turn >= 0:
            table.random_action(picks)
        if table.state.phase != NEEDS_DEAL:
            break
        table.shuffled(len(dealers))
    assert dealers == [(first + i) % 4 for i in range(24)]
    assert table.state.dealer == dealers[-1]  # after the last round nobody deals any more


@pytest.mark.rule("KB-DEAL-3")  # AMB-2
@pytest.mark.parametrize(("option", "card"), [("two_of_diamonds", "2D"), ("king_of_hearts", "KH")])
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_holder_of_a_card_may_be_the_first_dealer(option: str, card: str, seed: int) -> None:
    plain = Round(seed=seed, dealer=1)
    table = Round(seed=seed, dealer=1, first_dealer=option)
    assert table.state.hands == plain.state.hands  # the cards were dealt before the dealer was known
    assert table.state.hands[table.state.dealer] >> NAMES.index(card) & 1
    assert table.state.turn == table.state.dealer
    assert GAME.table.dealt(table.state) == [FirstDealer(seat=table.state.dealer, card=card)]
    first = table.state.dealer
    while table.state.turn >= 0:
        table.random_action(random.Random(seed))
    table.shuffled(99)
    assert table.state.dealer == (first + 1) % 4 and GAME.table.dealt(table.state) == []


@pytest.mark.rule("KB-DEAL-3")  # AMB-2
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_may_be_named_as_first_dealer(seat: int) -> None:
    assert Round(first_dealer=seat, dealer=(seat + 1) % 4).state.dealer == seat


@pytest.mark.rule("KB-DEAL-4")  # AMB-1
def test_play_goes_round_seat_by_seat_and_the_direction_is_only_drawn() -> None:
    table = Round("no tricks", ["2S", "3S", "4S", "5S"], dealer=2)
    turns = []
    for card in ("4S", "5S", "2S", "3S"):
        turns.append(table.state.turn)
        table.do(card)
    assert turns == [2, 3, 0, 1]
    for direction, clockwise in (("clockwise", True), ("counterclockwise", False)):
        assert GAME.rules.shape(GAME.options.rule_set({"direction": direction}).values).clockwise is clockwise


RANKS, SUITS = "23456789TJQKA", "SHDC"
BY_RANK = [rank + suit for rank in RANKS for suit in SUITS]
BY_SUIT = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [card for card in BY_SUIT if card[0] in "JQK"]
OTHERS = [card for card in BY_SUIT if card not in {*COURTS, "AH"}]
#: The hands of four players that tables elsewhere would deal again.
BAD_HANDS = {
    "a whole suit each": [BY_SUIT[13 * seat : 13 * seat + 13] for seat in range(4)],
    "nothing above a five, all aces and kings": [BY_RANK[13 * seat : 13 * seat + 13] for seat in range(4)],
    "twelve of a suit": [[*BY_SUIT[13 * seat + 1 : 13 * seat + 13], BY_SUIT[13 * (seat - 1)]] for seat in range(4)],
    "all jacks, queens and kings": [[*COURTS, "AH"], *(OTHERS[13 * seat : 13 * seat + 13] for seat in range(3))],
}


def pack_for(hands: list[list[str]], dealer: int) -> list[str]:
    """The pack that gives these hands."""
    return [hands[(dealer + 1 + place) % 4][place // 4] for place in range(52)]


@pytest.mark.rule("KB-DEAL-5")
@pytest.mark.parametrize("preset", GAME.options.preset_names())
@pytest.mark.parametrize("turned", range(4))
@pytest.mark.parametrize("bad", BAD_HANDS)
def test_no_hand_is_so_bad_that_it_is_dealt_again(bad: str, turned: int, preset: str) -> None:
    hands = BAD_HANDS[bad][turned:] + BAD_HANDS[bad][:turned]
    rules = {**GAME.options.presets.get(preset, {}), "first_dealer": "random"}
    for call in CALLS:
        match = Match("king_bolola", rules, first_seat=1)
        match.deal(pack_for(hands, dealer=1))
        assert (match.turn, match.phase, len(match.deals)) == (1, "choose", 1)
        assert set(match.legal_actions()) == set(CALLS)  # contracts, and nothing that asks for other cards
        match.do(call)
        assert (match.turn, match.phase, len(match.deals)) == (1, "play", 1)
        assert [set(match.hand(seat)) for seat in range(4)] == [set(hand) for hand in hands]
        while match.turn >= 0:
            assert set(match.legal_actions()) <= set(match.hand(match.turn))  # cards, and nothing else
            match.do(match.legal_actions()[0])
        assert (match.state.scored, match.state.dealer) == (1, 2)  # it counted, and the next one deals


@pytest.mark.rule("KB-GEN-1")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    assert leads("no tricks", "2S 3S").why_not("4S") == "KB-GEN-1"
