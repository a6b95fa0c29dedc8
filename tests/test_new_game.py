"""`tools/new_game.py` creates a game that plays and passes its tests, or refuses without leaving a trace."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game

ROOT = Path(__file__).parents[1]
#: What a checkout needs for the game's own tests.
PACKAGES = ("tests/__init__.py", "tests/games/__init__.py")
COPIED = ("src/vierblatt", "tests/skeleton", "docs/rules", "pyproject.toml", *PACKAGES)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The parts of a checkout that the tool reads and writes."""
    for name in COPIED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "web", "server"))
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_new_game_plays_and_passes_its_tests(checkout: Path) -> None:
    new_game.begin("minibridge", "Mini Bridge", "MINI", checkout)
    registry = (checkout / "src/vierblatt/games/registry.py").read_text("utf-8")
    assert '"minibridge": "vierblatt.games.minibridge",' in registry
    contracts = (checkout / "pyproject.toml").read_text("utf-8")
    assert contracts.count("vierblatt.games.minibridge") == 2 and "| (minibridge)" in contracts
    for path in (checkout / "src/vierblatt/games/minibridge").rglob("*.*"):
        text = path.read_text("utf-8")
        assert not any(left in text for left in ("skeleton", "Skeleton", "SK-", "tests.")), path
    search = os.pathsep.join([str(checkout / "src"), str(checkout)])
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", "tests/games/minibridge"],
        cwd=checkout, env={**os.environ, "PYTHONPATH": search, "NUMBA_DISABLE_JIT": "1"}, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    ruff = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--quiet",
        "src/vierblatt/games/minibridge",
        "tests/games/minibridge",
    ]
    assert subprocess.run(ruff, cwd=checkout, check=False).returncode == 0
    assert run.returncode == 0 and "5 passed" in run.stdout, run.stdout + run.stderr


def test_a_second_game_is_bound_and_found_as_the_first(checkout: Path) -> None:
    for name, prefix in (("minibridge", "MINI"), ("maxibridge", "MAXI")):
        new_game.begin(name, name.title(), prefix, checkout)
        assert f'"{name}")' in (checkout / f"src/vierblatt/envs/{name}_v0.py").read_text("utf-8")
    contracts = (checkout / "pyproject.toml").read_text("utf-8")
    for name in ("minibridge", "maxibridge"):
        assert contracts.count(f"vierblatt.games.{name}") == 2 and f"| ({name})" in contracts


@pytest.mark.parametrize(
    ("name", "prefix", "reason"),
    [
        ("Mini", "MINI", "lower-case"),
        ("mini-bridge", "MINI", "lower-case"),
        ("class", "CL", "lower-case"),
        ("mini", "m", "capital"),
        ("baloot", "BB", "exists already"),
        ("mini", "BAL", "choose another --prefix"),
        ("skeleton", "SKEL", "exists already"),
    ],
)
def test_a_game_that_cannot_start_changes_nothing(checkout: Path, name: str, prefix: str, reason: str) -> None:
    before = contents(checkout)
    with pytest.raises(new_game.CannotStartGame, match=reason):
        new_game.begin(name, "Mini", prefix, checkout)
    assert contents(checkout) == before


def test_the_command_explains_and_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["Baloot"]) == 2
    assert "lower-case" in capsys.readouterr().err
