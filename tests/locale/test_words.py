"""`Words`: how cards, calls, people, events, facts and errors are worded."""

from __future__ import annotations

import pytest

from tests.whist import GAME
from vierblatt import games
from vierblatt.errors import BadCard, BadOption, IllegalAction, VierblattError, WrongTime
from vierblatt.games.events import (
    Called,
    CardsDealt,
    DealBegun,
    DealScored,
    Event,
    Fact,
    MatchOver,
    Played,
    ScoreLine,
    TrickTaken,
)
from vierblatt.locale import LANGUAGES, strip_isolates
from vierblatt.locale.words import Words


class Stopped(Event, frozen=True, tag="whist-stopped"):
    """An event that no file words."""

    seat: int


def test_a_card_is_its_rank_and_the_sign_of_its_suit() -> None:
    words = Words("en")
    assert words.card("AS") == "A♠"
    assert words.card("TD") == "10♦"
    assert words.card("XB") == "Black Joker"
    assert words.cards(["QH", "2C"]) == "Q♥ 2♣"


def test_german_has_its_own_letters_for_queen_and_jack() -> None:
    words = Words("de")
    assert words.cards(["QH", "JC"]) == "D♥ B♣"
    assert words.card_name("JC") == "Kreuz-Bube"
    assert words.card("XR") == words.card_name("XR") == "Roter Joker"


@pytest.mark.parametrize(("language", "text"), [("en", "QS"), ("de", "Pik D"), ("ar", "Q سبيت")])
def test_a_terminal_without_suit_signs_gets_letters(language: str, text: str) -> None:
    assert strip_isolates(Words(language, suit_symbols=False).card("QS")) == text


def test_a_suit_alone_is_a_sign_or_a_name() -> None:
    assert Words("de").suit("H") == "♥"
    assert Words("de", suit_symbols=False).suit("H") == "Herz"


def test_arabic_uses_latin_digits_unless_asked_otherwise() -> None:
    assert Words("ar").number(152) == "152"
    assert Words("ar", arabic_digits=True).number(152) == "١٥٢"
    assert Words("ar", arabic_digits=True).card("TH") == "١٠♥"
    assert Words("en", arabic_digits=True).number(152) == "152"


def test_arabic_digits_leave_the_ids_of_rules_alone() -> None:
    words = Words("ar", arabic_digits=True)
    assert "BAL-PLAY-12" in words.text("error-with-rule", sentence="لا", rule="BAL-PLAY-12")


def test_thousands_are_not_grouped() -> None:
    begun = DealBegun(seat=1, number=1000)
    assert Words("en").event(begun).startswith("Deal 1000.")
    assert strip_isolates(Words("ar").event(begun)).startswith("الجولة 1000:")


def test_arabic_values_are_isolated_and_others_are_not() -> None:
    assert "\u2068A♠\u2069" in Words("ar").event(Played(seat=1, card="AS"))
    assert Words("en").event(Played(seat=1, card="AS")) == "Player 2 plays A♠"


def test_a_missing_message_shows_its_id() -> None:
    words = Words("de")
    assert not words.has("no-such-message")
    assert words.text("no-such-message") == "no-such-message"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-language"):
        Words("tlh")


def test_a_call_of_a_game_without_words_is_shown_unchanged() -> None:
    words = Words("de", GAME)
    assert words.call("bid 7") == "bid 7"
    assert words.call("TS") == "10♠"


def test_a_game_without_words_shows_its_own_names() -> None:
    words = Words("de", GAME)
    assert words.game_name == "whist"
    assert not words.game_line
    assert words.option("target") == "target"
    assert words.option_value("target", 5) == "5"
    assert words.preset("standard") == "Übliche Regeln"
    assert words.preset("") == "Eigene Regeln"
    assert words.phase("cut") == "cut"
    assert words.reason("low") == "low"
    assert not words.rules_page()
    assert words.event(Stopped(seat=0)) == "whist-stopped"
    assert words.fact(Fact("trump", "suit", "S")) == "trump: ♠"
    assert words.score_lines([ScoreLine("over-six", [2, 0])]) == [("over-six", ["2", "0"])]


def test_values_of_house_rules() -> None:
    words = Words("en")
    assert [words.option_value("x", value) for value in (True, False, (1, 2, 4))] == ["yes", "no", "1, 2, 4"]


def test_seats_have_names_or_numbers() -> None:
    words = Words("en", names=["Ann", "Ben"])
    assert [words.seat(seat) for seat in range(3)] == ["Ann", "Ben", "Player 3"]


def test_a_name_from_right_to_left_does_not_turn_an_english_sentence() -> None:
    assert Words("en", names=["سعيد"]).event(Called(seat=0, call="pass")) == "\u2068سعيد\u2069: pass"


def test_sides_are_teams_or_we_and_they() -> None:
    words = Words("en", GAME)
    assert [words.side(0), words.side(1)] == ["Team 1", "Team 2"]
    assert [words.side(0, me=3), words.side(1, me=3)] == ["They", "We"]


