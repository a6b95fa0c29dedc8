"""What `--help` of the commands says."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.cli.running import vierblatt
from tests.registry import GAMES
from vierblatt.cli.app import COMMANDS as LISTED
from vierblatt.cli.app import GROUPS, app

COMMANDS = [name for name in app if not name.startswith("-")]
#: Command -> what it takes, as its help calls it.
TAKES = {
    "play": "GAME", "learn": "GAME", "watch": "GAME", "games": "GAME", "rules": "GAME", "duel": "GAME",
    "simulate": "GAME", "arena": "GAME", "warm": "GAME", "perft": "POSITION", "solve": "POSITION",
    "forecast": "POSITION", "replay": "RECORD", "analyse": "RECORD", "verify": "RECORD",
}  # fmt: skip
DESCRIPTIONS = {"GAME": "baloot", "POSITION": "docs/positions.md", "RECORD": "vierblatt watch --save"}


def text_of(*words: str) -> str:
    """The help of a command without borders, in one line."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", vierblatt(*words, "--help").out).split())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_house_rules_where_a_command_takes_them(command: str) -> None:
    text = vierblatt(command, "--help").out
    assert ("House rules:" in text) == ("--rule" in text.partition("House rules:")[0])


def test_every_command_is_in_a_group_and_play_and_serve_come_first() -> None:
    grouped = [name for names in GROUPS.values() for name in names if not name.startswith("-")]
    assert sorted(grouped) == sorted(COMMANDS) and {*LISTED, "admin", "league", "puzzles", "sheet", "tournament"} == {
        *COMMANDS
    }
    lines = vierblatt("--help").out.splitlines()
    shown = [line.split()[1] for line in lines if re.match(r"│ [a-z]", line)]
    assert shown[:2] == ["play", "serve"] and shown == grouped


def test_the_first_help_ends_with_examples_that_are_commands() -> None:
    examples = vierblatt("--help").out.partition("Examples:")[2]
    commands = re.findall(r"^vierblatt ([a-z]+)", examples, re.MULTILINE)
    assert len(commands) >= 3 and {*commands} <= {*COMMANDS}


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_are_in_the_first_help_only(command: str) -> None:
    assert "Examples:" not in vierblatt(command, "--help").out


@pytest.mark.parametrize("command", TAKES)
def test_help_describes_what_a_command_takes(command: str) -> None:
    text, name = text_of(command), TAKES[command]
    assert re.search(rf"Usage: vierblatt {command} .*?Arguments .*?\b{name} .*?{DESCRIPTIONS[name]}", text)
    if name == "GAME":
        assert all(game in text for game in GAMES)


def test_the_first_help_does_not_load_the_compiler() -> None:
    code = "import sys; from vierblatt.cli import main; main(['--help']); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
