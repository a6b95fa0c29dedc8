"""A base installation: what needs an extra says which one, in one sentence, and everything else works."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import vierblatt

ROOT = Path(__file__).parents[2]
SOURCES = str(Path(vierblatt.__file__).parent.parent)
#: Extras also name what a base installation has, by way of rich.
IN_BASE = {"markdown-it-py"}
#: The extra `all` names this.
ITSELF = "vierblatt"
#: Command line -> the extra that it needs; empty where it needs none.
COMMANDS = {
    "play": "terminal",
    "play kout_bo": "terminal",
    "play --server localhost": "terminal",
    "load localhost": "terminal",
    "load --help": "terminal",
    "serve": "server",
    "admin tables": "server",
    "admin collusion": "server",
    "simulate kout_bo --deals 4 --plot a.png": "plots",
    "simulate kout_bo --deals 4 --ray local": "ray",
    "arena kout_bo rules random --deals 4 --plot a.svg": "plots",
    "arena kout_bo rules random club --deals 4": "research",
    "arena kout_bo rules random --deals 4 --ray local": "ray",
    "dataset kout_bo --decisions 4 --output a.parquet": "datasets",
    "dataset --help": "",
    "arena kout_bo rules net:small.onnx --deals 4": "onnx",
    "--help": "",
    "play --help": "",
    "serve --help": "",
    "admin --help": "",
    "completion fish": "",
    "games": "",
    "rules kout_bo --lang ar": "",
    "watch kout_bo --deals 1 --seed 1": "",
    "simulate kout_bo --deals 4": "",
}
#: Runs command lines in a process that cannot import some packages; prints their exit codes and standard errors.
PROBE = """
import contextlib, io, json, sys

barred, lines = json.loads(sys.argv[1])

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in barred:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

class Terminal(io.StringIO):
    def isatty(self):
        return True

sys.meta_path.insert(0, Refusing())
from vierblatt.cli import main

found = {}
for line in lines:
    out, err, code = Terminal(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        sys.stdin = Terminal()
        try:
            main(line.split())
        except SystemExit as ended:
            code = ended.code
        except Exception as fault:
            code = repr(fault)
    found[line] = code, err.getvalue(), bool(out.getvalue())
print(json.dumps(found))
"""


def packages_of_extras() -> list[str]:
    """The names under which the packages of all extras are imported."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = {re.split(r"[\[<>=]", each)[0] for extra in extras.values() for each in extra} - IN_BASE - {ITSELF}
    here = {
        package
        for package, distributions in packages_distributions().items()
        if wanted & {each.lower().replace("_", "-") for each in distributions}
    }
    return sorted(here | {each.replace("-", "_") for each in wanted})


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int | str, str, bool]]:
    """Exit code, standard error and whether there was output, of each command line."""
    given = json.dumps([packages_of_extras(), [*COMMANDS]])
    process = subprocess.run(
        [sys.executable, "-c", PROBE, given],
        env={**os.environ, "PYTHONPATH": SOURCES, "LC_ALL": "en", "TERM": "xterm"},
        cwd=tmp_path_factory.mktemp("here"), capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(process.stdout)


@pytest.mark.parametrize("line", [line for line, extra in COMMANDS.items() if extra])
def test_the_extra_is_named(line: str, ran: dict[str, tuple[int | str, str, bool]]) -> None:
    code, err, printed = ran[line]
    assert code == 2, code
    assert f'pip install "vierblatt[{COMMANDS[line]}]"' in err
    assert len(err.strip().splitlines()) == 1 and not printed


@pytest.mark.parametrize("line", [line for line, extra in COMMANDS.items() if not extra])
def test_everything_else_works(line: str, ran: dict[str, tuple[int | str, str, bool]]) -> None:
    code, err, printed = ran[line]
    assert (code, printed) == (0, True), err


def test_the_packages_of_the_extras_are_known_by_the_names_they_are_imported_by() -> None:
    assert {"textual", "bidi", "uvicorn", "argon2", "matplotlib", "PIL", "ray"} <= {*packages_of_extras()}
