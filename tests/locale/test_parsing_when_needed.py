"""FluentMessages that are parsed when they are needed are those that Fluent reads from the whole files."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tests.registry import GAMES
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.messages import FluentMessages
from vierblatt.locale.store import bundle, game_files, message_ids, shared_files

SOME = 100  #: of the shared entries that a game leaves alone: all of them are compared without a game


@cache
def whole_file(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def concerned(language: str, folder: Path) -> set[str]:
    """The words of a game's files, and of each shared entry that names one of them."""
    own = {word for path in game_files(language, folder) for word in named(path.read_text(encoding="utf-8"))}
    shared = [path.read_text(encoding="utf-8") for path in shared_files(language)]
    entries = [entry for text in shared for entry in re.split(r"^(?=[-a-zA-Z])", text, flags=re.MULTILINE)]
    return own.union(*(named(entry) for entry in entries if own & {*re.findall(r"[\w-]+", entry)}))


def named(text: str) -> set[str]:
    """The ids of the entries in a text."""
    return {*re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_entries_that_are_parsed_when_needed_are_those_of_the_whole_files(game: str | None, language: str) -> None:
    folder = games.get(game).table.words if game else None
    whole = FluentBundle([language], use_isolating=language == "ar")
    for path in shared_files(language):
        whole.add_resource(whole_file(path))
    for path in game_files(language, folder) if folder else ():
        whole.add_resource(whole_file(path), allow_overrides=True)
    ids = message_ids(language, folder)
    assert ids
    random.Random(1).shuffle(ids)  # whatever is asked for first
    if folder:
        others = concerned(language, folder)
        ids = [each for place, each in enumerate(ids) if place < SOME or each in others]
        assert len(ids) > SOME
    lazy = bundle.__wrapped__(language, folder)
    for each in ids:
        assert lazy.has_message(each) and whole.has_message(each)
        one, other = lazy.get_message(each), whole.get_message(each)
        assert one.attributes.keys() == other.attributes.keys()
        patterns = [(one.value, other.value), *((one.attributes[key], other.attributes[key]) for key in one.attributes)]
        for mine, theirs in patterns:
            if theirs is not None:
                assert (mine is None) == (theirs is None)
                text, faults = lazy.format_pattern(mine, {})
                expected, expected_faults = whole.format_pattern(theirs, {})
                assert text == expected and [str(fault) for fault in faults] == [str(each) for each in expected_faults]


def test_an_entry_that_is_no_fluent_is_no_message(tmp_path: Path) -> None:
    file = tmp_path / "words.en.ftl"
    file.write_text(
        "# A comment\nfine = { -name } and { other }\nbroken = { \n-name = Name\nother = { fine }\nfine = again\n",
        "utf-8",
    )
    made = FluentMessages("en")
    made.add(file)
    assert not made.has_message("broken") and not made.has_message("absent") and not made.has_message("name")
    assert made.format_pattern(made.get_message("fine").value)[0].startswith("Name and ")  # and a circle that ends
    with pytest.raises(LookupError):
        made.get_message("broken")


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.en.ftl"
    file.write_text(text, encoding="utf-8")
    return file


def said(messages: FluentMessages, message_id: str) -> str:
    return messages.format_pattern(messages.get_message(message_id).value)[0]


@pytest.mark.parametrize("text", ["", "# only a comment\n", "a\t= no entry\n", "\n\n"])
def test_a_file_without_entries_adds_nothing(tmp_path: Path, text: str) -> None:
    made = FluentMessages("en")
    made.add(written(tmp_path, "empty", text))
    made.add(written(tmp_path, "full", "a = yes\n"))
    assert said(made, "a") == "yes"


def test_what_is_no_entry_hides_no_other(tmp_path: Path) -> None:
    made = FluentMessages("en")
    made.add(written(tmp_path, "base", "a = base\nb = { \nb = second\nc = one\nc = two\n"))
    made.add(written(tmp_path, "game", "a = { \nd = one\nd = two\nd = { \n"), override=True)
    assert [said(made, each) for each in "abcd"] == ["base", "second", "one", "two"]


def test_references_are_found_wherever_they_stand(tmp_path: Path) -> None:
    made = FluentMessages("en")
    made.add(
        written(tmp_path, "words", "a = { b }, { $n ->\n    [one] { c }\n   *[other] { -t }\n}\nb = B\nc = C\n-t = T\n")
    )
    assert said(made, "a").startswith("B, ")
    made.add(written(tmp_path, "more", "f = { NUMBER(b) }\n"))
    assert "b" not in [str(fault) for fault in made.format_pattern(made.get_message("f").value)[1]]
    assert made._bundle.has_message("b")
