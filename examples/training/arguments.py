"""Bad input ends the command before anything is trained, with exit code 2; an interruption keeps the net."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cyclopts import CycloptsError

from vierblatt.argument_checks import whole_number
from vierblatt.cli.faults import sentence
from vierblatt.errors import VierblattError
from vierblatt.policies import Net, load, save
from vierblatt.policies.net import array_shapes
from vierblatt.whole_files import try_out

#: The largest number of updates, and the largest seed.
MOST = 2**31 - 2


def check(game: str, hidden: tuple[int, ...], numbers: Mapping[str, int], net: Path | None, out: Path) -> Net | None:
    """Makes the folder `out` and returns the net to begin with, if any; raises VierblattError.

    numbers: the options that take a whole number, by name.
    """
    array_shapes(game, hidden)
    for name, number in numbers.items():
        whole_number(name, number, least=1 if name == "every" else 0, most=MOST)
    start = load(net, game) if net else None
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name in ("net.npz", "curve.csv", "curve.png"):
            try_out(out / name)
    except (OSError, ValueError) as fault:
        raise VierblattError("cannot-write", path=str(out), reason=getattr(fault, "strerror", None) or fault) from None
    return start


@contextmanager
def kept_if_interrupted(net: Callable[[], Net], file: Path) -> Iterator[None]:
    """A training that, if it is interrupted, writes the net as it is then, and says how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        save(net(), file)
        print(f"Interrupted. To train this net further: --net {file} --cloning 0", file=sys.stderr)
        raise


def run(app: Callable[..., Any], words: list[str]) -> int:
    """Runs a command with these words and returns the exit code: 2 for bad input, 130 for an interruption."""
    try:
        app(words, result_action="return_value", exit_on_error=False, print_error=False)
    except VierblattError as fault:
        print(sentence(fault), file=sys.stderr)
        return 2
    except CycloptsError as fault:
        print(" ".join(str(fault).split()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
