"""The memory that a ready server frees, and that nothing is missing afterwards."""

from __future__ import annotations

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
