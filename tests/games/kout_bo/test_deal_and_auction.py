"""Table, cards, deal, auction."""

import random

import pytest

from tests.games.kout_bo.table import Table
from vierblatt.cards import JOKERS, PACK_54, card_set
from vierblatt.errors import BadAction, BadOption
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.rules.state import BID, PACK_36, TRUMP
from vierblatt.kernel.state import OVER, PLAY

BIDS = ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]


@pytest.mark.rule("KOUT-TABLE-1", "KOUT-TABLE-2")
def test_six_players_in_two_teams_of_three_alternate() -> None:
    table = GAME.rules.shape(GAME.options.rule_set().values)
    assert (table.seats, table.sides) == (6, 2)
    assert [table.side(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("KOUT-TABLE-1")
def test_the_house_rule_for_four_players_has_a_pack_of_36() -> None:
    table = GAME.rules.shape(GAME.options.rule_set({"players": 4}).values)
    assert table.seats == 4
    hearts = "6H 7H 8H 9H TH JH QH KH AH"
    spades = "7S 8S 9S TS JS QS KS AS"
    pack = f"{hearts} {hearts.replace('H', 'D')} {spades} {spades.replace('S', 'C')} XR XB"
    assert card_set(table.pack) == card_set(pack)
    assert len(table.pack) == len(PACK_36) == 36


@pytest.mark.rule("KOUT-TABLE-1")
def test_there_is_no_table_of_five() -> None:
    with pytest.raises(BadOption):
        GAME.options.rule_set({"players": 5})


@pytest.mark.rule("KOUT-TABLE-3")
def test_seats_are_numbered_in_turn_order_which_is_counter_clockwise() -> None:
    assert not GAME.rules.shape(GAME.options.rule_set().values).clockwise
    table = Table(dealer=2).shuffled()
    turns = []
    for _ in range(6):
        turns.append(table.now.turn)
        table.act(table.legal()[-1])
    assert turns == [3, 4, 5, 0, 1, 2]


@pytest.mark.rule("KOUT-CARD-1")
def test_the_pack_has_54_cards_and_two_different_jokers() -> None:
    pack = GAME.rules.shape(GAME.options.rule_set().values).pack
    assert sorted(pack) == list(range(54)) == list(PACK_54)
    assert card_set(pack) & JOKERS == JOKERS


@pytest.mark.rule("KOUT-DEAL-1")
@pytest.mark.parametrize("seat", range(6))
def test_the_drawn_seat_deals_first(seat: int) -> None:
    table = Table(dealer=seat)
    assert table.now.dealer == seat
    assert table.shuffled().now.turn == (seat + 1) % 6


@pytest.mark.rule("KOUT-DEAL-2")
def test_by_default_the_pack_is_dealt_without_a_cut() -> None:
    assert Table().shuffled().now.phase == BID


@pytest.mark.rule("KOUT-DEAL-2")
@pytest.mark.parametrize(("players", "dealer", "cutter"), [(6, 2, 1), (6, 0, 5), (4, 3, 2), (4, 0, 3)])
def test_by_house_rule_the_dealers_left_neighbour_cuts_the_hidden_pack(players: int, dealer: int, cutter: int) -> None:
    table = Table(dealer=dealer, players=players, cut="left").shuffled()
    assert (GAME.phases[table.now.phase].name, table.now.turn) == ("cutting", cutter)
    assert not any(table.now.hands) and not any(table.now.held)
    assert table.legal() == ["go", *(f"cut {k}" for k in range(1, 9 * players))]


@pytest.mark.rule("KOUT-DEAL-2", "KOUT-DEAL-3")
@pytest.mark.parametrize(("players", "choice", "place"), [(6, "go", 0), (6, "cut 53", 53), (4, "cut 7", 7)])
def test_cards_above_the_cut_are_dealt_last(players: int, choice: str, place: int) -> None:
    pack = Table(players=players).now.pack[: 9 * players]
    random.Random(5).shuffle(pack)
    cut = Table(dealer=1, players=players, cut="left").deal(pack).act(choice).now
    plain = Table(dealer=1, players=players).deal(pack[place:] + pack[:place]).now
    assert (cut.phase, cut.turn, cut.held, cut.hands) == (BID, 2, plain.held, plain.hands)
    assert cut.pack[: 9 * players] == pack[place:] + pack[:place]


@pytest.mark.rule("KOUT-DEAL-2")
def test_every_deal_is_cut_by_the_new_dealers_neighbour() -> None:
    table = Table(dealer=5, cut="left").shuffled().act("cut 9").finish().shuffled(2)
    assert (GAME.phases[table.now.phase].name, table.now.dealer, table.now.turn, table.now.deal_no) == (
        "cutting", 0, 5, 2,
    )  # fmt: skip


@pytest.mark.rule("KOUT-DEAL-2")
def test_a_pack_is_cut_within_its_cards() -> None:
    table = Table(players=4, cut="left").shuffled()
    assert GAME.table.why_not(table.now, 36) == "KOUT-DEAL-2"
    with pytest.raises(BadAction):
        GAME.parse(table.now.phase, "cut 54")


@pytest.mark.rule("KOUT-DEAL-3")
@pytest.mark.parametrize("dealer", [0, 4])
def test_cards_go_round_one_at_a_time_from_the_dealers_right(dealer: int) -> None:
    pack = list(range(54))
    random.Random(3).shuffle(pack)
    state = Table(dealer=dealer).deal(pack).now
    for seat in range(6):
        got = [card for i, card in enumerate(pack) if (dealer + 1 + i) % 6 == seat]
        assert state.hands[seat] == card_set(got)
    assert state.held[:6] == [9] * 6


@pytest.mark.rule("KOUT-DEAL-3", "KOUT-TABLE-1")
def test_four_players_get_nine_cards_too() -> None:
    state = Table(dealer=1, players=4).shuffled().now
    assert state.held == [9, 9, 9, 9, 0, 0]
    assert state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3] == card_set(PACK_36)


@pytest.mark.rule("KOUT-DEAL-4")
@pytest.mark.parametrize("bid", [5, 9])
def test_the_deal_moves_on_whatever_the_result(bid: int) -> None:
    table = Table(dealer=5, first_round_bawan="off").shuffled()
    assert table.call(bid, "pass", "pass", "pass", "pass", "pass").finish().now.dealer == 0


@pytest.mark.rule("KOUT-BID-1")
def test_the_dealers_right_neighbour_speaks_first_the_dealer_last() -> None:
    table = Table(dealer=3).shuffled()
    assert table.now.turn == 4
    table.call("pass", "pass", "pass", "pass", 5)
    assert table.now.turn == table.now.dealer == 3
    assert table.call("pass").now.phase == TRUMP


@pytest.mark.rule("KOUT-BID-2")
def test_bids_are_five_to_nine() -> None:
    assert Table().shuffled().legal() == ["pass", *BIDS]
    for text in ("bid 4", "bid 10", "bab", "no trump"):
        with pytest.raises(BadAction):
            GAME.parse(BID, text)


@pytest.mark.rule("KOUT-BID-3")
def test_a_bid_tops_every_earlier_one_a_partners_too() -> None:
    table = Table().shuffled().call("pass", 6)
    assert table.legal() == ["pass", *BIDS[2:]]
    assert table.call("pass").now.turn == 3  # a partner of the bidder
    assert table.legal() == ["pass", *BIDS[2:]]
    assert table.call(7).legal() == ["pass", *BIDS[3:]]


@pytest.mark.rule("KOUT-BID-3")
def test_no_seat_bids_twice() -> None:
    table = Table().shuffled().call(5, 6, 7, 8, "pass", "pass")
    assert table.now.phase == TRUMP
    assert table.now.bids == [5, 6, 7, 8, 0, 0]


@pytest.mark.rule("KOUT-BID-4")
def test_after_five_passes_the_dealer_must_bid() -> None:
    assert Table().shuffled().call(*["pass"] * 5).legal() == BIDS


@pytest.mark.rule("KOUT-BID-4")
def test_with_a_bid_on_the_table_the_dealer_may_pass() -> None:
    assert Table().shuffled().call("pass", 5, "pass", "pass", "pass").legal() == ["pass", *BIDS[1:]]


@pytest.mark.rule("KOUT-BID-4")
def test_four_players_force_the_dealer_after_three_passes() -> None:
    table = Table(dealer=3, players=4).shuffled().call("pass", "pass", "pass")
    assert table.legal() == BIDS
    assert table.call(5).now.malzom == 1


@pytest.mark.rule("KOUT-BID-5")
@pytest.mark.parametrize(("bid", "malzom"), [(5, 1), (6, 0), (9, 0)])
def test_only_the_forced_five_is_malzom(bid: int, malzom: int) -> None:
    assert Table().shuffled().call(*["pass"] * 5, bid).now.malzom == malzom


@pytest.mark.rule("KOUT-BID-5")
def test_a_free_five_of_the_dealer_is_not_malzom_and_cannot_be() -> None:
    assert Table().shuffled().call(5, *["pass"] * 5).now.malzom == 0


@pytest.mark.rule("KOUT-BID-5")
def test_the_house_may_know_no_malzom() -> None:
    assert Table(malzom="off").shuffled().call(*["pass"] * 5, 5).now.malzom == 0


@pytest.mark.rule("KOUT-BID-5")
@pytest.mark.parametrize("bid", range(5, 10))
def test_seed_rules_make_every_forced_bid_malzom(bid: int) -> None:
    assert Table(malzom="any_forced").shuffled().call(*["pass"] * 5, bid).now.malzom == 1
    assert Table(malzom="any_forced").shuffled().call("pass", 5, "pass", "pass", "pass", "pass").now.malzom == 0
    if bid > 5:
        assert Table(malzom="any_forced").shuffled().call(5, *["pass"] * 4, bid).now.malzom == 0


@pytest.mark.rule("KOUT-BID-6")
def test_after_a_nine_the_others_still_pass_one_by_one() -> None:
    table = Table().shuffled().call(9)
    for _ in range(5):
        assert table.legal() == ["pass"]
        table.call("pass")
    assert table.now.phase == TRUMP


@pytest.mark.rule("KOUT-BID-7", "KOUT-LEAD-1")
def test_the_highest_bidder_names_any_suit_and_leads() -> None:
    table = Table().shuffled().call("pass", 5, "pass", 7, "pass", "pass")
    assert table.now.turn == table.now.maker == 3
    assert table.legal() == ["trump S", "trump H", "trump D", "trump C"]
    table.act("trump D")
    assert (table.now.phase, table.now.turn, table.now.trump) == (PLAY, 3, 2)


@pytest.mark.rule("KOUT-END-1")
def test_read_literally_a_nine_called_in_the_first_deal_ends_the_match() -> None:
    table = Table(first_round_bawan="bid").shuffled().call("pass", 9)
    assert (table.now.phase, table.now.winners, table.now.scored) == (OVER, 0b10, 0)
    assert table.now.scores[:2] == [0, 0]
    forced = Table(dealer=4, first_round_bawan="bid").shuffled().call(*["pass"] * 5, 9)
    assert (forced.now.phase, forced.now.winners, forced.now.dealer) == (OVER, 0b01, 4)


@pytest.mark.rule("KOUT-END-1")
def test_read_literally_a_nine_in_a_later_deal_is_played() -> None:
    table = Table(first_round_bawan="bid").shuffled().call(5, *["pass"] * 5).finish().shuffled(2)
    assert table.now.deal_no == 2
    assert table.call(9, *["pass"] * 5).now.phase == TRUMP
