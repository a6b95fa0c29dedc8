"""`make smoke`: what it would try is complete, and what goes wrong in an installation ends it."""

from __future__ import annotations

import doctest
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import yaml

from tests.cli.test_without_extras import COMMANDS
from tests.test_repository import ROOT, pins
from tools.smoke import __main__ as smoke
from tools.smoke import installing, running, steps
from tools.smoke.pythons import VERSIONS, Python, look_for, python_of
from tools.smoke.running import Failed, Place, Ran
from vierblatt import games

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HERE = Python("3.11.0", sys.executable)
WARNING = "/env/lib/python3.13/site-packages/{}/a.py:7: DeprecationWarning: use b\n  a()\n"
#: A program that asks twice, and ends well if it is answered.
ASKING = """
answers = [input(f"\\x1b[1mQuestion {number}\\x1b[0m? ") for number in (1, 2)]
print("thanks", flush=True)
sys.exit(0 if answers == ["yes", "no"] else 3)
"""
#: A server that ends with an exit code when it gets SIGTERM.
SERVING = """
import http.server, signal

class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()
        self.wfile.write(b"well" if self.path == "/healthz" else b"nothing here")

    def log_message(self, *_):
        print(self.path, file=sys.stderr, flush=True)

signal.signal(signal.SIGTERM, lambda *_: sys.exit(CODE))
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
print(f"It serves at http://127.0.0.1:{server.server_port} now", flush=True)
server.serve_forever()
"""


@pytest.fixture
def place_with(tmp_path: Path) -> Callable[[str], Place]:
    """Makes an environment whose command `vierblatt` is a program of a test."""

    def make(code: str) -> Place:
        command = tmp_path / "bin" / "vierblatt"
        command.parent.mkdir()
        command.write_text(f"#!{sys.executable}\nimport sys\n{code}", encoding="utf-8")
        command.chmod(0o755)
        return Place(tmp_path, tmp_path, installing.surroundings(tmp_path, tmp_path))

    return make


# --- what is tried -------------------------------------------------------------------------------------------


def test_every_extra_has_steps_and_all_takes_them_all() -> None:
    assert {*steps.EXTRAS, smoke.ALL} == PROJECT["optional-dependencies"].keys()
    assert all(steps.EXTRAS.values())
    everything = steps.steps_of([smoke.ALL])
    for extra in steps.EXTRAS:
        assert {*map(id, steps.steps_of([extra]))} <= {*map(id, everything)}
    assert {*map(id, everything)} >= {id(step) for steps_of_both in steps.TOGETHER.values() for step in steps_of_both}


def test_every_step_has_its_own_line() -> None:
    titles = [step.title for step in {*steps.steps_of([]), *steps.steps_of([smoke.ALL])}]
    assert len({*titles}) == len(titles) and all(titles)


def test_every_game_is_simulated_and_the_documents_have_their_programs() -> None:
    assert {*steps.GAMES} <= {*games.game_ids()} and len(steps.GAMES) == 4
    titles = "\n".join(step.title for step in steps.steps_of([smoke.ALL]))
    assert all(f"simulate {game}" in titles for game in steps.GAMES)
    for used in ("vierblatt.envs.vector", "gymnasium", "vierblatt.envs\n", "pyspiel"):
        assert re.search(rf"program \d runs: .*{used}", titles), used


def test_what_needs_an_extra_is_what_the_tests_of_the_command_know() -> None:
    assert steps.REFUSALS.items() <= COMMANDS.items()
    assert {*steps.REFUSALS.values()} == steps.EXTRAS.keys()


def test_the_workflow_and_the_tool_know_the_same_pythons() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["smoke"]
    assert tuple(job["strategy"]["matrix"]["python"]) == VERSIONS
    (step,) = [step for step in job["steps"] if step.get("run") == "make smoke"]
    assert step["env"] == {"ARGS": "--python python${{ matrix.python }}"}


