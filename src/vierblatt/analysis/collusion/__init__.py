"""Who plays as if they saw somebody else's cards. `docs/fair-play.md` explains the measure and its limits."""

from __future__ import annotations

from vierblatt.analysis.collusion.audit_file import AuditFile
from vierblatt.analysis.collusion.gains import DealGains, MatchGains, engine_of, gains_of_deal
from vierblatt.analysis.collusion.pairs import Judged, Others, Pair, Pairs

__all__ = ["AuditFile", "DealGains", "Judged", "MatchGains", "Others", "Pair", "Pairs", "engine_of", "gains_of_deal"]
