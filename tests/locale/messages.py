"""The message files as data: every file in three languages, its ids, their texts and variables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.locale.sources import SOURCE
from tests.registry import GAMES
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES

LOCALE = SOURCE / "locale"
#: Where the words of the games are.
FOLDERS = [games.get(name).table.words for name in GAMES]


@dataclass
class Message:
    """One message of one file."""

    id: str
    text: str
    variables: frozenset[str]
    choices: tuple[tuple[str, tuple[str, ...]], ...]  #: variables that it selects on, with the keys


class _Parts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[tuple[str, tuple[str, ...]]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's naming
        self.texts.append(str(node.value))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = tuple(str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants)
            self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, Message]:
    """The messages of a file; fails on anything that is no valid Fluent and on an id that occurs twice.

    An attribute is a message `ID.NAME`, except for `.forms`: no language needs as many forms of a word as another.
    """
    found: dict[str, Message] = {}
    referring: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} occurs twice"
            own = {each.id.name: each.value for each in entry.attributes if each.id.name != "forms"}
            patterns = {entry.id.name: entry.value, **{f"{entry.id.name}.{name}": own[name] for name in own}}
            for name, pattern in patterns.items():
                parts = _Parts()
                parts.visit(pattern)
                text = " ".join(parts.texts)
                found[name] = Message(name, text, frozenset(parts.variables), tuple(parts.choices))
                referring[name] = parts.references
    for name, references in referring.items():  # a message needs the variables of those that it contains
        for other in references:
            found[name].variables |= found[other].variables
            found[name].choices += found[other].choices
    return found


def families() -> list[str]:
    """Each set of three files by the path of the English one, relative to the package."""
    shared = sorted(str(path.relative_to(SOURCE)) for path in LOCALE.glob("*.en.ftl"))
    names = ("words", "terms", "lessons", "sheet", "dispute")
    own = [folder / f"{name}.en.ftl" for folder in FOLDERS for name in names]
    return shared + [str(path.relative_to(SOURCE)) for path in own if path.is_file()]


def in_language(family: str, language: str) -> dict[str, Message]:
    """The messages of a family in one language."""
    return messages(SOURCE / family.replace(".en.ftl", f".{language}.ftl"))


def shared(language: str) -> dict[str, Message]:
    """All messages that belong to no game."""
    return {
        name: message for path in sorted(LOCALE.glob(f"*.{language}.ftl")) for name, message in messages(path).items()
    }


def every() -> Iterator[tuple[str, str, Message]]:
    """Family, language and message, all of them."""
    for family in families():
        for language in LANGUAGES:
            for message in in_language(family, language).values():
                yield family, language, message
