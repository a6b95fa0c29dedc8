"""How strong a player one wants to meet, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

#: What each level is. Up to `club` they call as the rules bot does, but a share of their cards is any that is legal.
#: `strong` looks at few deals: quick enough for many tables, and far enough from `best` to be told apart.
LEVEL_SPECS: Mapping[str, str] = {
    "beginner": "rules:mistakes=60",
    "casual": "rules:mistakes=25",
    "club": "rules:mistakes=5",
    "strong": "search:worlds=10",
    "best": "search:ms=1000",
}
LEVELS: tuple[str, ...] = (*LEVEL_SPECS,)
