"""Whether the pinned packages are known to be unsafe, and whether their licences let everybody use them.

    make audit                  fails for a known fault or a licence that is not on the list; without a network it says
    make audit ARGS=--strict    what it could not find out, and with `--strict` it fails for that, too

Faults come from `pip-audit`, which asks the package index. An index that knows the packages and no faults of them, as a
mirror may, answers as one that was not asked: such packages count as not looked up.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
AUDITED = ("play", "serve", "test")
COMMAND = (str(ROOT / ".venv-audit" / "bin" / "python"), "-m", "pip_audit")
PATIENCE = 300  #: seconds for one file

#: Words of a licence that everybody may link with.
FREE = re.compile(
    r"MIT|BSD|0BSD|Apache|APL 2|ISC|PSF|Python Software|Zlib|CC0|MPL|Mozilla|Unlicense|LGPL|Lesser General|Artistic"
)
#: Those that must be named beside a package, and what we do about it.
LINKED = {"psycopg": "imported as it is, never changed", "psycopg-binary": "as psycopg", "python-bidi": "as psycopg"}


@dataclass
class Findings:
    """faults: what is known of pins. unknown: pins of which nobody has told anything. unfree: licences not listed."""

    faults: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    unfree: list[str] = field(default_factory=list)

    def status(self, *, strict: bool) -> int:
        """The exit code."""
        return 1 if self.faults or self.unfree or (strict and self.unknown) else 0


def pinned(requirements: Path) -> list[str]:
    """The names in a requirements file."""
    return re.findall(r"^([A-Za-z0-9_.-]+)==", requirements.read_text(encoding="utf-8"), re.MULTILINE)


def licence_of(metadata: Any, classifiers: Iterable[str]) -> str:
    """The expression that a package says its licence with; without one, all that it says about it."""
    expression = str(metadata.get("License-Expression") or "")
    if expression:
        return expression
    named = [each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License")]
    free_text = str(metadata.get("License") or "").strip().partition("\n")[0]
    return " / ".join(filter(None, [*named, free_text]))


def free(licence: str) -> bool:
    """Whether everybody may link with it.

    Of several that are offered (OR) one is enough, of several that hold (AND) none may be another: `MIT OR
    GPL-3.0-only` is free, `MIT AND GPL-3.0-only` is not.
    """
    while inner := re.search(r"\(([^()]*)\)", licence):
        licence = f"{licence[: inner.start()]}{'MIT' if free(inner[1]) else 'another'}{licence[inner.end() :]}"
    offers = re.split(r"\bOR\b", licence)
    return any(all(FREE.search(held) for held in re.split(r"\bAND\b", offer)) for offer in offers)


def unfree(names: Iterable[str]) -> list[str]:
    """The installed ones among packages whose licence is not on the list."""
    found = []
    for name in sorted({*names}):
        try:
            metadata = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # for another system
        licence = licence_of(metadata, metadata.get_all("Classifier") or [])
        weak = "LGPL" in licence or "Lesser" in licence
        if not free(licence) or (weak and name not in LINKED):
            found.append(f"{name}: {licence or 'says nothing'}")
    return found


def judged(output: str, names: Iterable[str]) -> tuple[list[str], list[str]]:
    """Faults, and packages that were not looked up, in what `pip-audit` has printed as JSON about packages."""
    try:
        told = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return [], sorted(names)
    unknown = [each["name"] for each in told if "skip_reason" in each]
    faults = [
        f"{each['name']} {each['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'no version'}"
        for each in told
        for fault in each.get("vulns", ())
    ]
    return faults, unknown


def looked_up(requirements: Path) -> tuple[list[str], list[str]]:
    """As `judged`, for the pins of a file; asks the package index."""
    command = [*COMMAND, "-r", str(requirements), "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return [], pinned(requirements)
    return judged(ran.stdout, pinned(requirements))


def audit() -> Findings:
    """All that can be found out."""
    found = Findings()
    for name in AUDITED:
        requirements = ROOT / "requirements" / f"{name}.txt"
        faults, unknown = looked_up(requirements)
        found.faults += [fault for fault in faults if fault not in found.faults]
        found.unknown += [each for each in unknown if each not in found.unknown]
        found.unfree += [each for each in unfree(pinned(requirements)) if each not in found.unfree]
    return found


def main() -> int:
    """The command."""
    found = audit()
    for what, lines in (("Known faults", found.faults), ("Licences that are not on the list", found.unfree)):
        print(f"{what}: {len(lines)}", *lines, sep="\n  ")
    if found.unknown:
        print(f"NOT LOOKED UP, since the package index told nothing of their faults: {len(found.unknown)} packages")
    return found.status(strict="--strict" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
