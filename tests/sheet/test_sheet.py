"""Undo and change, impossible results, the largest numbers, and what is said about a deal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.whist.game import GAME as WHIST
from vierblatt import games
from vierblatt.errors import BadOption, BadSheet, VierblattError
from vierblatt.games.sheets import SheetField
from vierblatt.locale.languages import LANGUAGES
from vierblatt.sheet import Sheet, SheetWords, report, to_json

MADE = {"contract": "sun", "buyer": 0, "cards": 100}
BOLOLA = {
    "contract": "bolola minus", "tricks_1": 7, "tricks_2": 6, "jacks_kings_1": 8, "queens_2": 4, "hearts_1": 10,
    "hearts_2": 3, "twelfth": 0, "last": 1, "king": 0,
}  # fmt: skip


def drawn(draw: Any, fields: tuple[SheetField, ...]) -> dict[str, Any]:
    """Any value for each field that is asked: the sheet may refuse what they make together."""
    result: dict[str, Any] = {}
    for field in fields:
        if field.is_asked(result):
            is_choice = field.kind == "choice"
            result[field.name] = draw(
                st.sampled_from(field.values) if is_choice else st.integers(field.least, field.most)
            )
    return result


def everything(sheet: Sheet) -> tuple[object, ...]:
    return sheet.deals, sheet.totals, sheet.over, sheet.winners, sheet.dealer, sheet.fields, to_json(sheet)


@pytest.mark.parametrize("game", ["baloot", "kout_bo", "back_alley"])
@settings(max_examples=40, deadline=None, suppress_health_check=[*HealthCheck])
@given(data=st.data())
def test_undo_and_change_leave_what_would_have_been(game: str, data: st.DataObject) -> None:
    sheet, other = Sheet(game), Sheet(game)
    for _ in range(data.draw(st.integers(1, 6))):
        if sheet.over:
            break
        before, result = everything(sheet), drawn(data.draw, sheet.fields)
        try:
            sheet.add(result)
        except BadSheet:
            assert everything(sheet) == before
            continue
        after = everything(sheet)
        sheet.undo()
        assert everything(sheet) == before
        sheet.add(result)
        assert everything(sheet) == after
    if not sheet.deals:
        return
    number = data.draw(st.integers(1, len(sheet.deals)))
    before, result = everything(sheet), drawn(data.draw, sheet.fields_of(number))
    results = [result if deal.number == number else deal.result for deal in sheet.deals]
    try:
        for each in results:
            other.add(each)
    except BadSheet:
        with pytest.raises(BadSheet):
            sheet.change(number, result)
        assert everything(sheet) == before
    else:
        assert sheet.change(number, result) == other.deals[number - 1]
        assert everything(sheet) == everything(other)


@pytest.mark.parametrize(
    ("game", "result", "code"),
    [
        ("baloot", {}, "sheet-missing"),
        ("baloot", {"contract": "hearts"}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": 131}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": 10**30}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": "9" * 5000}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": True}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": 100.0}, "sheet-bad-value"),
        ("baloot", {**MADE, "cards": 129}, "sheet-cards"),
        ("baloot", {**MADE, "buyer": -1}, "sheet-bad-value"),
        ("baloot", {**MADE, "buyer": 4}, "sheet-bad-value"),
        ("baloot", {**MADE, "trump": "H"}, "sheet-not-asked"),
        ("baloot", {**MADE, "colour": "H"}, "sheet-unknown-field"),
        ("baloot", {**MADE, "level": "triple"}, "sheet-bad-value"),
        ("baloot", {**MADE, "level": "double"}, "sheet-sun-double"),
        ("baloot", {**MADE, "contract": "ashkal", "buyer": 1}, "sheet-ashkal"),
        ("baloot", {**MADE, "projects": "buyer"}, "sheet-projects"),
        ("baloot", {**MADE, "projects": "buyer", "sira": 3, "fifty": 2}, "sheet-projects"),
        ("baloot", {**MADE, "projects": "buyer", "four_hundred": 2}, "sheet-bad-value"),
        ("baloot", {**MADE, "kaboot": "buyer"}, "sheet-not-asked"),
        ("baloot", {"contract": "passed", "buyer": 1}, "sheet-not-asked"),
        ("baloot", [("contract", "sun")], "sheet-not-fields"),
        ("kout_bo", {"maker": 0, "bid": 5, "forced": "no", "trump": "H", "tricks": 5}, "sheet-not-asked"),
        ("kout_bo", {"maker": 1, "bid": 10, "trump": "H", "tricks": 5}, "sheet-bad-value"),
        ("kout_bo", {"maker": 1, "bid": 5, "trump": "X", "tricks": 5}, "sheet-bad-value"),
        ("back_alley", {**{f"call_{n}": "pass" for n in range(1, 5)}, "tricks": 6}, "sheet-all-passed"),
        ("back_alley", {"call_1": "bid 13", **{f"call_{n}": "pass" for n in range(2, 5)}, "tricks": 6}, "sheet-call"),
        ("back_alley", {"outcome": "passed", "tricks": 6}, "sheet-not-asked"),
        ("king_bolola", {"contract": "no tricks", "tricks_1": 12}, "sheet-sum"),
        ("king_bolola", {"contract": "no tricks", "tricks_1": 13, "hearts_1": 1}, "sheet-not-asked"),
        ("king_bolola", {**BOLOLA, "twelfth": 2}, "sheet-last-tricks"),
        ("king_bolola", {**BOLOLA, "king": 3}, "sheet-cards-of-players"),
        ("king_bolola", {**BOLOLA, "tricks_1": 2, "tricks_2": 11}, "sheet-cards-of-players"),
    ],
)
def test_an_impossible_result_is_refused_and_changes_nothing(game: str, result: Any, code: str) -> None:
    sheet = Sheet(game)
    before = everything(sheet)
    with pytest.raises(BadSheet) as refusal:
        sheet.add(result)
    assert refusal.value.code == code
    assert everything(sheet) == before
    for language in LANGUAGES:
        words = SheetWords(language, sheet.game)
        assert words.error(refusal.value) and code not in words.error(refusal.value)


@pytest.mark.rule("BAL-DBL-5")
def test_a_sun_is_doubled_only_against_a_team_above_a_hundred() -> None:
    sheet = Sheet("baloot", first_dealer=3)
    for _ in range(3):
        sheet.add({"contract": "sun", "buyer": 0, "kaboot": "buyer"})
    assert sheet.totals == (132, 0)
    with pytest.raises(BadSheet):
        sheet.add({**MADE, "buyer": 1, "level": "double"})
    deal = sheet.add({**MADE, "buyer": 0, "cards": 30, "level": "double"})
    assert deal.scores == (0, 52) and [each.rule for each in deal.reasons] == ["BAL-SCORE-10", "BAL-DBL-8"]


@pytest.mark.rule("BAL-SCORE-12", "BAL-DBL-9")
def test_a_gahwa_ends_the_match() -> None:
    sheet = Sheet("baloot")
    deal = sheet.add({"contract": "hokom", "buyer": 1, "trump": "H", "level": "gahwa", "cards": 81})
    assert deal.scores == (152, 0) and sheet.over and sheet.winners == [0]
    assert [each.name for each in deal.reasons] == ["gahwa", "end-gahwa"] and deal.chances is None and not sheet.fields
    with pytest.raises(BadSheet):
        sheet.add(MADE)
    sheet.undo()
    assert everything(sheet) == everything(Sheet("baloot"))


@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ({}, ["kaboot"]),
        ({"reverse_kaboot_88": True}, ["kaboot-reverse"]),
    ],
)
@pytest.mark.rule("BAL-SCORE-11")
def test_a_kaboot_against_the_buyer_of_an_ace(changes: dict[str, Any], reasons: list[str]) -> None:
    sheet = Sheet("baloot", changes=changes, first_dealer=3)
    result = {"contract": "sun", "buyer": 0, "kaboot": "others"} | ({"ace": "yes"} if changes else {})
    deal = sheet.add(result)
    assert deal.scores == (0, 88 if changes else 44) and [each.name for each in deal.reasons] == reasons


@pytest.mark.parametrize(
    ("game", "changes", "result", "reasons", "scores"),
    [
        ("baloot", {}, {"level": "double", "cards": 81}, ["tie-doubled", "doubled"], (32, 0)),
        ("baloot", {"tie_doubled": "buyer_wins"}, {"level": "four", "cards": 81}, ["tie-doubled", "doubled"], (64, 0)),
        ("baloot", {}, {"kaboot": "buyer", "baloot": "others"}, ["kaboot", "baloot-lost"], (25, 0)),
        ("baloot", {"target": 8}, {"cards": 81}, ["tie-shared", "one-more"], (8, 8)),
        ("baloot", {"target": 7}, {"cards": 96}, ["made", "end-both"], (9, 7)),
        ("back_alley", {"schedule": [4]}, {"call_1": "bid 2", "call_2": "bid 2", "tricks": 2},
         ["made", "made", "end-draw"], (10, 10)),
        ("back_alley", {"schedule": [4], "tie": "extra_13_card_deal"},
         {"call_1": "bid 2", "call_2": "bid 2", "tricks": 2}, ["made", "made", "one-more"], (10, 10)),
    ],
)  # fmt: skip
@pytest.mark.rule("BAL-SCORE-10", "BAL-END-2", "BA-END-1")
def test_rare_reasons(
    game: str, changes: dict[str, Any], result: dict[str, Any], reasons: list[str], scores: tuple[int, int]
) -> None:
    always = (
        {"contract": "hokom", "buyer": 0, "trump": "H"} if game == "baloot" else {"call_3": "pass", "call_4": "pass"}
    )
    sheet = Sheet(game, changes=changes, first_dealer=3)
    deal = sheet.add(always | result)
    assert ([each.name for each in deal.reasons], deal.scores) == (reasons, scores)
    for language in LANGUAGES:
        assert all(SheetWords(language, sheet.game).has(f"sheet-why-{name}") for name in reasons)


def test_a_tie_by_game_points_is_called_a_tie() -> None:
    sheet = Sheet("baloot", changes={"sun_tie_by": "gp", "tie_undoubled": "buyer_loses"})
    for cards in (38, 42):  # with the fifty 88 or 92 raw points: 18 game points each way
        deal = sheet.add({"contract": "sun", "buyer": 0, "cards": cards, "projects": "buyer", "fifty": 1})
        assert deal.scores == (0, 36) and [each.name for each in deal.reasons] == ["tie-buyer-fails", "projects"]


def test_a_change_that_makes_a_later_deal_impossible_is_refused() -> None:
    sheet = Sheet("king_bolola", changes={"negative_repeat_by_player": False})
    for contract, part in (("no tricks", "tricks_1"), ("no tricks", "tricks_2")):
        sheet.add({"contract": contract, part: 13})
    before = everything(sheet)
    for _ in range(2):
        sheet.add({"contract": "trump H", "tricks_1": 13})
    later = {"contract": "no hearts", "hearts_1": 13}
    sheet.add(later)
    with pytest.raises(BadSheet) as refusal:
        sheet.change(1, later)
    assert refusal.value.code == "sheet-later-deal" and refusal.value.parameters["number"] == 5
    for _ in range(3):
        sheet.undo()
    assert everything(sheet) == before


@pytest.mark.parametrize(
    "names",
    [["Ali"], ["Ali", "Badr", "Dana", "ali"], ["Ali", "Badr", "Dana", ""], ["Ali", "Badr", "Dana", "E" * 41],
     "Ali, Badr", ["Ali", "Badr", "Dana", "\x1b[31m"], ["Ali", "Badr", "Dana", 3]],
)  # fmt: skip
def test_names_that_cannot_be(names: Any) -> None:
    with pytest.raises(BadSheet, match="sheet-names"):
        Sheet("baloot", names=names)


@pytest.mark.parametrize("game", games.game_ids())
def test_options_that_nobody_can_play_with_yet_are_refused(game: str) -> None:
    with pytest.raises(BadOption, match="reserved-option"):
        Sheet(game, changes={"illegal_cards": "claimable"})


def test_undo_and_change_need_a_deal() -> None:
    sheet = Sheet("baloot")
    with pytest.raises(BadSheet, match="sheet-empty"):
        sheet.undo()
    for number in (0, 1, -1, 10**20):
        with pytest.raises(BadSheet, match="sheet-no-deal"):
            sheet.change(number, MADE)
    with pytest.raises(BadOption):
        Sheet("baloot", first_dealer=4)


@pytest.mark.parametrize("game", games.game_ids())
def test_chances_are_given_where_two_teams_play(game: str) -> None:
    sheet = Sheet(game)
    if game == "king_bolola":
        assert sheet.chances is None
    else:
        assert sheet.chances == pytest.approx((0.5, 0.5))


@pytest.mark.rule("AMB-2")
@pytest.mark.parametrize("option", ["two_of_diamonds", "king_of_hearts", 2])
def test_the_first_dealer_of_king_bolola_is_who_dealt_at_the_table(option: str | int) -> None:
    sheet = Sheet("king_bolola", changes={"first_dealer": option}, first_dealer=3)
    assert sheet.dealer == (2 if option == 2 else 3)
    deal = sheet.add({"contract": "no king", "king": 1})
    assert deal.dealer == (2 if option == 2 else 3) and sheet.dealer == (deal.dealer + 1) % 4


def asked_texts(words: SheetWords, fields: tuple[SheetField, ...]) -> list[str]:
    values = [words.value(field, value) for field in fields for value in field.values]
    return [*map(words.field, fields), *values]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.game_ids())
def test_every_field_and_value_is_worded(game: str, language: str) -> None:
    changes: dict[str, dict[str, Any]] = {
        "baloot": {"reverse_kaboot_88": True}, "kout_bo": {"early_deal_end": True},
        "back_alley": {"schedule": [4], "rainbow_bonus": 10},
    }  # fmt: skip
    sheet = Sheet(game, changes=changes.get(game))
    words = SheetWords(language, sheet.game)
    for field in sheet.fields:
        assert words.has(f"sheet-{field.label or field.name}"), field.name
    assert all(asked_texts(words, sheet.fields))
    assert report(sheet)["fields"]


def test_a_third_party_game_without_a_sheet_says_so() -> None:
    with pytest.raises(VierblattError, match="no-sheet"):
        Sheet(WHIST)
