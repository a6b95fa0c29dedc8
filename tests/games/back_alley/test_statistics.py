"""The counters of Back Alley agree with the events of the deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.counting import add, agree, of_kind
from vierblatt.games.back_alley.rules.state import NO_TRUMP
from vierblatt.games.back_alley.table.events import BoardClaimed
from vierblatt.games.events import Called, CardsDealt, DealScored, Event, Played, TrickTaken
from vierblatt.match import Match


def tell(counts: Counter[str], events: list[Event], match: Match) -> None:
    calls = [event.call.removeprefix("bid ") for event in of_kind(events, Called)]
    claims = of_kind(events, BoardClaimed)
    size = len(of_kind(events, CardsDealt)[0].cards)
    passed = set(calls) == {"pass"}
    counts[f"size.{size}"] += 1
    counts[f"size.{size}.passed"] += passed
    counts[f"size.{size}.board"] += bool(claims)
    counts[f"size.{size}.no-trump"] += match.state.trump == NO_TRUMP
    for call in calls:
        counts[f"call.{call}"] += 1
    if not passed:
        for side in range(2):
            tell_contract(counts, events, side, size)
        tell_bleeders(counts, events)


def tell_contract(counts: Counter[str], events: list[Event], side: int, size: int) -> None:
    won = sum(trick.seat % 2 == side for trick in of_kind(events, TrickTaken))
    scored = of_kind(events, DealScored)[0]
    bonus = {line.key: line.values for line in scored.lines}.get("rainbow", [0, 0])
    points = scored.scores[side] - bonus[side]
    claims = [event.level for event in of_kind(events, BoardClaimed) if event.seat % 2 == side]
    numbers = [
        int(event.call.split()[1])
        for event in of_kind(events, Called)
        if event.seat % 2 == side and event.call.startswith("bid")
    ]
    bid = sum(numbers)
    made = won == size if claims else won >= bid
    row = str(bid) if bid < 14 else "more"
    for name in [f"board.{size}", f"level.{max(claims)}"] if claims else [f"bid.{row}"]:
        counts[name] += 1
        counts[f"{name}.made"] += made
        add(counts, f"{name}.points", points)


def tell_bleeders(counts: Counter[str], events: list[Event]) -> None:
    tricks = of_kind(events, TrickTaken)
    for event in of_kind(events, Played):
        if event.card in {"XB", "XR"}:
            trick = next(trick for trick in tricks if event.card in trick.cards)
            counts[f"bleeder.{event.card}"] += 1
            counts[f"bleeder.{event.card}.led"] += trick.cards[0] == event.card
            counts[f"bleeder.{event.card}.trick"] += trick.seat == event.seat
            counts[f"bleeder.{event.card}.team"] += trick.seat % 2 == event.seat % 2


@pytest.mark.parametrize(
    "options", [{}, {"rainbow_bonus": 10, "max_bid": "n"}, {"joker_turned": "redraw", "all_pass": "count_as_zero"}]
)
def test_the_counters_agree_with_the_events(options: dict[str, Any]) -> None:
    agree("back_alley", tell, **options)
