"""Checks the pinned packages for known vulnerabilities and for licences that not everybody can use.

    make audit                  fails on a known vulnerability or a licence that is not on the list
    make audit ARGS=--strict    also fails if a package could not be looked up, as without a network

Vulnerabilities come from `pip-audit`, which asks the package index. An index such as a mirror may have the packages
but no data about vulnerabilities: those packages count as not looked up.
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

#: Words that identify a licence with which everybody may link.
FREE = re.compile(
    r"MIT|BSD|0BSD|Apache|APL 2|ISC|PSF|Python Software|Zlib|CC0|MPL|Mozilla|Unlicense|LGPL|Lesser General|Artistic"
)
#: Packages with a weak copyleft licence, and how we comply with it.
LINKED = {"psycopg": "imported as it is, never changed", "psycopg-binary": "as psycopg", "python-bidi": "as psycopg"}


@dataclass
class Findings:
    """faults: known vulnerabilities of pins. unknown: pins not looked up. unfree: licences not on the list."""

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
    """The licence expression of a package; without one, everything that its metadata says about the licence."""
    expression = str(metadata.get("License-Expression") or "")
    if expression:
        return expression
    named = [each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License")]
    free_text = str(metadata.get("License") or "").strip().partition("\n")[0]
    return " / ".join(filter(None, [*named, free_text]))


def free(licence: str) -> bool:
    """Whether everybody may link with code under this licence.

    Of alternatives (OR) one free licence is enough; of combined licences (AND) all must be free: `MIT OR GPL-3.0-only`
    is free, `MIT AND GPL-3.0-only` is not.
    """
    while inner := re.search(r"\(([^()]*)\)", licence):
        licence = f"{licence[: inner.start()]}{'MIT' if free(inner[1]) else 'another'}{licence[inner.end() :]}"
    offers = re.split(r"\bOR\b", licence)
    return any(all(FREE.search(held) for held in re.split(r"\bAND\b", offer)) for offer in offers)


def unfree(names: Iterable[str]) -> list[str]:
    """The installed packages among these whose licence is not on the list."""
    refused = []
    for name in sorted({*names}):
        try:
            metadata = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # for another system
        licence = licence_of(metadata, metadata.get_all("Classifier") or [])
        weak = "LGPL" in licence or "Lesser" in licence
        if not free(licence) or (weak and name not in LINKED):
            refused.append(f"{name}: {licence or 'no licence given'}")
    return refused


def judged(output: str, names: Iterable[str]) -> tuple[list[str], list[str]]:
    """Vulnerabilities, and packages that were not looked up, from the JSON output of `pip-audit`."""
    try:
        dependencies = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return [], sorted(names)
    unknown = [each["name"] for each in dependencies if "skip_reason" in each]
    faults = [
        f"{each['name']} {each['version']}: {fault['id']}, fixed in {', '.join(fault['fix_versions']) or 'no version'}"
        for each in dependencies
        for fault in each.get("vulns", ())
    ]
    return faults, unknown


def looked_up(requirements: Path) -> tuple[list[str], list[str]]:
    """Like `judged`, for the pins of a file; asks the package index."""
    command = [*COMMAND, "-r", str(requirements), "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return [], pinned(requirements)
    return judged(ran.stdout, pinned(requirements))


def audit() -> Findings:
    """Audits all requirements files."""
    findings = Findings()
    for name in AUDITED:
        requirements = ROOT / "requirements" / f"{name}.txt"
        faults, unknown = looked_up(requirements)
        findings.faults += [fault for fault in faults if fault not in findings.faults]
        findings.unknown += [each for each in unknown if each not in findings.unknown]
        findings.unfree += [each for each in unfree(pinned(requirements)) if each not in findings.unfree]
    return findings


def main() -> int:
    """The command."""
    findings = audit()
    for what, lines in (("Known faults", findings.faults), ("Licences that are not on the list", findings.unfree)):
        print(f"{what}: {len(lines)}", *lines, sep="\n  ")
    if findings.unknown:
        print(f"NOT LOOKED UP, as the index has no vulnerability data: {len(findings.unknown)} packages")
    return findings.status(strict="--strict" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
