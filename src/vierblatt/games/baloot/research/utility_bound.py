"""The largest result of one deal of Baloot."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.games.baloot.rules.scoring import GAHWA_POINTS
from vierblatt.games.options import Value

PROJECTS_IN_SUN = 40 + 3 * 20  #: four in one team: a 400 and three hundreds
PROJECTS_IN_HOKOM = 4 * 10


def utility_bound(values: Mapping[str, Value]) -> int:
    """The most that a team can be ahead after one deal: BAL-SCORE-10 to BAL-SCORE-12, BAL-PROJ-11."""
    kaboot_factor, project_factor = (
        (4 if values["kaboot_multiplied"] else 1),
        2 if values["project_multiplier_cap2"] else 4,
    )
    sun = max((88 if values["reverse_kaboot_88"] else 44) * min(kaboot_factor, 2), 2 * 26) + 2 * PROJECTS_IN_SUN
    hokom = max(25 * kaboot_factor, 4 * 16) + project_factor * PROJECTS_IN_HOKOM + 2
    return max(sun, hokom, GAHWA_POINTS)
