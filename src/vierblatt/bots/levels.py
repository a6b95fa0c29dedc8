"""The levels of playing strength, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

#: The bot of each level. Up to `club`, they call like the heuristic player (bot `rules`) but play a share of their
#: cards at random.
#: `strong` evaluates few worlds: fast enough for many tables, and clearly weaker than `best`.
LEVEL_SPECS: Mapping[str, str] = {
    "beginner": "rules:mistakes=60",
    "casual": "rules:mistakes=25",
    "club": "rules:mistakes=5",
    "strong": "search:worlds=10",
    "best": "search:ms=1000",
}
LEVELS: tuple[str, ...] = (*LEVEL_SPECS,)
