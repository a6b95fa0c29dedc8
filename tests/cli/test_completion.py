"""Shells complete commands and options, by the script that `vierblatt completion` prints."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from vierblatt.cli.app import COMMANDS

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_script_names_every_command_and_the_options(shell: str) -> None:
    ran = vierblatt("completion", shell)
    assert ran.code == 0
    for word in (*COMMANDS, "admin", "collusion", "checkpoint", "puzzles", "join"):
        assert word in ran.out


def test_another_shell_is_one_sentence_that_names_those_that_are_there() -> None:
    ran = vierblatt("completion", "tcsh")
    assert ran.code == 2 and "powershell" in ran.err and ran.err.count("\n") == 1


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [(["si"], "simulate"), (["simulate", "--che"], "--checkpoint"), (["admin", "col"], "collusion")],
)
def test_bash_completes(typed: list[str], completed: str, tmp_path: Path) -> None:
    script = tmp_path / "script.bash"
    script.write_text(vierblatt("completion", "bash").out)
    code = (
        f"source {script}; COMP_WORDS=(vierblatt {' '.join(typed)}); COMP_CWORD={len(typed)};"
        f"_vierblatt vierblatt {typed[-1]} {['vierblatt', *typed][-2]}; echo ${{COMPREPLY[@]}}"
    )
    ran = subprocess.run(["bash", "-c", code], check=True, capture_output=True, text=True)
    assert completed in ran.stdout.split()


def test_the_readme_and_the_help_say_how_it_is_installed() -> None:
    said = re.search(r"vierblatt completion bash > \S+/vierblatt", README.read_text(encoding="utf-8"))
    assert said is not None
    assert said[0] in " ".join(vierblatt("completion", "--help").out.split())
