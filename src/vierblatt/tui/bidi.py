"""Right-to-left text on a screen of columns.

A terminal that reorders lines would reorder across the columns of a table. Terminals of the VTE family can be told not
to (`EXPLICIT`). The program then orders each text itself, as on terminals that never reorder.
"""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.locale.bidi import Mode, mode_of

#: Bi-directional support mode: reset it, set it (ECMA-48, mode 8).
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
_SUPPORTED_FROM = 5800  #: the first VTE version that understands them


def can_disable_reordering(environment: Mapping[str, str]) -> bool:
    """Whether the terminal can be told not to reorder."""
    version = environment.get("VTE_VERSION", "")
    return version.isdecimal() and int(version) >= _SUPPORTED_FROM and mode_of(environment) == "terminal"


def mode_for(wanted: Mode, environment: Mapping[str, str]) -> Mode:
    """Which side orders the texts: the one of the setting, or else the one that the terminal needs."""
    if wanted != "auto":
        return wanted
    return (
        "app" if can_disable_reordering(environment) and "VIERBLATT_BIDI" not in environment else mode_of(environment)
    )
