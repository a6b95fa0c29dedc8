"""Running what was installed as its users do: as a command, in a terminal, as a server."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

#: Seconds that a command may take; the first ones compile rules.
PATIENCE = 300.0
ROWS, COLUMNS = 40, 110
#: What a terminal obeys and does not show: colours, places of the cursor, titles.
_CONTROL = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|P[^\x1b]*\x1b\\|[ -/]*[0-~])")
#: A warning as Python prints it, about a file of ours.
_OUR_WARNING = re.compile(r"^.*\bvierblatt\b[/\\]\S+\.py:\d+: \w*Warning: .*$", re.MULTILINE)


class Failed(Exception):
    """What a step expected and did not find, and all output there was."""

    def __init__(self, reason: str, output: str) -> None:
        super().__init__(reason)
        self.output = output


@dataclass(frozen=True)
class Ran:
    """What a command said. out, err: the two streams, the first with everything where they are one."""

    code: int
    out: str
    err: str = ""

    @property
    def said(self) -> str:
        """Both streams."""
        return f"{self.out}\n{self.err}".strip()

    def expect(self, *patterns: str, code: int = 0) -> Ran:
        """Itself, if the exit code is right, all patterns occur, and nothing warns of our code; raises Failed."""
        if self.code != code:
            raise Failed(f"exit code {self.code} instead of {code}", self.said)
        for pattern in patterns:
            if not re.search(pattern, self.said):
                raise Failed(f"no {pattern!r} in what it printed", self.said)
        if warning := _OUR_WARNING.search(self.said):
            raise Failed(warning[0], self.said)
        return self


@dataclass(frozen=True)
class Place:
    """Where steps run: the environment, a folder outside every checkout, and the variables."""

    environment: Path
    folder: Path
    variables: dict[str, str]

    @property
    def home(self) -> Path:
        """The home folder of whoever runs the steps."""
        return Path(self.variables["HOME"])

    def command(self, *arguments: str) -> list[str]:
        """The command `vierblatt` of the environment with arguments."""
        return [str(self.environment / "bin" / "vierblatt"), *arguments]

    def vierblatt(self, *arguments: str) -> Ran:
        """Runs the command without a terminal."""
        return self._run(self.command(*arguments))

    def python(self, *arguments: str) -> Ran:
        """Runs the environment's Python."""
        return self._run([str(self.environment / "bin" / "python"), *arguments])

    def program(self, code: str) -> Ran:
        """Runs a program in Python, as a file."""
        file = self.folder / "program.py"
        file.write_text(code, encoding="utf-8")
        return self.python(str(file))

    def _run(self, command: list[str]) -> Ran:
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as process:
            try:
                out, err = process.communicate(timeout=PATIENCE)
            except BaseException as stop:
                process.kill()
                out, err = process.communicate()
                if isinstance(stop, subprocess.TimeoutExpired):
                    raise Failed(f"it did not end within {PATIENCE:.0f} s", f"{out}\n{err}") from None
                raise
        return Ran(process.returncode, out, err)

    def terminal(self, *arguments: str, dialogue: Sequence[tuple[str, str]] = ()) -> Ran:
        """Runs the command in a terminal: as soon as a text is on the screen, the keys beside it are pressed."""
        ours, theirs = pty.openpty()
        try:
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            with subprocess.Popen(
                self.command(*arguments), cwd=self.folder, env=self.variables, stdin=theirs, stdout=theirs,
                stderr=theirs, start_new_session=True,
            ) as process:  # fmt: skip
                os.close(theirs)
                try:
                    shown = _talk(ours, dialogue)
                except BaseException:
                    process.kill()
                    raise
        finally:
            os.close(ours)
        return Ran(process.returncode, shown)

    @contextmanager
    def server(self, *arguments: str) -> Iterator[Server]:
        """A server that answers; SIGTERM ends it, with exit code 0, or the step has failed."""
        log = self.folder / "server.log"
        with (
            log.open("w+", encoding="utf-8") as errors,
            subprocess.Popen(
                self.command("serve", "--port", "0", *arguments), cwd=self.folder, env=self.variables,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8",
            ) as process,
        ):  # fmt: skip
            assert process.stdout is not None
            try:
                yield Server(_address_in(process.stdout, log))
                process.send_signal(signal.SIGTERM)
                out, _ = process.communicate(timeout=PATIENCE)
            except BaseException as fault:
                process.kill()
                if isinstance(fault, subprocess.TimeoutExpired):
                    raise Failed("SIGTERM did not end it", log.read_text(encoding="utf-8")) from None
                raise
        Ran(process.returncode, out, log.read_text(encoding="utf-8")).expect()


@dataclass(frozen=True)
class Server:
    """A server that runs on this machine. url: without a path."""

    url: str

    def get(self, path: str) -> str:
        """What it answers with 200; raises Failed."""
        # No proxy: the server is on this machine, whatever the surroundings say.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(self.url + path, timeout=PATIENCE) as answer:
                return str(answer.read().decode("utf-8", "replace"))
        except urllib.error.HTTPError as fault:
            raise Failed(f"{path}: {fault.code}", fault.read().decode("utf-8", "replace")) from fault
        except OSError as fault:
            raise Failed(f"{path}: {fault}", "") from fault


def _address_in(out: IO[str], log: Path) -> str:
    """The address that a server prints as soon as it listens; raises Failed."""
    readable, _, _ = select.select([out], [], [], PATIENCE)
    line = out.readline() if readable else ""
    found = re.search(r"http://\S+", line)
    if found is None:
        raise Failed("it named no address", line + log.read_text(encoding="utf-8"))
    return found[0]


def _talk(screen: int, dialogue: Sequence[tuple[str, str]]) -> str:
    """Presses the keys of a dialogue; returns everything that was shown until the program ended. Raises Failed."""
    received, seen, waiting = b"", 0, list(dialogue)
    limit = time.monotonic() + PATIENCE
    while True:
        readable, _, _ = select.select([screen], [], [], max(0.0, limit - time.monotonic()))
        shown = text_on_screen(received)
        if not readable:
            awaited = f"no {waiting[0][0]!r} on the screen" if waiting else "it did not end"
            raise Failed(f"{awaited} within {PATIENCE:.0f} s", shown)
        try:
            more = os.read(screen, 65536)
        except OSError:  # the last who could write has gone
            more = b""
        if not more:
            if waiting:
                raise Failed(f"it ended before {waiting[0][0]!r} was on the screen", shown)
            return shown
        received += more
        shown = text_on_screen(received)
        if waiting and (found := re.search(waiting[0][0], shown[seen:])):
            seen += found.end()
            os.write(screen, waiting.pop(0)[1].encode())


def text_on_screen(received: bytes) -> str:
    r"""What a terminal received, without what it only obeys.

    >>> text_on_screen(b"\x1b[1;31mWhich \x1b[0mgame?\x1b]0;title\x07")
    'Which game?'
    """
    return _CONTROL.sub("", received.decode("utf-8", "ignore"))
