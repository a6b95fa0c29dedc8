"""The arena: bots meet over duplicate boards, and what the results prove is told with its uncertainty."""

from __future__ import annotations

from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.running import ContestInterrupted, run

__all__ = ["Contest", "ContestInterrupted", "Ledger", "run"]
