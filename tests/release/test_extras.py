"""The core of the package runs without any extra, and each extra has all that its part imports."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import vierblatt
from tests.test_repository import ROOT, pins, text_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PACKAGE = Path(vierblatt.__path__[0])
#: Extras -> the modules that import their packages when they are loaded, as a regular expression. `onnx` and
#: `ray` are loaded inside functions.
PARTS = {
    "datasets": r"datasets\.(parquet|collecting)$",
    "terminal": r"(tui|client|load)(\.(?!plots$)|$)|cli\.(commands\.load|load_report)$",
    "server": r"server(\.|$)|cli\.admin\.(?!app$)|cli\.commands\.serve$",
    "research": r"envs\.(aec|single|spaces|gym_vector|\w+_v0)$|envs\.(openspiel|picture)(\.|$)",
    "plots": r"(simulate|arena)\.(plots|drawing)$",
    "plots,terminal": r"load\.plots$",
}
#: Packages that are too large, or of no use, for those who only want the engine.
HEAVY = {
    "alembic",
    "gymnasium",
    "matplotlib",
    "onnx",
    "onnxruntime",
    "open-spiel",
    "pyarrow",
    "ray",
    "sqlalchemy",
    "starlette",
    "textual",
    "uvicorn",
}
#: Loads modules where only some packages can be imported, and prints those that failed.
LOADER = """
import importlib, json, sys
from importlib.machinery import PathFinder

allowed, modules = map(set, json.load(sys.stdin))

class Some:
    def find_spec(name, path=None, target=None):
        return PathFinder.find_spec(name, path, target) if name.partition(".")[0] in allowed else None

sys.meta_path[sys.meta_path.index(PathFinder)] = Some
failed = {}
for module in sorted(modules):
    try:
        importlib.import_module(module)
    except Exception as fault:
        failed[module] = repr(fault)
json.dump(failed, sys.stdout)
"""


def modules() -> list[str]:
    """All modules of the package, but those that only a command or a tool of others runs."""
    paths = [path.relative_to(PACKAGE).with_suffix("") for path in PACKAGE.rglob("*.py")]
    kept = [path for path in paths if "migrations" not in path.parts and path.name != "__main__"]
    return [".".join(path.parts).removesuffix("__init__").removesuffix(".") for path in kept]


def needed(declared: list[str]) -> set[str]:
    """The packages that these requirements install, their own requirements included."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in declared]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        try:
            further = [Requirement(each) for each in requires(name) or ()]
        except PackageNotFoundError:
            continue  # for another system
        extras = wanted.extras or {""}
        inner = [r for r in further if r.marker is None or any(r.marker.evaluate({"extra": each}) for each in extras)]
        if name not in found or wanted.extras:
            found.add(name)
            waiting += [r for r in inner if canonicalize_name(r.name) not in found or r.extras]
    return found


def importable(packages: set[str]) -> set[str]:
    """What can be imported where these packages are installed."""
    theirs = {
        name for name, owners in packages_distributions().items() if {canonicalize_name(o) for o in owners} & packages
    }
    return theirs | set(sys.stdlib_module_names) | {"vierblatt"}


def failures(declared: list[str], wanted: list[str]) -> dict[str, str]:
    """The modules that cannot be loaded with these requirements alone, and why."""
    given = json.dumps([sorted(importable(needed(declared))), [f"vierblatt.{name}".strip(".") for name in wanted]])
    command = [sys.executable, "-c", LOADER]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr
    return {name.removeprefix("vierblatt."): fault for name, fault in json.loads(ran.stdout).items()}


def part(extras: str) -> set[str]:
    return {name for name in modules() if re.match(PARTS[extras], name)}


def test_the_core_loads_without_any_extra_and_the_parts_do_not() -> None:
    failed = failures(PROJECT["dependencies"], modules())
    parts = {extras: part(extras) for extras in PARTS}
    assert {name: fault for name, fault in failed.items() if not any(name in part for part in parts.values())} == {}
    assert [extras for extras, part in parts.items() if not failed.keys() & part] == []


@pytest.mark.parametrize("extras", PARTS)
def test_a_part_loads_with_its_extras(extras: str) -> None:
    declared = [each for extra in extras.split(",") for each in EXTRAS[extra]]
    assert part(extras)
    assert failures(PROJECT["dependencies"] + declared, sorted(part(extras))) == {}


def test_the_core_installs_nothing_that_only_a_part_needs() -> None:
    assert needed(PROJECT["dependencies"]) & HEAVY == set()
    assert needed([each for name, extra in EXTRAS.items() if name != "all" for each in extra]) >= HEAVY


def test_all_is_every_extra() -> None:
    (everything,) = EXTRAS["all"]
    assert Requirement(everything).name == "vierblatt"
    assert Requirement(everything).extras == EXTRAS.keys() - {"all"}


@pytest.mark.parametrize(
    ("file", "extras"),
    [("play", ("terminal",)), ("serve", ("server",)), ("test", ("datasets", "onnx", "plots", "ray", "research"))],
)
def test_the_pins_fit_the_extras(file: str, extras: tuple[str, ...]) -> None:
    pinned = pins(ROOT / "requirements" / f"{file}.txt")
    for declared in (PROJECT["dependencies"], *(EXTRAS[extra] for extra in extras)):
        for requirement in map(Requirement, declared):
            version = pinned[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), f"{requirement}, but {file}.txt has {version}"


def test_every_extra_that_a_text_or_an_error_names_exists() -> None:
    documents = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.py")]
    named = {
        extra.strip()
        for path in documents
        for found in re.findall(r'vierblatt\[([a-z, ]+)\]|packages_of\("(\w+)"\)', text_of(path))
        for extra in "".join(found).split(",")
    }
    assert {"datasets", "onnx", "plots", "ray", "research", "server", "terminal"} <= named <= EXTRAS.keys()
