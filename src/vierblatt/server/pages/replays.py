"""A finished match for viewing: move by move, with all hands open.

It is made from the record alone. It comes in two sizes, so that a page opens at once: the outline of the whole match,
and one deal with all its steps.

>>> from vierblatt.record import Recorder
>>> from vierblatt.shuffle import SeededPacks
>>> recorder = Recorder(Match("baloot"), SeededPacks(7))
>>> recorder.deal() and recorder.do("pass") and None
>>> record = recorder.record()
>>> [deal.steps for deal in outline(record).deals]
[2]
>>> [step.board.turn for step in deal_steps(record, 1)]
[1, 2]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from typing import Any

import msgspec

from vierblatt.claims import ClaimVerdict, judged_claim
from vierblatt.dispute import recorded_dispute
from vierblatt.errors import BadDispute, VierblattError
from vierblatt.games.events import Called, DealScored, Event, Played, ScoreLine
from vierblatt.match import Match
from vierblatt.position import position_of
from vierblatt.protocol.dispute import DisputedCard, disputed_card
from vierblatt.protocol.frames import Board
from vierblatt.record import Player, Record
from vierblatt.record.replay import begin, follow, taken_back_events
from vierblatt.server.table.table_frames import board_of
from vierblatt.shuffle import DuplicateBoard, Provable, Provable2

#: A match after one step, and the events of that step.
Step = tuple[Match, list[Event]]


class NoDeal(VierblattError):
    """The record has no deal with that number."""


class ReplayDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal on the score sheet. scores: what each side wrote, null for a deal that was abandoned."""

    number: int
    dealer: int
    steps: int  #: the deal itself and every action
    scores: list[int] | None
    totals: list[int]
    lines: list[ScoreLine]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """The outline of a match."""

    game: str
    preset: str
    changes: dict[str, Any]  #: options that differ from the game's defaults
    rules_hash: str
    created: str | None
    seats: list[Player]
    sides: int
    clockwise: bool
    provable: bool
    deals: list[ReplayDeal]
    winners: list[int] | None  #: sides; null where the match was not played to its end


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table after a deal or an action: what happened, what lay open, and every hand.

    taken_back: what was played from here and taken back, each time as one event an action; left out if nothing was.
    It begins with what had been played from here before and was taken back only later.
    """

    events: list[Event]
    board: Board
    hands: list[list[str]]  #: one a seat
    taken_back: list[list[Event]] = []


def outline(record: Record) -> Replay:
    """The outline of a record's match; raises BadRecord if the match cannot be replayed."""
    match = begin(record)
    return Replay(
        game=record.game, preset=record.rules.preset, changes=dict(record.rules.options),
        rules_hash=record.rules.hash, created=record.created, seats=[*record.seats], sides=match.table.sides,
        clockwise=match.table.clockwise, provable=isinstance(record.packs, Provable | Provable2 | DuplicateBoard),
        deals=[_line(number, steps) for number, steps in _deals(match, record)],
        winners=None if record.result is None else [*record.result.winners],
    )  # fmt: skip


def deal_steps(record: Record, number: int) -> list[ReplayStep]:
    """Every step of a deal, starting with the deal itself; raises NoDeal and BadRecord."""
    for deal, steps in _deals(begin(record), record):
        if deal == number:
            begun, events = next(steps)
            taken_back = taken_back_events(record.deals[number - 1], begun.copy())
            return [*_replay_steps(chain([(begun, events)], steps), taken_back)]
    raise NoDeal("no-such-deal", deal=number, deals=len(record.deals))


def all_steps(record: Record) -> list[list[ReplayStep]]:
    """The steps of every deal, as in `deal_steps`; raises BadRecord."""
    found = []
    for number, steps in _deals(begin(record), record):
        begun, events = next(steps)
        taken_back = taken_back_events(record.deals[number - 1], begun.copy())
        found.append([*_replay_steps(chain([(begun, events)], steps), taken_back)])
    return found


def line_steps(
    record: Record, number: int, pack: Sequence[int], actions: Sequence[int]
) -> tuple[list[ReplayStep], list[list[str]]]:
    """Every step of a variation of a deal, and the open actions at each; raises BadRecord and IllegalAction.

    pack: the cards in dealing order. actions: their numbers.
    """
    match, legal = _before(record, number), list[list[str]]()

    def steps() -> Iterator[Step]:
        begun = match.deal(pack)
        for events in chain([begun], (match.act(action) for action in actions)):
            legal.append(match.legal_actions() if match.turn >= 0 else [])
            yield match, events

    return [*_replay_steps(steps(), {})], legal


def line_position(record: Record, number: int, pack: Sequence[int], actions: Sequence[int]) -> dict[str, Any]:
    """The end of a variation of a deal as a position, as in `line_steps`; raises BadRecord and IllegalAction."""
    match = _before(record, number)
    match.deal(pack)
    for action in actions:
        match.act(action)
    return position_of(match)


def disputed_card_of(record: Record, number: int, step: int) -> DisputedCard:
    """All that is known about the card that was played as a step of a deal; raises NoDeal, BadDispute and BadRecord."""
    for deal, steps in _deals(begin(record), record):
        if deal == number:
            for at, (match, events) in enumerate(steps):
                if at == step and isinstance(events[0], Played):
                    card = events[0].card
                    return disputed_card(recorded_dispute(match.game, match.table, match.rules, match.states, card))
            raise BadDispute("dispute-no-card", deal=number, step=step)
    raise NoDeal("no-such-deal", deal=number, deals=len(record.deals))


def _before(record: Record, number: int) -> Match:
    """The match that waits for a deal."""
    match = begin(record)
    for deal in record.deals[: number - 1]:
        match.deal(deal.pack)
        for action in deal.actions:
            match.repeat(action)
    return match


def _deals(match: Match, record: Record) -> Iterator[tuple[int, Iterator[Step]]]:
    """The number and the steps of each deal; use each step before you ask for the next one."""
    return groupby(follow(match, record), key=lambda step: len(step[0].deals))


def _line(number: int, steps: Iterator[Step]) -> ReplayDeal:
    count, dealer = 0, -1
    totals: list[int] = []
    scored: DealScored | None = None
    for match, events in steps:
        count += 1
        dealer = match.state.dealer if count == 1 else dealer
        totals = match.scores
        scored = next((event for event in events if isinstance(event, DealScored)), None)
    scores, lines = (scored.scores, scored.lines) if scored is not None else (None, [])
    return ReplayDeal(number=number, dealer=dealer, steps=count, scores=scores, totals=totals, lines=lines)


def _replay_steps(steps: Iterator[Step], taken_back: dict[int, list[list[Event]]]) -> Iterator[ReplayStep]:
    calls: dict[int, str] = {}
    judged: ClaimVerdict | None = None
    for number, (match, events) in enumerate(steps):
        action = events[0]
        if isinstance(action, Called):
            calls[action.seat] = action.wording or action.call
        judged = judged_claim(events) or judged
        hands = [match.hand(seat) for seat in range(match.table.seats)]
        yield ReplayStep(
            events=events, board=board_of(match, calls, judged), hands=hands, taken_back=taken_back.get(number, [])
        )  # fmt: skip
