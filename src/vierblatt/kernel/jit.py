"""`@rule` compiles a small function over a state, or leaves it alone in plain mode.

Plain mode is on when `NUMBA_DISABLE_JIT=1` is set: the same sources run as ordinary Python over plain objects, for
debugging, for coverage, and to prove that the compiled code does what the source says.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config as numba_config
from numba.core.registry import CPUDispatcher

from vierblatt.kernel.cache import RuleCache

PLAIN: bool = bool(numba_config.DISABLE_JIT)  # type: ignore[attr-defined]

#: A state of any game: a NumPy record in compiled code, an object with slots in plain mode.
State = Any
F = TypeVar("F", bound=Callable[..., Any])


def _compile(function: Callable[..., Any], **options: Any) -> Any:
    dispatcher = numba.njit(function, nogil=True, error_model="numpy", **options)
    if Path(inspect.getfile(function)).exists():  # code typed into a shell or a notebook has no source file
        dispatcher._cache = RuleCache(function)  # noqa: SLF001 - there is no public way to give a function its own cache
    return dispatcher


class _Rule(CPUDispatcher):
    """A rule cannot be called from Python; Numba itself would crash on the attempt."""

    def __call__(self, *_: object, **__: object) -> Any:
        raise TypeError(f"{self.py_func.__name__} is compiled for other rules only; `@entry` is for calls from Python")


def rule(function: F) -> F:
    """Compiles `function` on first use. Call it from other rules; `@entry` is for calls from Python.

    Called from Python it raises TypeError, except in plain mode.
    """
    if PLAIN:
        return function
    dispatcher = _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    dispatcher.__class__ = _Rule
    return dispatcher


def entry(function: F) -> F:
    """Like `@rule`, but callable from Python too."""
    if PLAIN:
        return function
    return _compile(function, no_cfunc_wrapper=True)


def constant_table(values: Sequence[int]) -> Any:
    """A constant table that rules may index: an int64 array compiled, a list in plain mode."""
    return list(values) if PLAIN else np.array(values, dtype=np.int64)
