"""``python -m tests.fuzz.guided TARGET``: one target, guided by code coverage (Atheris, libFuzzer).

Atheris is not pinned, as its wheels do not exist for every system. If it is installed besides what the tests need,

    python -m tests.fuzz.guided tokens -max_total_time=600

runs until the time is up or an input fails. It writes that input to the current folder, for you to add to the corpus.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

#: Instrumented: everything that reads bytes from outside.
WATCHED = ["vierblatt." + name for name in ("protocol", "server", "client", "record", "position", "analysis", "arena")]


def main() -> None:
    """Runs the command."""
    try:
        import atheris
    except ImportError:
        sys.exit("This needs Atheris: pip install atheris")
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # instrumented code cannot be compiled
    with atheris.instrument_imports(include=WATCHED):
        from tests.fuzz.targets import TARGETS
    name, *options = sys.argv[1:] or [""]
    if name not in TARGETS:
        sys.exit(f"Which target? {' '.join(TARGETS)}")
    target = TARGETS[name]
    with tempfile.TemporaryDirectory() as corpus, target.open_check() as check:
        for number, example in enumerate(target.examples()):
            (Path(corpus) / str(number)).write_bytes(example)

        def feed(data: bytes) -> None:
            with contextlib.suppress(*target.allowed):
                check(data)

        atheris.Setup([sys.argv[0], *options, corpus], feed)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
