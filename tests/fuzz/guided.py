"""``python -m tests.fuzz.guided TARGET``: one target, led by the lines that an input reaches (Atheris, libFuzzer).

Atheris is not pinned: it needs wheels that not every system has. Where it is installed beside what the tests need,

    python -m tests.fuzz.guided tokens -max_total_time=600

goes on until that time is up, or an input goes wrong: it is written to the present folder, to be put into the corpus.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

#: What is watched: everything that reads outside bytes.
WATCHED = ["vierblatt." + name for name in ("protocol", "server", "client", "record", "position", "analysis", "arena")]


def main() -> None:
    """The command."""
    try:
        import atheris
    except ImportError:
        sys.exit("This needs Atheris: pip install atheris")
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # code that is watched cannot be compiled
    with atheris.instrument_imports(include=WATCHED):
        from tests.fuzz.targets import TARGETS
    name, *options = sys.argv[1:] or [""]
    if name not in TARGETS:
        sys.exit(f"Which target? {' '.join(TARGETS)}")
    target = TARGETS[name]
    with tempfile.TemporaryDirectory() as corpus, target.opened() as check:
        for number, example in enumerate(target.examples()):
            (Path(corpus) / str(number)).write_bytes(example)

        def feed(data: bytes) -> None:
            with contextlib.suppress(*target.allowed):
                check(data)

        atheris.Setup([sys.argv[0], *options, corpus], feed)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
