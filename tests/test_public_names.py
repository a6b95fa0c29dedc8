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
def test_what_is_offered_is_there(name: str) -> None:
    assert getattr(vierblatt, name) is getattr(vierblatt, name)
    assert name in dir(vierblatt)


def test_what_editors_are_told_is_what_there_is() -> None:
    stub = Path(vierblatt.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    told = [each for each in ast.parse(stub).body if isinstance(each, ast.Assign)]
    assert ast.literal_eval(told[-1].value) == sorted(vierblatt.__all__)


def test_another_name_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(AttributeError, match="Match"):
        vierblatt.Mtach  # type: ignore[attr-defined]  # noqa: B018
