"""What may happen to a running command: signals, and a terminal that goes away.

Each command ends with the exit code that belongs to it (`vierblatt.cli.interrupts`), without a traceback and with one
sentence at most, and what it promised to keep is kept. No test waits for a clock: a command says that it is at work,
and only then the signal comes.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest

from tests.scale import slow_except
from tests.services.running import CASES, POSITION, SOURCES
from vierblatt.analysis.files import load as load_analysis

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")

INT, TERM, HUP = signal.SIGINT, signal.SIGTERM, signal.SIGHUP

#: Runs a command that says so on standard error as soon as it calls a certain function. With `stay`, the function then
#: waits for a signal instead of doing its work: for what is done too quickly to be interrupted.
ANNOUNCING = """
import importlib, sys, time
where, stay, *words = sys.argv[1:]
module, name = where.split(":")
home = importlib.import_module(module)
work = getattr(home, name)
def announced(*given, **named):
    setattr(home, name, work)
    print("AT WORK", file=sys.stderr, flush=True)
    while stay == "stay":
        time.sleep(0.02)  # a signal that comes just before signal.pause() would not end it
    return work(*given, **named)
setattr(home, name, announced)
sys.argv[1:] = words
from vierblatt.cli import main
main()
"""


@dataclass(frozen=True)
class Command:
    """A command that goes on for long, and where one notices that it is at work."""

    words: str
    at: str = ""  #: module:function that announces itself; empty: the command's own output does
    stay: bool = False
    codes: Mapping[int, int] = field(default_factory=lambda: {INT: 130, TERM: 143, HUP: 129})
    says: str = ""  #: the sentence with which it ends, on either stream
    kept: Callable[[Path], None] | None = None


def nothing_half_written(folder: Path) -> None:
    """A file that is written at the end of the work is not there, nor a part of it."""
    assert [path.name for path in folder.iterdir() if path.name not in {"match.json", "position.json"}] == []


def partial_simulation(folder: Path) -> None:
    """The report says that it is partial, and the same command would go on."""
    report = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    assert report["units"] < report["asked"] and not report["complete"]
    assert (folder / "progress").stat().st_size > 100


def resumable_contest(folder: Path) -> None:
    """There is a checkpoint, and the report is complete JSON."""
    assert json.loads((folder / "told.json").read_text(encoding="utf-8"))
    assert (folder / "progress").stat().st_size > 100


def resumable_analysis(folder: Path) -> None:
    """What was judged is in the file."""
    assert load_analysis(folder / "told.json") is not None


SERVED: Mapping[int, int] = {INT: 0, TERM: 0, HUP: 0}
COMMANDS = {
    "watch": Command("watch kout_bo --seed 1 --save told.json", kept=nothing_half_written),
    "play": Command("play kout_bo --seed 1"),
    "replay": Command("replay match.json"),
    "serve": Command(
        "serve --port 0 --database v.db", codes=SERVED, says="The server has stopped. Matches continue where they left"
    ),
    "serve-checks": Command(
        "serve --port 0 --database v.db", at="vierblatt.server.ops.startup:check_address", stay=True, codes=SERVED
    ),
    "serve-starts": Command(
        "serve --port 0 --database v.db", at="vierblatt.server.run:Server", stay=True, codes=SERVED
    ),
    "simulate": Command(
        "simulate kout_bo --deals 1000000000 --json told.json --checkpoint progress",
        at="vierblatt.simulate.threads:_played",
        says="the same command",
        kept=partial_simulation,
    ),
    "arena": Command(
        "arena kout_bo rules random --deals 100000 --workers 1 --json told.json --checkpoint progress",
        at="vierblatt.arena.run_contest:_play",
        says="the same command",
        kept=resumable_contest,
    ),
    "analyse": Command(
        "analyse match.json --worlds 64 --workers 1 --json told.json",
        at="vierblatt.analysis.run:run_tasks",
        says="the same command",
        kept=resumable_analysis,
    ),
    "duel": Command("duel kout_bo rules random --pairs 5", at="vierblatt.simulate:duplicate_pairs", stay=True),
    "verify": Command("verify match.json", at="vierblatt.record:verify", stay=True),
    "check": Command("check CASES", at="vierblatt.check:check_file", stay=True),
    "solve": Command(
        "solve POSITION --json told.json",
        at="vierblatt.search.solution:solve",
        stay=True,
        kept=nothing_half_written,
    ),
    "warm": Command("warm baloot", at="vierblatt.cli.commands.warm:compile_table", stay=True),
    "load": Command("load SILENT", at="vierblatt.load.running:HttpApi"),
}
#: Every command with Ctrl+C, and those that keep something, or serve, with the other signals too.
PAIRS = [
    *((name, INT) for name in COMMANDS),
    *(
        (name, other)
        for name in ("watch", "serve", "serve-starts", "simulate", "arena", "analyse")
        for other in (TERM, HUP)
    ),
    ("duel", TERM),
    ("verify", HUP),
    ("warm", TERM),
    ("load", TERM),
]
#: Every command with Ctrl+C, and each other signal with some that serve, compute or show something.
QUICK = {
    *((name, INT) for name in COMMANDS),
    *((name, TERM) for name in ("serve", "arena", "load")),
    *((name, HUP) for name in ("serve-starts", "simulate", "watch")),
}


@pytest.fixture(scope="module")
def silent() -> Iterator[str]:
    """The address of a server that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def begin(command: Command, folder: Path, record: Path, silent: str = "") -> subprocess.Popen[str]:
    """Starts a command in a folder that has a record."""
    (folder / "match.json").write_bytes(record.read_bytes())
    words = [{"CASES": CASES, "POSITION": POSITION, "SILENT": silent}.get(word, word) for word in command.words.split()]
    if words[0] in {"watch", "play", "replay", "serve", "simulate", "arena", "analyse"}:
        words += ["--lang", "en"]
    how = ["-m", "vierblatt"] if not command.at else ["-c", ANNOUNCING, command.at, "stay" if command.stay else "work"]
    return subprocess.Popen(
        [sys.executable, *how, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "PYTHONPATH": SOURCES, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )


def until_at_work(process: subprocess.Popen[str], command: Command) -> None:
    """Waits for the announcement, or for the first line of output that belongs to the work."""
    if command.at:
        assert process.stderr is not None
        while (line := process.stderr.readline()) and "AT WORK" not in line:
            pass
    else:
        assert process.stdout is not None
        wanted = "http" if command.words.startswith("serve") else "Player 1"
        while (line := process.stdout.readline()) and wanted not in line:
            pass
    assert line, process.communicate()


def check_end(process: subprocess.Popen[str], command: Command, folder: Path, codes: set[int]) -> None:
    """The exit code, no traceback, one sentence at most, and what is kept."""
    out, err = process.communicate()
    assert process.returncode in codes, (process.returncode, out[-500:], err[-3000:])
    assert "Traceback" not in err and "Exception ignored" not in err, err
    assert len(err.splitlines()) <= 1, err
    if command.says:
        assert command.says in out + err
    if command.kept is not None:
        command.kept(folder)


def name_of(value: str | signal.Signals) -> str:
    """How a command or a signal is called in the name of a test."""
    return value if isinstance(value, str) else value.name


@pytest.mark.parametrize(("name", "number"), slow_except(QUICK, PAIRS), ids=name_of)
def test_a_signal_ends_a_command_in_good_order(
    name: str, number: int, tmp_path: Path, record: Path, silent: str
) -> None:
    command = COMMANDS[name]
    with begin(command, tmp_path, record, silent) as process:
        until_at_work(process, command)
        process.send_signal(number)
        check_end(process, command, tmp_path, {command.codes[number]})


@pytest.mark.parametrize(
    ("name", "number"),
    slow_except(
        {("watch", INT), ("serve", TERM), ("simulate", HUP)}, product(["watch", "serve", "simulate"], [INT, TERM, HUP])
    ),
    ids=name_of,
)
def test_a_sender_that_sends_twice_changes_nothing(name: str, number: int, tmp_path: Path, record: Path) -> None:
    command = COMMANDS[name]
    with begin(command, tmp_path, record) as process:
        until_at_work(process, command)
        process.send_signal(number)
        process.send_signal(number)
        # The second one may come when all is kept and Python only tidies up, and then ends the process at once.
        check_end(process, command, tmp_path, {command.codes[number], -number})


#: A command that keeps something for ever.
KEEPING = """
import time
from vierblatt.cli.interrupts import as_interrupts
with as_interrupts(for_good=True):
    try:
        print("AT WORK", flush=True)
        while True:
            time.sleep(0.02)
    except KeyboardInterrupt:
        print("KEEPING", flush=True)
        while True:
            time.sleep(0.02)
"""


def test_only_another_ctrl_c_ends_what_keeps_something_for_ever() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KEEPING], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": SOURCES}
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "AT WORK\n"
        process.send_signal(TERM)
        assert process.stdout.readline() == "KEEPING\n"
        process.send_signal(TERM)
        process.send_signal(HUP)
        while process.poll() is None:
            process.send_signal(INT)
            time.sleep(0.05)
        assert process.returncode == 128 + TERM


