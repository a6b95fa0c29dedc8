"""The checks before a change lands stay within their time."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
MOST = 88  #: minutes; after 90 the run would be stopped from outside


def test_all_steps_share_one_time_limit() -> None:
    shared = [int(minutes) for minutes in re.findall(r"^minutes=(\d+)$", SCRIPT, re.MULTILINE)]
    own = [int(minutes) for minutes in re.findall(r"^timeout (\d+)m ", SCRIPT, re.MULTILINE)]
    assert len(shared) == len(own) == 1 and sum(shared + own) <= MOST
    made = [line for line in SCRIPT.splitlines() if re.match(r"\S.*\bmake\b", line) and not line.startswith("#")]
    assert len(made) == 1 and made[0].startswith("timeout "), "a step that has no limit"


@pytest.mark.parametrize(("minutes", "taken", "code"), [(1, 5, 124), (1, 0, 0), (0, 5, 1)])
def test_a_step_gets_the_remaining_minutes(minutes: int, taken: int, code: int, tmp_path: Path) -> None:
    steps = SCRIPT[SCRIPT.index("# All steps share") : SCRIPT.index("target()")]
    steps = re.sub(r"^minutes=\d+$", f"minutes={minutes}", steps, flags=re.MULTILINE)
    begun = f"set -euo pipefail; log={tmp_path / 'log'}; SECONDS=57; {steps}\nstep a sleep {taken}\necho done"
    ran = subprocess.run(["bash", "-c", begun], check=False, capture_output=True, text=True)
    assert ran.returncode == code, ran.stderr
    assert (re.match(r"== a \(limit: [23] s\)", ran.stdout) is not None) is (minutes > 0)
    assert ran.stdout.endswith("done\n") is (code == 0)


def test_a_hanging_test_fails_by_name_and_shows_what_it_waits_for(tmp_path: Path) -> None:
    """The options of the Makefile, with seconds instead of minutes."""
    options = re.findall(r"^ENDED := (.*)$", MAKEFILE, re.MULTILINE)[0].replace("$(TEST_LIMIT)", "3").split()
    tests = tmp_path / "test_it.py"
    tests.write_text("import time\n\ndef test_hangs():\n    time.sleep(60)\n\ndef test_ends():\n    pass\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "1",
        *options,
        "-c",
        os.devnull,
        "-p",
        "no:cacheprovider",
        *("-p", "no:schemathesis", "-p", "no:playwright", "-p", "no:hypothesispytest"),
        str(tests),
    ]
    ran = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True, timeout=200)
    assert ran.returncode == 1
    assert "1 failed, 1 passed" in ran.stdout and "::test_hangs" in ran.stdout
    assert "in test_hangs" in ran.stderr
    assert MAKEFILE.count("$(ENDED)") == 1 and "\t$(RUN) $(SHORT) -m $(if $(ALL)," in MAKEFILE


def test_the_tests_keep_compiled_bytecode_even_where_the_surroundings_forbid_it() -> None:
    ran = subprocess.run(
        ["make", "--no-print-directory", "--eval", 'said: ; @echo "<$$PYTHONDONTWRITEBYTECODE>"', "said"],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert ran.stdout.strip() == "<>"


def test_every_part_of_the_night_runs_and_the_last_line_names_those_that_failed() -> None:
    ran = subprocess.run(
        ["make", "--no-print-directory", "nightly", "NIGHTLY=no-such 'help ARGS=\"--minutes 1\"' nor-such"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 2
    assert '== help ARGS="--minutes 1"\nmake help' in ran.stdout
    assert "failed: [no-such] [nor-such]" in ran.stderr


def test_the_parts_of_the_night_are_targets() -> None:
    (parts,) = re.findall(r"^NIGHTLY := (.*)$", MAKEFILE, re.MULTILINE)
    targets = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    assert [part.split()[0] for part in shlex.split(parts)] == ["cover", "test", "soak", "fuzz", "simulation", "chaos"]
    assert {part.split()[0] for part in shlex.split(parts)} <= {*targets}


def test_the_night_runs_the_expensive_cases_that_a_change_leaves_out() -> None:
    ran = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "test", "ALL=1", "ARGS=-m nightly"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    last = ran.stdout.splitlines()[-1]
    assert "not nightly" in last and last.rpartition(" -m ")[2] == "nightly", "the last -m counts"
    (parts,) = re.findall(r"^NIGHTLY := (.*)$", MAKEFILE, re.MULTILINE)
    assert 'test ALL=1 ARGS="-m nightly"' in shlex.split(parts)


def test_the_faults_at_length_leave_no_test_out() -> None:
    """Plain pytest omits the slow tests, and `make soak` does not run these."""
    (command,) = re.findall(r"^chaos: .*\n\t(.*)$", MAKEFILE, re.MULTILINE)
    assert '-m "slow or not slow"' in command
