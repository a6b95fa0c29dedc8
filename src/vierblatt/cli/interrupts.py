"""What ends a command early: Ctrl+C, an order to end (SIGTERM), and a terminal that was closed (SIGHUP).

The first of them reaches a command as KeyboardInterrupt, so all that it keeps after Ctrl+C it keeps after the others,
too. Only the exit code differs: 128 and the number of the signal, as shells report it. Further ones change nothing,
since some senders send two at once; only Ctrl+C, pressed again a little later, ends the process without waiting.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 0.5  #: seconds after which another Ctrl+C is a second one

SOON = 0.01  #: seconds after which a signal is sent again that came at a moment when it could not be acted on
LLVM_CALLBACKS = "llvmlite.binding.executionengine"  #: the module whose functions LLVM calls while it loads a rule

_first: list[tuple[int, float]] = []  # the first signal, and when it came
_postponed: list[int] = []  # signals that will be sent again


def endings() -> list[signal.Signals]:
    """The signals that end a command early, except those that this process was started to ignore, as by nohup."""
    known = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    return [each for each in known if signal.getsignal(each) is not signal.SIG_IGN]


def exit_code() -> int:
    """The exit code of a command that was ended early: 130 after Ctrl+C."""
    return 128 + (_first[0][0] if _first else signal.SIGINT)


def is_first(number: int) -> bool:
    """Notes that a signal has come; returns whether it is the first. Does not return after a second Ctrl+C."""
    now = time.monotonic()
    if not _first:
        _first.append((number, now))
        return True
    if number == signal.SIGINT and now > _first[0][1] + AGAIN:
        os._exit(exit_code())
    return False


@contextmanager
def as_interrupts(*, for_good: bool) -> Iterator[None]:
    """Within the block the first of them ends a command as Ctrl+C does.

    for_good: the process belongs to the command, so afterwards each ends it silently: all that could be kept is kept,
    and Python only tidies up.
    """
    _first.clear()
    _postponed.clear()
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {each: signal.getsignal(each) for each in endings()}
    usual = [each for each, handler in before.items() if handler in {signal.SIG_DFL, signal.default_int_handler}]
    for each in usual:
        signal.signal(each, _interrupt)
    try:
        yield
    finally:
        for each in usual:
            signal.signal(each, signal.SIG_DFL if for_good else before[each])


def _interrupt(number: int, frame: FrameType | None) -> None:
    if number in _postponed:
        _postponed.remove(number)
    elif not is_first(number):
        return
    if _called_by_llvm(frame):
        _postponed.append(number)
        threading.Timer(SOON, _send_again, [number]).start()
        return
    raise KeyboardInterrupt


def _called_by_llvm(frame: FrameType | None) -> bool:
    """Whether LLVM called this code: an exception cannot pass through it, but is lost or makes it crash."""
    while frame is not None:
        if frame.f_globals.get("__name__") == LLVM_CALLBACKS and frame.f_code.co_name.startswith("_raw_"):
            return True
        frame = frame.f_back
    return False


def _send_again(number: int) -> None:
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, number)
    else:
        signal.raise_signal(number)
