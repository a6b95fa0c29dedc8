"""docs/hosting.md names every setting and every command, with the defaults that they have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vierblatt.cli.admin.app import app
from vierblatt.server.ops.config import Config, Limits, Retention, load

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


def documented(after: str) -> dict[str, str]:
    """The rows of the first table after a text: the setting and its default as TOML."""
    table = PAGE[PAGE.index(after) :].split("\n|---|---|---|\n")[1].split("\n\n")[0]
    rows = [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in table.splitlines()]
    return {name: default for name, default, _ in rows}


def defaults(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The plain settings of a struct and their defaults as TOML."""
    values: dict[str, Any] = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {name: json.dumps(value) for name, value in values.items() if not isinstance(value, msgspec.Struct)}


@pytest.mark.parametrize(
    ("after", "kind"), [("## Settings", Config), ("Under `[limits]`", Limits), ("Under `[retention]`", Retention)]
)
def test_every_setting_stands_there_with_its_default(after: str, kind: type[msgspec.Struct]) -> None:
    assert documented(after) == defaults(kind)


def test_the_settings_that_it_shows_can_be_loaded(tmp_path: Path) -> None:
    blocks = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        file = tmp_path / "settings.toml"
        file.write_text(block, encoding="utf-8")
        assert load(file).secure


def test_every_command_of_the_administration_stands_there() -> None:
    commands = {name for name in app if not name.startswith("-")}
    assert commands == set(re.findall(r"`admin ([a-z-]+)", PAGE))
