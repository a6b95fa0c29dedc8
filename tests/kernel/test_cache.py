"""The compile cache can never run stale code, and survives two processes and a folder it may not write to."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vierblatt.kernel import cache

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "vierblatt"

#: Plain mode compiles nothing, so there the compiled processes are started as well: NUMBA_DISABLE_JIT=0.
COMPILED = {"NUMBA_DISABLE_JIT": "0"}

PROBE = """
from vierblatt.kernel import cache
compiled = []
cache.on_compile.append(compiled.append)
from own_game.game import trump
suit = trump(0)
print(len(compiled), suit, cache.root())
"""

SILENT = """
from own_game.game import trump
trump(0), trump(1)
"""

#: As little as can be compiled: the tests start many processes, and each compiles it anew.
GAME = """
from vierblatt.kernel.jit import State, entry

TRUMP = 3


@entry
def trump(s: State) -> int:
    return TRUMP
"""

DEAL = """
from vierblatt.kernel import cache, engine
compiled = []
cache.on_compile.append(compiled.append)
from own_game.game import GAME
states = GAME.new(GAME.options.rule_set())
engine.start(states, 0, 0)
engine.deal(states, 0)
print(len(compiled), GAME.layout.reader(states).trump, cache.root())
"""


@pytest.fixture
def game_folder(tmp_path: Path) -> Path:
    """Rules outside the package, as in a user's own game."""
    folder = tmp_path / "games" / "own_game"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text(GAME)
    return folder


