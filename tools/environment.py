"""Make a virtual environment with pinned packages and the project in it, unless it exists already.

    python3 tools/environment.py ENVIRONMENT REQUIREMENTS

The Makefile calls this before every command, so the usual case must be quick: it compares one small file and does
nothing else. That file (the stamp) is written last, so an interrupted install is repeated. It has a hash of everything
the environment depends on, so a changed pin, another Python or a moved checkout leads to a new environment. The
project is linked, not built, so no build packages are needed.

This file must also run on Pythons that are too old for the project, in order to say so.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent

# A shell finds the interpreter even if its path has spaces, which a "#!" line does not support.
COMMAND = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys

from vierblatt.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""


def complaint() -> str:
    """Why this Python cannot make the environment; empty if it can."""
    if sys.version_info < OLDEST:
        return (
            "Vierblatt needs Python 3.11 or newer, and this is Python {}.{}.\n"
            "If a newer one is installed, name it: make PYTHON=python3.12 ..."
        ).format(*sys.version_info[:2])
    try:
        import ensurepip  # noqa: F401 -- Debian ships it separately
        import venv  # noqa: F401
    except ImportError:
        return (
            "This Python has no module 'venv'.\n"
            "On Debian and Ubuntu it is a separate package: sudo apt-get install python3-venv"
        )
    return ""


def fingerprint(requirements: Path) -> str:
    """A hash of everything that an environment depends on."""
    parts = [sys.version, sys.base_prefix, str(ROOT)]
    parts += [path.read_text(encoding="utf-8") for path in (requirements, Path(__file__))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_ready(stamp: Path, wanted: str) -> bool:
    """Whether the environment is complete and up to date."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def install(environment: Path, requirements: Path) -> None:
    """Make the environment from scratch, with the pinned packages."""
    import venv

    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(environment)
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", *quiet]
    # Python compiles modules on import; compiling everything ahead would take a third of the time of installing.
    subprocess.run(
        [*pip, "--no-compile", "--require-hashes", "--only-binary=:all:", "-r", str(requirements)], check=True
    )


def link_project(environment: Path) -> None:
    """Make the project importable from its checkout, and add the command `vierblatt`."""
    python = environment / "bin" / "python"
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(ask, check=True, stdout=subprocess.PIPE).stdout.decode().strip())
    (packages / "vierblatt-checkout.pth").write_text(str(ROOT / "src") + "\n", encoding="utf-8")
    command = environment / "bin" / "vierblatt"
    command.write_text(COMMAND.format(python=python), encoding="utf-8")
    command.chmod(0o755)


def prepare(environment: Path, requirements: Path) -> None:
    """Make the environment unless it is ready; a second caller waits for the first."""
    import fcntl

    stamp, wanted = environment / ".ready", fingerprint(requirements)
    if is_ready(stamp, wanted):
        return
    with environment.with_name(environment.name + ".lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_ready(stamp, wanted):
            return
        if stamp.exists():
            stamp.unlink()
        print("Installing pinned packages into " + environment.name + ", once ...", flush=True)
        install(environment, requirements)
        link_project(environment)
        stamp.write_text(wanted, encoding="utf-8")


def main() -> int:
    """Do what the module's docstring says; on failure print a plain sentence instead of a traceback."""
    problem = complaint()
    if not problem:
        environment, requirements = (ROOT / name for name in sys.argv[1:3])
        try:
            prepare(environment, requirements)
        except subprocess.CalledProcessError:
            problem = "The packages could not be installed (see above). The next try starts from scratch."
    if problem:
        print(problem, file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
