"""What the sources contain, the page's scripts included: the error codes raised, the messages named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import vierblatt

SOURCE = Path(vierblatt.__file__).parent


@cache
def nodes() -> list[ast.AST]:
    """The whole program."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


@cache
def calls() -> list[ast.Call]:
    """Every call in the program."""
    return [node for node in nodes() if isinstance(node, ast.Call)]


@cache
def errors() -> frozenset[str]:
    """The names of the error classes: VierblattError and all that descend from it, wherever they are."""
    found, before = {"VierblattError"}, 0
    while len(found) > before:
        before = len(found)
        classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
        found |= {c.name for c in classes if any(isinstance(base, ast.Name) and base.id in found for base in c.bases)}
    return frozenset(found)


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be: a literal, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def raised() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every error code with the names of the parameters that one place gives it."""
    for call in calls():
        if called(call) in errors() and call.args:
            for code in texts(call.args[0]):
                yield code, tuple(keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "rule")


def named_messages() -> set[str]:
    """The ids that the program asks for by name."""
    return {
        text for call in calls() if called(call) in {"text", "text_or"} and call.args for text in texts(call.args[0])
    }


def literals() -> str:
    """All Python source text, to look an id up in."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


@cache
def scripts() -> str:
    """The text of all scripts of the page that are our own."""
    paths = [path for path in sorted((SOURCE / "web").rglob("*.js")) if path.parent.name != "vendor"]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def script_messages() -> set[str]:
    """The ids that the page asks for by name."""
    return set(re.findall(r"""\btext\(\s*'([a-z][a-z0-9-]*)'""", scripts()))


def script_faults() -> set[str]:
    """The codes of the faults that the page itself makes."""
    return set(re.findall(r"""new (?:ApiFault\(\{code: |SheetFault\()'([a-z-]+)'""", scripts()))


def used_by_scripts(message: str) -> bool:
    """Whether the page names this message in full, or computes names that begin as it does."""
    beginnings = re.findall(r"`([a-z]+-(?:[a-z0-9]+-)*)\$\{", scripts())
    return f"'{message}'" in scripts() or any(message.startswith(beginning) for beginning in beginnings)


def rule_ids(refusals: Path) -> set[str]:
    """The rule ids that the module of a game's `why_not` holds as texts: those that it answers to a refused action."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(refusals.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} if re.fullmatch(r"[A-Z]+-[A-Z]+-\d+[a-z]?", node.value) else set()
    return found
