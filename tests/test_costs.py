"""What tests cost decides when they begin and whether `make test` runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import costs
from tests.costs import arranged, merged, repetitions

ROOT = Path(__file__).parent.parent
CHEAP, LONG, BELOW = "test_it.py::test_cheap", "test_it.py::test_long", "below/test_that.py::test_below"


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("first", "others"), [(0, 9), (3, 9), (9, 3), (5, 0), (4, 200), (2, 1)])
def test_each_worker_begins_with_first_tests_and_no_test_is_lost(first: int, others: int, workers: int) -> None:
    marked, rest = [f"first {number}" for number in range(first)], [f"test {number}" for number in range(others)]
    order = arranged(marked, rest, workers)
    assert sorted(order) == sorted(marked + rest)
    assert [name for name in order if name in rest] == rest  # tests of a file stay together
    part = len(order) // workers
    if workers <= first <= part:
        assert all(order[worker * part] in marked for worker in range(workers))


def test_a_measurement_replaces_what_was_known_of_its_files_alone() -> None:
    before = {"a.py::gone": 3.0, "a.py::cheaper": 2.0, "b.py::kept": 1.0}
    measured = {"a.py::cheaper": costs.THOROUGH / 2, "a.py::new": 2.04}
    assert merged(before, measured) == {"a.py::new": 2.0, "b.py::kept": 1.0}


def test_every_expensive_test_stands_in_a_file_that_exists() -> None:
    known = costs._costs()
    assert len(known) > 1000 and min(known.values()) >= costs.THOROUGH
    assert [name for name in known if not (ROOT / name.partition("::")[0]).is_file()] == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Tests, and the hooks of these costs."""
    for name in (CHEAP, LONG, BELOW):
        path, _, test = name.partition("::")
        (tmp_path / path).parent.mkdir(exist_ok=True)
        with (tmp_path / path).open("a") as file:
            file.write(f"def {test}():\n    pass\n\n")
    (tmp_path / "costs.json").write_text(f'{{"{LONG}": {costs.FIRST}}}')
    (tmp_path / "conftest.py").write_text(
        "import pathlib\nfrom tests import costs\nfrom tests.costs import *\n"
        "costs.FILE = pathlib.Path(__file__).with_name('costs.json')\n"
        "pytest_addoption, pytest_configure = costs.pytest_addoption, costs.pytest_configure\n"
        "pytest_collection_modifyitems = costs.pytest_collection_modifyitems\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    thorough\n    early\n    nightly\npythonpath = .\n")
    return tmp_path


def ran(project: Path, *command: str) -> str:
    """What a run of these tests prints."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PYTEST = ("pytest", "-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:schemathesis")


def test_expensive_tests_begin_first_and_can_be_left_out(project: Path) -> None:
    order = ran(project, *PYTEST, "-v")
    assert order.index(LONG) < order.index(BELOW) and order.index(LONG) < order.index(CHEAP)
    assert LONG not in ran(project, *PYTEST, "-v", "-m", "not thorough")


def test_of_the_expensive_cases_of_a_function_a_change_runs_one(project: Path) -> None:
    cases = [f"test_it.py::test_cases[{number}]" for number in range(3)]
    with (project / "test_it.py").open("a") as file:
        file.write("import pytest\n\n@pytest.mark.parametrize('case', range(4))\ndef test_cases(case):\n    pass\n")
    (project / "costs.json").write_text(json.dumps(dict.fromkeys([LONG, *cases], costs.REPEATED)))
    of_a_change, nightly = (ran(project, *PYTEST, "-v", "-m", chosen) for chosen in ("not nightly", "nightly"))
    assert sum(case in of_a_change for case in cases) == 1 and LONG in of_a_change and "test_cases[3]" in of_a_change
    assert [case for case in cases if (case in of_a_change) == (case in nightly)] == []


def test_the_case_that_stays_is_not_that_of_one_game() -> None:
    games = ["back_alley", "baloot", "king_bolola", "kout_bo"]
    names = [f"a.py::test_{number}[{game}]" for number in range(400) for game in games]
    left = [name for name in names if name not in repetitions(names)]
    assert len(left) == 400 and all(60 < sum(game in name for name in left) < 140 for game in games)


def test_a_recorded_run_writes_what_its_tests_cost(project: Path) -> None:
    (project / "test_it.py").write_text(
        "import time\n\ndef test_long():\n    end = time.process_time() + 0.5\n"
        "    while time.process_time() < end:\n        pass\n\ndef test_cheap():\n    pass\n"
    )
    ran(project, *PYTEST, "-n", "1", "--record-costs")
    written = (project / "costs.json").read_text()
    assert LONG in written and CHEAP not in written and BELOW not in written
