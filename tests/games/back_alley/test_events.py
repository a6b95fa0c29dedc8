"""Events, facts, score lines, refusals and set-up positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.back_alley.table import FIVE, LAYOUT, Table, five, sized
from vierblatt.cards import parse_card
from vierblatt.errors import BadPosition
from vierblatt.games.back_alley import GAME
from vierblatt.games.back_alley.table.events import (
    AuctionOver,
    BleederExchanged,
    BleederPassedOver,
    BleederTurned,
    BoardClaimed,
    CardDrawn,
    PassedOut,
    TrumpsBroken,
    TrumpTurned,
)
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.position import load

TWO = ("AS 2D", "KS 3D", "QS 4D", "XB 5D")


def events_of(table: Table, text: str) -> list[Any]:
    """The game's own events of an action."""
    before = GAME.layout.new()
    LAYOUT.load(before, LAYOUT.words(table.states).copy())
    action = GAME.parse(table.now.phase, text)
    engine.act(table.states, 0, action)
    return GAME.table.events(LAYOUT.reader(before), action, table.now)


@pytest.mark.rule("BA-TRUMP-1", "BA-TRUMP-4")
def test_the_exchange_is_public_and_the_drawn_card_is_not() -> None:
    assert GAME.table.dealt(five().now) == [TrumpTurned(card="2H")]
    table = sized(2).deal(TWO, "XR 9C")
    assert GAME.table.dealt(table.now) == [
        BleederTurned(card="XR"),
        BleederExchanged(seat=3, card="XB"),
        CardDrawn(audience=3, card="9C"),
    ]
    assert LAYOUT.reader(LAYOUT.conceal(table.states, 0)).drawn == [0, 0, 0, 0]
    assert LAYOUT.reader(LAYOUT.conceal(table.states, 3)).drawn[3] > 0


def test_a_joker_passed_over_is_an_event() -> None:
    redraw = sized(2, joker_turned="redraw").deal(TWO, "XR 9C")
    assert GAME.table.dealt(redraw.now) == [BleederPassedOver(card="XR"), TrumpTurned(card="9C")]
    assert GAME.table.dealt(sized(2, trump_source="always_spades").deal(TWO, "XR 9C").now) == []


def test_boards_the_opener_and_a_passed_out_deal_are_events() -> None:
    table = five("board", "bid 1")
    assert events_of(table, "board") == [BoardClaimed(seat=2, level=2)]
    assert events_of(table, "pass") == [AuctionOver(seat=2)]
    assert events_of(five("pass", "pass", "pass"), "pass") == [PassedOut(cards_each=5)]
    assert events_of(five("pass", "pass", "pass", all_pass="count_as_zero"), "pass") == []


@pytest.mark.rule("BA-LEAD-3")
def test_the_first_trump_of_a_deal_is_an_event() -> None:
    table = five("board", "pass", "pass", "pass")
    assert events_of(table, "AH") == [TrumpsBroken(seat=0)]
    assert events_of(table, "QH") == []


@pytest.mark.rule("BA-LEAD-3")
def test_after_the_last_trick_no_next_one_is_announced() -> None:
    match, said = Match("back_alley", {"schedule": [1] * 6}), 0
    random = Random(5)
    while match.turn >= 0 or match.needs_deal:
        if match.needs_deal:
            match.deal(random.sample(match.table.pack, len(match.table.pack)))
            continue
        playing, trumps = match.state.phase == PLAY, match.state.trumps
        action = match.legal().bit_length() - 1
        events = match.act(action)
        said += playing and trumps >> action & 1
        assert not [event for event in events if isinstance(event, TrumpsBroken)]
    assert said, "no trump was played at all"


def test_facts_say_what_a_table_shows() -> None:
    now = five("board", "bid 1", "pass", "pass").now
    facts = {(fact.name, fact.seat): fact.value for fact in GAME.table.facts(now)}
    assert facts == {
        ("deal", None): 1,
        ("deals-left", None): 2,
        ("trump", None): "H",
        ("turned", None): "2H",
        ("call", 0): "board",
        ("call", 1): "bid 1",
        ("call", 2): "pass",
        ("call", 3): "pass",
        ("contract", 0): "board-1",
        ("contract", 1): 1,
        ("lead", None): "closed",
    }
    no_trump = {fact.name: fact.value for fact in GAME.table.facts(sized(2).deal(TWO, "XR 9C").now)}
    assert (no_trump["trump"], no_trump["exchanged"]) == ("no-trump", "XB")
    extra = Table(schedule=[5]).write(scored=1).shuffled()
    assert GAME.table.facts(extra.now)[-1].value == "tie-break"


