"""What `--help` of the commands says."""

from __future__ import annotations

import pytest

from tests.cli.running import vierblatt
from vierblatt.cli.app import app

COMMANDS = [name for name in app if not name.startswith("-")]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_house_rules_where_a_command_takes_them(command: str) -> None:
    text = vierblatt(command, "--help").out
    assert ("House rules:" in text) == ("--rule" in text.partition("House rules:")[0])
