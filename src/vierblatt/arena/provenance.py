"""Where figures come from: the commit, the day, the machine, the versions."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any


def provenance(checkout: Path, packages: Sequence[str] = ("numba", "numpy")) -> dict[str, Any]:
    """What figures hang on besides what is measured: sources, machine, versions of these packages."""
    return {
        "commit": commit(checkout),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "versions": versions(packages),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def commit(checkout: Path) -> str:
    """The commit that is checked out there; `-changed` if its sources were touched since."""
    found = _git(checkout, "rev-parse", "--short=12", "HEAD") or "unknown"
    return found + ("-changed" if _git(checkout, "status", "--porcelain", "--", ":/src") else "")


def processor() -> str:
    """The model of the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def versions(packages: Sequence[str]) -> dict[str, str]:
    """The versions of Python and of those packages that are installed."""
    found = {"python": platform.python_version()}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _git(checkout: Path, *arguments: str) -> str:
    """What git answers there; empty outside a checkout."""
    command = ["git", "-C", str(checkout), *arguments]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - fixed words
    except (OSError, subprocess.CalledProcessError):
        return ""
    return run.stdout.strip()