def test_the_checks_before_a_change_lands_install_the_wheel_after_all_that_bundles_could_change() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    targets = re.findall(r"^target ([a-z-]+)(.*)$", script, re.MULTILINE)
    assert targets[-1] == ("smoke", ' ARGS="--python python3 --extra terminal,server"')


# --- Pythons and packages ------------------------------------------------------------------------------------


def test_a_command_that_starts_no_python_is_named(tmp_path: Path) -> None:
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\necho 'this version is not installed' >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    found, missing = look_for([sys.executable, str(shim), str(tmp_path / "none")])
    assert missing == [str(shim), str(tmp_path / "none")]
    assert [python.version for python in found] == [".".join(map(str, sys.version_info[:3]))]
    assert python_of(found[0].executable) == found[0]


def test_the_pins_become_constraints_without_hashes() -> None:
    assert doctest.testmod(installing).failed == 0
    lines = installing.constraints(installing.PINS.read_text(encoding="utf-8")).splitlines()
    assert {f"{name}=={version}" for name, version in pins(installing.PINS).items()} <= {
        line.partition(" ")[0] for line in lines
    }
    assert not [line for line in lines if "hash" in line or "\\" in line]


def test_nothing_of_the_surroundings_reaches_an_installation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "NUMBA_DISABLE_JIT", "VIERBLATT_DATA", "VIERBLATT_CACHE", "LANGUAGE"):
        monkeypatch.setenv(name, "given")
    variables = installing.surroundings(tmp_path / "environment", tmp_path / "home")
    assert [name for name, value in variables.items() if value == "given"] == ["VIERBLATT_CACHE"]
    assert variables["PATH"].startswith(str(tmp_path / "environment"))
    assert variables["HOME"] == str(tmp_path / "home")


# --- running -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ran", "complaint"),
    [
        (Ran(1, "out", "err"), "exit code 1 instead of 0"),
        (Ran(0, "out"), "no 'thanks' in what it printed"),
        (Ran(0, "thanks", WARNING.format("vierblatt")), WARNING.format("vierblatt").splitlines()[0]),
    ],
)
def test_what_a_command_should_not_do_is_a_fault_with_its_output(ran: Ran, complaint: str) -> None:
    with pytest.raises(Failed) as fault:
        ran.expect("thanks")
    assert str(fault.value) == complaint and fault.value.output == ran.said


def test_warnings_about_packages_of_others_are_no_fault() -> None:
    ran = Ran(2, "thanks", WARNING.format("numba"))
    assert ran.expect("thanks", code=2) is ran


def test_a_program_in_a_terminal_is_answered(place_with: Callable[[str], Place]) -> None:
    assert doctest.testmod(running).failed == 0
    place = place_with(ASKING)
    ran = place.terminal(dialogue=[("Question 1", "yes\n"), ("Question 2", "no\n")])
    ran.expect("Question 2[?]", "thanks")
    place.terminal(dialogue=[("Question 1", "no\n"), ("Question 2", "no\n")]).expect(code=3)
    with pytest.raises(Failed, match=r"it ended before 'Question 3' was on the screen") as fault:
        place.terminal(dialogue=[("Question 1", "yes\n"), ("Question 2", "no\n"), ("Question 3", "")])
    assert "thanks" in fault.value.output


def test_a_program_that_waits_for_ever_is_a_fault(
    place_with: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.0)
    place = place_with("import time; print('It waits', flush=True); time.sleep(600)")
    with pytest.raises(Failed, match="it did not end within"):
        place.vierblatt()
    with pytest.raises(Failed, match="no 'Question' on the screen within"):
        place.terminal(dialogue=[("Question", "")])
    with pytest.raises(Failed, match="it named no address"), place.server():
        pass


def test_a_server_answers_and_ends(place_with: Callable[[str], Place]) -> None:
    with place_with(SERVING.replace("CODE", "0")).server() as server:
        assert server.get("/healthz") == "well"
        with pytest.raises(Failed, match="/missing: 404") as fault:
            server.get("/missing")
        assert fault.value.output == "nothing here"


