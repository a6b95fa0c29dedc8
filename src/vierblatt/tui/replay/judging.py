"""What is computed about a place of a replay, each in one call that a thread can make.

What a seat could know and what the cards were worth as they lay are two questions: no function answers both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vierblatt.analysis.document import COMPLAINTS, Decision, Settings
from vierblatt.analysis.judge import judge
from vierblatt.analysis.review import (
    ActionReview,
    CardChance,
    Line,
    OnTheseCards,
    actions_on_these_cards,
    card_chances,
    open_actions,
)
from vierblatt.analysis.walk import DecisionPoint, walk
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.reasons import card_reasons
from vierblatt.record import Record

CHANCE_WORLDS = 512
#: Reasons that are shown for the best card.
MOST_REASONS = 3


@dataclass(frozen=True)
class KnownJudgement:
    """What the seat to act could know of its actions. reviews: the best first. worlds: the deals examined.

    reasons: what speaks for the best action rather than the one it was compared with: messages with their values.
    """

    seat: int
    phase: str
    worlds: int
    reviews: Sequence[ActionReview]
    reasons: Sequence[tuple[str, Mapping[str, int | str]]]


def judge_known(line: Line, played: str, worlds: int) -> KnownJudgement:
    """Judges the actions of the seat to act from its concealed record; raises NoWorlds.

    played: the action that was played, or empty; it is compared with the best one.
    """
    seat, game = line.seat_to_act(), line.rules
    concealed = line.concealed(seat)
    reviews = open_actions(game, concealed, worlds=worlds)
    phase = game.phases[game.layout.read(concealed, "phase")].name
    return KnownJudgement(seat, phase, worlds, reviews, reasons_for_best(game, concealed, reviews, played))


def reasons_for_best(
    game: Game, concealed: States, reviews: Sequence[ActionReview], played: str
) -> list[tuple[str, Mapping[str, int | str]]]:
    """What speaks for the best action rather than for the one that was played, or for the second best.

    For a card, these are facts about it, or one that holds for both if nothing tells them apart; for a call, it is the
    heuristic player's reason, if that would call the same.
    """
    if len(reviews) < 2:
        return []
    best = reviews[0].action
    other = played if played and played != best else reviews[1].action
    phase = game.layout.read(concealed, "phase")
    action = game.parse(phase, best)
    if phase == PLAY:
        found = card_reasons(game, concealed, action, [game.parse(phase, other)])
        apart = [reason for reason in found if reason.distinguishing][:MOST_REASONS] or found[:1]
        return [(f"card-{reason.name}", reason.values) for reason in apart]
    code = int(engine.policy(concealed, 0))
    return [(game.policy.reasons[code // LOG_ACTION], {})] if code % LOG_ACTION == action else []


def judge_on_these_cards(line: Line) -> OnTheseCards:
    """What each action brings as the cards lay, with all hands open."""
    return actions_on_these_cards(line.rules, line.states())


def chances_for(line: Line, seat: int) -> list[CardChance]:
    """Where a seat could expect each card that it does not see; raises NoWorlds."""
    return card_chances(line.rules, line.concealed(seat), seat, worlds=CHANCE_WORLDS)


class MistakeSearch:
    """Finds mistakes: the same that `vierblatt analyse` finds. Every decision is judged once."""

    def __init__(self, record: Record, settings: Settings | None = None) -> None:
        self._record, self._settings = record, settings or Settings()
        self._points: list[DecisionPoint] | None = None
        self._judged: dict[tuple[int, int], Decision | None] = {}

    def decisions(self, deal: int, count: int, seat: int = -1) -> Iterator[DecisionPoint]:
        """The decisions from so many actions of a deal (its index) on, in order. seat: whose; -1 for everybody's."""
        if self._points is None:
            self._points = [point for each in walk(self._record) for point in each.decision_points]
        for point in self._points:
            if (point.deal - 1, point.number - 1) >= (deal, count) and seat in {-1, point.seat}:
                yield point

    def mistake(self, point: DecisionPoint) -> Decision | None:
        """The judgement of a decision, if it was a mistake; takes up to some seconds."""
        place = point.deal, point.number
        if place not in self._judged:
            self._judged[place] = judge(point, self._settings)
        decision = self._judged[place]
        return decision if decision is not None and decision.verdict in COMPLAINTS else None
