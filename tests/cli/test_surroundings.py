"""The command in other surroundings: other encodings, a closed pipe, a process that has loaded pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vierblatt
from vierblatt.cli import main

SOURCES = str(Path(vierblatt.__file__).parent.parent)


def start(*words: str, **environment: str) -> subprocess.Popen[bytes]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "vierblatt", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": SOURCES, **environment},
    )


@pytest.mark.parametrize("words", [("watch", "kout_bo", "--seed", "1", "--deals", "1"), ("rules", "kout_bo")])
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_ascii_output_does_not_end_a_command(words: tuple[str, ...], lang: str) -> None:
    ran = start(*words, "--lang", lang, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    out, err = ran.communicate(timeout=120)
    assert ran.returncode == 0, err
    assert len(out) > 300


def test_suits_are_named_where_their_signs_cannot_be_shown() -> None:
    ran = start("watch", "kout_bo", "--seed", "1", "--deals", "1", "--lang", "en", PYTHONIOENCODING="ascii")
    out, _ = ran.communicate(timeout=120)
    hand = next(line for line in out.decode("ascii").splitlines() if line.startswith("  Player 1:"))
    assert "?" not in hand


@pytest.mark.skipif(os.name == "nt", reason="a closed pipe is told in another way there")
def test_a_closed_output_pipe_is_no_failure() -> None:
    with start("watch", "kout_bo", "--seed", "1", "--lang", "en") as ran:
        assert ran.stdout is not None and ran.stderr is not None
        ran.stdout.readline()
        ran.stdout.close()
        assert ran.wait(timeout=120) == 0
        assert b"Traceback" not in ran.stderr.read()


def test_a_module_that_imports_pytest_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The command line's library warns in a process that has loaded pytest, unless it is given the arguments.
    monkeypatch.setattr(sys, "argv", ["vierblatt", "--version"])
    monkeypatch.setattr("vierblatt.cli.interrupts.endings", list)  # this process goes on
    main()
    assert capsys.readouterr().out.strip() == vierblatt.__version__
