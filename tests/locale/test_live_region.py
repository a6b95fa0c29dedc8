"""What is read out at a table is worded: no id of an event, a note, a call or a phase is left in any language."""

from __future__ import annotations

import ast
import re
from random import Random

import pytest

from tests.locale.messages import shared
from tests.locale.sources import called, calls, texts
from tests.locale.test_match_words import PRESETS, moments
from tests.registry import GAMES
from vierblatt import games
from vierblatt.locale import LANGUAGES, strip_isolates
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.view import view_of

#: An id: lower-case Latin words joined by hyphens or underscores, or a key of a variable.
ID = re.compile(r"\b[a-z]+(?:[-_][a-z0-9]+)+\b|[{}]|\?\?\?")
#: In Arabic nothing is Latin except the letters of ranks.
LATIN = re.compile("[A-Za-z]{2,}")


def said_by(words: Words, match: Match, actions: list[str]) -> list[str]:
    """All that is read out besides events: the question, these answers, the facts."""
    answers = [words.call(action) for action in actions]
    return [words.phase(match.phase), *answers, *(words.fact(fact, me=0) for fact in view_of(match, -1).facts)]


def raw(language: str, sentence: str) -> bool:
    plain = strip_isolates(sentence)
    return bool(ID.search(plain) or (language == "ar" and LATIN.search(plain)))


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "baloot-bought"), ("de", "Du: no_trump"), ("ar", "pass"), ("ar", "أنت: sun")]
)
def test_an_id_is_noticed(language: str, sentence: str) -> None:
    assert raw(language, sentence)


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_match_is_read_out_without_ids(name: str, preset: str) -> None:
    match = Match(name, preset=preset)
    speakers = [Words(language, match.game) for language in LANGUAGES]
    found: set[tuple[str, str]] = set()
    heard: set[str] = set()
    for happened in moments(match, Random(f"read out {name} {preset}")):
        answers = [each for each in match.legal_actions() if each not in heard] if match.turn >= 0 else []
        heard.update(answers)
        for words in speakers:
            said = [words.event(event, me=0) for event in happened] + said_by(words, match, answers)
            found |= {(words.language, sentence) for sentence in said if raw(words.language, sentence)}
    assert not found


@pytest.mark.parametrize("name", GAMES)
def test_every_call_and_every_question_is_worded_in_every_language(name: str) -> None:
    game = games.get(name)
    for language in LANGUAGES:
        words = Words(language, game)
        said = [words.phase(phase.name) for phase in game.rules.phases.values()]
        said += [words.call(text) for phase in game.rules.phases.values() for text in phase.actions.values()]
        assert not [sentence for sentence in said if raw(language, sentence)]


def note_kinds() -> set[str]:
    """The `what` of every note that a table makes; `*` stands for a computed part."""
    found: set[str] = set()
    for call in calls():
        for keyword in call.keywords if called(call) == "Note" else ():
            if keyword.arg == "what" and isinstance(keyword.value, ast.JoinedStr):
                parts = keyword.value.values
                found.add("".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts))
            elif keyword.arg == "what":
                found |= set(texts(keyword.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_a_table_has_a_sentence(language: str) -> None:
    kinds, there = note_kinds(), shared(language)
    assert {"sat", "paused", "agreed", "declined", "asked-*"} <= kinds
    assert not [kind for kind in kinds if "*" not in kind and f"note-{kind}" not in there]
    for kind in (kind for kind in kinds if "*" in kind):
        assert [name for name in there if re.fullmatch("note-" + kind.replace("*", "[a-z-]+"), name)], kind
