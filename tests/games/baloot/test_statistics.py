"""The counters of Baloot agree with the events of the deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.counting import add, agree, of_kind
from vierblatt.games.baloot.table.events import (
    BalootSaid,
    Bought,
    BoughtHokom,
    KaweshShown,
    NobodyBought,
    ProjectSaid,
    ProjectsWon,
    SecondRound,
)
from vierblatt.games.events import Called, DealScored, Event, Played
from vierblatt.match import Match

STAKES = ("double", "triple", "four", "gahwa")


def tell(counts: Counter[str], events: list[Event], match: Match) -> None:
    scored = of_kind(events, DealScored)
    if not scored:
        kawesh, passed = of_kind(events, KaweshShown), of_kind(events, NobodyBought)
        counts[f"unplayed.{'kawesh' if kawesh else 'passed' if passed else 'cut'}"] += 1
        return
    bought = next(event for event in events if isinstance(event, Bought | BoughtHokom))
    kind = "hokom" if isinstance(bought, BoughtHokom) else bought.key
    result = scored[0].lines[-1].key
    side = bought.seat % 2
    ahead = scored[0].scores[side] - scored[0].scores[1 - side]
    made = result == "made" or (result != "shared" and ahead > 0)
    raises = [call for event in of_kind(events, Called) if (call := event.call.split()[0]) in STAKES]
    for name in (f"contract.{kind}", f"round.{2 if of_kind(events, SecondRound) else 1}", *stake(raises)):
        counts[name] += 1
        counts[f"{name}.made"] += made
    counts[f"contract.{kind}.shared"] += result == "shared"
    counts[f"contract.{kind}.kaboot"] += result == "kaboot"
    counts[f"contract.{kind}.doubled"] += bool(raises)
    add(counts, f"contract.{kind}.points", ahead)
    tell_projects(counts, events, scored[0])
    if isinstance(bought, BoughtHokom):
        royals = {event.card: event.seat for event in of_kind(events, Played) if event.card in both(bought.suit)}
        counts["project.baloot"] += len(set(royals.values())) == 1
        counts["project.baloot.counted"] += bool(of_kind(events, BalootSaid))


def stake(raises: list[str]) -> list[str]:
    return [f"stake.{STAKES[len(raises) - 1]}"] if raises else []


def both(suit: str) -> set[str]:
    return {f"K{suit}", f"Q{suit}"}


def tell_projects(counts: Counter[str], events: list[Event], scored: DealScored) -> None:
    """Projects are announced automatically (`auto_declare`), so the announcements match the hands."""
    said = {(event.seat, event.key) for event in of_kind(events, ProjectSaid)}
    for seat, key in said:
        counts[f"hand.{key}"] += 1
        counts["hand.any"] += key == min(k for s, k in said if s == seat)
    worth = {line.key: line.values for line in scored.lines}.get("raw-projects", [0, 0])
    side = next((event.side for event in of_kind(events, ProjectsWon)), None)
    scoring = {key for seat, key in said if seat % 2 == side and worth[seat % 2]}
    for key in {key for _, key in said}:
        counts[f"project.{key}"] += 1
        counts[f"project.{key}.counted"] += key in scoring
    counts["project.any"] += bool(said)
    counts["project.any.counted"] += bool(scoring)


@pytest.mark.parametrize(
    "options", [{}, {"cut_choice": "full", "kawesh_timing": "any_time_r1"}, {"sun_double_by": "any_opponent"}]
)
def test_the_counters_agree_with_the_events(options: dict[str, Any]) -> None:
    agree("baloot", tell, **options)
