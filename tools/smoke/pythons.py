"""Which interpreters there are."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from dataclasses import dataclass

#: The versions of Python that a wheel is tried on.
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
#: `ensurepip` is in a package of its own on some systems; without it an environment has no pip.
_ASK = "import ensurepip, sys; print('.'.join(map(str, sys.version_info[:3])), sys.executable)"


@dataclass(frozen=True)
class Python:
    """An interpreter. version: in full, such as "3.12.1"."""

    version: str
    executable: str


def python_of(command: str) -> Python | None:
    """The interpreter that a command or a path starts; None if there is none, or if it cannot make environments.

    The answer is what counts, not the name: a command may be there and yet say only that its version is missing.
    """
    try:
        ran = subprocess.run([command, "-c", _ASK], capture_output=True, text=True, check=False)
    except OSError:
        return None
    version, _, executable = ran.stdout.strip().partition(" ")
    return Python(version, executable) if ran.returncode == 0 and executable else None


def look_for(commands: Iterable[str]) -> tuple[list[Python], list[str]]:
    """The interpreters that these commands start, and the commands that start none."""
    tried = [(command, python_of(command)) for command in commands]
    return [python for _, python in tried if python is not None], [name for name, python in tried if python is None]