def test_a_report_outlives_its_terminal(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    words = "simulate kout_bo --deals 1000000000 --json told.json --checkpoint progress --lang en"
    with subprocess.Popen(
        [sys.executable, "-m", "vierblatt", *words.split()],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, start_new_session=True,
        env={**os.environ, "PYTHONPATH": SOURCES, "TERM": "xterm-256color"},
    ) as process:  # fmt: skip
        os.close(theirs)
        while not (tmp_path / "progress").exists():
            os.read(ours, 65536)  # the bar moves on
        os.close(ours)
        process.send_signal(HUP)
        process.send_signal(HUP)  # the shell's, and the system's
        assert process.wait() in {129, -HUP}
    partial_simulation(tmp_path)


def test_a_hangup_that_is_to_be_ignored_ends_nothing(tmp_path: Path, record: Path) -> None:
    command = COMMANDS["serve"]
    before = signal.signal(HUP, signal.SIG_IGN)  # as nohup does
    try:
        process = begin(command, tmp_path, record)
    finally:
        signal.signal(HUP, before)
    with process:
        until_at_work(process, command)
        process.send_signal(HUP)
        process.send_signal(TERM)
        check_end(process, command, tmp_path, {0})


@pytest.mark.parametrize("number", [TERM, HUP], ids=lambda number: number.name)
def test_the_table_gives_the_terminal_back(number: int, tmp_path: Path) -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (40, 120))
    with subprocess.Popen(
        [sys.executable, "-m", "vierblatt", "play", "baloot", "--seed", "1", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "PYTHONPATH": SOURCES, "TERM": "xterm-256color", "VIERBLATT_DATA": str(tmp_path)},
    ) as process:
        os.close(theirs)
        until_shown(ours, "♠".encode())
        process.send_signal(number)
        assert until_shown(ours).rfind(b"\x1b[?1049l") > 0  # the screen as it was before
        assert process.wait() == 128 + number
    os.close(ours)


def until_shown(terminal: int, text: bytes = b"") -> bytes:
    """What a terminal gets until a text appears or, without one, until nobody writes to it any more."""
    got = b""
    while not text or text not in got:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # so says Linux that the other end is closed
            more = b""
        if not more:
            assert not text, got
            return got
        got += more
    return got
