"""The deal that decided a match; the page does the same in `web/table/key-deal.js`."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.tui.scene import ScoredDeal


def key_deal(deals: Sequence[ScoredDeal], winners: Sequence[int]) -> ScoredDeal | None:
    """The deal in which the winner gained most on the closest rival; if there are several, the first.

    winners: the sides that have won. None for a match without a single winner, or of one deal.
    """
    if len(deals) < 2 or len(winners) != 1:
        return None
    winner, totals = winners[0], deals[-1].event.totals
    leads = {side: totals[winner] - total for side, total in enumerate(totals) if side != winner}
    rival = min(leads, key=lambda side: abs(leads[side]))
    sign = (leads[rival] > 0) - (leads[rival] < 0)  # in some games fewer points win

    def gain(deal: ScoredDeal) -> int:
        return sign * (deal.event.scores[winner] - deal.event.scores[rival])

    key = max(deals, key=gain)
    return key if gain(key) > 0 else None
