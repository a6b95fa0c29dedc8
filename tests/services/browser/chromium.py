"""Finds the browser."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The Chromium of this machine: the one named by VIERBLATT_CHROMIUM, otherwise one on the PATH."""
    return os.environ.get("VIERBLATT_CHROMIUM") or next(
        (found for name in NAMES if (found := shutil.which(name))), None
    )
