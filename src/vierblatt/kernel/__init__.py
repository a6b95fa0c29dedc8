"""The lowest layer: compiled helpers that do not depend on any game."""

from vierblatt.extras import require_version

require_version("numba")
