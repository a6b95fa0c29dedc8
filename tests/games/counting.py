"""The events of deals, and what the compiled rule `note` counted of the same deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from tests.scale import scaled
from tests.walks import game_of, random_action, shuffled
from vierblatt.games.events import Event
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.match import Match

E = TypeVar("E", bound=Event)
#: Adds what one deal's events tell to the counters, by their names.
Told = Callable[[Counter[str], list[Event], Match], None]


@entry
def note_at(states: State, i: int, counts: State) -> None:
    """The rule under test, for state `i` of a batch."""
    dispatch.count_deal(states[i], counts)


def add(counts: Counter[str], name: str, value: int) -> None:
    """A number of which the sum and the sum of squares are kept."""
    counts[name] += value
    counts[f"{name}.squares"] += value * value


def agree(
    name: str, tell: Told, *, deals: int = 150, least: int = 1, wild: float = 0.1, **options: Any
) -> Counter[str]:
    """Plays deals, mostly as the heuristic would, checks all counters against `tell`, and returns them."""
    game, rng = game_of(name), random.Random(f"{name}{options}")
    rules = game.options.rule_set({**game.rules.simulation, **options})
    match = Match(game, rules)
    counts = np.zeros(len(match.game.counters), np.int64)
    expected: Counter[str] = Counter()
    for _ in range(max(least, scaled(deals))):
        if match.over:
            match = Match(game, rules, first_seat=rng.randrange(match.table.seats))
        events = match.deal(shuffled(match, rng))
        chance = 1.0 if rng.random() < wild else wild  # a deal of chance brings what no sensible player would do
        while match.turn >= 0:
            if rng.random() < chance:
                events += match.do(random_action(match, rng))
            else:
                events += match.act(engine.policy(match.states, 0) % LOG_ACTION)
        note_at(match.states, 0, counts)
        tell(expected, events, match)
    found = {counter: int(n) for counter, n in zip(match.game.counters, counts, strict=True) if n}
    assert found == {counter: n for counter, n in expected.items() if n}
    return expected


def of_kind(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
