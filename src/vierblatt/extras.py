"""Optional packages: what is missing is told with the extra that brings it.

>>> with packages_of("rl"):
...     import gymnasium
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vierblatt.errors import VierblattError


class MissingPackage(VierblattError):
    """A part of Vierblatt that was not installed."""


@contextmanager
def packages_of(extra: str) -> Iterator[None]:
    """For the imports of packages that an extra of Vierblatt brings; raises MissingPackage."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] == "vierblatt":
            raise  # our own mistake
        raise MissingPackage("missing-package", package=fault.name, extra=extra) from None
