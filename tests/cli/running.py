"""Runs a command in this process, as a person would type it."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from vierblatt.cli import main


@dataclass(frozen=True)
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str


def vierblatt(*words: str) -> Ran:
    """The exit code and what was printed."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main([*words])
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())
