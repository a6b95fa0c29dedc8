"""The worked cases of the rule documents, written on a sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.sheet import Sheet

CASES = Path(__file__).parents[1] / "cases"
LEVELS = ("", "plain", "double", "triple", "four", "gahwa")
PROJECTS = {"sira": "sira", "50": "fifty", "100": "hundred", "400": "four_hundred"}
KINGS = {
    "NO_TRICKS": "no tricks", "NO_JK": "no jk", "NO_HEARTS": "no hearts", "NO_QUEENS": "no queens",
    "LAST_TWO": "last two", "KING": "no king", "BOLOLA_MINUS": "bolola minus", "BOLOLA_PLUS": "bolola plus",
}  # fmt: skip


def cases(game: str, kind: str) -> list[Any]:
    found = json.loads((CASES / f"{game}.json").read_text(encoding="utf-8"))[kind]
    return [pytest.param(case, id=str(case.get("id", place))) for place, case in enumerate(found)]


@pytest.mark.rule("BAL-SCORE-7", "BAL-SCORE-8", "BAL-SCORE-9", "BAL-SCORE-10", "BAL-SCORE-11")
@pytest.mark.parametrize("case", cases("baloot", "score"))
def test_baloot(case: dict[str, Any]) -> None:
    given = case["input"]
    hokom, tricks = given["mode"] == "hokom", given.get("tricks", [1, 1])
    result = {"contract": given["mode"], "buyer": 0, "level": LEVELS[given.get("mult", 1)]}
    result |= {"trump": "H"} if hokom else {}
    result |= {"cards": given["cards"][0]} if all(tricks) else {"kaboot": "buyer" if tricks[0] else "others"}
    for team, words in zip(("buyer", "others"), given.get("projects", [[], []]), strict=True):
        if words:
            result |= {"projects": team, **{PROJECTS[word]: words.count(word) for word in words}}
    for team, count in zip(("buyer", "others"), given.get("baloot", [0, 0]), strict=True):
        result |= {"baloot": team} if count else {}
    deal = Sheet("baloot", changes=case.get("options"), first_dealer=3).add(result)
    assert [*deal.scores] == case["result"]["score"]
    if "raw" in case["result"]:
        assert case["result"]["raw"] in [line.values for line in deal.lines]


@pytest.mark.rule("KOUT-SCORE-1", "KOUT-SCORE-2")
@pytest.mark.parametrize("case", cases("kout_bo", "score"))
def test_kout_bo(case: dict[str, Any]) -> None:
    maker = 0 if case["malzom"] else 2
    result = {"maker": maker, "bid": case["bid"], "trump": "S", "tricks": case["hokm_tricks"]}
    deal = Sheet("kout_bo", changes=case.get("options")).add(result)
    assert [*deal.scores] == case["delta"]


@pytest.mark.rule("BA-SCORE-1", "BA-SCORE-2", "BA-SCORE-4", "BA-BID-7")
@pytest.mark.parametrize("case", cases("back_alley", "auction"))
def test_back_alley(case: dict[str, Any]) -> None:
    calls = ["board" if bid == "board" else f"bid {bid}" if bid else "pass" for bid in case["bids"]]
    sheet = Sheet("back_alley", changes={"schedule": [case["n"], 13], **case.get("options", {})}, first_dealer=3)
    if {*calls} == {"pass"}:
        assert not sheet.add({"outcome": "passed"}).scored and sheet.dealer == 0
        return
    result = {f"call_{seat}": call for seat, call in enumerate(calls, 1)} | {"tricks": case["tricks"][0]}
    assert [*sheet.add(result).scores] == case["scores"]


@pytest.mark.rule("KB-SCORE-1", "KB-SCORE-3")
@pytest.mark.parametrize("case", cases("king_bolola", "rounds"))
def test_king_bolola(case: dict[str, Any]) -> None:
    contract = f"trump {case['trump']}" if case["trump"] else KINGS[case["contract"]]
    taken: list[list[str]] = [[] for _ in range(4)]
    tricks, king, winners = [0] * 4, 0, {}
    for trick in case["tricks"]:
        winner = winners[trick["n"]] = trick["winner"]
        tricks[winner] += 1
        taken[winner] += trick["cards"]
        king = winner if "KH" in trick["cards"] else king
    everything: dict[str, Any] = {"king": king, "twelfth": winners.get(12, -1), "last": winners.get(13, -1)}
    for seat, cards in enumerate(taken):
        everything[f"tricks_{seat + 1}"] = tricks[seat]
        everything[f"jacks_kings_{seat + 1}"] = sum(card[0] in "JK" for card in cards)
        everything[f"queens_{seat + 1}"] = sum(card[0] == "Q" for card in cards)
        everything[f"hearts_{seat + 1}"] = sum(card[1] == "H" for card in cards)
    sheet = Sheet("king_bolola", first_dealer=case["dealer"])
    asked = {field.name for field in sheet.fields if field.when and field.is_asked({"contract": contract})}
    deal = sheet.add({"contract": contract, **{name: everything[name] for name in asked}})
    assert [*deal.scores] == case["scores"]