def start(game_folder: Path, cache: Path, code: str = PROBE) -> subprocess.Popen[str]:
    """A process that calls a rule of the game and reports what it compiled.

    Python's own bytecode would be stale where a source keeps its size and time, so the
    process writes none.
    """
    path = os.pathsep.join([str(ROOT / "src"), str(game_folder.parent)])
    env = {**os.environ, "PYTHONPATH": path, "VIERBLATT_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1", **COMPILED}
    return subprocess.Popen(
        [sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def probe(game_folder: Path, cache: Path, code: str = PROBE) -> tuple[int, int, str]:
    """How many rules were compiled, the trump suit that was found, the folder used."""
    process = start(game_folder, cache, code)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    compiled, trump, folder = out.split()
    return int(compiled), int(trump), folder


def test_a_second_process_compiles_nothing(game_folder: Path, tmp_path: Path) -> None:
    """A whole game is dealt: rules of the game and of the engine."""
    shutil.copy(ROOT / "tests" / "whist" / "game.py", game_folder)
    compiled, trump, _ = probe(game_folder, tmp_path / "cache", DEAL)
    assert compiled > 5
    assert probe(game_folder, tmp_path / "cache", DEAL)[:2] == (0, trump)


def test_a_program_in_python_is_told_once_why_it_waits(game_folder: Path, tmp_path: Path) -> None:
    line = start(game_folder, tmp_path / "cache", SILENT).communicate()[1]
    assert line == f"compiling rules, for some seconds and only once: they are kept in {tmp_path / 'cache'}\n"
    assert start(game_folder, tmp_path / "cache", SILENT).communicate()[1] == ""


HELPER = """
from vierblatt.kernel.jit import State, rule

SUIT = {}


@rule
def turned(s: State) -> int:
    return SUIT
"""


def turned_by(game_folder: Path, *, imported: str) -> None:
    """Lets the trump suit come from a rule of another source."""
    text = GAME.replace("return TRUMP", "return turned(s)")
    (game_folder / "game.py").write_text(text.replace("TRUMP = 3", imported))


#: Helpers in files of their own, and how the game imports each. The one outside the game's folder comes last: it is not
#: loaded yet when the key is made for the first rule of the game.
HELPERS = {
    "helper.py": "from own_game.helper import turned as first",
    "rules/helper.py": "from own_game.rules.helper import turned as second",
    "rules/scoring/helper.py": "from .rules.scoring.helper import turned as third",
    "../helper.py": "from helper import turned as fourth",
}


def test_a_changed_rule_in_another_file_of_any_folder_is_recompiled(game_folder: Path, tmp_path: Path) -> None:
    """The suits come from helpers; only one of these files changes at a time, and keeps its size and time."""
    for helper in HELPERS:
        file = game_folder / helper
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.parent.is_relative_to(game_folder):
            (file.parent / "__init__.py").touch()
        file.write_text(HELPER.format("1"))
    together = "1000 * first(s) + 100 * second(s) + 10 * third(s) + fourth(s)"
    text = GAME.replace("TRUMP = 3", "\n".join(HELPERS.values())).replace("return TRUMP", f"return {together}")
    (game_folder / "game.py").write_text(text)
    assert probe(game_folder, tmp_path / "cache")[1] == 1111
    assert probe(game_folder, tmp_path / "cache")[:2] == (0, 1111)
    for helper, expected in zip(HELPERS, (2111, 2211, 2221, 2222), strict=True):
        stamp = (game_folder / helper).stat()
        (game_folder / helper).write_text(HELPER.format("2"))
        os.utime(game_folder / helper, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
        compiled, trump, _ = probe(game_folder, tmp_path / "cache")
        assert trump == expected
        assert compiled > 0


def test_sources_of_one_name_in_two_folders_keep_their_rules_apart(game_folder: Path, tmp_path: Path) -> None:
    """Same name of the source and of the rule, same line, same signature: only the folder tells them apart."""
    for folder, suit in (("calls", 1), ("play", 2)):
        (game_folder / folder).mkdir()
        (game_folder / folder / "__init__.py").touch()
        (game_folder / folder / "helper.py").write_text(HELPER.format(suit))
    turned_by(game_folder, imported="from own_game.calls.helper import turned")
    game = game_folder / "game.py"
    both = "from own_game.calls.helper import turned as called\nfrom own_game.play.helper import turned as played"
    text = game.read_text().replace("from own_game.calls.helper import turned", both)
    game.write_text(text.replace("return turned(s)", "return 10 * called(s) + played(s)"))
    assert probe(game_folder, tmp_path / "cache")[1] == 12
    assert probe(game_folder, tmp_path / "cache")[:2] == (0, 12)


def test_a_file_that_moves_to_another_folder_changes_the_key(game_folder: Path) -> None:
    before = cache.source_key(game_folder)
    (game_folder / "data").mkdir()
    (game_folder / "weights.json").write_text("[1]")
    keys = {before}
    for move in (None, game_folder / "data" / "weights.json", game_folder / "data" / "others.json"):
        if move is not None:
            next(game_folder.rglob("*.json")).rename(move)
        for known in (cache.sources, cache._digest, cache.source_key):
            known.cache_clear()
        keys.add(cache.source_key(game_folder))
    assert len(keys) == 4


def test_a_virtual_environment_in_a_game_is_no_part_of_it(game_folder: Path) -> None:
    for name in (".hidden", "__pycache__", "environment"):
        (game_folder / name).mkdir()
        (game_folder / name / "other.py").touch()
    (game_folder / "environment" / "pyvenv.cfg").touch()
    assert [file for file in cache.sources(game_folder) if file.is_relative_to(game_folder)] == [
        game_folder / "__init__.py",
        game_folder / "game.py",
    ]


def test_the_folder_of_a_game() -> None:
    games = PACKAGE / "games"
    for inside in ("baloot/play.py", "baloot/rules/deep/play.py", "baloot"):
        assert cache.game_folder_of(games / inside) == games / "baloot"
    for source in (
        games / "counters.py",
        PACKAGE / "search" / "worlds.py",
        games,
        PACKAGE,
        ROOT / "tests" / "walks.py",
    ):
        assert cache.game_folder_of(source) == source
    assert cache.game_folder_of(ROOT / "tests" / "whist" / "solving.py") == ROOT / "tests" / "whist"


def test_a_rule_without_a_source_is_compiled_each_time_and_works() -> None:
    code = HELPER.format("3").replace("rule", "entry") + "print(turned(0))"
    ran = subprocess.run(
        [sys.executable, "-"], input=code, env={**os.environ, **COMPILED}, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "3\n"


def test_two_processes_at_once_lose_no_entry(game_folder: Path, tmp_path: Path) -> None:
    both = [start(game_folder, tmp_path / "cache") for _ in range(2)]
    for process in both:
        process.communicate(timeout=120)
        assert process.returncode == 0
    assert probe(game_folder, tmp_path / "cache")[0] == 0


#: Two rules with the same name and types, each of which is first compiled in a process of its own.
NAMESAKES = """
from vierblatt.kernel.jit import entry, rule


def adding(value: int):
    @rule
    def added(number: int) -> int:
        return number + value

    return added


ADD_ONE, ADD_TWO = adding(1), adding(2)


@entry
def one(number: int) -> int:
    return ADD_ONE(number)


@entry
def two(number: int) -> int:
    return ADD_TWO(number)


@entry
def both(number: int) -> int:
    return 10 * ADD_ONE(number) + ADD_TWO(number)
"""


@pytest.mark.parametrize("order", [("one", "two"), ("two", "one")])
def test_rules_of_one_name_that_two_processes_compiled_are_not_confused(
    game_folder: Path, tmp_path: Path, order: tuple[str, str]
) -> None:
    (game_folder / "game.py").write_text(NAMESAKES)
    for name in (*order, "both"):
        running = start(game_folder, tmp_path / "cache", f"from own_game.game import {name}; print({name}(0))")
        out, err = running.communicate()
        assert running.returncode == 0, err
    assert out == "12\n"


def test_a_damaged_entry_is_compiled_again(game_folder: Path, tmp_path: Path) -> None:
    probe(game_folder, tmp_path / "cache")
    entries = [*(tmp_path / "cache").rglob("*.nbc")]
    assert entries
    for entry in entries:
        entry.write_bytes(entry.read_bytes()[:50])
    compiled, trump, _ = probe(game_folder, tmp_path / "cache")
    assert compiled == 1 and trump == 3
    assert probe(game_folder, tmp_path / "cache")[0] == 0


def test_without_a_writable_folder_a_temporary_one_is_used_and_removed(game_folder: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where the folder should be")
    compiled, trump, folder = probe(game_folder, blocked / "cache")
    assert compiled == 1 and trump == 3
    assert not folder.startswith(str(tmp_path))
    assert not Path(folder).exists()
    assert not [*game_folder.rglob("*.nbc"), *(ROOT / "src").rglob("*.nbc")]


def named(origin: str) -> set[str]:
    return {file.relative_to(PACKAGE).as_posix() for file in cache.sources(PACKAGE / origin)}


def test_all_that_compiled_code_can_depend_on_is_in_its_key() -> None:
    """An entry whose key leaves out a source would be found again after a change of it, and run stale."""
    kernel = {"cards.py", "kernel/engine.py", "kernel/tricks.py"}
    assert kernel | {"simulate/invariants.py", "simulate/loops.py"} <= named("simulate/invariants.py")
    assert kernel | {"perft.py"} <= named("perft.py")
    assert kernel | {"games/counters.py", "games/baloot/research/statistics.py"} <= named("games/baloot")
    assert {"games/king_bolola/policy/hand_value.py", "games/king_bolola/policy/forecast.json"} <= named(
        "games/king_bolola"
    )


def test_a_change_keeps_cache_entries_that_do_not_depend_on_it() -> None:
    assert "simulate/invariants.py" not in named("simulate/loops.py")
    assert not [name for name in named("simulate/loops.py") if name.startswith(("games/", "envs/", "search/"))]
    assert not [name for name in named("games/baloot") if name.startswith(("games/kout_bo/", "simulate/"))]


def test_every_rule_of_another_source_comes_by_an_import_that_the_key_follows() -> None:
    """Compiled code calls what its module has got by `from`; a rule reached in another way would not be in the key."""
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if re.search(r"^ *@(rule|entry)\b", text, re.MULTILINE):
            called = re.findall(r"^ *import vierblatt|^ *from \.", text, re.MULTILINE)
            assert not called, f"{file}: {called}"


def test_a_user_without_a_home_gets_a_temporary_folder() -> None:
    code = (
        "import pathlib\ndef none(): raise RuntimeError\npathlib.Path.home = none\n"
        "from vierblatt.kernel import cache\nprint(cache.root())"
    )
    own = ("VIERBLATT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA")
    environment = {name: value for name, value in os.environ.items() if name not in own}
    environment["PYTHONPATH"] = str(ROOT / "src")
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert "vierblatt-" in ran.stdout and not Path(ran.stdout.strip()).exists()
