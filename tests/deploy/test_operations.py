"""docs/operations.md names files, settings and events that there are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vierblatt
from tests.deploy.files import DEPLOY, OPERATIONS
from tests.locale.sources import texts
from vierblatt.cli.admin.app import app

PAGE = OPERATIONS.read_text(encoding="utf-8")
SERVER = Path(vierblatt.__file__).parent / "server"


def logged() -> dict[str, set[str]]:
    """Every event that the server logs, with its levels."""
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                level = node.func.attr.replace("exception", "error")
                for event in texts(node.args[0]) if level in {"info", "warning", "error"} else ():
                    found.setdefault(event, set()).add(level)
    return found


def documented() -> dict[str, str]:
    """The events on the page with their levels."""
    table = PAGE[PAGE.index("| event | level |") :].split("\n\n")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    return {event: level for events, level, _ in rows for event in re.findall(r"`([a-z-]+)`", events)}


def test_every_event_on_the_page_is_logged_with_its_level() -> None:
    there = logged()
    assert [event for event, level in documented().items() if level not in there.get(event, ())] == []


def test_every_event_that_is_an_error_alone_is_on_the_page() -> None:
    wanted = {event for event, levels in logged().items() if levels == {"error"}}
    assert wanted <= documented().keys()


@pytest.mark.parametrize(
    "name", re.findall(r"`((?:systemd|nginx|caddy|prometheus|grafana)/[\w@./-]*|Containerfile)`", PAGE)
)
def test_every_named_file_exists(name: str) -> None:
    assert (DEPLOY / name).exists()


def test_every_linked_page_exists() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert links and all((OPERATIONS.parent / link).exists() for link in links if not link.startswith("http"))


@pytest.mark.parametrize("page", ["operations.md", "fair-play.md"])
def test_every_command_that_is_typed_names_its_database(page: str) -> None:
    text = (OPERATIONS.parent / page).read_text(encoding="utf-8")
    assert re.findall(r"vierblatt admin (?!--config /etc/vierblatt/vierblatt.toml|--database ).*", text) == []


def test_every_command_of_admin_is_there_and_its_short_name_is_explained_before() -> None:
    commands = re.findall(r"(?:`|^[$#] )admin ([a-z-]+)", PAGE, re.MULTILINE)
    assert {"tables", "verify", "backup"} <= {*commands} and all(command in app for command in commands)
    assert PAGE.index("alias admin=") < PAGE.index("admin tables")


def test_the_container_has_the_settings_that_its_commands_name() -> None:
    copied = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "COPY deploy/container.toml /etc/vierblatt/vierblatt.toml" in copied


def test_an_upgrade_compiles_its_rules_before_the_switch() -> None:
    upgrade = PAGE[PAGE.index("## Upgrading") : PAGE.index("## Monitoring")]
    steps = [line for line in upgrade.splitlines() if line.startswith(("# ", "$ "))]
    order = [
        next(n for n, step in enumerate(steps) if word in step)
        for word in ("checkout", "bin/vierblatt warm", "restart")
    ]
    assert order == sorted(order)
    cache = dict(re.findall(r"(VIERBLATT_CACHE)=(\S+)", (DEPLOY / "systemd" / "vierblatt.service").read_text("utf-8")))
    assert f"VIERBLATT_CACHE={cache['VIERBLATT_CACHE']} " in steps[order[1]] and "-u vierblatt" in steps[order[1]]
    (container,) = [step for step in steps if step.startswith("$ docker run")]
    assert container.endswith("vierblatt warm") and "/var/cache/vierblatt" in container
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "VIERBLATT_CACHE=/var/cache/vierblatt" in image and '"vierblatt", "warm"' in image
