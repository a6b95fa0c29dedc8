"""The glossary names only what exists: modules, names in them, rules; in alphabetical order, and no term twice.

No class name is in two modules unless the glossary gives the reason.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.test_rule_ids import PREFIX, documented

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
SECTIONS = GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]
#: Each section's entries: a term, and its text in one line.
TERMS = {
    section.splitlines()[0]: [
        (term, " ".join(text.split()))
        for term, text in re.findall(r"^- \*\*(.+?)\*\*: (.+?)(?=^- |\Z)", section, re.MULTILINE | re.DOTALL)
    ]
    for section in SECTIONS
}
SHARED = "Class names that two modules share"
ENTRIES = [entry for section in TERMS.values() for entry in section]


def module_of(path: str) -> Path:
    """The file that the glossary means: in the package, unless it says otherwise."""
    return ROOT / path if path.startswith(("tests/", "benchmarks/")) else ROOT / "src" / "vierblatt" / path


def names_in(tree: ast.AST) -> set[str]:
    """The names that source code defines: functions, classes, variables, parameters, dictionary keys."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()) | ast.arg(arg=name):
                names.add(name)
            case ast.Dict(keys=keys):
                names.update(key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
    return names


@cache
def defined(path: Path) -> frozenset[str]:
    """The names of a module; those of a class also with the class before them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return frozenset(names_in(tree) | {f"{each.name}.{name}" for each in classes for name in names_in(each)})


def test_there_are_three_sections_of_terms_and_one_of_shared_names() -> None:
    *terms, shared = TERMS
    assert len(terms) == 3 and shared == SHARED
    assert all(len(TERMS[section]) > 25 for section in terms)
    assert len(ENTRIES) == sum(line.startswith("- ") for line in GLOSSARY.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("section", TERMS)
def test_the_terms_of_a_section_are_in_alphabetical_order(section: str) -> None:
    terms = [term for term, _ in TERMS[section]]
    assert terms == sorted(terms, key=str.casefold)


def test_no_term_stands_twice() -> None:
    terms = [term.casefold() for section, entries in TERMS.items() if section != SHARED for term, _ in entries]
    assert sorted(terms) == sorted({*terms})


@pytest.mark.parametrize(("term", "text"), ENTRIES, ids=[term for term, _ in ENTRIES])
def test_the_code_that_a_term_names_exists(term: str, text: str) -> None:
    places = re.findall(r"`([\w.]+)` in `([\w/.]+)`", text)
    assert places, f"{term} says nothing of where it lives"
    for name, path in places:
        assert name in defined(module_of(path)), f"{term}: no {name} in {path}"
    others = [path for path in re.findall(r"`([\w.]+/[\w/.]*)`", text) if not module_of(path).exists()]
    assert not others


def test_every_class_name_stands_in_one_module_or_has_a_reason_not_to() -> None:
    modules: dict[str, list[str]] = {}
    package = ROOT / "src" / "vierblatt"
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                modules.setdefault(node.name, []).append(path.relative_to(package).as_posix())
    twice = {name: {*where} for name, where in modules.items() if len(where) > 1}
    assert twice == {name: {*re.findall(r" in `([\w/.]+)`", text)} for name, text in TERMS[SHARED]}


def test_the_rules_that_it_names_exist() -> None:
    known = {rule for game in PREFIX for rule in documented(game)}
    named = {rule for _, text in ENTRIES for rule in re.findall(rf"\b(?:{'|'.join(PREFIX.values())})-[A-Z]+-\d+", text)}
    assert named and named <= known
