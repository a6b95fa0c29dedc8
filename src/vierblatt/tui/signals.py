"""Signals while the app runs: they end it between two callbacks, not within one."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from textual.app import App

ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def interrupts_between_callbacks(app: App[Any]) -> Iterator[None]:
    """Within the block, a signal whose handler raises KeyboardInterrupt makes the app leave; the block then raises it.

    Raised wherever the event loop happens to be, it could end the very task that the end of the app waits for, and the
    process would never end.
    """
    interrupted = False
    before: dict[int, Any] = {}

    def handle(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        try:
            before[number](number, frame)
        except KeyboardInterrupt:
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:
                raise KeyboardInterrupt from None
            interrupted = True
            loop.call_soon_threadsafe(app.exit)

    for number in [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]:
        if callable(handler := signal.getsignal(number)):
            before[number] = handler
            signal.signal(number, handle)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if interrupted:
        raise KeyboardInterrupt
