"""`vierblatt learn`: the app with a screen, text without one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.running import vierblatt
from vierblatt import games
from vierblatt.lessons import LessonPath, LessonRun, LessonWords, path_of
from vierblatt.locale.languages import LANGUAGES

PATHS: dict[str, LessonPath] = {
    name: path for name in games.game_ids() if (path := path_of(games.get(name))) is not None
}


def plain(text: str) -> str:
    """A text in one line, without the marks that only control its order."""
    return " ".join("".join(sign for sign in text if sign not in "\u2066\u2067\u2068\u2069").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PATHS)
def test_every_step_is_printed_with_position_and_task(game: str, language: str) -> None:
    for step in PATHS[game].steps:
        ran = vierblatt("learn", game, step.id, "--lang", language)
        assert ran.code == 0
        run, words, said = LessonRun(PATHS[game], step.id), LessonWords(language, games.get(game)), plain(ran.out)
        assert plain(words.lesson(run.title)) in said and plain(words.lesson(run.text)) in said
        if run.view is None:
            continue
        assert plain(words.cards(run.view.hand)) in said
        for laid in run.view.trick:
            assert plain(words.card(laid.card)) in said
        if not run.finished and run.view.phase != "play":
            assert all(plain(words.call(run.view.wordings.get(call, call))) in said for call in run.view.legal)


@pytest.mark.parametrize("game", PATHS)
def test_without_a_step_the_steps_are_listed(game: str) -> None:
    ran = vierblatt("learn", game, "--lang", "en")
    assert ran.code == 0
    listed = [line.split()[1].rstrip(":") for line in ran.out.splitlines() if line[:1].isdecimal()]
    assert listed == [step.id for step in PATHS[game].steps]


def test_without_a_game_those_with_lessons_are_listed() -> None:
    ran = vierblatt("learn", "--lang", "en")
    assert ran.code == 0 and all(f"{game}: " in ran.out for game in PATHS)


def test_a_terminal_that_cannot_draw_gets_the_text(started: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    ran = vierblatt("learn", "baloot", "follow", "--lang", "en")
    assert ran.code == 0 and not started and "Following suit" in ran.out


@pytest.mark.parametrize(
    ("typed", "opened"),
    [
        ([], ("", "")),
        (["Kout-Bo"], ("kout_bo", "")),
        (["king bolola", "No Tricks"], ("king_bolola", "no-tricks")),
        (["baloot", "sunranks"], ("baloot", "sun-ranks")),
        (["baloot", "3"], ("baloot", "sun-ranks")),
    ],
)
def test_with_a_screen_the_app_opens_what_was_named(
    typed: list[str], opened: tuple[str, str], started: list[Any]
) -> None:
    ran = vierblatt("learn", *typed, "--lang", "de")
    assert ran.code == 0 and not ran.out and started == [(*opened, "de")]


@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize(("typed", "meant"), [(["balot"], "baloot"), (["baloot", "folow"], "follow")])
def test_an_unknown_name_is_one_sentence_with_the_nearest_one(
    typed: list[str], meant: str, screen: bool, request: pytest.FixtureRequest
) -> None:
    opened = request.getfixturevalue("started") if screen else []
    ran = vierblatt("learn", *typed, "--lang", "en")
    assert ran.code == 2 and not ran.out and not opened
    assert ran.err.count("\n") == 1 and ran.err.endswith(f"Did you mean {meant}?\n")


def test_a_game_without_lessons_says_so() -> None:
    ran = vierblatt("learn", "whist", "--lang", "en")
    assert ran.code == 2 and ran.err == "There are no lessons for whist.\n" and not ran.out
