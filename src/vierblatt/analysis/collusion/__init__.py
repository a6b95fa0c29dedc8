"""Detects players who play as if they saw another player's cards; see `docs/fair-play.md` for the measure."""

from __future__ import annotations

from vierblatt.analysis.collusion.audit_file import AuditFile
from vierblatt.analysis.collusion.gains import DealGains, MatchGains, engine_of, gains_of_deal
from vierblatt.analysis.collusion.pairs import Others, Pair, Pairs, PairVerdict

__all__ = [
    "AuditFile",
    "DealGains",
    "MatchGains",
    "Others",
    "Pair",
    "PairVerdict",
    "Pairs",
    "engine_of",
    "gains_of_deal",
]
