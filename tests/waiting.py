"""Waiting for what happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def eventually(condition: Callable[[], bool], *, seconds: float = 60.0) -> None:
    """Until a condition holds; raises TimeoutError where it never does."""
    async with asyncio.timeout(seconds):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)
