"""The packages that only some commands need: what is missing is told with what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vierblatt.errors import VierblattError


class MissingPackage(VierblattError):
    """A part of Vierblatt that was not installed."""


@contextmanager
def server_packages() -> Iterator[None]:
    """For the imports of a command that needs the server's packages; raises MissingPackage."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] == "vierblatt":
            raise  # our own mistake
        raise MissingPackage("no-server-packages", package=fault.name) from None
