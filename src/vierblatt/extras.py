"""Third-party packages: errors name the extra that installs a missing package, or the versions that fit.

>>> with packages_of("research"):
...     import gymnasium
>>> require_version("numba")
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version

from vierblatt.errors import VierblattError

#: Packages of which we use unstable parts: the versions with which those parts were tried, from the first up to but
#: excluding the second. `pyproject.toml` has the same bounds.
TRIED = {"numba": ((0, 68), (0, 70)), "uvicorn": ((0, 50), (0, 56))}


class MissingPackage(VierblattError):
    """A package that a part of Vierblatt needs and that is not installed."""


class WrongVersion(VierblattError):
    """A package whose installed version may lack the parts that we use."""


def takes(package: str) -> str:
    """The versions of a package that fit, as a requirement: "numba>=0.68,<0.70"."""
    first, beyond = (".".join(map(str, numbers)) for numbers in TRIED[package])
    return f"{package}>={first},<{beyond}"


def require_version(package: str) -> None:
    """Raises WrongVersion if the installed version does not fit; a missing package is reported elsewhere."""
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
    """A context for importing packages that an extra of Vierblatt installs; raises MissingPackage."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] == "vierblatt":
            raise  # our own bug
        raise MissingPackage("missing-package", package=fault.name, extra=extra) from None
