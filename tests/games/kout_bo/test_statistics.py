"""The counters of Kout Bo agree with the events of the deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.counting import add, agree, of_kind
from vierblatt.cards import JOKERS
from vierblatt.games.events import Called, DealScored, Event, Played, TrickTaken
from vierblatt.games.kout_bo.table.events import AuctionWon, Malzom
from vierblatt.match import Match


def tell(counts: Counter[str], events: list[Event], match: Match) -> None:
    bids = [event.call.split()[1] for event in of_kind(events, Called) if event.call.startswith("bid")]
    malzom = bool(of_kind(events, Malzom))
    counts[f"opening.{'malzom' if malzom else bids[0]}"] += 1
    scored = of_kind(events, DealScored)
    if not scored:
        counts["unplayed.bawan"] += 1
        return
    maker = of_kind(events, AuctionWon)[0]
    side, tricks = maker.seat % 2, of_kind(events, TrickTaken)
    won = sum(trick.seat % 2 == side for trick in tricks)
    name = f"bid.{'malzom' if malzom else maker.tricks}"
    counts[name] += 1
    counts[f"{name}.made"] += won >= maker.tricks
    add(counts, f"{name}.tricks", won)
    add(counts, f"{name}.points", scored[0].scores[side] - scored[0].scores[1 - side])
    own = (match.state.hands[maker.seat] & JOKERS).bit_count()  # of a deal that stopped early
    for event in of_kind(events, Played):
        if event.card in {"XB", "XR"}:
            winner = next(trick.seat for trick in tricks if event.card in trick.cards)
            counts[f"joker.{event.card}"] += 1
            counts[f"joker.{event.card}.trick"] += winner == event.seat
            counts[f"joker.{event.card}.team"] += winner % 2 == event.seat % 2
            own += event.seat == maker.seat
    counts[f"maker-jokers.{own}"] += 1
    counts[f"maker-jokers.{own}.made"] += won >= maker.tricks


@pytest.mark.parametrize(
    "options", [{}, {"players": 4}, {"early_deal_end": True, "fail_points": "minus_for_hokm_team"}]
)
def test_the_counters_agree_with_the_events(options: dict[str, Any]) -> None:
    agree("kout_bo", tell, **options)


def test_a_nine_that_wins_by_being_called_is_no_contract_that_was_played() -> None:
    seen = agree("kout_bo", tell, least=40, wild=1.0, first_round_bawan="bid")
    assert seen["unplayed.bawan"] > 0
