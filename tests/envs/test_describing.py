"""The document describes the present environments."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.registry import FULLY_TESTED_GAMES
from vierblatt.envs.__main__ import main
from vierblatt.envs.describing import describe

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "environments.md"


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_the_tables_of_the_document_are_current(game: str) -> None:
    assert describe(game) in DOCUMENT.read_text(encoding="utf-8")


def test_the_command_prints_the_tables_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kout_bo"]) == 0
    assert capsys.readouterr().out == describe("kout_bo") + "\n"


@pytest.mark.parametrize("arguments", [[], ["whist3"], ["baloot", "kout_bo"]])
def test_anything_else_is_refused_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == "" and "baloot" in output.err
