"""The words in three languages: complete, and the same in each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import CALLS, NEGATIVES
from vierblatt.games.king_bolola.table.events import COLUMN_KEYS, CONTRACT_KEYS
from vierblatt.games.options import ChoiceOption
from vierblatt.locale.words import Words

LANGUAGES = ("en", "de", "ar")
OWES = ("negatives", "trumps", "bololas")


def messages(language: str) -> dict[str, str]:
    text = (GAME.table.words / f"words.{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([A-Za-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE))


def needed() -> Iterator[str]:
    yield from ("game-name", "game-line", "phase-choose", "phase-play", "call-trump", "call-bolola-plus")
    yield from (f"why-{reason}" for reason in GAME.policy.reasons)
    yield from (f"value-{key}" for key in (*CONTRACT_KEYS, "open", "barred", "won", "drawn", "lost"))
    yield from (f"score-{key}" for key in COLUMN_KEYS)
    yield from (f"fact-left-{key}" for key in CONTRACT_KEYS[:NEGATIVES])
    yield from (f"fact-owes-{kind}" for kind in OWES)
    yield from (f"preset-{name}" for name in GAME.options.presets)
    for name, option in GAME.options.by_name.items():
        yield f"option-{name}"
        if isinstance(option, ChoiceOption):
            yield from (f"option-{name}-{value}" for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert {*needed()} <= {*messages(language)}


def test_all_languages_say_the_same_things_about_the_same_values() -> None:
    def variables(language: str) -> dict[str, set[str]]:
        return {name: {*re.findall(r"\$\w+", text)} for name, text in messages(language).items()}

    assert variables("en") == variables("de") == variables("ar")


def test_every_refusal_that_the_sources_name_is_worded() -> None:
    source = (GAME.table.words / "refusals.py").read_text(encoding="utf-8")
    refusals = {*re.findall(r'"(KB-[A-Z]+-\d+)"', source)}
    assert GAME.rules.out_of_turn is not None
    refusals.add(GAME.rules.out_of_turn.rule_of_accusing)
    assert refusals == {name.removeprefix("rule-") for name in messages("en") if name.startswith("rule-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_are_worded(language: str) -> None:
    words = Words(language, GAME)
    worded = [words.call(call) for call in CALLS]
    assert len({*worded}) == len(CALLS) and not {*worded} & {*CALLS}
    assert "♥" in words.call("trump H")
