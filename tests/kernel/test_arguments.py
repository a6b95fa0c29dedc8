"""Compiled code takes few arguments: what travels together is a NamedTuple, which costs nothing once it is compiled."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "vierblatt"
MOST = 10
#: The others, and why.
LONGER = {
    "checked_units_at": "takes what `units_at` takes, which the same loop calls, and two of its own",
    "step_range_with_opponents": "takes what `step_range` takes, and who plays which seats",
}


def compiled() -> dict[str, int]:
    """The rules and entries of all sources with the number of their arguments."""
    found: dict[str, int] = {}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [each.id for each in getattr(node, "decorator_list", ()) if isinstance(each, ast.Name)]
            if isinstance(node, ast.FunctionDef) and {"rule", "entry", "bulk_entry"}.intersection(names):
                found[node.name] = max(found.get(node.name, 0), len(node.args.args) + len(node.args.kwonlyargs))
    return found


def test_compiled_code_takes_few_arguments() -> None:
    counts = compiled()
    assert len(counts) > 300
    assert {name for name, count in counts.items() if count > MOST} == set(LONGER)
