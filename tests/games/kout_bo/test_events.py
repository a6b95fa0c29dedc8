"""Events, facts, and the reasons for refused actions."""

from typing import Any

import pytest

from tests.games.kout_bo.table import LAYOUT, Table, contract, scored
from vierblatt.cards import parse_card
from vierblatt.games.events import Called, CardsDealt, Event, Fact, ScoreLine
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.table.events import (
    AuctionWon,
    BawanWins,
    JokersFree,
    Malzom,
    NullJoker,
    Shutout,
)
from vierblatt.kernel import engine
from vierblatt.match import Match


def events_of(table: Table, text: str) -> list[Event]:
    """The game's events of one legal action."""
    before = LAYOUT.new()
    LAYOUT.load(before, LAYOUT.words(table.states).copy())
    action = GAME.parse(table.now.phase, text)
    table.act(text)
    return GAME.table.events(LAYOUT.reader(before), action, table.now)


@pytest.mark.rule("KOUT-BID-5", "KOUT-BID-7")
def test_malzom_and_the_end_of_the_auction_are_events() -> None:
    table = Table(dealer=5).shuffled().call(*["pass"] * 5)
    assert events_of(table, "bid 5") == [Malzom(seat=5), AuctionWon(seat=5, tricks=5)]
    assert events_of(table, "trump S") == []
    table = Table(dealer=5).shuffled().call(5, *["pass"] * 4)
    assert events_of(table, "bid 6") == [AuctionWon(seat=5, tricks=6)]


@pytest.mark.rule("KOUT-END-1")
def test_a_literal_bawan_is_an_event() -> None:
    table = Table(first_round_bawan="bid").shuffled()
    assert events_of(table, "bid 9") == [BawanWins(seat=0)]


@pytest.mark.rule("KOUT-JOKER-8")
def test_a_null_joker_is_an_event_and_a_rightful_joker_is_not() -> None:
    assert events_of(contract("XB", "2H"), "XB") == [NullJoker(seat=0, card="XB")]
    assert events_of(contract("XB", "2H", bid=9), "XB") == []
    house: dict[str, Any] = {"illegal_joker_lead": "allowed_as_null", "second_joker_after_null": "also_null"}
    table = contract("XB 2C", "XR", "3C", **house).act("XB")
    assert events_of(table, "XR") == [NullJoker(seat=1, card="XR")]


@pytest.mark.rule("KOUT-JOKER-4")
def test_jokers_become_free_after_the_trick_with_the_last_trump_honour() -> None:
    hands = ("JS 2C", "2S 3C", "3S 4C", "4S 5C", "5S 6C", "6S 7C")
    table = contract(*hands, seen="AS KS QS").act("JS", "2S", "3S", "4S", "5S")
    assert GAME.table.facts(table.now)[-1].name == "needed"
    assert events_of(table, "6S") == [JokersFree()]
    assert GAME.table.facts(table.now)[-1] == Fact("jokers", "key", "jokers-free")


@pytest.mark.rule("KOUT-END-1", "KOUT-END-2", "KOUT-END-3")
def test_an_early_end_of_a_match_is_an_event_with_its_reason() -> None:
    def last(**fields: Any) -> list[Event]:
        table = contract("AH", "2H", "3H", "4H", "5H", "6H", bid=fields.pop("bid"))
        table.write(trick_no=8, **fields).act("AH", "2H", "3H", "4H", "5H")
        return events_of(table, "6H")

    assert last(bid=9, tricks=[8]) == [BawanWins(seat=0)]
    assert last(bid=7, tricks=[8], scores=[44, 0], deal_no=3) == [Shutout()]
    assert last(bid=7, tricks=[8], scores=[94, 20], deal_no=9) == []
    assert last(bid=7, tricks=[8], scores=[4, 20], deal_no=9) == []


def test_facts_are_the_calls_then_the_contract_and_what_is_needed() -> None:
    table = Table(dealer=5).shuffled().call("pass", 6)
    assert GAME.table.facts(table.now) == [Fact("bid", "call", "pass", 0), Fact("bid", "call", "bid 6", 1)]
    table.call("pass", "pass", "pass", "pass")
    assert GAME.table.facts(table.now)[-1] == Fact("contract", "number", 6, 1)
    table.act("trump D")
    assert GAME.table.facts(table.now) == [
        Fact("contract", "number", 6, 1),
        Fact("trump", "suit", "D"),
        Fact("needed", "number", 6),
    ]


def test_after_a_joker_was_led_the_suit_to_follow_is_a_fact() -> None:
    table = contract("XB", "2H", "3H").act("XB")
    assert GAME.table.facts(table.now)[-1] == Fact("follow", "key", "any")
    assert GAME.table.facts(table.act("2H").now)[-1] == Fact("follow", "suit", "H")


