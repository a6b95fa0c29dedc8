"""What is slow to build, and the same for all tests: the workers of a run share it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], str]) -> tuple[Path, str]:
    """The folder that `make` fills, and what it returns; the first worker calls it, the others wait."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    target, said = shared / name, shared / f"{name}-said"
    with (shared / f"{name}-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not said.exists():
            said.write_text(make(target), encoding="utf-8")
    return target, said.read_text(encoding="utf-8")
