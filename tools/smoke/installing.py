"""A clean environment with the wheel in it, installed by pip, and a home of its own."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.smoke.pythons import Python
from tools.smoke.running import Failed, Place

ROOT = Path(__file__).resolve().parents[2]
#: The versions with which the project is tested; they include those of every extra.
PINS = ROOT / "requirements" / "test.txt"
#: What the surroundings may not decide: where Python finds modules, and how Vierblatt and Numba run.
_FOREIGN = re.compile(r"PYTHON|VIRTUAL_ENV|VIERBLATT_(?!CACHE$)|NUMBA_|XDG_|COVERAGE|LC_|LANG")


@dataclass(frozen=True)
class Combination:
    """What is installed: a Python and extras, none for the core alone."""

    python: Python
    extras: tuple[str, ...]

    def __str__(self) -> str:
        return f"Python {self.python.version}, {','.join(self.extras) or 'no extra'}"


def constraints(requirements: str) -> str:
    r"""The versions in a requirements file, without hashes.

    pip accepts hashes only if it finds them for all that it installs, and a wheel that was just built has none.

    >>> constraints("# by a tool\nrich==15.1.0 \\\n    --hash=sha256:00\nattrs==1.0 ; python_version < '4' \\\n")
    "rich==15.1.0\nattrs==1.0 ; python_version < '4'\n"
    """
    lines = [line.removesuffix("\\").strip() for line in requirements.splitlines()]
    return "".join(f"{line}\n" for line in lines if "==" in line and not line.startswith(("#", "--")))


def install(combination: Combination, wheel: Path, folder: Path, *, newest: bool) -> Place:
    """Installs the wheel with its extras in an empty folder; raises Failed.

    newest: whether pip takes the newest versions that fit the wheel, instead of those that the project pins.
    """
    environment, home, work = (folder / name for name in ("environment", "home", "work"))
    home.mkdir()
    work.mkdir()
    _call([combination.python.executable, "-m", "venv", str(environment)], folder)
    wanted = f"{wheel}[{','.join(combination.extras)}]" if combination.extras else str(wheel)
    pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    # Python compiles what the steps import: a tenth of what pip would compile, for half of the time that it needs.
    command = [*pip, "install", "--quiet", "--no-compile"]
    if not newest:
        file = folder / "constraints.txt"
        file.write_text(constraints(PINS.read_text(encoding="utf-8")), encoding="utf-8")
        command += ["--constraint", str(file)]
    # Nothing is built: that would need compilers, and would run code of others while it installs.
    _call([*command, "--only-binary=:all:", wanted], folder)
    return Place(environment, work, surroundings(environment, home))


def surroundings(environment: Path, home: Path) -> dict[str, str]:
    """The variables with which a user runs what is in the environment: an empty home, a terminal, English.

    `VIERBLATT_CACHE` stays, so that a run may use rules that are compiled already. Warnings are shown, since those
    about our own code fail a step.
    """
    kept = {name: value for name, value in os.environ.items() if not _FOREIGN.match(name)}
    path = f"{environment / 'bin'}{os.pathsep}{kept.get('PATH', os.defpath)}"
    own = {"HOME": str(home), "PATH": path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "default"}
    return kept | own


def megabytes(place: Place) -> float:
    """The size of the installed packages, without pip."""
    (packages,) = (place.environment / "lib").glob("python*/site-packages")
    files = [path for path in packages.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in files if not path.relative_to(packages).parts[0].startswith("pip")) / 1e6


def _call(command: list[str], folder: Path) -> None:
    """Runs a command that installs; the user's pip settings hold, so that it uses their index."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    ran = subprocess.run(
        command, cwd=folder, env=kept, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if ran.returncode:
        raise Failed(f"exit code {ran.returncode}", ran.stdout)
