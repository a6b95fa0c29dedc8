"""The game, and its events and facts for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.hearts.policy import POLICY
from tests.hearts.research import RESEARCH
from tests.hearts.rules import RULES
from tests.hearts.state import DIRECTION_KEYS, HEARTS, PASS, QUEEN
from vierblatt.games.contract import Game, GameTable, leader_leads
from vierblatt.games.events import Event, Fact, Headline, ScoreLine
from vierblatt.kernel.state import PLAY, Layout, States

HERE = Path(__file__).parent


class HeartsBroken(Event, frozen=True, tag="hearts-broken"):
    """From now on hearts may be led."""

    seat: int


def events(before: Any, action: int, after: Any) -> list[Event]:
    """Hearts are broken at most once per deal."""
    goes_on = after.phase == PLAY and after.trick_no < 12
    return [HeartsBroken(seat=before.turn)] if after.broken > before.broken and goes_on else []


def facts(state: Any) -> list[Fact]:
    """Where passed cards go, and whether hearts may be led."""
    if state.phase == PASS:
        return [Fact("direction", "key", DIRECTION_KEYS[state.direction])]
    return [Fact("hearts", "key", "broken" if state.broken else "closed")]


def headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """Where cards are passed, then whether hearts may be led."""
    return Headline(facts=list(facts))


def score_lines(state: Any) -> list[ScoreLine]:
    """Hearts and the queen, seat by seat; another line where one seat has taken all."""
    lines = [ScoreLine("hearts", [(cards & HEARTS).bit_count() for cards in state.taken])]
    lines.append(ScoreLine("queen", [13 * bool(cards & QUEEN) for cards in state.taken]))
    return [ScoreLine("moon", state.deal_scores)] if sum(state.deal_scores) > 52 else lines


def why_not(state: Any, action: int) -> str:
    """The rule that forbids a card."""
    if state.phase == PASS:
        return "HRT-PASS-2"
    if state.in_trick == 0:
        return "HRT-LEAD-1" if state.trick_no == 0 else "HRT-LEAD-2"
    led = HEARTS >> 13 * 1 << 13 * (state.trick[0] // 13)
    return "HRT-PLAY-1" if state.hands[state.turn] & led else "HRT-PLAY-2"


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """A position of the play: who leads, and whether hearts may be led."""
    layout.write(states, "broken", int(spec.get("broken", True)))
    leader_leads(layout, states, spec)


GAME = Game(
    id="hearts",
    folder=HERE,
    rules=RULES,
    table=GameTable(HERE, why_not, events=events, facts=facts, headline=headline, score_lines=score_lines, setup=setup),
    policy=POLICY,
    research=RESEARCH,
)
