"""`pytest --changed` keeps the tests that a change can reach."""

from __future__ import annotations

import subprocess
from pathlib import Path

import grimp
import pytest

from tests import changed
from tests.registry import GAMES


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """The imports of this checkout."""
    return changed.build_graph()


@pytest.mark.parametrize(
    ("file", "module"),
    [
        ("src/vierblatt/view.py", "vierblatt.view"),
        ("src/vierblatt/games/__init__.py", "vierblatt.games"),
        ("tests/test_record.py", "tests.test_record"),
        ("src/vierblatt/web/core/words.js", ""),
        ("tools/pin.py", ""),
    ],
)
def test_a_file_is_a_module_of_the_program_or_of_the_tests(file: str, module: str) -> None:
    assert changed.module_of(file) == module


def test_a_test_that_changed_is_kept_alone(graph: grimp.ImportGraph) -> None:
    assert changed.affected_tests({"tests/test_record.py"}, graph) == {"tests/test_record.py"}


def test_a_changed_module_keeps_what_imports_it_through_others(graph: grimp.ImportGraph) -> None:
    kept = changed.affected_tests({"src/vierblatt/server/store/chain.py"}, graph)
    assert "tests/server/live/test_tables.py" in kept
    assert not kept & {"tests/kernel/test_bits.py", "tests/games/test_options.py"}


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_rule_keeps_the_tests_of_every_game(graph: grimp.ImportGraph, game: str) -> None:
    kept = changed.affected_tests({f"src/vierblatt/games/{game}/rules/play.py"}, graph)
    assert "tests/test_every_game.py" in kept


def test_a_changed_command_keeps_the_tests_of_the_command_line(graph: grimp.ImportGraph) -> None:
    assert "tests/cli/test_help.py" in changed.affected_tests({"src/vierblatt/cli/commands/solve.py"}, graph)


def test_a_changed_conftest_keeps_its_folder(graph: grimp.ImportGraph) -> None:
    kept = changed.affected_tests({"tests/client/conftest.py"}, graph)
    assert kept == {path.as_posix() for path in Path("tests/client").rglob("test_*.py")}


def test_another_file_keeps_the_tests_that_name_it(graph: grimp.ImportGraph) -> None:
    assert "tests/test_glossary.py" in changed.affected_tests({"docs/glossary.md"}, graph)
    assert "tests/benchmarks/test_tables.py" in changed.affected_tests({"benchmarks/tables.py"}, graph)


def test_changes_are_asked_of_git(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / "a").write_text("1")
    (tmp_path / "b").write_text("1")
    git("add", ".")
    git("-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-m", "first")
    (tmp_path / "b").write_text("2")
    (tmp_path / "c").write_text("1")
    assert changed.changed_files("HEAD", tmp_path) == {"b", "c"}
    with pytest.raises(pytest.UsageError, match="nowhere"):
        changed.changed_files("nowhere", tmp_path)
