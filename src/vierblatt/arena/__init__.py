"""The arena: bots play each other on duplicate boards; results are reported with their uncertainty."""

from __future__ import annotations

from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.run_contest import ContestInterrupted, run

__all__ = ["Contest", "ContestInterrupted", "Ledger", "run"]
