"""Events, facts and the score sheet."""

from __future__ import annotations

from tests.games.king_bolola.table import Round, chosen, leads
from vierblatt.games.events import Fact, ScoreLine
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.table.events import EndedEarly, SuitOpened
from vierblatt.match import Match


def owes(seat: int, negatives: int = 3, trumps: int = 2, bololas: int = 1) -> list[Fact]:
    named = (("negatives", negatives), ("trumps", trumps), ("bololas", bololas))
    return [Fact(f"owes-{kind}", "number", number, seat) for kind, number in named]


def test_opening_the_barred_suit_is_an_event_once() -> None:
    match = Match("king_bolola")
    match.deal([*match.table.pack])
    match.do("no hearts")
    opened = []
    while match.turn >= 0:
        hearts = bool(match.state.seen & match.state.barred)
        events = match.act((match.legal() & -match.legal()).bit_length() - 1)
        if any(isinstance(event, SuitOpened) for event in events):
            opened.append(SuitOpened(suit="H"))
            assert not hearts and match.state.seen & match.state.barred
    assert opened == [SuitOpened(suit="H")]


def test_an_early_end_is_an_event() -> None:
    match = Match("king_bolola", {"first_dealer": 0})
    match.deal([*match.table.pack])
    match.do("no queens")
    while match.turn >= 0:
        events = match.act(match.legal().bit_length() - 1)
    assert [event for event in events if isinstance(event, EndedEarly)] == [EndedEarly(tricks=match.state.trick_no)]
    assert match.state.trick_no < 13


def test_before_the_choice_the_table_shows_what_is_left() -> None:
    facts = GAME.table.facts(chosen(used=[2, 1, 0, 0, 0, 0], negatives=[1, 2, 3, 3]).state)
    assert facts[0] == Fact("round", "number", 1)
    assert facts[1:7] == [
        Fact("left-no-tricks", "number", 0),
        Fact("left-no-jk", "number", 1),
        Fact("left-no-queens", "number", 2),
        Fact("left-no-hearts", "number", 2),
        Fact("left-last-two", "number", 2),
        Fact("left-no-king", "number", 2),
    ]
    assert facts[7:] == owes(0, 1) + owes(1, 2) + owes(2) + owes(3)
    unlimited = GAME.table.facts(chosen(negative_cap="unlimited").state)
    assert not any(fact.name.startswith("left-") for fact in unlimited)


def test_in_play_the_table_shows_the_contract() -> None:
    facts = GAME.table.facts(Round("trump H").state)
    assert facts[1:4] == [
        Fact("contract", "key", "trump"),
        Fact("trump", "suit", "H"),
        Fact("lead", "key", "barred"),
    ]
    assert facts[4:7] == owes(0, trumps=1)
    assert Fact("lead", "key", "open") in GAME.table.facts(leads("no king", "2S 3H", seen="4H").state)
    assert not any(fact.name in {"lead", "trump"} for fact in GAME.table.facts(Round("no tricks").state))


def test_the_score_sheet_has_a_line_for_everything_that_counts() -> None:
    table = Round("bolola minus", ["KH QS", "AH JS", "QH 2S", "JH 3S"], seen="2H")
    table.do("KH", "AH", "QH", "JH", "JS", "2S", "3S", "QS")
    assert GAME.table.score_lines(table.state) == [
        ScoreLine("tricks", [-15, -15, 0, 0]),
        ScoreLine("jacks-kings", [-20, -40, 0, 0]),
        ScoreLine("queens", [-30, -30, 0, 0]),
        ScoreLine("hearts", [0, -40, 0, 0]),
        ScoreLine("twelfth", [0, -40, 0, 0]),
        ScoreLine("last", [-60, 0, 0, 0]),
        ScoreLine("king", [0, -95, 0, 0]),
    ]
    assert table.state.deal_scores == [-125, -260, 0, 0]
    trump = Round("trump S", ["2C", "3C", "4C", "5C"]).do("2C", "3C", "4C", "5C")
    assert GAME.table.score_lines(trump.state) == [ScoreLine("tricks", [0, 0, 0, 50])]
