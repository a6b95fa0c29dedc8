"""Why the heuristic player does what it does; each reason has its sentence in the words files."""

from __future__ import annotations

REASONS = (
    "only-choice", "safe-negative", "long-trumps", "strong-hand", "weak-hand",
    "only-card",
    "lead-low", "lead-early", "lead-out", "hunt-king",
    "duck", "throw-penalty", "throw-danger", "take-cheaply", "must-take", "stay-low",
    "lead-winner", "draw-trumps", "lead-short", "lead-long",
    "win-sure", "win-cheaply", "try-high", "ruff", "throw-low",
)  # fmt: skip
(
    ONLY_CHOICE, SAFE_NEGATIVE, LONG_TRUMPS, STRONG_HAND, WEAK_HAND,
    ONLY_CARD,
    LEAD_LOW, LEAD_EARLY, LEAD_OUT, HUNT_KING,
    DUCK, THROW_PENALTY, THROW_DANGER, TAKE_CHEAPLY, MUST_TAKE, STAY_LOW,
    LEAD_WINNER, DRAW_TRUMPS, LEAD_SHORT, LEAD_LONG,
    WIN_SURE, WIN_CHEAPLY, TRY_HIGH, RUFF, THROW_LOW,
) = range(len(REASONS))  # fmt: skip
