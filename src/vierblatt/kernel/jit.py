"""`@rule` compiles a small function over a state, or leaves it alone in plain mode.

Plain mode is on when `NUMBA_DISABLE_JIT=1` is set: the same sources run as ordinary Python over plain objects, for
debugging, for coverage, and to prove that the compiled code does what the source says. In a process that compiles, an
entry that has no compiled code yet can run the same way (`kernel.waiting`, `kernel.interpreting`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config as numba_config
from numba.core.extending import _Intrinsic
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from vierblatt.kernel import interpreting, waiting
from vierblatt.kernel.cache import RuleCache
from vierblatt.kernel.inlined_rules import RuleCompiler
from vierblatt.kernel.interpreting import interpret

PLAIN: bool = bool(numba_config.DISABLE_JIT)  # type: ignore[attr-defined]

#: Numba's options for what is called from compiled code alone.
FOR_RULES: Any = {
    "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler,
}  # fmt: skip
#: A state of any game: a NumPy record in compiled code, an object with slots in plain mode.
State = Any
F = TypeVar("F", bound=Callable[..., Any])


@cache
def _is_file(source: str) -> bool:
    return Path(source).exists()


def _compile(function: Callable[..., Any], **options: Any) -> Any:
    dispatcher = numba.njit(function, nogil=True, error_model="numpy", **options)
    if _is_file(inspect.getfile(function)):  # code typed into a shell or a notebook has no source file
        dispatcher._cache = RuleCache(function)  # noqa: SLF001 - there is no public way to give a function its own cache
    return dispatcher


class _Rule(CPUDispatcher):
    """A rule is called from Python only by rules that run as Python; Numba itself would crash on the attempt."""

    as_python: Callable[..., Any]

    def __call__(self, *arguments: Any) -> Any:
        if not interpreting.active():
            raise TypeError(
                f"{self.py_func.__name__} is compiled for other rules only; `@entry` is for calls from Python"
            )
        return self.as_python(*arguments)


class _Entry(CPUDispatcher):
    """An entry; called before it is compiled, it runs as Python if another process is compiling it."""

    def _compile_for_args(self, *arguments: Any, **_none: Any) -> Any:
        if waiting.runs_as_python(self, arguments):
            return partial(interpret, self.py_func)
        return super()._compile_for_args(*arguments)  # type: ignore[misc]  # numba has no type hints


def rule(function: F) -> F:
    """Compiles `function` on first use. Call it from other rules; `@entry` is for calls from Python.

    Called from Python it raises TypeError, except in plain mode.
    """
    return rule_with_twin(function)(function)


def rule_with_twin(python: F) -> Callable[[Callable[..., Any]], F]:
    """A rule whose source is for the compiler alone; where rules run as Python, `python` does the same."""

    def decorate(function: Callable[..., Any]) -> Any:
        if PLAIN:
            return python
        dispatcher = _compile(function, **FOR_RULES)
        dispatcher.__class__ = _Rule
        dispatcher.as_python = python
        return dispatcher

    return decorate


def bulk_entry(function: F) -> F:
    """Like `@rule`, but callable from Python too, for work that is long or has arrays of its own: a search, a batch.

    Run as Python it would take minutes, so a first call waits for the compiler.
    """
    if PLAIN:
        return function
    return _compile(function, no_cfunc_wrapper=True)


def entry(function: F) -> F:
    """Like `@bulk_entry`, for one step of one match: it need not wait for the compiler (see `kernel.waiting`)."""
    if PLAIN:
        return function
    dispatcher = bulk_entry(function)
    dispatcher.__class__ = _Entry  # type: ignore[assignment]
    return dispatcher


class _Instruction(_Intrinsic):  # type: ignore[misc]  # final only for type checkers
    """Code for the compiler; called from Python, it runs its twin."""

    as_python: Callable[..., Any]

    def __call__(self, *arguments: Any) -> Any:
        return self.as_python(*arguments)


def instruction(python: F) -> Callable[[Callable[..., Any]], F]:
    """Decorates what Numba's `intrinsic` takes, a function that makes LLVM code; `python` does the same as Python."""

    def decorate(typed: Callable[..., Any]) -> Any:
        if PLAIN:
            return python
        made: Any = intrinsic(typed)
        made.__class__ = _Instruction
        made.as_python = python
        return made

    return decorate


class _Table(np.ndarray[Any, np.dtype[np.int64]]):
    """An array from which Python reads numbers of its own: NumPy's would be slower and could overflow."""

    def __getitem__(self, at: Any) -> Any:
        value = super().__getitem__(at)
        return int(value) if isinstance(value, np.int64) else value


def constant_table(values: Sequence[int]) -> Any:
    """A constant table that rules may index: an int64 array in compiled code, a list in plain mode."""
    return list(values) if PLAIN else np.array(values, dtype=np.int64).view(_Table)
