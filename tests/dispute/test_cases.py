"""The worked cases of the rule documents as disputes: every legal set, and every kind of fault of real play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt import games
from vierblatt.dispute import Dispute, DisputeWords, judge

CASES = Path(__file__).parents[1] / "cases"
KINGS = {
    "NO_TRICKS": "no tricks", "NO_JK": "no jk", "NO_HEARTS": "no hearts", "NO_QUEENS": "no queens",
    "LAST_TWO": "last two", "KING": "no king", "BOLOLA_MINUS": "bolola minus", "BOLOLA_PLUS": "bolola plus",
}  # fmt: skip
PLAIN_ORDER = "789JQKTA"


def cases(game: str) -> list[Any]:
    found = json.loads((CASES / f"{game}.json").read_text(encoding="utf-8"))["legal"]
    return [pytest.param(case, id=case["id"]) for case in found]


def yes(fact: object) -> str:
    return "yes" if fact else "no"


def allowed(game: str, case: dict[str, Any], values: dict[str, str]) -> set[str]:
    """The allowed cards of a case."""
    rules = case.get("options") or {}
    dispute = Dispute(game, case["hand"][0], hand=case["hand"], trick=case["trick"], values=values, rules=rules)
    answer = judge(dispute)
    assert not answer.asks
    return {each.card for each in answer.cards if each.allowed}


@pytest.mark.rule("BAL-PLAY-2", "BAL-PLAY-4", "BAL-PLAY-5", "BAL-PLAY-6", "BAL-PLAY-7", "BAL-DBL-7")
@pytest.mark.parametrize("case", cases("baloot"))
def test_baloot(case: dict[str, Any]) -> None:
    flags = case["flags"]
    contract = "sun" if case["mode"] == "sun" else f"hokom {case['trump']}"
    values = {"contract": contract, "level": "double" if flags.get("locked") else "single", "locked": "yes"}
    if case["trick"]:
        rank, suit = case["trick"][0]
        higher = [each + suit for each in PLAIN_ORDER[PLAIN_ORDER.index(rank) + 1 :]]
        values["higher-gone"] = yes({*higher} <= {*flags.get("played", ()), *case["trick"]})
    assert allowed("baloot", case, values) == {*case["legal"]}


@pytest.mark.rule("KB-GEN-4", "KB-HEARTS-2", "KB-KING-2", "KB-TRUMP-2", "KB-BOLOLA-3", "KB-BOLOLA-9")
@pytest.mark.parametrize("case", cases("king_bolola"))
def test_king_bolola(case: dict[str, Any]) -> None:
    contract = KINGS.get(case["contract"]) or f"trump {case['trump']}"
    broken = case["trump_broken"] if case["contract"] == "TRUMP" else case["hearts_broken"]
    assert allowed("king_bolola", case, {"contract": contract, "broken": yes(broken)}) == {*case["legal"]}


@pytest.mark.rule("KOUT-PLAY-3", "KOUT-PLAY-4", "KOUT-JOKER-1", "KOUT-JOKER-3", "KOUT-JOKER-4", "KOUT-JOKER-5")
@pytest.mark.parametrize("case", cases("kout_bo"))
def test_kout_bo(case: dict[str, Any]) -> None:
    flags = case["flags"]
    by_right = flags.get("lead_joker_legal")
    hokm = flags.get("leader_is_hokm", by_right is not False)
    gone = flags.get("akqj_gone") or (by_right and flags["bid"] < 9)
    values = {"bid": f"bid {flags['bid']}", "trump": flags["trump"], "maker": "1" if hokm else "2"}
    assert allowed("kout_bo", case, {**values, "honours-gone": yes(gone)}) == {*case["legal"]}


@pytest.mark.rule("BA-LEAD-3", "BA-LEAD-4", "BA-LEAD-5", "BA-PLAY-2", "BA-PLAY-3", "BA-BLEED-1", "BA-BLEED-2")
@pytest.mark.parametrize("case", cases("back_alley"))
def test_back_alley(case: dict[str, Any]) -> None:
    flags = case["flags"]
    values = {
        "trump": flags["trump"] or "none",
        "broken": yes(flags.get("broken")),
        "first-trick": yes(not flags.get("later_trick")),
        "board": yes(flags.get("leader_claimed_board")),
        "partner-board": yes(flags.get("partner_claimed_board")),
    }
    assert allowed("back_alley", case, values) == {*case["legal"]}


#: Game, card, hand, trick, what is said, house rules; kind, proofs, points of the side at fault and of the other.
FAULTS = [
    ("baloot", "AC", "9S AC KC", "AS", {"contract": "sun"}, {}, ("no-follow", {"9S"}, (0, 26))),
    ("baloot", "8D", "JH 8D", "7C", {"contract": "hokom H", "level": "triple"}, {}, ("no-trump", {"JH"}, (0, 48))),
    ("baloot", "7H", "7H JH", "TC 9H", {"contract": "hokom H"}, {}, ("no-overtrump", {"JH"}, (0, 16))),
    ("baloot", "7H", "7H 8S", "", {"contract": "hokom H", "level": "four", "locked": "yes"}, {},
     ("barred-lead", {"8S"}, (0, 64))),
    ("baloot", "7H", "7H JH", "AH", {"contract": "hokom H", "level": "gahwa"}, {}, ("no-overtrump", {"JH"}, (0, 152))),
    ("king_bolola", "2S", "2S QH", "3C", {"contract": "no queens"}, {}, ("kept-back", {"QH"}, (-400, 0))),
    ("king_bolola", "2S", "2S 3D", "AC", {"contract": "trump D"}, {}, ("no-trump", {"3D"}, (0, 650))),
    ("king_bolola", "2H", "2H 3C", "", {"contract": "no hearts", "broken": "no"}, {},
     ("barred-lead", {"3C"}, (-390, 0))),
    ("kout_bo", "2D", "2D 4C XR", "KC", {"bid": "bid 8", "trump": "S", "maker": "1"}, {},
     ("no-follow", {"4C"}, (0, 8))),
    ("kout_bo", "2D", "2D XB", "KC", {"bid": "bid 6", "trump": "C", "maker": "2"}, {"joker_compelled": True},
     ("kept-back", {"XB"}, (0, 12))),
    ("kout_bo", "XB", "XB 2C", "", {"bid": "bid 5", "trump": "C", "maker": "2", "malzom": "yes", "honours-gone": "no"},
     {}, ("barred-lead", {"2C"}, (0, 5))),
    ("back_alley", "2H", "2H 3D", "", {"trump": "H", "broken": "no", "board": "no"}, {},
     ("barred-lead", {"3D"}, None)),
    ("back_alley", "2H", "2H KH", "XR", {"trump": "H"}, {}, ("kept-back", {"KH"}, None)),
]  # fmt: skip


@pytest.mark.rule("BAL-QAID-2", "BAL-QAID-5", "KB-FAULT-2", "KB-FAULT-4", "KOUT-FAULT-2", "KOUT-FAULT-4", "BA-FAULT-2")
@pytest.mark.parametrize(("game", "card", "hand", "trick", "values", "rules", "expected"), FAULTS)
def test_every_kind_of_fault(
    game: str, card: str, hand: str, trick: str, values: dict[str, str], rules: dict[str, Any], expected: Any
) -> None:
    fault = judge(Dispute(game, card, hand=hand, trick=trick, values=values, rules=rules)).fault
    assert fault is not None
    assert (fault.kind, {*fault.proofs}, fault.points) == expected


def test_house_rules_that_are_claimed_can_be_named() -> None:
    answer = judge(Dispute("baloot", "AC", hand="9S", trick="AS", values={"contract": "sun"}, preset="saudi_majlis"))
    assert answer.fault is not None and answer.fault.points == (0, 26)


def test_what_one_hand_is_free_to_do_another_house_rule_forbids() -> None:
    asked = {"hand": "KH 8H", "trick": "AH", "values": {"contract": "no king"}}
    assert judge(Dispute("king_bolola", "8H", **asked)).verdict == "allowed"  # type: ignore[arg-type]
    turkish = judge(Dispute("king_bolola", "8H", **asked, preset="turkish"))  # type: ignore[arg-type]
    assert (turkish.verdict, turkish.rule) == ("fault", "KB-KING-5")


def test_a_hand_that_is_not_known_names_what_would_make_it_a_fault() -> None:
    answer = judge(Dispute("baloot", "9D", trick="TS", values={"contract": "hokom H"}, whole=False))
    assert (answer.verdict, answer.asks) == ("depends", ())
    assert [(each.rule, each.suits, each.single) for each in answer.missing] == [
        ("BAL-PLAY-2", ("S",), []),
        ("BAL-PLAY-4", ("H",), []),
    ]


def test_a_card_that_the_whole_table_sees_is_wrong_costs_nothing() -> None:
    """BAL-PROJ-9: whoever has said Baloot is held to it; another card is refused, and nobody has to claim it."""
    values = {"contract": "hokom H", "said-baloot": "yes"}
    rules = {"baloot_call": "before_card", "auto_declare": False}
    dispute = Dispute("baloot", "9S", hand="KH QH 9S", values=values, rules=rules)
    answer = judge(dispute)
    assert (answer.verdict, answer.rule, answer.fault) == ("fault", "BAL-PROJ-9", None)
    assert not any("claimed" in line for line in DisputeWords("en", games.get("baloot")).answer("9S", answer))