def lines(table: Table) -> dict[str, list[int]]:
    """The score lines by their keys."""
    return {line.key: line.values for line in GAME.table.score_lines(table.now)}


@pytest.mark.rule("BA-SCORE-5")
def test_score_lines_add_up() -> None:
    for seed in range(60):
        table = sized(4, rainbow_bonus=10, all_pass="count_as_zero").shuffled(seed).walk(seed)
        found = lines(table)
        if any(table.now.calls):
            sums = [sum(values[side] for key, values in found.items() if key != "tricks") for side in range(2)]
            assert sums == table.scores
        else:
            assert found == {"passed-out": [0, 0]}


def why(table: Table, text: str) -> str:
    """The rule that bars an action."""
    return GAME.table.why_not(table.now, GAME.parse(table.now.phase, text))


@pytest.mark.rule("BA-BID-2", "BA-BID-8", "BA-LEAD-3", "BA-PLAY-2", "BA-BLEED-1", "BA-BLEED-2", "BA-BLEED-5")
def test_every_refusal_names_its_rule() -> None:
    assert why(five(), "bid 5") == "BA-BID-2"
    assert why(five("bid 4", "pass", sum_over_hand="forbid"), "bid 2") == "BA-BID-4"
    assert why(sized(1).shuffled(), "bid 1") == "BA-BID-8"
    assert why(five("bid 1", "pass", "pass", "pass"), "AH") == "BA-LEAD-3"
    assert why(five("bid 1", "pass", "pass", "pass"), "QH") == "BA-PLAY-1"
    assert why(five("bid 1", "pass", "pass", "pass").play("AS"), "QH") == "BA-PLAY-2"
    hands = ("XR 2H AS", "XB KH 3S", "QH JH 4S", "TH 9H 5D")
    table = sized(3).deal(hands, "3H 9S").act("board", "pass", "pass", "pass").play("XR")
    assert why(table, "KH") == "BA-BLEED-1" and why(table, "3S") == "BA-PLAY-2"
    table = sized(3).deal(hands, "3H 9S").act("pass", "board", "pass", "pass").play("XB")
    assert why(table, "QH") == "BA-BLEED-2"
    table = sized(3).deal(hands, "3H 9S").act("bid 1", "pass", "pass", "pass")
    assert why(table, "XR") == "BA-BLEED-5"


def position(**keys: Any) -> Match:
    """A position of the five-card deal."""
    spec: dict[str, Any] = {"game": "back_alley", "dealer": 3, "hands": list(FIVE), "turned": "2H"}
    spec.update(keys)
    return load({key: value for key, value in spec.items() if value is not ...})


def test_a_position_opens_the_bidding_or_the_play() -> None:
    assert position().legal_actions()[:2] == ["pass", "bid 1"]
    match = position(contract={"calls": ["pass", "bid 2", "board", "pass"]})
    assert match.turn == 2 and match.state.phase == PLAY and match.state.trump == 1
    played = position(contract={"calls": ["bid 1", "pass", "pass", "pass"]}, played="3H")
    assert "AH" in played.legal_actions()


def test_a_position_may_be_without_trumps_or_always_in_spades() -> None:
    assert position(turned=..., trump=None).state.trumps == 0
    assert position(turned=..., trump="C").state.trump == 3
    assert position(turned=..., options={"trump_source": "always_spades"}).state.trump == 0
    exchanged = position(turned="XR", exchanged=2).state
    assert exchanged.exchanger == 2 and exchanged.face_up >> parse_card("XB") & 1
    kept = position(turned="XR", options={"joker_turned": "no_trump_keep_joker"}).state
    assert kept.trumps == 1 << parse_card("XB")


@pytest.mark.parametrize(
    "keys",
    [
        {"turned": ...},
        {"turned": "AS"},
        {"turned": ..., "trump": "N"},
        {"exchanged": 1},
        {"turned": "XR", "exchanged": 7},
        {"contract": {"calls": ["pass"] * 4}},
        {"contract": {"calls": ["bid 5", "pass", "pass", "pass"]}},
        {"contract": {"calls": ["perhaps", "pass", "pass", "pass"]}},
        {"contract": {"calls": ["pass"]}},
        {"contract": {}},
    ],
)
def test_a_position_that_cannot_be_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        position(**keys)
