"""Every word that a game needs is there, and no word for what it does not have."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.locale.messages import messages
from tests.locale.sources import rule_ids
from tests.registry import GAMES
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import ChoiceOption, NumberListOption
from vierblatt.locale.store import HERE as LOCALE
from vierblatt.locale.words import Words
from vierblatt.reasons import NAMES as REASONS


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)


def ids(game: Game) -> set[str]:
    return set(messages(game.table.words / "words.en.ftl"))


def starting(game: Game, prefix: str) -> set[str]:
    return {name for name in ids(game) if name.startswith(prefix)}


def test_a_game_has_a_name_and_a_line(game: Game) -> None:
    assert {"game-name", "game-line"} <= ids(game)


SHARED_PHASES = ("play", "needs-deal", "over", "counting")


def test_every_phase_has_its_question(game: Game) -> None:
    own = {f"phase-{phase.name}" for phase in game.phases.values() if phase.name not in SHARED_PHASES}
    assert own <= ids(game)
    assert starting(game, "phase-") <= own | {f"phase-{name}" for name in SHARED_PHASES}


def calls(game: Game) -> list[str]:
    return sorted(
        {text for phase in game.phases.values() if phase.name not in SHARED_PHASES for text in phase.actions.values()}
    )


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9_-]+", "-", text.lower())


def test_every_call_is_worded(game: Game) -> None:
    missing = [
        text for text in calls(game) if not {f"call-{slug(text)}", f"call-{slug(text.partition(' ')[0])}"} & ids(game)
    ]
    assert not missing


def test_no_words_are_for_a_call_that_does_not_exist(game: Game) -> None:
    known = {f"call-{slug(part)}" for text in calls(game) for part in (text, text.partition(" ")[0])}
    source = (game.folder / "table" / "events.py").read_text(encoding="utf-8")
    said = {name for name in starting(game, "call-") - known if f'"{name.removeprefix("call-")}"' in source}
    assert starting(game, "call-") <= known | said


def options(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Each option's message, and those of its named values."""
    for name, option in game.options.every.items():
        if isinstance(option, ChoiceOption):
            yield f"option-{name}", [f"option-{name}-{slug(str(v))}" for v in option.values if isinstance(v, str)]
        else:
            named = option.named if isinstance(option, NumberListOption) else ()
            yield f"option-{name}", [f"option-{name}-{slug(value)}" for value in named]


def test_every_house_rule_and_every_named_value_is_worded(game: Game) -> None:
    shared = set(messages(LOCALE / "core.en.ftl"))  # those that every game has
    assert {message for name, values in options(game) for message in (name, *values)} <= ids(game) | shared


def test_no_words_are_for_a_house_rule_that_does_not_exist(game: Game) -> None:
    known = {message for name, values in options(game) for message in (name, *values)}
    for name, option in game.options.every.items():
        if isinstance(option, ChoiceOption):
            known |= {f"option-{name}-{slug(str(value))}" for value in option.values}
    assert starting(game, "option-") <= known


def test_every_set_of_house_rules_has_a_name(game: Game) -> None:
    names = {f"preset-{name}" for name in game.options.preset_names(reserved=True)}
    assert names - {"preset-standard"} <= ids(game)
    assert starting(game, "preset-") <= names


def test_every_reason_of_the_rules_bot_is_a_sentence(game: Game) -> None:
    shared = set(messages(LOCALE / "core.en.ftl"))  # those of a game without a policy
    of_cards = starting(game, "why-card-")
    assert starting(game, "why-") - of_cards == {f"why-{name}" for name in game.policy.reasons if name} - shared


def test_every_reason_for_a_card_is_a_sentence_of_its_own_values(game: Game) -> None:
    shared, own = messages(LOCALE / "reasons.en.ftl"), messages(game.table.words / "words.en.ftl")
    assert {name for name in shared if name.startswith("why-card-")} == {f"why-card-{name}" for name in REASONS}
    new = {f"why-card-{name}" for name in game.policy.stakes.own_names}
    assert starting(game, "why-card-") - set(shared) == new and not new & set(shared)
    for name in starting(game, "why-card-"):
        assert own[name].variables <= {"kept", "worth", "count"}, name
        assert name in new or own[name].variables == shared[name].variables, name


def test_every_rule_that_bars_an_action_has_a_sentence(game: Game) -> None:
    barring = rule_ids(Path(inspect.getfile(game.table.why_not)))
    assert {f"rule-{rule}" for rule in barring} <= ids(game)
    named = {name.removeprefix("rule-") for name in starting(game, "rule-")}
    assert named <= every_rule_id(game), "rules that the page does not know"


def every_rule_id(game: Game) -> set[str]:
    """The rule ids that the game's code names, comments included."""
    text = "".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    return set(re.findall(r"[A-Z]+-[A-Z]+-\d+[a-z]?", text))


def own_events(folder: Path) -> list[type[Event]]:
    """The events that a game's package defines."""
    home = f"vierblatt.games.{folder.name}"
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{home}.")]


def test_every_event_has_a_sentence_that_asks_for_its_fields_only(game: Game) -> None:
    there = messages(game.table.words / "words.en.ftl")
    for kind in own_events(game.folder):
        name = f"event-{kind.__struct_config__.tag}"
        assert name in there
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"audience"}
        assert there[name].variables <= fields | {"you"}, name


def test_no_sentence_is_for_an_event_that_does_not_exist(game: Game) -> None:
    assert starting(game, "event-") <= {f"event-{kind.__struct_config__.tag}" for kind in own_events(game.folder)}


def test_facts_and_score_lines_use_only_available_variables(game: Game) -> None:
    there = messages(game.table.words / "words.en.ftl")
    for name in starting(game, "fact-") | starting(game, "head-"):
        assert there[name].variables <= {"value", "seat", "side"}, name
    for name in {
        *starting(game, "score-"),
        *starting(game, "why-") - starting(game, "why-card-"),
        *starting(game, "rule-"),
    }:
        assert not there[name].variables, name


def test_everything_that_is_counted_is_worded(game: Game) -> None:
    words = Words("en", game)
    for section in game.research.sections:
        assert f"count-{section.name}" in ids(game)
        assert all(words.has(f"figure-{name}") for name in (*section.rates, *section.means))
        for row in section.rows:
            said_by = {f"count-{section.name}-{row}", f"value-{row}", f"call-{row}"}
            assert row.isdecimal() or row in NAMES or said_by & ids(game), row


def test_no_words_exist_for_what_is_not_counted(game: Game) -> None:
    known = {f"count-{section.name}" for section in game.research.sections}
    known |= {f"count-{section.name}-{row}" for section in game.research.sections for row in section.rows}
    assert starting(game, "count-") <= known
    figures = {name for section in game.research.sections for name in (*section.rates, *section.means)}
    assert starting(game, "figure-") <= {f"figure-{name}" for name in figures}


@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_the_rules_page_is_there(game: Game, language: str) -> None:
    assert Words(language, game).rules_page().startswith("# ")
