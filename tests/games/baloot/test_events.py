"""Events, facts, the score sheet, and positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.baloot.table import QUIET, Deal, in_play, stack
from tests.games.baloot.test_bidding import KAWESH, ROUND_TWO
from tests.games.baloot.test_projects import EQUAL, HANDS, ROYAL
from vierblatt.cards import NAMES, card_set
from vierblatt.errors import BadPosition
from vierblatt.games.baloot import GAME
from vierblatt.kernel import engine


def events_of(deal: Deal, *texts: str) -> list[str]:
    """The tags and main facts of what these actions brought about."""
    found = []
    for text in texts:
        before = GAME.layout.reader(copy(deal.states))
        action = GAME.parse(deal.r.phase, text)
        deal.do(text)
        found += [short(event) for event in GAME.table.events(before, action, deal.r)]
    return found


def copy(states: Any) -> Any:
    twin = GAME.layout.new()
    GAME.layout.load(twin, GAME.layout.words(states).copy())
    return twin


def short(event: Any) -> str:
    fields = [name for name in event.__struct_fields__ if name != "audience"]
    words = [type(event).__struct_config__.tag.removeprefix("baloot-")]
    for name in fields:
        value = getattr(event, name)
        words.append(" ".join(value) if isinstance(value, list) else str(value))
    return " ".join(words)


def shown(deal: Deal) -> set[tuple[str, Any, Any]]:
    return {(fact.name, fact.value, fact.seat) for fact in GAME.table.facts(deal.r)}


@pytest.mark.rule("BAL-DEAL-4")
def test_the_public_card_is_an_event_once_it_lies_open() -> None:
    assert [short(event) for event in GAME.table.dealt(Deal().r)] == ["public-card 9H"]
    deal = Deal(stack(), cut_choice="full")
    assert GAME.table.dealt(deal.r) == []
    assert events_of(deal, "go") == ["public-card 9H"]
    assert events_of(Deal(stack(), cut_choice="full"), "shuffle") == []


@pytest.mark.rule("BAL-BID-9", "BAL-BID-13")
def test_the_rounds_and_a_void_deal() -> None:
    assert events_of(Deal(), *ROUND_TWO, *ROUND_TWO) == ["second-round 3", "nobody-bought"]


@pytest.mark.rule("BAL-BID-14")
def test_a_kawesh_is_shown() -> None:
    assert events_of(Deal(KAWESH), "kawesh") == ["kawesh 0 8S 7S 9H 7D 9C"]
    assert events_of(Deal(KAWESH, kawesh="as_sun"), "kawesh") == ["bought 0 sun", "kawesh 0 8S 7S 9H 7D 9C"]


@pytest.mark.rule("BAL-DEAL-6")
def test_the_contract_and_the_taker_of_the_card_are_events() -> None:
    assert events_of(Deal(), "pass", "sun", "pass") == ["bought 1 sun", "card-taken 1 9H"]
    assert events_of(Deal(), "pass", "pass", "ashkal", "pass", "pass") == ["bought 2 ashkal", "card-taken 0 9H"]
    hokom = events_of(Deal(), "hokom", "pass", "pass", "pass", "hokom", "pass", "pass")
    assert hokom == ["bought-hokom 0 H", "card-taken 0 9H"]


@pytest.mark.rule("BAL-PROJ-3")
def test_projects_are_announced_by_word_and_shown_later() -> None:
    deal = in_play(HANDS)
    assert events_of(deal, "9D", "8D", "7D", "AD") == [
        "project 0 fifty",
        "project 1 sira",
        "project 2 sira",
        "projects-won 0",
    ]
    assert events_of(deal, "AC", "8C", "9C", "7C") == ["projects-shown 0 AS KS QS JS", "projects-shown 2 JH TH 9H"]
    names = {name for name, _, _ in shown(deal)}
    assert {"project", "projects-won", "shown"} <= names


@pytest.mark.rule("BAL-PROJ-6")
def test_a_tie_without_a_score_is_an_event() -> None:
    deal = in_play(EQUAL, project_tie="none_scores")
    assert "projects-tied" in events_of(deal, "KD", "QD", "7D", "JD")


@pytest.mark.rule("BAL-PROJ-9")
def test_baloot_is_an_event() -> None:
    deal = in_play(ROYAL, "H", buyer=1)
    deal.play("8H KH JH AH")
    assert events_of(deal, "7H", "9H", "TC", "QH")[-1] == "baloot 1"
    assert ("baloot", 1, None) in shown(deal)


def test_facts_of_the_auction_and_the_contract() -> None:
    deal = Deal().do("pass", "hokom")
    assert {("bid", "pass", 0), ("bid", "hokom", 1), ("public-card", "9H", None)} <= shown(deal)
    assert ("round", 1, None) in shown(Deal())
    deal.do("pass", "pass", "pass", "hokom", "double locked", "pass")
    facts = shown(deal)
    assert {("mode", "hokom", None), ("buyer", 1, None), ("trump", "H", None)} <= facts
    assert {("level", "double", None), ("lead", "locked", None)} <= facts


@pytest.mark.rule("BAL-SCORE-6")
def test_the_score_sheet_adds_up() -> None:
    deal = in_play(HANDS).finish()
    lines = {line.key: line.values for line in GAME.table.score_lines(deal.r)}
    assert lines["raw-projects"] == [70, 0]
    assert sum(lines["raw-cards"]) == 130
    assert lines["raw-total"] == [lines["raw-cards"][0] + 70, lines["raw-cards"][1]]
    verdict = next(key for key in ("made", "shared", "khasara", "doubled", "kaboot") if key in lines)
    assert lines[verdict] == deal.r.deal_scores[:2]


@pytest.mark.rule("BAL-SCORE-10")
def test_the_score_sheet_names_the_factor() -> None:
    deal = Deal().do("hokom", "pass", "pass", "pass", "hokom", "double open", "pass").finish()
    assert {"factor"} <= {line.key for line in GAME.table.score_lines(deal.r)}


# --- positions -------------------------------------------------------------------------------------------------


def placed(spec: dict[str, Any], hands: tuple[str, ...], size: int) -> Deal:
    """What the loader of positions does before it asks the game."""
    deal = Deal(dealer=spec.get("dealer", 3))
    deal.write(hands=[card_set(hand) for hand in hands], held=[size] * 4, hand_size=size, phase=0, logged=0, trick_no=0)
    GAME.table.setup(GAME.layout, deal.states, spec)
    return deal


def test_a_position_at_the_beginning_of_the_auction() -> None:
    deal = placed({"public": "9H"}, QUIET, 5)
    assert (deal.phase, deal.r.turn) == ("bidding", 0)
    deal.do("sun")
    assert deal.r.held == [8, 8, 8, 8]
    assert sum(deal.r.hands) == sum(1 << card for card in GAME.rules.shape({}).pack)
    named = placed({"public": "9H", "rest": deal_rest()}, QUIET, 5).do("sun")
    assert set(deal_rest()[:2]) <= set(named.hand(0))


def deal_rest() -> list[str]:
    """What is left, from the top of the clubs down."""
    used = set(" ".join(QUIET).split()) | {"9H"}
    return [NAMES[card] for card in reversed(GAME.rules.shape({}).pack) if NAMES[card] not in used]


def test_a_position_with_a_contract() -> None:
    spec = {"contract": {"mode": "hokom", "trump": "S", "buyer": 2, "multiplier": 2, "locked": True}, "public": "9H"}
    deal = placed(spec, HANDS, 8)
    assert (deal.phase, deal.r.turn, deal.r.trump, deal.r.level, deal.r.locked) == ("play", 0, 0, 2, 1)
    assert not {"AS", "KS", "QS", "JS"} & deal.open
    deal.finish()
    assert deal.r.sum_projects[0] == 70


def test_the_end_of_a_deal_as_a_position() -> None:
    hands = ("AS KS QS", "AH KH QH", "AD KD QD", "AC KC QC")
    deal = placed({"contract": {"mode": "sun", "buyer": 1}, "leader": 2, "played": ["JS", "JH"]}, hands, 3)
    assert (deal.r.turn, deal.r.trick_no) == (2, 5)
    deal.finish()
    assert deal.r.scored == 1
    assert deal.r.sum_projects == [0, 0], "its projects are history"


@pytest.mark.parametrize(
    ("spec", "size"),
    [
        ({}, 5),
        ({"public": "AS"}, 5),
        ({"public": "9H"}, 6),
        ({"public": "9H", "rest": ["7H"]}, 5),
        ({"contract": {"mode": "king"}}, 8),
        ({"contract": {"mode": "hokom"}}, 8),
        ({"contract": {"mode": "sun", "multiplier": 3}}, 8),
        ({"contract": {"mode": "sun", "buyer": 7}}, 8),
        ({"contract": {"mode": "sun"}}, 9),
    ],
)
def test_positions_that_cannot_be(spec: dict[str, Any], size: int) -> None:
    with pytest.raises(BadPosition):
        placed(spec, QUIET, size)


def test_presets_are_known_rule_sets() -> None:
    assert set(GAME.options.preset_names()) == {"standard", "seed", "saudi_tournament", "online"}
    assert GAME.options.rule_set(preset="seed").values["auto_declare"] is False
    states = GAME.new(GAME.options.rule_set(preset="seed"))
    engine.start(states, 0, 0)
    assert GAME.layout.reader(states).opt_cut_choice == 1


@pytest.mark.rule("BAL-PROJ-10")
@pytest.mark.parametrize("auto_declare", [True, False])
def test_a_baloot_that_an_announced_project_costs_is_not_lost_in_silence(auto_declare: bool) -> None:
    hand = "KH QH JH TH 9H 7S 8D 7C"
    others = [card for suit in "SDCH" for card in (rank + suit for rank in "AKQJT987") if card not in hand.split()]
    deal = in_play((hand, *(" ".join(others[i::3]) for i in range(3))), "H", auto_declare=auto_declare)
    heard = []
    while deal.r.turn >= 0 and deal.r.trick_no < 7:
        first = ["announce", "silent", "KH", "QH"]
        wanted = [text for text in first if text in deal.open] or sorted(deal.open)
        heard += events_of(deal, wanted[0])
    assert heard.count("baloot-barred 0") == 1
    assert not [line for line in heard if line.startswith("baloot 0")]
    assert (deal.r.baloot_barred, deal.r.baloot_seat) == (0, -1)
    deal.finish()
    deal.deal(stack())
    assert deal.r.baloot_barred == -1


@pytest.mark.rule("BAL-PROJ-5")
def test_heights_are_announced_in_turn_and_are_facts() -> None:
    deal = in_play(EQUAL, project_heights="in_turn")
    lines = events_of(deal, "KD", "QD", "7D", "JD")
    assert lines[-3:] == ["project-height 1 run-j", "project-height 2 run-j", "projects-won 1"]
    assert ("height", "run-j", 1) in shown(deal)
    assert not [line for line in events_of(in_play(EQUAL), "KD", "QD", "7D", "JD") if "height" in line]


@pytest.mark.rule("BAL-PROJ-5")
def test_a_height_says_whether_it_is_a_run_or_four_of_a_kind() -> None:
    both = ("JS JH JD JC 7S 8S 7H 8H", "TS TH TD TC 9S 9H 7D 8D", "AS KH AD KC QS 9D QC 7C", "KS QH KD QD AH 9C AC 8C")
    deal = in_play(both, project_heights="in_turn")
    lines: list[str] = []
    while deal.r.trick_no == 0:
        lines += events_of(deal, min(deal.open))
    assert "project-height 0 four-j" in lines
    assert "project-height 1 four-t" in lines
