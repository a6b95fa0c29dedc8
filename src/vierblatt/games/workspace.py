"""The workspace of a search: one record of int64 numbers and rows, which compiled rules use as `works[0]`.

>>> works = new_workspace(workspace_type(["nodes"], {"moves": 8}))
>>> write(works, "nodes", 3)
>>> read(works, "nodes")
3
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from vierblatt.kernel.jit import PLAIN


def workspace_type(numbers: Iterable[str], rows: Mapping[str, int]) -> np.dtype[Any]:
    """The type of a record with these numbers, and with rows of the given lengths."""
    return np.dtype([*((name, np.int64) for name in numbers), *((n, np.int64, (size,)) for n, size in rows.items())])


def new_workspace(kind: np.dtype[Any]) -> Any:
    """A batch of one, all 0; in plain mode a list of one object."""
    if not PLAIN:
        return np.zeros(1, kind)
    shapes = {name: kind[name].shape for name in kind.names or ()}
    return [SimpleNamespace(**{name: [0] * shape[0] if shape else 0 for name, shape in shapes.items()})]


def read(works: Any, name: str) -> int:
    """Reads one of the numbers."""
    return int(getattr(works[0], name) if PLAIN else works[name][0])


def write(works: Any, name: str, value: int) -> None:
    """Sets one of the numbers."""
    if PLAIN:
        setattr(works[0], name, value)
    else:
        works[name][0] = value