def test_a_player_is_addressed() -> None:
    words = Words("de", names=["Ann", "Ben"])
    assert words.event(DealBegun(seat=1, number=3), me=1) == "Runde 3. Du gibst."
    assert words.event(DealBegun(seat=1, number=3), me=0) == "Runde 3. Ben gibt."
    assert words.event(CardsDealt(seat=0, cards=["AS"], audience=0), me=0) == "Du bekommst A♠"
    taken = TrickTaken(seat=0, leader_seat=1, cards=["AS", "TS"])
    assert words.event(taken, me=0) == "Der Stich geht an dich: A♠ 10♠"
    assert words.event(taken) == "Der Stich geht an Ann: A♠ 10♠"


def test_scores_stand_side_by_side() -> None:
    words = Words("en", GAME)
    assert words.event(DealScored(scores=[3, 0], totals=[4, -1])) == "This deal: 3 : 0. Total: 4 : -1"


def test_the_end_names_winners_or_none() -> None:
    words = Words("en", GAME)
    assert "Won by: Team 2." in words.event(MatchOver(winners=[1], totals=[3, 5]))
    assert "no winner" in words.event(MatchOver(winners=[], totals=[5, 5]))
    assert words.listed(["A", "B", "C"]) == "A, B and C"
    assert not words.listed([])


def test_facts_are_worded_by_their_kind() -> None:
    words = Words("en")
    facts = [
        Fact("a", "card", "TS"),
        Fact("b", "cards", "TS XR"),
        Fact("c", "call", "bid 5"),
        Fact("d", "seat", 1),
        Fact("e", "number", 7),
        Fact("f", "key", "open"),
    ]
    assert [words.fact(fact) for fact in facts] == [
        "a: 10♠",
        "b: 10♠ Red Joker",
        "c: bid 5",
        "d: Player 2",
        "e: 7",
        "f: open",
    ]


def test_errors_are_sentences() -> None:
    words = Words("en")
    assert words.error(BadCard("bad-card", text="9X")) == "“9X” is not a card."
    assert words.error(WrongTime("match-over")) == "The match is over."
    refusal = IllegalAction("illegal", rule="WH-PLAY-1", action="TS", seat=0)
    assert words.error(refusal) == "10♠ is not allowed now. (WH-PLAY-1)"


def test_one_code_may_have_two_sentences() -> None:
    words = Words("en")
    option = BadOption("bad-value", option="tie", value="x", takes="a, b")
    assert words.error(option) == "tie cannot be “x”. Possible: a, b."
    assert words.error(BadOption("bad-value", key="mode", value="x")) == "“x” does not fit mode."


def test_an_error_without_a_sentence_shows_its_code_and_parameters() -> None:
    assert Words("de").error(VierblattError("odd", what=3)) == "odd: what=3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_every_card(language: str) -> None:
    words = Words(language)
    names = [f"{rank}{suit}" for suit in "SHDC" for rank in "23456789TJQKA"] + ["XB", "XR"]
    assert len({words.card(name) for name in names}) == 54
    assert len({words.card_name(name) for name in names}) == 54


@pytest.mark.parametrize(
    ("language", "message", "values", "text"),
    [
        ("en", "load-moves", {"moves": 1, "seconds": 5, "matches": 1}, "one move in 5 s; one match played to the end"),
        ("en", "load-moves", {"moves": 4, "seconds": 5, "matches": 0}, "4 moves in 5 s; 0 matches played to the end"),
        ("de", "load-moves", {"moves": 1, "seconds": 5, "matches": 2}, "ein Zug in 5 s; 2 Partien zu Ende gespielt"),
        ("en", "load-rate", {"rate": "2.0", "tables": 1}, "2.0 moves a second while the only table was open"),
        ("en", "load-faults", {"count": 1}, "One fault:"),
        ("de", "load-returns", {"count": 1}, "Einmal kam jemand nach einem Verbindungsabbruch zurück"),
        ("en", "audit-too-little", {"least": 1}, "No pair has played a deal yet."),
        ("ar", "audit-too-little", {"least": 2}, "لم يلعب أي زوج جولتين بعد."),
        ("ar", "audit-too-little", {"least": 5}, "لم يلعب أي زوج 5 جولات بعد."),
        ("ar", "error-too-few-files", {"needed": 103, "most": 64}, "يتطلب هذا 103 ملفات مفتوحة، والنظام يسمح بعدد 64."),
        ("ar", "error-too-few-files", {"needed": 164, "most": 64}, "يتطلب هذا 164 ملفًا مفتوحًا، والنظام يسمح بعدد 64."),
        ("ar", "error-too-few-files", {"needed": 500, "most": 64}, "يتطلب هذا 500 ملف مفتوح، والنظام يسمح بعدد 64."),
    ],
)
def test_counted_words_agree_with_their_number(
    language: str, message: str, values: dict[str, object], text: str
) -> None:
    assert strip_isolates(Words(language).text(message, **values)) == text


def test_in_arabic_a_sign_stays_before_its_number() -> None:
    wording = Words("ar", games.get("king_bolola")).text("forecast-points", promise=-90, average=-160)
    assert "\u200e-90" in wording and "\u200e-160" in wording
    assert "\u200e" not in Words("en", games.get("king_bolola")).text("forecast-points", promise=-90, average=-160)
