"""Packages of others: what is missing is told with the extra that brings it, and what does not fit with what would.

>>> with packages_of("rl"):
...     import gymnasium
>>> require_version("numba")
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version

from vierblatt.errors import VierblattError

#: Packages of which we use parts that they do not promise to keep: the versions with which those parts were tried, from
#: the first up to, but without, the second. `pyproject.toml` says the same.
TRIED = {"numba": ((0, 68), (0, 70)), "uvicorn": ((0, 50), (0, 56))}


class MissingPackage(VierblattError):
    """A part of Vierblatt that was not installed."""


class WrongVersion(VierblattError):
    """A package whose installed version may lack what we use of it."""


def takes(package: str) -> str:
    """The versions of a package that fit, as a requirement: "numba>=0.68,<0.70"."""
    first, beyond = (".".join(map(str, numbers)) for numbers in TRIED[package])
    return f"{package}>={first},<{beyond}"


def require_version(package: str) -> None:
    """Raises WrongVersion unless a version that fits is installed; a package that is missing is told of elsewhere."""
    try:
        installed = version(package)
    except PackageNotFoundError:
        return
    first, beyond = TRIED[package]
    numbers = tuple(int(number) for number in re.findall(r"\d+", installed)[:2])
    if not first <= numbers < beyond:
        raise WrongVersion("wrong-version", package=package, installed=installed, takes=takes(package))


@contextmanager
def packages_of(extra: str) -> Iterator[None]:
    """For the imports of packages that an extra of Vierblatt brings; raises MissingPackage."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] == "vierblatt":
            raise  # our own mistake
        raise MissingPackage("missing-package", package=fault.name, extra=extra) from None
