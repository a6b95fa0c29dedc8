"""The choice on which a slow bot is working while its table waits."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.bots import Choice


@dataclass
class PendingBotChoice:
    """The choice that the bot to act is working on. turn: the seq that began its turn, its seat, its name."""

    turn: tuple[int, int, str] = (-1, -1, "")
    choice: Choice | None = None
