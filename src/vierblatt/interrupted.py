"""What an interrupt leaves behind: code that it stops midway may raise another exception while it is left.

>>> try:
...     with interrupts_only():
...         try:
...             raise KeyboardInterrupt
...         finally:
...             raise RuntimeError("cannot release a lock")
... except KeyboardInterrupt:
...     print("interrupted")
interrupted
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


def was_interrupted(fault: BaseException | None) -> bool:
    """Whether an interrupt caused a fault, in a lock or in the compiler for example."""
    while fault is not None and not isinstance(fault, KeyboardInterrupt):
        fault = fault.__cause__ or fault.__context__
    return fault is not None


@contextmanager
def interrupts_only() -> Iterator[None]:
    """Within the block, a fault that an interrupt caused becomes the interrupt again."""
    try:
        yield
    except Exception as fault:
        if was_interrupted(fault):
            raise KeyboardInterrupt from None
        raise
