"""The counters of King Bolola agree with the events of the deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.counting import add, agree, of_kind
from vierblatt.games.events import Called, DealScored, Event, TrickTaken
from vierblatt.match import Match


def tell(counts: Counter[str], events: list[Event], match: Match) -> None:
    called, tricks = of_kind(events, Called)[0], of_kind(events, TrickTaken)
    scores = of_kind(events, DealScored)[0].scores
    contract = "trump" if called.call.startswith("trump") else called.call.replace(" ", "-")
    name = f"contract.{contract}"
    counts[name] += 1
    counts[f"{name}.nothing"] += scores[called.seat] == 0
    counts[f"{name}.early"] += len(tricks) < 13
    add(counts, f"{name}.chooser", scores[called.seat])
    add(counts, f"{name}.tricks", len(tricks))
    for place in range(4):
        seat = (called.seat + place) % 4
        counts[f"place.{place + 1}"] += 1
        add(counts, f"place.{place + 1}.points", scores[seat])
        if contract == "no-queens":
            queens = sum(card[0] == "Q" for trick in tricks if trick.seat == seat for card in trick.cards)
            counts[f"queens.{queens}"] += 1
    if contract == "no-king":
        counts[f"king-falls.{next(i for i, trick in enumerate(tricks, 1) if 'KH' in trick.cards)}"] += 1


@pytest.mark.parametrize("options", [{}, {"early_end": False}])
def test_the_counters_agree_with_the_events(options: dict[str, Any]) -> None:
    seen = agree("king_bolola", tell, **options)
    assert sum(seen[f"contract.{kind}"] for kind in ("no-tricks", "trump", "bolola-plus")) > 0
