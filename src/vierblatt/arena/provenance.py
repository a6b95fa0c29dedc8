"""The provenance of measurements: commit, date, machine, versions."""

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
    """What figures depend on besides the measured code: sources, machine, versions of these packages."""
    return {
        "commit": commit(checkout),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "versions": versions(packages),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def commit(checkout: Path) -> str:
    """The commit that is checked out, with `-changed` appended if the sources differ from it."""
    revision = _git(checkout, "rev-parse", "--short=12", "HEAD") or "unknown"
    return revision + ("-changed" if _git(checkout, "status", "--porcelain", "--", ":/src") else "")


def processor() -> str:
    """The model of the processor, as far as the system reports it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def versions(packages: Sequence[str]) -> dict[str, str]:
    """The versions of Python and of those of the packages that are installed."""
    installed = {"python": platform.python_version()}
    for package in packages:
        try:
            installed[package] = version(package)
        except PackageNotFoundError:
            continue
    return installed


def _git(checkout: Path, *arguments: str) -> str:
    """The output of git in a checkout; empty outside one."""
    command = ["git", "-C", str(checkout), *arguments]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - fixed words
    except (OSError, subprocess.CalledProcessError):
        return ""
    return run.stdout.strip()
