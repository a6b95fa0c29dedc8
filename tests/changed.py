"""`pytest --changed`: only the tests that a change can reach, for a quick look while working on it.

A test file is kept when it changed, when it or its conftest imports a changed module, directly or through others, or
when it names any other file that changed. That is a guess from the sources, so it does not replace `make test`.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from grimp import ImportGraph

ROOT = Path(__file__).parent.parent
PACKAGES = ("vierblatt", "tests")
#: Tells the workers of a run which files the process that started them has kept.
KEPT = "VIERBLATT_CHANGED_TESTS"


def changed_files(since: str, root: Path = ROOT) -> set[str]:
    """The files that differ from a commit, including untracked ones; raises UsageError for a bad commit."""
    files: set[str] = set()
    for arguments in (["diff", "--name-only", since, "--"], ["ls-files", "--others", "--exclude-standard"]):
        ran = subprocess.run(["git", *arguments], cwd=root, check=False, capture_output=True, text=True)
        if ran.returncode:
            raise pytest.UsageError(f"--changed {since}: {ran.stderr.strip() or 'git cannot tell what changed'}")
        files.update(ran.stdout.splitlines())
    return files


def module_of(file: str) -> str:
    """The module that a source file is: "src/vierblatt/view.py" -> "vierblatt.view"; "" for any other file."""
    path = Path(file.removeprefix("src/"))
    if path.suffix != ".py" or path.parts[0] not in PACKAGES:
        return ""
    return ".".join(path.parent.parts if path.name == "__init__.py" else path.with_suffix("").parts)


def build_graph() -> ImportGraph:
    """The imports of the program and its tests, including those by a module's name in a string."""
    import grimp

    from vierblatt import games
    from vierblatt.cli.app import COMMANDS

    by_name = {
        "vierblatt.games": list(games.MODULES.values()),
        "vierblatt.cli.app": [f"vierblatt.cli.commands.{module}" for module, _ in COMMANDS.values()],
    }
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    for own in ("tests.conftest", "tests.changed"):  # they import the whole program, and every test uses them
        for imported in graph.find_modules_directly_imported_by(own):
            graph.remove_import(importer=own, imported=imported)
    for importer, modules in by_name.items():
        for module in modules:
            graph.add_import(importer=importer, imported=module)
    return graph


def affected_modules(changed: Iterable[str], graph: ImportGraph) -> set[str]:
    """The changed modules and all that import them, directly or through others."""
    affected: set[str] = set()
    for module in changed:
        if module in graph.modules:
            affected |= {module, *graph.find_downstream_modules(module)}
    return affected


def affected_tests(changed: set[str], graph: ImportGraph, root: Path = ROOT) -> set[str]:
    """The test files that a change can reach, as paths from the root of the checkout."""
    affected = affected_modules({module_of(file) for file in changed}, graph)
    names = {name for file in changed if not module_of(file) for name in names_of(Path(file))}
    kept = set()
    for path in (root / "tests").rglob("test_*.py"):
        file = path.relative_to(root)
        module = module_of(file.as_posix())
        conftests = {module_of((folder / "conftest.py").as_posix()) for folder in file.parents}
        if affected & {module, *conftests} or any(name in path.read_text(encoding="utf-8") for name in names):
            kept.add(file.as_posix())
    return kept


def names_of(file: Path) -> set[str]:
    """How a test may name a file: "tools/pin.py" -> "pin.py" and "tools.pin"."""
    return {file.name, ".".join(file.with_suffix("").parts)} if file.suffix == ".py" else {file.name}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--changed`."""
    parser.addoption(
        "--changed",
        nargs="?",
        const="HEAD",
        metavar="COMMIT",
        help="only the tests that the changes since a commit (HEAD) can reach",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Finds the tests once, in the process that starts the workers."""
    since = config.getoption("--changed")
    if since is not None and not hasattr(config, "workerinput"):
        os.environ[KEPT] = "\n".join(sorted(affected_tests(changed_files(since), build_graph())))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skips the other test files."""
    if config.getoption("--changed") is None or collection_path.suffix != ".py":
        return None
    kept = os.environ.get(KEPT, "").splitlines()
    return None if collection_path.relative_to(ROOT).as_posix() in kept else True
