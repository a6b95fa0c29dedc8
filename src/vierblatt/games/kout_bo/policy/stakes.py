"""Reasons for cards that only Kout Bo has: its tricks all count one, its cards nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import JOKERS, NAMES, XR
from vierblatt.games.stakes import Stakes


def own_reasons(position: Any, play: Any) -> Mapping[str, Mapping[str, int | str]]:
    """A joker that could be played is kept."""
    jokers = position.legal & JOKERS
    if position.leads or not jokers or JOKERS >> play.card & 1:
        return {}
    return {"keeps-joker": {"kept": NAMES[XR if jokers >> XR & 1 else XR - 1]}}


STAKES = Stakes(own_reasons=own_reasons, own_names=("keeps-joker",))
