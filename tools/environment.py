"""Make a virtual environment with pinned packages and the project in it, unless it is there already.

    python3 tools/environment.py ENVIRONMENT REQUIREMENTS

The Makefile calls this before every command, so that the happy path must be quick: one small file is compared
and nothing else is done. That file (the stamp) is written last, hence an install that was interrupted is done
again; it holds all that the environment depends on, hence a changed pin, another Python or a moved checkout
make a fresh one. The project is linked, not built: packages for building are not needed.

This file must also run on Pythons that are too old for the project, to say so.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent

# A shell finds the interpreter even where its path has spaces, which a "#!" line could not say.
COMMAND = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys

from vierblatt.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""


def complaint() -> str:
    """What keeps this Python from making the environment, or nothing."""
    if sys.version_info < OLDEST:
        return (
            "Vierblatt needs Python 3.11 or newer, and this is Python {}.{}.\n"
            "Where a newer one is installed, name it: make PYTHON=python3.12 ..."
        ).format(*sys.version_info[:2])
    try:
        import ensurepip  # noqa: F401 -- Debian ships it apart
        import venv  # noqa: F401
    except ImportError:
        return (
            "This Python has no module 'venv'.\n"
            "On Debian and Ubuntu it is a package of its own: sudo apt-get install python3-venv"
        )
    return ""


def fingerprint(requirements: Path) -> str:
    """All that an environment depends on, as one word."""
    parts = [sys.version, sys.base_prefix, str(ROOT)]
    parts += [path.read_text(encoding="utf-8") for path in (requirements, Path(__file__))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_ready(stamp: Path, wanted: str) -> bool:
    """Whether the environment was made completely, and from the same ingredients."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def install(environment: Path, requirements: Path) -> None:
    """Make the environment from nothing, with the pinned packages."""
    import venv

    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(environment)
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", *quiet]
    # Python compiles what is imported; to compile everything ahead takes a third of the time of installing.
    subprocess.run(
        [*pip, "--no-compile", "--require-hashes", "--only-binary=:all:", "-r", str(requirements)], check=True
    )


def link_project(environment: Path) -> None:
    """Let the environment import the project from its checkout, and give it the command `vierblatt`."""
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
    """Do what the module's docstring says; a plain sentence instead of a traceback where it cannot be."""
    problem = complaint()
    if not problem:
        environment, requirements = (ROOT / name for name in sys.argv[1:3])
        try:
            prepare(environment, requirements)
        except subprocess.CalledProcessError:
            problem = "The packages could not be installed (see above). The next try starts afresh."
    if problem:
        print(problem, file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
