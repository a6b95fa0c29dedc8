"""Waiting for events in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def eventually(condition: Callable[[], bool], *, seconds: float = 60.0) -> None:
    """Waits until a condition is true; raises TimeoutError if it stays false."""
    async with asyncio.timeout(seconds):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)
