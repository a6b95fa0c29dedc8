"""Reasons for cards that only Back Alley has: tricks beyond the bid count one each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.stakes import Stakes


def own_reasons(position: Any, play: Any) -> Mapping[str, Mapping[str, int | str]]:
    """A certain trick beyond a number contract that is made."""
    side = position.me % 2
    made = position.side_tricks(side) >= position.state.bids[side] > 0 == position.state.board_levels[side]
    return {"overtrick": {}} if made and play.certain else {}


STAKES = Stakes(own_reasons=own_reasons, own_names=("overtrick",))
