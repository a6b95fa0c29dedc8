"""A child process with line-based communication. It may crash, hang, flood or never read; nothing is left behind."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import BinaryIO

from vierblatt.arena.external.lines import LONGEST
from vierblatt.errors import PlayerFault

#: The maximum number of lines queued in each direction: beyond it, sending fails, and reading from the program pauses.
WAITING = 2000
#: Seconds that the program has to exit when asked to.
LEAVING = 1.0
#: The number of its last stderr lines that are kept, and the maximum number of characters of each.
COMPLAINTS, LETTERS = 8, 200
#: The interval, in seconds, at which a blocked thread checks whether the process has been closed.
PATIENCE = 0.05

_TOO_LONG = b"\n\n"  #: stands for a line beyond the limit; a real line has only one line feed


class ChildProcess:
    """The program, started at once; raises PlayerFault if it cannot be started.

    Three threads transfer the lines, so that nothing the program does or fails to do can block the arena.
    """

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the user's own, and no shell reads it
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl+C goes only to the arena; the program's own children are in its group
            )
        except (OSError, ValueError, IndexError) as fault:
            reason = getattr(fault, "strerror", None) or str(fault)
            raise PlayerFault("player-not-started", command=command, reason=reason) from None
        self._closed = False
        self._leaves_by = 0.0  #: the deadline for its exit, once it has been asked to leave
        self._to_it: queue.Queue[bytes] = queue.Queue(WAITING)
        self._from_it: queue.Queue[bytes] = queue.Queue(WAITING)
        self._complaints: deque[str] = deque(maxlen=COMPLAINTS)
        for work, pipe in (
            (self._write, self._process.stdin),
            (self._read, self._process.stdout),
            (self._listen, self._process.stderr),
        ):
            assert pipe is not None
            threading.Thread(target=self._carry, args=(work, pipe), daemon=True).start()

    def send(self, line: bytes) -> None:
        """Sends a line; raises PlayerFault if the program has not read the previous ones."""
        try:
            self._to_it.put_nowait(line)
        except queue.Full:
            raise PlayerFault("player-not-reading", lines=WAITING) from None

    def read_line(self, until: float) -> str:
        """The program's next line, stripped; raises PlayerFault, or TimeoutError if there is none by `until`."""
        try:
            line = self._from_it.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line == _TOO_LONG:
            raise PlayerFault("player-long-line", most=LONGEST)
        if not line:
            raise self._gone()
        return line.decode("utf-8", "replace").rstrip("\r\n")

    def dismiss(self, farewell: bytes) -> None:
        """Asks the program to exit; only `close` waits for it."""
        if not self._leaves_by:
            self._leaves_by = time.monotonic() + LEAVING
            with contextlib.suppress(queue.Full):
                self._to_it.put_nowait(farewell)
                self._to_it.put_nowait(b"")

    def close(self) -> None:
        """Kills the program and its children; if it was dismissed, first waits until it exits or its time is up."""
        try:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(max(0.0, self._leaves_by - time.monotonic()))
        finally:  # also if this process is terminated in the meantime
            self._closed = True
            with contextlib.suppress(ProcessLookupError, PermissionError):
                self._kill()
            self._process.wait()

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            os.killpg(self._process.pid, signal.SIGKILL)
        else:  # a system without process groups, where its children live on
            self._process.kill()

    def _gone(self) -> PlayerFault:
        """The error for a program that has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        code = self._process.poll()
        said = " / ".join(self._complaints)
        return PlayerFault("player-ended", status="?" if code is None else code, said=said or "–")

    # --- the threads -------------------------------------------------------------------------------------------------

    def _carry(self, work: Callable[[BinaryIO], None], pipe: BinaryIO) -> None:
        with contextlib.suppress(OSError, ValueError):  # the other end is gone
            work(pipe)
        with contextlib.suppress(OSError):
            pipe.close()

    def _write(self, pipe: BinaryIO) -> None:
        while not self._closed:
            try:
                line = self._to_it.get(timeout=PATIENCE)
            except queue.Empty:
                continue
            if not line:
                return
            pipe.write(line)
            pipe.flush()

    def _read(self, pipe: BinaryIO) -> None:
        while line := pipe.readline(LONGEST + 1):
            if not self._hand_over(line if line.endswith(b"\n") or len(line) <= LONGEST else _TOO_LONG):
                return
        self._hand_over(b"")

    def _hand_over(self, line: bytes) -> bool:
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._from_it.put(line, timeout=PATIENCE)
                return True
        return False

    def _listen(self, pipe: BinaryIO) -> None:
        while line := pipe.readline(LONGEST):
            self._complaints.append(line.decode("utf-8", "replace").strip()[:LETTERS])
