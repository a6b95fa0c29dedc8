"""The ground floor: compiled helpers that know no game."""

from vierblatt.extras import require_version

require_version("numba")
