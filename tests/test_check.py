"""`vierblatt.check`: worked cases judged by the engine, disagreements reported, malformed files refused."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.registry import FULLY_TESTED_GAMES
from tests.walks import game_of
from vierblatt.check import Disagreement, check_cases, check_file
from vierblatt.errors import BadCase

FOLDER = Path(__file__).parent / "cases"
CONTENT: dict[str, dict[str, Any]] = {
    game: json.loads((FOLDER / f"{game}.json").read_bytes()) for game in FULLY_TESTED_GAMES
}
LISTS = [
    (game, name) for game in FULLY_TESTED_GAMES for name, cases in CONTENT[game].items() if isinstance(cases, list)
]


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_the_engine_agrees_with_every_published_case(game: str) -> None:
    report = check_file(FOLDER / f"{game}.json")
    assert (report.game, report.disagreements) == (game, [])
    assert report.cases == sum(len(cases) for cases in CONTENT[game].values() if isinstance(cases, list))


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_every_list_that_a_game_judges_is_published(game: str) -> None:
    assert {name for of, name in LISTS if of == game} - {"plays"} == {*game_of(game).table.judges}


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_a_wrong_card_is_reported_with_case_and_rule(game: str) -> None:
    case = copy.deepcopy(next(case for case in CONTENT[game]["legal"] if len(case["legal"]) > 1))
    gone = case["legal"].pop()
    (found,) = check_cases({"legal": [case]}, game).disagreements
    assert (found.list, found.case, found.what) == ("legal", case["id"], "legal")
    assert gone in found.ours and gone not in found.expected


@pytest.mark.parametrize(
    ("game", "name", "path", "value", "what"),
    [
        ("baloot", "score", ["result", "score"], [26, 0], "score"),
        ("baloot", "score", ["result", "raw"], [65, 60], "raw"),
        ("king_bolola", "rounds", ["scores"], [0, 0, 0, 0], "scores"),
        ("king_bolola", "rounds", ["tricks", 0, "winner"], 3, "winner of trick 1"),
        ("king_bolola", "rounds", ["tricks", 0, "points"], 5, "points of trick 1"),
        ("king_bolola", "rounds", ["total"], 5, "total"),
        ("kout_bo", "winner", ["winner_index"], 5, "winner_index"),
        ("kout_bo", "bids", ["legal"], ["pass"], "legal"),
        ("kout_bo", "score", ["delta"], [1, 1], "delta"),
        ("back_alley", "winner", ["winner_index"], 3, "winner_index"),
        ("back_alley", "auction", ["leader_index"], 3, "leader_index"),
        ("back_alley", "auction", ["scores"], [0, 0], "scores"),
        ("back_alley", "calls", ["legal"], ["pass"], "legal"),
    ],
)
def test_every_kind_of_fact_is_compared(game: str, name: str, path: list[Any], value: Any, what: str) -> None:
    case = copy.deepcopy(CONTENT[game][name][0])
    place = case
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    disagreements = check_cases({name: [case]}, game).disagreements
    assert what in [difference.what for difference in disagreements]
    assert all(difference.list == name for difference in disagreements)


def test_the_rule_of_a_disagreement_is_the_one_that_the_case_names() -> None:
    case = {**CONTENT["kout_bo"]["legal"][0], "legal": ["AD"], "why": "see KOUT-JOKER-1 and KOUT-JOKER-2"}
    disagreements = check_cases({"legal": [case]}, "kout_bo").disagreements
    assert disagreements == [Disagreement("legal", case["id"], "legal", ["AD"], disagreements[0].ours, "KOUT-JOKER-1")]
    without = {key: value for key, value in case.items() if key not in {"why", "id"}}
    (nameless,) = check_cases({"legal": [without]}, "kout_bo").disagreements
    assert (nameless.rule, nameless.case) == ("", "0")


def test_the_game_is_the_file_or_its_key_or_the_argument(tmp_path: Path) -> None:
    content = {"legal": CONTENT["kout_bo"]["legal"], "note": "a remark is no list"}
    named, other, keyed = tmp_path / "kout_bo.json", tmp_path / "mine.json", tmp_path / "keyed.json"
    for path in (named, other):
        path.write_text(json.dumps(content), encoding="utf-8")
    keyed.write_text(json.dumps({"game": "kout_bo", **content}), encoding="utf-8")
    reports = [check_file(named), check_file(other, "kout_bo"), check_file(keyed)]
    assert [(report.game, report.cases) for report in reports] == [("kout_bo", 15)] * 3
    with pytest.raises(BadCase, match="unknown-game"):
        check_file(other)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", "not-json"),
        ("[" * 100_000, "not-json"),
        ("[]", "not-an-object"),
        ("{}", "no-cases"),
        ('{"legal": []}', "no-cases"),
        ('{"legal": {}}', "unknown-list"),
        ('{"score": []}', "unknown-list"),
        ('{"legal": [5]}', "bad-case"),
        ('{"legal": [{}]}', "bad-case"),
        ('{"game": "bridge"}', "unknown-game"),
        ('{"game": 5}', "unknown-game"),
    ],
)
def test_a_malformed_file_is_refused(tmp_path: Path, content: str, code: str) -> None:
    path = tmp_path / "king_bolola.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadCase) as refusal:
        check_file(path)
    assert refusal.value.code == code


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "baloot.json", tmp_path):
        with pytest.raises(BadCase, match="cannot-read"):
            check_file(path)


@pytest.mark.parametrize(
    ("game", "name", "change"),
    [
        ("kout_bo", "score", {"bid": None}),
        ("kout_bo", "score", {"bid": 5.5}),
        ("kout_bo", "score", {"bid": 10**18}),
        ("kout_bo", "bids", {"history": ["pass"] * 1000}),
        ("kout_bo", "legal", {"options": {"target": 7}}),
        ("king_bolola", "legal", {"trick": 5}),
        ("king_bolola", "legal", {"contract": "WHIST"}),
        ("king_bolola", "rounds", {"dealer": [None]}),
        ("back_alley", "winner", {"trick": ["2S", "1S"]}),
        ("baloot", "legal", {"mode": "kout"}),
        ("baloot", "legal", {"trick": ["7S", "8S", "9S", "TS", "JS"]}),
        ("baloot", "score", {"input": []}),
    ],
)
def test_a_case_that_makes_no_sense_is_malformed(game: str, name: str, change: dict[str, Any]) -> None:
    case = {**CONTENT[game][name][0], **change}
    with pytest.raises(BadCase) as refusal:
        check_cases({name: [case]}, game)
    assert refusal.value.code == "bad-case" and refusal.value.parameters["list"] == name


FOLLOWING: dict[str, Any] = {
    "id": "must-follow",
    "position": {
        "dealer": 0,
        "hands": [None, None, None, "AC 4C KS 9S", None, None],
        "contract": {"bid": 7, "maker": 1, "trump": "C"},
        "trick": {"leader": 1, "cards": "KC 5C"},
    },
}


@pytest.mark.parametrize(
    "claim",
    [
        {"legal": ["AC", "4C"]},
        {"open": ["4C"]},
        {"closed": {"KS": "KOUT-PLAY-3"}},
        {"closed": {"9S": ""}},
        {"turn": 3, "phase": "play", "over": False, "winners": [], "scores": [0, 0], "dealer": 0},
        {"do": ["4C"], "turn": 4},
        {"do": ["4C"], "hands": {"3": "9S AC KS"}},
    ],
)
def test_a_play_whose_claims_hold_agrees(claim: dict[str, Any]) -> None:
    assert check_cases({"plays": [{**FOLLOWING, **claim}]}, "kout_bo").disagreements == []


@pytest.mark.parametrize(
    ("claim", "what"),
    [
        ({"legal": ["AC"]}, "legal"),
        ({"open": ["KS"]}, "open"),
        ({"closed": {"AC": ""}}, "closed AC"),
        ({"closed": {"KS": "KOUT-CARD-1"}}, "closed KS"),
        ({"turn": 2}, "turn"),
        ({"phase": "bid"}, "phase"),
        ({"over": True}, "over"),
        ({"winners": [0]}, "winners"),
        ({"scores": [0, 5]}, "scores"),
        ({"deal_scores": [7, 0]}, "deal_scores"),
        ({"dealer": 1}, "dealer"),
        ({"hands": {"3": "AC 4C KS"}}, "hand of seat 3"),
    ],
)
def test_a_play_with_a_wrong_claim_is_reported(claim: dict[str, Any], what: str) -> None:
    (found,) = check_cases({"plays": [{**FOLLOWING, **claim}]}, "kout_bo").disagreements
    assert (found.list, found.case, found.what) == ("plays", "must-follow", what)


def test_a_play_names_the_leader_and_winner_of_the_last_trick() -> None:
    hands = ["6C 2H", "KC 7S", "5C 7H", "4C KS", "2C 8H", "3C 8S"]
    case = {**FOLLOWING, "position": {**FOLLOWING["position"], "hands": hands}, "do": ["4C", "2C", "3C", "6C"]}
    trick = {"leader": 1, "winner": 1, "cards": "KC 5C 4C 2C 3C 6C"}
    assert check_cases({"plays": [{**case, "last_trick": trick}]}, "kout_bo").disagreements == []
    (found,) = check_cases({"plays": [{**case, "last_trick": {"winner": 3}}]}, "kout_bo").disagreements
    assert (found.what, found.expected, found.ours) == ("last_trick winner", 3, 1)


def test_a_play_names_the_rule_that_refuses_what_is_said_out_of_turn() -> None:
    position = {
        "preset": "saudi_majlis",
        "dealer": 3,
        "hands": ["AS TS", "KS AC", "JS 9S", "9H 8H"],
        "contract": {"mode": "sun", "buyer": 0},
    }
    case = {"id": "revoke", "position": position, "do": ["AS", "AC"], "turn": 2}
    refused = {"@2 sawa": "BAL-SAWA-1", "@1 accuse no-follow AC": "BAL-QAID-3", "@0 accuse no-follow KS": ""}
    assert check_cases({"plays": [{**case, "closed": refused}]}, "baloot").disagreements == []
    wrong = {"@2 sawa": "BAL-QAID-3", "@0 accuse no-follow AC": "BAL-QAID-3"}
    found = check_cases({"plays": [{**case, "closed": wrong}]}, "baloot").disagreements
    assert [(each.what, each.ours) for each in found] == [
        ("closed @2 sawa", "BAL-SAWA-1"),
        ("closed @0 accuse no-follow AC", "open"),
    ]


@pytest.mark.parametrize("claim", [{}, {"tunr": 3}, {"do": ["KS"], "turn": 3}, {"open": ["1X"], "do": ["nonsense"]}])
def test_an_empty_or_impossible_play_is_malformed(claim: dict[str, Any]) -> None:
    with pytest.raises(BadCase, match="bad-case"):
        check_cases({"plays": [{**FOLLOWING, **claim}]}, "kout_bo")
