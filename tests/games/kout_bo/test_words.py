"""Every word that the game needs is there, in all three languages."""

import re
from pathlib import Path

import pytest

from vierblatt.games.kout_bo import GAME
from vierblatt.games.options import ChoiceOption

LANGUAGES = ("en", "de", "ar")


def ids(language: str) -> set[str]:
    """The ids of one language's messages."""
    text = (GAME.table.words / f"words.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def needed() -> set[str]:
    """The messages that the program uses by name."""
    events, refusals = (
        (GAME.table.words / f"{name}.py").read_text(encoding="utf-8") for name in ("events", "refusals")
    )
    wanted = {"game-name", "game-line", "phase-play"}
    wanted |= {f"phase-{phase.name}" for phase in GAME.rules.phases.values()}
    wanted |= {"call-pass", "call-bid", "call-trump", "call-go", "call-cut"}
    wanted |= {f"why-{name}" for name in GAME.policy.reasons}
    wanted |= {f"event-{tag}" for tag in re.findall(r'tag="([^"]+)"', events)}
    wanted |= {f"rule-{rule}" for rule in re.findall(r"KOUT-[A-Z]+-\d", refusals)}
    assert GAME.rules.out_of_turn is not None
    wanted.add(f"rule-{GAME.rules.out_of_turn.rule_of_accusing}")
    for name, option in GAME.options.by_name.items():
        values = option.values if isinstance(option, ChoiceOption) else ()
        wanted |= {f"option-{name}", *(f"option-{name}-{value}" for value in values)}
    return wanted | {f"preset-{name}" for name in GAME.options.presets}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert needed() - ids(language) == set()


def test_the_languages_have_the_same_words() -> None:
    assert ids("en") == ids("de") == ids("ar")


#: Kinds of messages with tests of their own: of the report, of calls, heads and results in all games.
TESTED_ELSEWHERE = {"call", "score", "count", "figure", "meaning", "head", "outcome", "why"}


def test_no_word_is_left_over() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py"))
    own_names = {"joker-xr", "rank-name-a", "phase-over"}  # for shared words
    for message in ids("en") - needed() - own_names:
        kind, _, name = message.partition("-")
        if kind in {"fact", "value"}:
            assert f'"{name}"' in sources, message
        else:
            assert kind in TESTED_ELSEWHERE, message
