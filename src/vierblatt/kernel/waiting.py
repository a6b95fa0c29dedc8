"""Decides whether a call of an entry that is not compiled yet waits for the compiler or runs as Python.

It runs as Python if `compiled_elsewhere` says that another process is compiling the game. A thread looks for what that
process has written to the cache, and loads it; from then on calls run the compiled code.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from vierblatt.kernel.interpreting import active, layout_of

#: Seconds between two looks at the cache.
LOOK_EVERY = 0.2


def _never(_game: str) -> bool:
    return False


#: Asked with the id of a game, or "" for a function of numbers only; `games.background` sets it.
compiled_elsewhere: Callable[[str], bool] = _never

_wanted: dict[tuple[Any, tuple[Any, ...]], str] = {}
_kinds: dict[tuple[Any, ...], Any] = {}
_lock = threading.Lock()


def runs_as_python(dispatcher: Any, arguments: tuple[Any, ...]) -> bool:
    """Whether this call of an entry that is not compiled for its arguments runs as Python.

    True: the compiled code has been requested as well. False: the caller compiles it, or loads it from the cache.
    """
    if active() and any(not isinstance(each, int | bool) for each in arguments):
        return True  # called by a rule that runs as Python, with its objects
    if not hasattr(dispatcher._cache, "may_have"):  # noqa: SLF001 - code typed into a shell has no cache to wait for
        return False
    game = next((layout.name for each in arguments if (layout := layout_of(each))), "")
    kinds = tuple(_kind(dispatcher, each) for each in arguments)
    if (dispatcher, kinds) not in _wanted and is_ready(dispatcher, kinds):
        return False
    if not compiled_elsewhere(game):
        return False
    _want(dispatcher, kinds, game)
    return True


def _kind(dispatcher: Any, argument: object) -> Any:
    """The Numba type of an argument, cached: Numba takes longer to find the type of a state than to run a rule."""
    if not isinstance(argument, np.ndarray):
        return dispatcher.typeof_pyval(argument)
    flags = argument.flags
    key = argument.dtype, argument.ndim, flags.c_contiguous, flags.f_contiguous, flags.writeable, flags.aligned
    if key not in _kinds:
        _kinds[key] = dispatcher.typeof_pyval(argument)
    return _kinds[key]


def forget() -> None:
    """For a forked process: nothing is wanted yet, and no other thread has the lock."""
    global _lock  # noqa: PLW0603 - there is one per process
    _wanted.clear()
    _lock = threading.Lock()


def is_ready(dispatcher: Any, kinds: tuple[Any, ...]) -> bool:
    """Whether the cache has the compiled code of an entry for arguments of these kinds."""
    entries = dispatcher._cache  # noqa: SLF001 - see `jit`
    return entries.may_have() and entries.has(kinds, dispatcher.targetctx)


def _want(dispatcher: Any, kinds: tuple[Any, ...], game: str) -> None:
    with _lock:
        if (dispatcher, kinds) in _wanted:
            return
        _wanted[dispatcher, kinds] = game
        if len(_wanted) > 1:
            return  # the thread is at work
        try:
            threading.Thread(target=_load_what_is_ready, name="compiled rules", daemon=True).start()
        except RuntimeError:  # no more threads: the next call tries again
            _wanted.clear()


def _load_what_is_ready() -> None:
    while True:
        for dispatcher, kinds in [*_wanted]:
            try:
                done = is_ready(dispatcher, kinds)
                if done:
                    dispatcher.compile(kinds)  # finds it in the cache
                else:
                    done = not compiled_elsewhere(_wanted[dispatcher, kinds])  # the next call compiles it
            except Exception:  # noqa: BLE001 - it happens again in the next call, which reports it
                done = True
            if done:
                with _lock:
                    del _wanted[dispatcher, kinds]
                    if not _wanted:
                        return
        time.sleep(LOOK_EVERY)
