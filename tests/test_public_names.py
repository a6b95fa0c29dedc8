"""`import vierblatt` offers the public names, and loads nothing before it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import vierblatt


def test_the_package_itself_loads_nothing_heavy() -> None:
    code = "import sys, vierblatt; print(sorted({'numpy', 'numba', 'msgspec', 'vierblatt.match'} & {*sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("name", vierblatt.__all__)
def test_every_public_name_exists(name: str) -> None:
    assert getattr(vierblatt, name) is getattr(vierblatt, name)
    assert name in dir(vierblatt)


def test_the_stub_lists_the_public_names() -> None:
    stub = Path(vierblatt.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    lists = [each for each in ast.parse(stub).body if isinstance(each, ast.Assign)]
    assert ast.literal_eval(lists[-1].value) == sorted(vierblatt.__all__)


def test_an_unknown_name_is_refused_with_suggestions() -> None:
    with pytest.raises(AttributeError, match="Match"):
        vierblatt.Mtach  # type: ignore[attr-defined]  # noqa: B018
