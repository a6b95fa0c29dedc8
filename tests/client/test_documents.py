"""The protocol works as `docs/api.md` says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from vierblatt.protocol import asyncapi
from vierblatt.protocol.commands import LARGEST
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.ops.config import Limits

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_message_is_named() -> None:
    named = {*re.findall(r"`([a-z-]+)`", TEXT)}
    assert {kind.__struct_config__.tag for kind in (*asyncapi.COMMANDS, *asyncapi.FRAMES)} <= named


def test_the_table_of_answers_is_that_of_the_protocol() -> None:
    answered = dict(re.findall(r"^\| `([a-z-]+)`[^|]*\| `([a-z-]+)`", TEXT, re.MULTILINE))
    for kind, answer in asyncapi.ANSWERS.items():
        assert answered[str(kind.__struct_config__.tag)] == answer.__struct_config__.tag


def test_the_numbers_are_those_of_the_program() -> None:
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)} == {*map(int, CloseCode)}
    assert f"most {LARGEST} bytes" in " ".join(TEXT.split())
    limits = Limits()
    assert f"{limits.commands} commands at once and {limits.commands_per_second:g} a second" in TEXT


def test_the_programs_are_python_and_import_what_there_is() -> None:
    programs = re.findall(r"^```py\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert len(programs) == 2 and len(programs[0].splitlines()) <= 20
    for program in programs:
        tree = compile(program, "api.md", "exec", flags=ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        imports: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        exec(compile(ast.Module(imports, []), "api.md", "exec"), {})
