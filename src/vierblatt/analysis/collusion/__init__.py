"""Who plays as if they saw somebody else's cards. `docs/fair-play.md` explains the measure and its limits."""

from __future__ import annotations

from vierblatt.analysis.collusion.fits import DealFits, Fits, deal_fits, engine_of
from vierblatt.analysis.collusion.keeping import Kept
from vierblatt.analysis.collusion.pairs import Judged, Others, Pair, Pairs

__all__ = ["DealFits", "Fits", "Judged", "Kept", "Others", "Pair", "Pairs", "deal_fits", "engine_of"]
