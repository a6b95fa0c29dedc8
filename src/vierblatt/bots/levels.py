"""How strong a player one wants to meet, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

#: What each level is. A beginner calls as the rules bot does, but every fourth card is any that is legal.
LEVEL_SPECS: Mapping[str, str] = {
    "beginner": "rules:mistakes=25",
    "casual": "rules",
    "club": "search:worlds=10",
    "strong": "search:ms=100",
    "best": "search:ms=1000",
}
LEVELS: tuple[str, ...] = (*LEVEL_SPECS,)
