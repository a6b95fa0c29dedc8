"""The transcripts of matches have not changed: any change that a player would notice shows here.

After an intended change, run `python -m tests.goldens.make` and read the diff.
"""

from __future__ import annotations

import pytest

from tests.goldens.beside import Chooser
from tests.goldens.make import FOLDER
from tests.goldens.transcripts import common_lines, engine_transcript, reference_transcript
from tests.registry import FULLY_TESTED_GAMES
from tests.walks import game_of

PRESETS = [(game, preset) for game in FULLY_TESTED_GAMES for preset in game_of(game).options.preset_names()]
every_preset = pytest.mark.parametrize(("game", "preset"), PRESETS)


def golden(game: str, preset: str) -> list[str]:
    """The lines of a file."""
    return (FOLDER / f"{game}-{preset}.txt").read_text(encoding="utf-8").splitlines()


def test_every_game_and_preset_has_its_golden_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {f"{game}-{preset}" for game, preset in PRESETS}


@every_preset
def test_the_engine_reproduces_the_golden(game: str, preset: str) -> None:
    compare([*engine_transcript(game, preset)], golden(game, preset))


@every_preset
def test_the_reference_reproduces_the_golden(game: str, preset: str) -> None:
    compare([*reference_transcript(game, preset)], common_lines(golden(game, preset)))


def compare(lines: list[str], known: list[str]) -> None:
    """Names the first line that differs, and the deal and step before it."""
    for number, (ours, theirs) in enumerate(zip(lines, known, strict=False)):
        assert ours == theirs, f"line {number + 1}, after {known[max(number - 3, 0) : number]}"
    assert len(lines) == len(known)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_the_standard_golden_is_a_whole_match(game: str) -> None:
    assert " over, won by " in golden(game, "standard")[-1]


def test_the_choice_depends_on_nothing_but_the_open_actions() -> None:
    picks = [Chooser(5).pick(["b", "a", "c"]), Chooser(5).pick(["c", "b", "a"])]
    assert picks[0] == picks[1]
    chooser = Chooser(5)
    assert {chooser.pick(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}
