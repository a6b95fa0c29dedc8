"""How a deal of Back Alley turned out, in one sentence."""

from __future__ import annotations

from typing import Any

from vierblatt.games.events import DealSummary


def summary(state: Any) -> DealSummary | None:
    """Both contracts: what was bid, the tricks, whether that was enough, and the points; None after a verdict."""
    if state.claim_awarded:
        return None
    if state.called < 4 or not any(state.calls):
        return DealSummary("passed-out", {})
    return DealSummary("contracts", _contract(state, 0, "first") | _contract(state, 1, "second"))


def _contract(state: Any, side: int, name: str) -> dict[str, int | str | list[int]]:
    """The values of one team's contract; the words of their names begin with `name`."""
    level, bid = state.board_levels[side], state.bids[side]
    tricks = state.tricks[side] + state.tricks[side + 2]
    made = tricks >= (state.hand_size if level else bid)
    result = ("made" if made else "failed") if level or bid else "none"
    return {
        f"{name}_side": side,
        f"{name}_key": f"board-{level}" if level else "",
        f"{name}_kind": "board" if level else "bid" if bid else "none",
        f"{name}_bid": bid,
        f"{name}_result": result,
        f"{name}_over": tricks - bid if result == "made" and not level else 0,
        f"{name}_tricks": tricks,
        f"{name}_points": state.deal_scores[side],
    }
