"""Every word that Baloot can need exists in three languages and can be filled in."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from vierblatt.games.accusing import COUNTING_PHASE
from vierblatt.games.baloot import GAME
from vierblatt.games.events import Event
from vierblatt.kernel import engine
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

events = import_module("vierblatt.games.baloot.table.events")  # the package has a function of that name
LANGUAGES = ("en", "de", "ar")


def messages(language: str) -> set[str]:
    text = (GAME.table.words / f"words.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def needed() -> set[str]:
    """The ids that the code can ask for."""
    ids = {"game-name", "game-line", "phase-play", *(f"why-{reason}" for reason in GAME.policy.reasons)}
    said = GAME.rules.out_of_turn
    assert said is not None
    ids |= {f"rule-{said.rule_of_accusing}", f"rule-{said.rule_of_sawa}"}
    for phase in {**GAME.rules.phases, **said.phases}.values():
        if phase is COUNTING_PHASE:  # shared by the games
            continue
        ids.add(f"phase-{phase.name}")
        ids |= {"call-" + text.replace(" ", "-").lower() for text in phase.actions.values() if text[:4] != "cut "}
    for name, option in GAME.options.by_name.items():
        ids.add(f"option-{name}")
        ids |= {f"option-{name}-{value}" for value in getattr(option, "values", ())}
    ids |= {f"preset-{name}" for name in GAME.options.presets}
    ids |= {f"event-{kind.__struct_config__.tag}" for kind in own_events()}
    source = "".join(path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py"))
    ids |= {
        f"rule-{rule}"
        for rule in re.findall(
            r'"(BAL-[A-Z]+-\d+)"', (GAME.folder / "table" / "refusals.py").read_text(encoding="utf-8")
        )
    }
    ids |= {f"score-{key}" for key in re.findall(r'ScoreLine\(\s*"([a-z-]+)"', source) if key != "accusation"}
    ids |= {f"score-{key}" for key in (*events.VERDICTS.values(), "made", "shared")}
    ids |= {f"fact-{name}" for name in re.findall(r'\bFact\(\s*"([a-z-]+)"', source)}
    words = (*events.PROJECT_WORDS[1:], *events.LEVELS[2:], "sun", "hokom", "ashkal", "locked", "open")
    return ids | {f"value-{word}" for word in words} | {"call-cut"}


def own_events() -> list[Any]:
    return [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(language: str) -> None:
    assert needed() - messages(language) == set()


def test_the_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("de") == messages("ar")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAME.options.preset_names())
def test_a_whole_match_is_worded(language: str, preset: str) -> None:
    """Plays a few deals by the policy; every sentence is filled in."""
    words = Words(language, GAME)
    packs = SeededPacks(3)
    match = Match(GAME, preset=preset, first_seat=packs.seat(4))
    lines: list[str] = []
    for _ in range(6):
        if match.over:
            break
        new_events = match.deal(packs.next(match))
        while match.turn >= 0:
            new_events += match.act(policy(match))
            lines += [words.fact(fact) for fact in match.game.table.facts(match.state)]
        lines += [words.event(event, 0) for event in new_events] + [words.event(event) for event in new_events]
        lines += [label for label, _ in words.score_lines(match.game.table.score_lines(match.state))]
    assert len(lines) > 100
    wrong = [line for line in lines if not line or re.search(r"\{|\$|event-|baloot-|value-|fact-|score-", line)]
    assert wrong == []


def policy(match: Match) -> int:
    return int(engine.policy(match.states, 0)) % 64