@pytest.mark.rule("KOUT-SCORE-1", "KOUT-SCORE-2")
@pytest.mark.parametrize(
    ("tricks", "settings", "line"),
    [
        (6, {"bid": 6}, ScoreLine("bid-made", [6, 0])),
        (5, {"bid": 6}, ScoreLine("bid-lost", [0, 12])),
        (4, {"bid": 5, "malzom": 1}, ScoreLine("malzom-lost", [0, 5])),
        (5, {"bid": 5, "malzom": 1}, ScoreLine("malzom-made", [5, 0])),
        (9, {"bid": 9}, ScoreLine("bawan-made", [36, 0])),
        (8, {"bid": 9}, ScoreLine("bawan-lost", [0, 18])),
    ],
)
def test_the_score_sheet_says_how_the_points_came_about(tricks: int, settings: dict[str, Any], line: ScoreLine) -> None:
    owed, won, result = GAME.table.score_lines(scored(tricks, **settings).now)
    assert owed == ScoreLine("owed", [settings["bid"], 0])
    assert won == ScoreLine("tricks", [tricks, 9 - tricks])
    assert result == line


def why_not(table: Table, card: str) -> str:
    """The rule against a card of the mover."""
    action = parse_card(card)
    assert not engine.legal(table.states, 0) >> action & 1
    return GAME.table.why_not(table.now, action)


def test_each_refusal_names_its_rule() -> None:
    free: dict[str, Any] = {"illegal_joker_lead": "allowed_as_null"}
    second = contract("XB 2C", "XR", "2S 3D", **free).act("XB", "XR")
    null = contract("XB", "2H", "3H 3D").act("XB", "2H")
    compelled = contract("2S", "XB 3D", joker_compelled=True).act("2S")
    assert why_not(contract("XB 2C"), "XB") == "KOUT-JOKER-1"
    assert why_not(contract("XR XB 2C", bid=8), "XB") == "KOUT-JOKER-3"
    assert why_not(contract("XR XB", bid=8), "XB") == "KOUT-JOKER-3"
    assert why_not(contract("2H", "3H 3D").act("2H"), "3D") == "KOUT-PLAY-3"
    assert why_not(contract("2H", "3H 3D").act("2H"), "4D") == "KOUT-PLAY-1"
    assert why_not(contract("XB", "2S 3D", bid=9).act("XB"), "3D") == "KOUT-JOKER-5"
    assert why_not(null, "3D") == "KOUT-JOKER-8"
    assert why_not(second, "3D") == "KOUT-JOKER-9"
    assert why_not(compelled, "3D") == "KOUT-JOKER-7"


@pytest.mark.rule("KOUT-JOKER-1", "KOUT-JOKER-3")
@pytest.mark.parametrize("card", ["XB", "XR"])
@pytest.mark.parametrize("bid", [8, 9])
def test_players_outside_the_right_of_eight_and_nine_may_not_lead_a_joker(bid: int, card: str) -> None:
    hands = ["2S", "XR XB 2C", "XR XB 2C"]
    assert why_not(contract(*hands, bid=bid, leader=1), card) == "KOUT-JOKER-1", "an opponent"
    house: dict[str, Any] = {"joker_lead_8_9": "maker_only"}
    assert why_not(contract(*hands, bid=bid, leader=2, **house), card) == "KOUT-JOKER-1", "the maker's partner"
    assert why_not(contract("XR XB 2C", bid=8, **house), "XB") == "KOUT-JOKER-3", "even the maker"


@pytest.mark.rule("KOUT-DEAL-2")
def test_the_cards_are_dealt_when_the_cutter_has_spoken() -> None:
    match = Match(GAME, {"cut": "left"}, first_seat=5)
    assert [type(event).__name__ for event in match.deal([*match.table.pack])] == ["DealBegun"]
    called, *dealt = match.do("cut 6")
    assert called == Called(seat=4, call="cut 6")
    assert [event.seat for event in dealt if isinstance(event, CardsDealt)] == [0, 1, 2, 3, 4, 5]
    assert GAME.table.facts(Table(cut="left").shuffled().now) == []


def test_each_refused_call_names_its_rule() -> None:
    table = Table().shuffled()
    assert GAME.table.why_not(table.call(6).now, 5) == "KOUT-BID-3"
    assert GAME.table.why_not(table.call(9).now, 7) == "KOUT-BID-6"
    assert GAME.table.why_not(table.now, 4) == "KOUT-BID-2"
    assert GAME.table.why_not(Table().shuffled().call(*["pass"] * 5).now, 0) == "KOUT-BID-4"
    assert GAME.table.why_not(Table().shuffled().call(5, *["pass"] * 5).now, 7) == "KOUT-BID-7"
