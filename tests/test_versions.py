"""Packages whose internals we use: other versions are refused at start, with an explanation."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from vierblatt.extras import TRIED, WrongVersion, require_version, takes

ROOT = Path(__file__).parent.parent


def installed_as(folder: Path, package: str, version: str) -> None:
    """Writes the metadata of an installed package."""
    facts = folder / f"{package}-{version}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")


@pytest.mark.parametrize("package", TRIED)
def test_installed_versions_are_accepted(package: str) -> None:
    require_version(package)


@pytest.mark.parametrize("package", TRIED)
@pytest.mark.parametrize("beside", ["first", "last", "before", "beyond"])
def test_versions_at_and_past_each_bound(
    package: str, beside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (major, minor), (_, beyond) = TRIED[package]
    number = {"first": minor, "last": beyond - 1, "before": minor - 1, "beyond": beyond}[beside]
    installed_as(tmp_path, package, f"{major}.{number}.3rc1")
    monkeypatch.syspath_prepend(tmp_path)
    if beside in {"first", "last"}:
        require_version(package)
        return
    with pytest.raises(WrongVersion) as caught:
        require_version(package)
    assert caught.value.parameters["takes"] == takes(package)


def test_the_project_asks_for_the_same_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]
    assert {takes(package) for package in TRIED} <= {*asked}


@pytest.mark.parametrize(
    ("package", "arguments"),
    [("numba", ["games"]), ("numba", ["play", "whist"]), ("uvicorn", ["serve"]), ("numba", ["games", "--lang", "ar"])],
)
def test_the_command_says_what_to_install(package: str, arguments: list[str], tmp_path: Path) -> None:
    installed_as(tmp_path, package, "99.1")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])}
    command = [sys.executable, "-m", "vierblatt", *arguments]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ran.returncode == 2, ran.stderr
    assert f'pip install "{takes(package)}"' in ran.stderr
    assert "99.1" in ran.stderr
    assert "Traceback" not in ran.stderr
