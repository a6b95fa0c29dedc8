"""The units for systemd: what they call is there, and they may do no more than they must."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy.files import DEPLOY, OPERATIONS
from vierblatt.cli.admin.app import app
from vierblatt.server.ops.config import load

UNITS = sorted(path for path in (DEPLOY / "systemd").iterdir() if path.suffix in {".service", ".timer"})
HOSTING = OPERATIONS.with_name("hosting.md")
SERVICES = [path for path in UNITS if path.suffix == ".service"]


def entries(unit: Path) -> list[tuple[str, str]]:
    """Every setting of a unit with its section: (`Service.User`, `vierblatt`)."""
    found, section = [], ""
    for line in unit.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            name, sign, value = line.partition("=")
            assert sign and name == name.strip(), line
            found.append((f"{section}.{name}", value))
    return found


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_calls_an_existing_command(unit: Path) -> None:
    (call,) = [value for name, value in entries(unit) if name == "Service.ExecStart"]
    assert "/opt/vierblatt/.venv-serve/bin/vierblatt " in call
    command = re.search(r"vierblatt admin --config \S+ (\w+)", call)
    if command is not None:
        assert command[1] in app
    else:
        assert "vierblatt serve --config /etc/vierblatt/vierblatt.toml" in call


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_has_minimal_privileges(unit: Path) -> None:
    found = dict(entries(unit))
    assert found["Service.User"] == "vierblatt"
    assert found["Service.ProtectSystem"] == "strict" and found["Service.NoNewPrivileges"] == "yes"
    assert found["Service.CapabilityBoundingSet"] == "" and found["Service.UMask"] == "0077"
    assert found["Service.SystemCallErrorNumber"] == "EPERM", "without it a forbidden call kills the process"


def test_a_process_that_is_killed_for_lack_of_memory_does_not_stop_the_server() -> None:
    """The processes that search and compile are the server's own, and it does without them; see `Workers`."""
    serving = [dict(entries(unit)) for unit in SERVICES if " serve " in unit.read_text(encoding="utf-8")]
    assert len(serving) == 2
    for found in serving:
        assert found["Service.OOMPolicy"] == "continue" and found["Service.Restart"] == "always"
        assert found["Service.KillMode"] == "mixed", "the server ends them itself"
    page = HOSTING.read_text(encoding="utf-8")
    assert "\nOOMPolicy=continue\nKillMode=mixed\n" in page[page.index("[Service]") : page.index("[Install]")]


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".timer"], ids=lambda unit: unit.name)
def test_a_timer_has_its_service_and_catches_up(unit: Path) -> None:
    assert unit.with_suffix(".service") in SERVICES
    found = dict(entries(unit))
    assert found["Timer.Persistent"] == "true" and found["Install.WantedBy"] == "timers.target"


@pytest.mark.parametrize("name", ["vierblatt.toml", "container.toml"])
def test_the_settings_can_be_loaded(name: str) -> None:
    assert load(DEPLOY / name).database.startswith("/var/lib/vierblatt/")


def test_the_proxies_pass_on_what_the_server_needs_and_keep_the_figures() -> None:
    nginx = (DEPLOY / "nginx" / "vierblatt.conf").read_text(encoding="utf-8")
    for header in ("Host $host", "X-Forwarded-For $proxy_add_x_forwarded_for", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in nginx
    assert nginx.count("{") == nginx.count("}") and "location = /metrics" in nginx
    caddy = (DEPLOY / "caddy" / "Caddyfile").read_text(encoding="utf-8")
    assert caddy.count("{") == caddy.count("}") and "respond /metrics 404" in caddy