def test_a_server_that_ends_with_a_fault_is_one(place_with: Callable[[str], Place]) -> None:
    with (
        pytest.raises(Failed, match="exit code 3 instead of 0") as fault,
        place_with(SERVING.replace("CODE", "3")).server() as server,
    ):
        server.get("/healthz")
    assert "/healthz" in fault.value.output


# --- the whole -----------------------------------------------------------------------------------------------


def run(
    monkeypatch: pytest.MonkeyPatch, wheel: Path, words: Sequence[str], *, broken: str = ""
) -> tuple[int, list[tuple[str, ...]]]:
    """Runs the tool with three steps that only note that they ran; returns its exit code and the notes."""
    notes: list[tuple[str, ...]] = []

    def install(combination: installing.Combination, wheel: Path, folder: Path, *, newest: bool) -> Place:
        (folder / "environment" / "lib" / "python3.11" / "site-packages").mkdir(parents=True)
        return Place(folder / "environment", folder, {})

    def steps_of(extras: tuple[str, ...]) -> list[steps.Step]:
        def step(name: str) -> steps.Step:
            def note(place: Place) -> None:
                notes.append((*extras, name))
                if name == broken:
                    raise Failed("a reason", "one line\nanother line")

            return steps.Step(f"step {name}", note)

        return [*map(step, "abc")]

    monkeypatch.setattr(smoke, "install", install)
    monkeypatch.setattr(smoke, "steps_of", steps_of)
    wheel.touch()
    return smoke.main(["--wheel", str(wheel), *words]), notes


def test_all_steps_of_all_installations_are_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--python", sys.executable, "--extra", "core", "--extra", "server,terminal"]
    code, notes = run(monkeypatch, tmp_path / "a.whl", words)
    assert code == 0
    assert notes == [*map(tuple, "abc"), *(("server", "terminal", name) for name in "abc")]
    summary = capsys.readouterr().out.partition("== passed\n")[2].splitlines()
    assert [line.partition(":")[0].partition(", ")[2] for line in summary] == ["no extra", "server,terminal"]
    assert all("3 steps passed, 0 MB, installed in 0 s" in line for line in summary)


def test_the_first_step_that_fails_ends_the_run_and_shows_its_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, notes = run(monkeypatch, tmp_path / "a.whl", ["--python", sys.executable], broken="b")
    assert code == 1 and notes == [("a",), ("b",)]
    printed = capsys.readouterr()
    assert [line[:6].strip() for line in printed.out.splitlines()[-4:-1]] == ["ok", "ok", "FAILED"]
    assert printed.out.endswith("step b\n== passed\n")
    assert printed.err == "one line\nanother line\na reason\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--extra", "server,tarneeb"], "no such extra: tarneeb"),
        (["--wheel", "no.whl"], "there is no wheel no.whl; `make dist` builds one"),
        (["--python", "no-python"], "no Python (with venv) starts as no-python"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    words: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = tmp_path / "a.whl"
    wheel.touch()
    with pytest.raises(SystemExit) as ended:
        smoke.main(["--wheel", str(wheel), *words])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: {complaint}\n")


def test_pythons_that_are_missing_are_named_and_the_others_are_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "look_for", lambda commands: ([HERE], [*commands][1:]))
    code, notes = run(monkeypatch, tmp_path / "a.whl", ["--extra", "core"])
    assert code == 0 and len(notes) == 3
    missing = ", ".join(f"python{version}" for version in VERSIONS[1:])
    assert capsys.readouterr().out.startswith(f"Not found, and so not tried: {missing}\n")


def test_the_wheel_is_the_one_that_make_dist_builds() -> None:
    wheel = smoke.wheel_of_this_version()
    assert wheel == ROOT / "dist" / f"vierblatt-{PROJECT['version']}-py3-none-any.whl"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^smoke:.*\n(\t.*\n)*\t.*\bdist ARGS=\n", makefile, re.MULTILINE)
