"""What is reported beyond calls, cards, tricks and scores: how a score is made up."""

from __future__ import annotations

from typing import Any

from vierblatt.games.events import ScoreLine


def score_lines(state: Any) -> list[ScoreLine]:
    """The tricks of both teams; ``score-tricks`` words the line."""
    return [ScoreLine("tricks", [state.tricks[side] + state.tricks[side + 2] for side in range(2)])]
