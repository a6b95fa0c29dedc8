"""Nothing on the usual way needs Unix: the program runs where Python has neither its modules nor its signals.

This is no Windows: packages of others, and Python's own, load on the system of the test and only then lose what they
did not promise. What is ours then has to do without, and takes the ways that it has for Windows.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vierblatt.kernel import cache

ROOT = Path(__file__).parent.parent
#: Loads what is not ours, takes away what only Unix has, and says that this is Windows.
PRELUDE = """
import asyncio, concurrent.futures, ctypes, logging.config, multiprocessing.pool, multiprocessing.shared_memory, os
import platform, select, shutil, signal, socket, sqlite3, ssl, subprocess, sys, tempfile, webbrowser, zoneinfo
import alembic.command, alembic.config, argon2, cyclopts, fluent.runtime, gymnasium.vector, httpx, icu, llvmlite.binding
import markdown_it, matplotlib.pyplot, msgspec, numba.core.caching, numpy, openskill.models, pettingzoo.utils
import prometheus_client, redis.asyncio, rich.progress, segno, sqlalchemy.ext.asyncio, starlette.applications
import structlog, textual.app, textual.drivers.linux_driver, textual.pilot, textual.widgets, uvicorn
import uvicorn.lifespan.off, uvicorn.protocols.http.h11_impl, uvicorn.protocols.websockets.websockets_sansio_impl
import webauthn, websockets.asyncio.client

MODULES = ("fcntl", "resource", "termios", "pwd", "grp", "tty", "pty", "crypt", "syslog")
SIGNALS = ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGQUIT", "SIGPIPE", "SIGTSTP", "SIGWINCH", "SIGALRM")
NAMES = (
    "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "chown", "chroot", "fchmod", "fchown", "fork", "forkpty",
    "getegid", "geteuid", "getgid", "getloadavg", "getpgid", "getuid", "killpg", "mkfifo", "nice", "pread", "pwrite",
    "sched_getaffinity", "sched_setaffinity", "setsid", "statvfs", "sysconf", "uname", "wait",
)
def no_signal_handlers(*_):
    raise NotImplementedError

def leave_unix():
    for name in MODULES:
        sys.modules[name] = None
    for name in SIGNALS:
        delattr(signal, name)
    for name in NAMES:
        if hasattr(os, name):
            delattr(os, name)
    asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = no_signal_handlers
    asyncio.unix_events._UnixSelectorEventLoop.remove_signal_handler = no_signal_handlers
    sys.platform = "win32"

def command(*words):
    from vierblatt.cli import main
    try:
        main([*words])
    except SystemExit as ended:
        assert not ended.code, (words, ended.code)

if __name__ != "__main__":  # a process that one of the bodies started
    leave_unix()
"""
#: Runs each body in a copy of this process, as the libraries take seconds to load; prints those that failed.
MAIN = """
if __name__ == "__main__":
    import json, traceback
    failed = []
    for name, body in json.loads(os.environ["BODIES"]).items():
        copy = os.fork()
        if not copy:
            try:
                leave_unix()
                exec(body, globals())
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        if os.waitpid(copy, 0)[1]:
            failed.append(name)
    print(failed, flush=True)
"""
BODIES = {
    "the public names": """
import vierblatt
assert [getattr(vierblatt, name) for name in vierblatt.__all__]
env = vierblatt.VectorEnv("baloot", 4, threads=2)
env.step(env.pick_random())
""",
    "the help of every command": """
from vierblatt.cli.app import COMMANDS
for name in (*COMMANDS, "admin"):
    command(name, "--help")
command("--help")
command("--version")
""",
    "commands": """
import os, tempfile
from pathlib import Path
root, folder = Path(os.environ["CHECKOUT"]), Path(tempfile.mkdtemp())
command("check", str(root / "tests/cases/baloot.json"), "--json", str(folder / "checked.json"))
command("simulate", "baloot", "--deals", "20", "--json", str(folder / "deals.json"))
command("simulate", "king_bolola", "--matches", "2", "--checkpoint", str(folder / "progress"))
command("watch", "back_alley", "--seed", "1", "--deals", "1", "--save", str(folder / "match.json"))
command("verify", str(folder / "match.json"))
command("solve", str(root / "tests/positions/baloot-middle.json"))
command("duel", "kout_bo", "rules", "random", "--pairs", "2")
command("play", "kout_bo")
assert (folder / "deals.json").stat().st_size > 100 and (folder / "checked.json").exists()
""",
    "an arena with a program as a player": """
import sys
program = f"exec:{sys.executable} -m vierblatt player random"
command("arena", "king_bolola", "rules", program, "--deals", "2", "--workers", "1")
""",
    "a server": """
import asyncio, tempfile, msgspec
from pathlib import Path
from vierblatt.server.app import Application
from vierblatt.server.ops import startup
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.database_lock import database_file, reserve_database
from vierblatt.server.run import Server
settings = msgspec.convert({"port": 0, "database": str(Path(tempfile.mkdtemp()) / "v.db")}, Config)
async def live(owner):
    answered = []
    def ready(url):
        answered.append(url)
        asyncio.get_running_loop().create_task(ask(url))
    async def ask(url):
        async with httpx.AsyncClient() as client:
            answered.append((await client.get(url + "/healthz")).status_code)
        server.should_exit = True
    server = Server(Application(settings, owner=owner), ready)
    await server.live()
    return answered
with reserve_database(database_file(settings), make=True) as owner:
    startup.check_certificate(settings)
    startup.check_address(settings)
    answered = asyncio.run(live(owner))
print(answered)
assert answered[1] == 200
""",
    "the terminal, and a match that is saved and resumed": """
import asyncio, tempfile
from pathlib import Path
from tests.tui.table import SMALL, app_in, menu, turn, until
from vierblatt.tui.local_match import LocalMatch
folder = Path(tempfile.mkdtemp())
async def play():
    app = app_in(folder, "baloot", seed=1)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        file = app.files.match_file("baloot")
        before = actions(file)
        await pilot.press("enter")
        await until(pilot, lambda: actions(file) > before)
def actions(file):
    saved = LocalMatch.resumed(file).match
    assert saved.game.id == "baloot"
    return sum(len(actions) for _, actions in saved.deals)
asyncio.run(play())
async def return_to_it():
    app = app_in(folder)
    assert app.files.saved() == ["baloot"]
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
asyncio.run(return_to_it())
""",
}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_everything_runs_without_what_only_unix_has(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PRELUDE + MAIN, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            "BODIES": json.dumps(BODIES),
            "CHECKOUT": str(ROOT),
            "LOCALAPPDATA": str(tmp_path),
            "VIERBLATT_CACHE": str(cache.root()),
            "PYTHONIOENCODING": "utf-8",
        },
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert run.returncode == 0 and run.stdout.splitlines()[-1] == "[]", run.stdout[-1000:] + run.stderr[-4000:]
