"""The memory that a ready server frees, and that nothing is missing afterwards."""

from __future__ import annotations

import gc
import re
import sys
from pathlib import Path

import llvmlite.binding as compiler
import pytest

from vierblatt.server.ops import memory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a program put its code aside")


def resident(library: str) -> int:
    """KiB of a library's code that lie in memory."""
    found = re.findall(rf" r-xp .*{library}.*\n(?:\w+: .*\n)*?Rss: +(\d+)", Path("/proc/self/smaps").read_text())
    assert found
    return sum(map(int, found))


def test_the_compiler_leaves_the_memory_and_comes_back_when_it_is_wanted() -> None:
    compiler.initialize_native_target()
    module = compiler.parse_assembly("define i64 @two() { ret i64 2 }")
    before = resident("libllvmlite")
    memory._drop_compiler_pages()
    after = resident("libllvmlite")
    assert after < before
    assert "ret i64 2" in str(module)
    module.verify()
    assert resident("libllvmlite") > after


def test_a_starting_server_collects_garbage_again_once_it_serves() -> None:
    before = gc.get_threshold()
    try:
        with memory.starting():
            assert not gc.isenabled()
            memory.release()
            assert gc.isenabled() and gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_a_server_that_cannot_start_collects_garbage_again() -> None:
    with pytest.raises(OSError, match="no"), memory.starting():
        raise OSError("no")
    assert gc.isenabled()
