"""A pass of the second round has a word of its own in Arabic: on the button, in the log, beside the name."""

from __future__ import annotations

import pytest

from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.games.events import Called, Event
from vierblatt.locale import strip_isolates
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.server.table.table_frames import board_of
from vierblatt.view import view_of

from .table import stack

FIRST, SECOND = "بس", "ولا"


def passed(times: int) -> tuple[Match, list[Event]]:
    """A deal in which everybody has passed so often, and its last events."""
    match = Match("baloot", first_seat=3)
    match.deal([NAMES[card] for card in stack()])
    events: list[Event] = []
    for _ in range(times):
        events = match.do("pass")
    return match, events


@pytest.mark.rule("BAL-BID-9")
@pytest.mark.parametrize(("times", "word"), [(1, FIRST), (4, FIRST), (5, SECOND), (8, SECOND)])
def test_the_log_has_the_word_of_its_round(times: int, word: str) -> None:
    _, (called, *_) = passed(times)
    assert isinstance(called, Called) and called.call == "pass"
    assert strip_isolates(Words("ar", games.get("baloot")).event(called)).endswith(f": {word}")


@pytest.mark.parametrize(("times", "word"), [(0, FIRST), (3, FIRST), (4, SECOND), (7, SECOND)])
def test_the_button_has_the_word_of_its_round(times: int, word: str) -> None:
    match, _ = passed(times)
    view = view_of(match, match.turn)
    assert "pass" in view.legal
    assert Words("ar", match.game).call(view.wordings.get("pass", "pass")) == word


def test_each_seat_shows_the_word_that_it_said() -> None:
    match, _ = passed(6)
    said = [fact.value for fact in view_of(match, -1).facts if fact.name == "bid"]
    assert [Words("ar", match.game).call(str(call)) for call in said] == [SECOND, SECOND, FIRST, FIRST]


def test_the_board_says_how_calls_are_worded() -> None:
    match, _ = passed(4)
    assert board_of(match, {}).wordings == {"pass": "pass-second"}
    match.do("sun")
    assert board_of(match, {}).wordings == {}


@pytest.mark.parametrize(("language", "word"), [("en", "pass"), ("de", "passe")])
def test_other_languages_use_one_word(language: str, word: str) -> None:
    match, (called, *_) = passed(5)
    words = Words(language, match.game)
    assert words.event(called).endswith(word) and words.call("pass") == word
