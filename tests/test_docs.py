"""The code in the documents runs, and the examples in docstrings give the output shown."""

from __future__ import annotations

import doctest
import importlib
import io
import re
import shlex
from pathlib import Path

import msgspec
import pytest

import vierblatt
from tests.cli.running import vierblatt as command
from vierblatt.tournaments.board_packs import BoardPacks, BoardsProof

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PACKAGE = Path(vierblatt.__path__[0])
MODULES = [
    ".".join(("vierblatt", *file.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for file in sorted(PACKAGE.rglob("*.py"))
    if ">>>" in file.read_text(encoding="utf-8")
]


def blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


PROGRAMS = [(doc.name, code) for doc in DOCUMENTS for code in blocks(doc, "python")]
COMMANDS = [
    line.partition("#")[0].strip()
    for doc in DOCUMENTS
    for block in blocks(doc, "sh")
    for line in block.splitlines()
    if line.startswith("vierblatt ") and line.split()[1] not in {"play", "serve", "admin"}
]


def test_the_readme_has_its_examples() -> None:
    assert len(blocks(ROOT / "README.md", "python")) == 6
    assert any(len(code.splitlines()) >= 20 for code in blocks(ROOT / "README.md", "python"))


@pytest.mark.parametrize(("document", "code"), PROGRAMS, ids=[f"{n}-{i}" for i, (n, _) in enumerate(PROGRAMS)])
def test_a_program_of_the_documents_runs(
    document: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    exec(compile(code, document, "exec"), {"__name__": "__main__"})


def test_the_commands_of_the_documents_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody answers
    packs = BoardPacks("abcdefghij", "baloot", secret=bytes(32))
    proof = BoardsProof.of(packs, lot="3 6 1", boards=[packs.opened(1, lot="3 6 1")])  # what a server would answer
    (tmp_path / "boards.json").write_bytes(msgspec.json.encode(proof))
    assert len(COMMANDS) > 5
    for line in COMMANDS:
        ran = command(*shlex.split(line)[1:])
        assert ran.code == 0, f"{line}\n{ran.err}"


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_run(module: str) -> None:
    outcome = doctest.testmod(importlib.import_module(module))
    assert outcome.attempted > 0
    assert outcome.failed == 0
