"""What `--help` of the commands says."""

from __future__ import annotations

import pytest

from tests.cli.running import vierblatt
from vierblatt.cli.app import app

COMMANDS = [name for name in app if not name.startswith("-")]


@pytest.mark.parametrize("command", COMMANDS)
def test_house_rules_are_told_of_where_a_command_takes_them(command: str) -> None:
    told = vierblatt(command, "--help").out
    assert ("House rules:" in told) == ("--rule" in told.partition("House rules:")[0])
