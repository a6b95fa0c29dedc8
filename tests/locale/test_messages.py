"""What holds for the message files: the same ids in three languages, in the right script, without Fluent errors."""

from __future__ import annotations

import inspect
import re

import pytest

from tests.locale.messages import LOCALE, every, families, in_language, messages, shared
from tests.locale.sources import (
    SOURCE,
    literals,
    named_messages,
    raised,
    script_faults,
    script_messages,
    used_by_scripts,
)
from vierblatt import bots
from vierblatt.games import events
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.store import bundle, format_message

#: Messages whose words are built from a name that the program computes.
COMPUTED = re.compile(
    "(audit|rank|rank-name|suit-name|suit-short|joker|column|bot|deal-fact|error|event|fault|figure|forecast|hand-order|load-fault"
    "|meaning|note|phase|phrase|preset|puzzle-theme|puzzles-fault|remedy|report|term|tie-break|tournament-format"
    "|tournament-part|tournament-ruling|why)-.*"
)
#: Words for the terminal app; nobody can use them before it is there.
AWAITED = () if (SOURCE / "tui").is_dir() else ("ui-",)
ARABIC = re.compile("[\u0600-\u06ff]")
STRANGE = re.compile("[\u0400-\u052f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
LATIN_WORD = re.compile("[A-Za-zÄÖÜäöüß]{2,}")
#: Words that are the same in both languages, most of them names.
ALIKE = {
    *("Joker", "Team", "Partner", "Name", "Bots", "Standard", "King", "Bolola", "minus", "plus", "Rifki"),
    *("Baloot", "Sun", "Hokom", "Kaboot", "Gahwa", "Ashkal", "Kawesh", "Kout", "Bo", "Bab", "Bawan", "Malzom"),
    *("Back", "Alley", "Board", "Bill", "James", "Pause", "Wow", "Bot", "Code", "Lobby", "Passkeys", "Hand", "Rest"),
    *("Chat", "normal", "Majlis", "Moderation", "Sawa"),
}


@pytest.mark.parametrize("family", families())
def test_the_three_languages_have_the_same_messages(family: str) -> None:
    english = in_language(family, "en")
    assert english
    for language in LANGUAGES:
        assert not in_language(family, language).keys() ^ english.keys(), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_shared_files(language: str) -> None:
    names = [name for path in LOCALE.glob(f"*.{language}.ftl") for name in messages(path)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("family", families())
def test_a_message_takes_the_same_values_in_every_language(family: str) -> None:
    english = in_language(family, "en")
    odd = [
        (language, name, sorted(message.variables ^ english[name].variables))
        for language in LANGUAGES
        for name, message in in_language(family, language).items()
        if name in english and message.variables - {"you"} != english[name].variables - {"you"}
    ]
    assert not odd


def test_every_message_can_be_filled_in() -> None:
    complaints = []
    for family, language, message in every():
        path = SOURCE / family.replace(".en.ftl", f".{language}.ftl")
        folder = None if path.parent == LOCALE else path.parent
        messages_here = bundle(language, folder, "lessons", "sheet", "dispute", "deal_facts")
        for values in fillings(message.variables, message.choices):
            text, faults = format_message(messages_here, message.id, values)
            if faults or (not text.strip(" \u2068\u2069,،") and message.id != "list-comma"):
                complaints.append((path.name, message.id, values, faults))
    assert not complaints


def fillings(variables: frozenset[str], choices: tuple[tuple[str, tuple[str, ...]], ...]) -> list[dict[str, object]]:
    """Values for a message, so that each of its variants comes up."""
    plain: dict[str, object] = dict.fromkeys(variables, "value")
    numbers: dict[str, object] = dict.fromkeys(variables, 3)
    found = [plain, numbers]
    found += [{**plain, name: int(key) if key.isdecimal() else key} for name, keys in choices for key in keys]
    return found


def test_arabic_is_written_in_arabic() -> None:
    latin = [
        (family, m.id)
        for family, language, m in every()
        if language == "ar" and re.search("[A-Za-z]", m.text) and not ARABIC.search(m.text)
    ]
    assert {(family, name) for family, name in latin if not name.startswith("rank-")} == set()


def test_only_arabic_is_written_in_arabic() -> None:
    found = [(family, language, m.id) for family, language, m in every() if language != "ar" and ARABIC.search(m.text)]
    assert not found


def test_no_message_has_letters_of_another_script() -> None:
    assert not [(family, language, m.id) for family, language, m in every() if STRANGE.search(m.text)]


@pytest.mark.parametrize("family", families())
def test_german_is_not_left_in_english(family: str) -> None:
    german = in_language(family, "de")
    same = [
        (name, message.text)
        for name, message in in_language(family, "en").items()
        if name != "game-name"  # a name, which translators leave as it is more often than not
        and (words := LATIN_WORD.findall(message.text))
        and words == LATIN_WORD.findall(german[name].text)
        # Sentences never agree; names made of such words may.
        and not (len(words) <= 3 and ALIKE.issuperset(words))
    ]
    assert not same


def test_the_program_names_no_message_that_is_missing() -> None:
    present = {m.id for _, language, m in every() if language == "en"}
    assert named_messages() <= present | {"game-name", "game-line"}


def test_the_page_names_no_message_that_is_missing() -> None:
    assert script_messages() <= shared("en").keys()


def test_no_shared_message_is_left_over() -> None:
    source = literals()
    named = [name for name in shared("en") if not COMPUTED.fullmatch(name) and not name.startswith(AWAITED)]
    assert not [name for name in named if f'"{name}"' not in source and not used_by_scripts(name)]


def test_every_bot_has_a_name() -> None:
    assert {name for name in shared("en") if name.startswith("bot-")} == {f"bot-{name}" for name in bots.NAMES}


def test_every_event_that_all_games_share_has_a_sentence() -> None:
    kinds = [item for item in vars(events).values() if inspect.isclass(item) and issubclass(item, events.Event)]
    tags = {f"event-{kind.__struct_config__.tag}" for kind in kinds if kind is not events.Event}
    assert {name for name in shared("en") if name.startswith("event-")} == tags


def test_every_error_has_a_sentence() -> None:
    assert {code for code, _ in raised()} | script_faults() <= {name.removeprefix("error-") for name in shared("en")}


def test_no_sentence_exists_for_an_error_that_is_never_raised() -> None:
    wanted = {"error-with-rule", *(f"error-{code}" for code in script_faults())}
    for code, parameters in raised():
        wanted |= {f"error-{code}", *(f"error-{code}-{name}" for name in parameters[:1])}
    assert {name for name in shared("en") if name.startswith("error-")} <= wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_an_error_uses_only_its_parameters(language: str) -> None:
    there = shared(language)
    odd = []
    for code, parameters in raised():
        special = f"error-{code}-{parameters[0]}" if parameters else ""
        message = there[special if special in there else f"error-{code}"]
        odd += [(code, name) for name in message.variables - {*parameters, "details"}]
    assert not odd
