"""What several commands of `vierblatt league` take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

LeagueFile = Annotated[Path, Parameter(name="LEAGUE", help="A league (TOML); see docs/leagues.md.")]
ResultFile = Annotated[Path, Parameter(name="RESULT", help="A result (JSON), as `vierblatt league run` writes it.")]
