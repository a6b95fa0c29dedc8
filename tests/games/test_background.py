"""Rules run as Python until another process has compiled them; that process is started once, and ends with this one."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from vierblatt import games, precompiling
from vierblatt.games import background
from vierblatt.games.background import compile_first, is_compiled_elsewhere, reserve_compiling, search_is_ready
from vierblatt.kernel import cache
from vierblatt.kernel.jit import PLAIN

ROOT = Path(__file__).parents[2]

PROGRAM = """
from time import sleep
from tests.registry import TEST_MODULES
from vierblatt import games
games.MODULES.clear()
games.MODULES["whist"] = TEST_MODULES["whist"]
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.games.background import _compiler
from vierblatt.kernel import cache, engine
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
compiled_here = []
cache.on_compile.append(compiled_here.append)

def play_deals(done):
    while not done():
        for _ in run(Match("whist"), SeededPacks(1), [make("rules")] * 4, deals=1):
            pass
"""
TO_THE_COMPILED_CODE = (
    PROGRAM
    + """
deals = iter(range(1))
play_deals(lambda: next(deals, None) is None)
assert not engine.do.signatures and not compiled_here, "the first deal waited for the compiler"
play_deals(lambda: sleep(0.2) or (engine.do.signatures and engine.deal.signatures))
print(compiled_here)
"""
)
BEGIN_AND_WAIT = (
    PROGRAM
    + """
deals = iter(range(1))
play_deals(lambda: next(deals, None) is None)
print(_compiler._process.pid, flush=True)
input()
"""
)


FORK = (
    PROGRAM
    + """
import os, sys
deals = iter(range(1))
play_deals(lambda: next(deals, None) is None)
child = os.fork()
if child == 0:
    from vierblatt.games.background import compiles_now
    print(compiles_now(), flush=True)
    sys.exit()
os.waitpid(child, 0)
print(_compiler.runs)
"""
)


def environment(folder: Path) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    given = {**os.environ, "PYTHONPATH": path, "VIERBLATT_CACHE": str(folder), "NUMBA_DISABLE_JIT": "0"}
    return {name: value for name, value in given.items() if name != background.VARIABLE}


def test_nobody_waits_and_the_compiled_code_takes_over(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TO_THE_COMPILED_CODE]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_other_process_ends_with_this_one_even_if_that_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BEGIN_AND_WAIT]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as one:
        assert one.stdout is not None
        other = int(one.stdout.readline())
        assert runs(other)
        one.kill()
    while runs(other):
        time.sleep(0.05)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_process_leaves_the_other_process_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "ignore", "-c", FORK]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["False", "True"], "")


def test_what_lies_in_the_current_folder_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("print('never')")
    ask = background.command("vierblatt.kernel.cache")
    given = background.environment() | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(ask, env=given, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == ""


def test_a_game_that_cannot_be_loaded_stops_no_other(begun: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("_end_with_standard_input", "compile_first"):
        monkeypatch.setattr(precompiling, name, lambda: None)
    monkeypatch.setattr(precompiling, "yield_to_others", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(precompiling, "compile_table", lambda game: done.append(game.id))
    monkeypatch.setattr(precompiling, "compile_search", lambda game: done.append(game.id))
    monkeypatch.setitem(games.MODULES, "mine", "no.such.module")
    precompiling.compile_for_another_process(["mine=no.such.module", "baloot=vierblatt.games.baloot"])
    assert done == ["baloot", "baloot"]


def runs(pid: int) -> bool:
    """Whether a process is there, and no zombie that nobody has waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Process:
    """In the place of the process that compiles."""

    def __init__(self, command: list[str], **_: Any) -> None:
        self.command, self.ended = command, None

    def poll(self) -> int | None:
        return self.ended

    def wait(self) -> None:
        """It has ended."""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Process]:
    """The processes that were begun to compile into an empty cache."""
    found: list[Process] = []

    def begin(*given: Any, **more: Any) -> Process:
        found.append(Process(*given, **more))
        return found[-1]

    monkeypatch.delenv(background.VARIABLE, raising=False)
    monkeypatch.setattr(background, "_compiler", background._Compiler())
    monkeypatch.setattr(background, "PLAIN", False)
    monkeypatch.setattr(subprocess, "Popen", begin)
    monkeypatch.setattr(atexit, "register", lambda _: None)
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    return found


def test_one_process_compiles_the_game_that_is_played_and_then_the_others(begun: list[Process]) -> None:
    assert is_compiled_elsewhere("kout_bo") and is_compiled_elsewhere("baloot") and is_compiled_elsewhere("")
    assert [process.command[3:6] for process in begun] == [
        ["vierblatt.precompiling", "kout_bo=vierblatt.games.kout_bo", "baloot=vierblatt.games.baloot"]
    ]


def test_what_a_process_that_has_ended_did_not_compile_is_compiled_here(begun: list[Process]) -> None:
    assert is_compiled_elsewhere("baloot")
    begun[0].ended = 1  # type: ignore[assignment]
    assert not is_compiled_elsewhere("baloot") and len(begun) == 1


def test_a_game_that_another_process_cannot_import_is_compiled_here(begun: list[Process]) -> None:
    assert not is_compiled_elsewhere("a game from a notebook") and not is_compiled_elsewhere("") and not begun


def test_where_no_process_can_be_started_this_one_compiles(
    begun: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_memory(*_: Any, **__: Any) -> None:
        raise OSError

    monkeypatch.setattr(subprocess, "Popen", no_memory)
    assert not is_compiled_elsewhere("baloot")


def test_programs_that_compute_a_lot_wait(begun: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(background.VARIABLE, "")
    compile_first()
    assert not is_compiled_elsewhere("baloot") and not begun


def test_a_process_that_compiles_for_another_window_is_enough(begun: list[Process]) -> None:
    with reserve_compiling():
        assert is_compiled_elsewhere("baloot") and not begun
    assert is_compiled_elsewhere("baloot") and begun


def test_a_search_is_ready_when_compiled_or_when_nobody_else_compiles_it(begun: list[Process]) -> None:
    assert not search_is_ready("baloot", "baloot_1")
    background.note_that_search_is_ready("baloot_1")
    assert search_is_ready("baloot", "baloot_1") and not search_is_ready("baloot", "baloot_2")
    begun[0].ended = 0  # type: ignore[assignment]
    assert search_is_ready("baloot", "baloot_2")


def test_a_note_that_is_used_stays_young(begun: list[Process]) -> None:
    background.note_that_search_is_ready("baloot_1")
    file = background._searched("baloot_1")
    os.utime(file, (0, 0))
    assert search_is_ready("baloot", "baloot_1") and not begun
    assert file.stat().st_mtime > 0  # `cache.prune` deletes old ones


def test_tables_come_before_searches_and_the_given_order_counts(begun: list[Process], monkeypatch: Any) -> None:
    done: list[str] = []
    monkeypatch.setattr(precompiling, "_end_with_standard_input", lambda: None)
    monkeypatch.setattr(precompiling, "compile_first", lambda: None)
    monkeypatch.setattr(precompiling, "yield_to_others", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(precompiling, "compile_table", lambda game: done.append(f"table {game.id}"))
    monkeypatch.setattr(precompiling, "compile_search", lambda game: done.append(f"search {game.id}"))
    precompiling.compile_for_another_process(["kout_bo=vierblatt.games.kout_bo", "baloot=vierblatt.games.baloot"])
    assert done == ["table kout_bo", "table baloot", "search kout_bo", "search baloot"]


def test_plain_mode_has_nothing_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    if PLAIN:
        assert search_is_ready("baloot", "none")
