"""A player's own mistakes as puzzles, from the finished analyses of their matches. Only they are asked them.

A decision becomes a puzzle if it was a mistake or a blunder and has one best action by the rules by which other puzzles
stand: ahead of the next by a mistake, with certainty, the best in most worlds, and the best for the match. The analysis
has judged it in enough worlds for that, so a request need not. Its id names the record, the deal and the action, so
that it can be found again without being stored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from vierblatt import games
from vierblatt.analysis import Analysis
from vierblatt.analysis.document import Decision, Grades
from vierblatt.match import Match
from vierblatt.position import position_of
from vierblatt.puzzles import Puzzle, PuzzleOption, PuzzleSource
from vierblatt.puzzles.format import FORMAT
from vierblatt.puzzles.judging import SHARES, SURE
from vierblatt.record import Record
from vierblatt.record.replay import begin

#: The verdicts of decisions that are asked again.
BAD = ("mistake", "blunder")
_ID = re.compile(r"own-([A-Za-z0-9_-]{1,1400})-([0-9]{1,4})-([0-9]{1,4})")


def own_id(record: str, deal: int, action: int) -> str:
    """The id of a mistake: its record, the number of the deal, and that of the action in it.

    >>> own_id("abc-d", 2, 15), place_of("own-abc-d-2-15"), place_of("own-abc")
    ('own-abc-d-2-15', ('abc-d', 2, 15), None)
    """
    return f"own-{record}-{deal}-{action}"


def place_of(puzzle_id: str) -> tuple[str, int, int] | None:
    """Record, deal and action of an id; None for any other id."""
    found = _ID.fullmatch(puzzle_id)
    return None if found is None else (found[1], int(found[2]), int(found[3]))


def mistakes_of(record_id: str, analysis: Analysis, seats: set[int]) -> list[str]:
    """The ids of the puzzles that an analysis gives the player of these seats, in the order of the match."""
    return [
        own_id(record_id, deal.number, decision.number)
        for deal in analysis.deals
        for decision in deal.decisions
        if decision.seat in seats and decision.verdict in BAD and _accepted(decision, analysis.grades)
    ]


def own_puzzle(record_id: str, record: Record, analysis: Analysis, deal: int, action: int) -> Puzzle | None:
    """The puzzle of a mistake; None if there is none there. Nothing in it names a person."""
    decision = _decision(analysis, deal, action)
    if decision is None or decision.verdict not in BAD:
        return None
    accepted = _accepted(decision, analysis.grades)
    match = _match_before(record, deal, action)
    if not accepted or match is None or match.turn != decision.seat:
        return None
    spec = position_of(match)
    spec.pop("game", None)
    game, worse = games.get(analysis.game), next(each for each in decision.options if each.action not in accepted)
    margin = decision.options[0].mean - worse.mean
    return Puzzle(
        format=FORMAT, id=own_id(record_id, deal, action), game=game.id, position=spec, seat=decision.seat,
        kind="card" if game.phases[match.state.phase].asks_for_cards else "call",
        options=tuple(_option(each.action, each.mean, each.error, accepted) for each in decision.options),
        accepted=accepted, margin=margin, margin_low=margin - SURE * worse.error, worlds=decision.worlds, seed=0,
        themes=(), rating=0, source=PuzzleSource(record=analysis.record, deal=deal, action=action),
    )  # fmt: skip


def _option(action: str, mean: float, error: float, accepted: tuple[str, ...]) -> PuzzleOption:
    equal_to = accepted[0] if action in accepted[1:] else ""
    return PuzzleOption(action=action, mean=mean, error=error, best_in=0.0, equal_to=equal_to)


def _decision(analysis: Analysis, deal: int, action: int) -> Decision | None:
    decisions: Iterator[Decision] = (
        decision
        for each in analysis.deals
        if each.number == deal
        for decision in each.decisions
        if decision.number == action
    )
    return next(decisions, None)


def _accepted(decision: Decision, grades: Grades) -> tuple[str, ...]:
    """The right actions: the best, and those that are exactly as good; none if it is not clear which is best.

    An analysis by an earlier version does not say in how many worlds that is so: nothing is asked from it.
    """
    best, *others = decision.options
    equal = [each for each in others if each.mean == best.mean and each.error == 0]
    if len(equal) == len(others):
        return ()
    worse = [each for each in others if each not in equal]
    lead = min(best.mean - each.mean - SURE * each.error for each in worse)
    margin = min(best.mean - each.mean for each in worse)
    accepted = (best.action, *(each.action for each in equal))
    share = SHARES["card" if decision.phase == "play" else "call"]
    most_worlds = decision.best_in is not None and decision.best_in >= share
    if margin < grades.mistake or lead <= 0 or not most_worlds or decision.best_in_match not in accepted:
        return ()
    return accepted


def _match_before(record: Record, deal: int, action: int) -> Match | None:
    """The match just before an action, counted from 1; None if the record does not reach it."""
    if not 1 <= deal <= len(record.deals):
        return None
    match = begin(record)
    for number, each in enumerate(record.deals[:deal], 1):
        match.deal(each.pack)
        actions = each.actions if number < deal else each.actions[: action - 1]
        for text in actions:
            match.do(text)
    return match if len(record.deals[deal - 1].actions) >= action else None
