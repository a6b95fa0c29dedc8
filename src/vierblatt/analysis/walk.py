"""Splits a record into its decisions, each as data that another process can judge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from vierblatt import games
from vierblatt.errors import BadAnalysis
from vierblatt.games.contract import Game
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.match import Match
from vierblatt.record import Record, verify
from vierblatt.record.replay import begin


@dataclass(frozen=True)
class DecisionPoint:
    """A decision: what the seat to act knew, its action, and the full state; states are the bytes of their words."""

    game: str
    deal: int
    number: int  #: that of the action in its deal, from 1
    seat: int
    action: int
    concealed_state: bytes
    full_state: bytes

    def concealed(self) -> States:
        """The seat's concealed record, a batch of one."""
        return _states(games.get(self.game), self.concealed_state)

    def open(self) -> States:
        """The same state with all cards open."""
        return _states(games.get(self.game), self.full_state)


@dataclass
class RecordedDeal:
    """One deal of a record: its start, its decisions and its result."""

    game: str
    number: int
    dealer: int
    start_state: bytes
    actions: list[int] = field(default_factory=list)
    decision_points: list[DecisionPoint] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)  #: the seat of each action without a choice, or that only cuts
    results: list[float] | None = None  #: by seat, once the deal has ended; 0 if it was not scored
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] = ()

    def start(self) -> States:
        """The state just after the cards were dealt, a batch of one."""
        return _states(games.get(self.game), self.start_state)


def _states(game: Game, words: bytes) -> States:
    states = game.layout.new(1)
    game.layout.load(states, np.frombuffer(words, np.int64))
    return states


def check(record: Record) -> None:
    """Raises BadAnalysis or BadRecord if a record fails verification."""
    _begun(record)
    for fault in verify(record):
        if fault.code == "behaviour":
            raise BadAnalysis("record-behaviour", found=fault.found, known=fault.expected)
        raise BadAnalysis("record-faulty", why=str(fault))


def _begun(record: Record) -> Match:
    """The match before the first deal; raises a specific error for an unknown game or house rule."""
    match = begin(record)
    if faults_happen(match.state):
        raise BadAnalysis("claims-not-known")
    return match


def walk(record: Record) -> Iterator[RecordedDeal]:
    """Yields the deals of a verified record; raises BadAnalysis where wrong cards can be claimed.

    >>> from vierblatt.record import Recorder
    >>> from vierblatt.shuffle import SeededPacks
    >>> recorder = Recorder(Match("kout_bo"), SeededPacks(7, first_seat=0))
    >>> _ = recorder.deal(), recorder.do("bid 6")
    >>> [(m.number, m.seat) for deal in walk(recorder.record()) for m in deal.decision_points]
    [(1, 1)]
    """
    match = _begun(record)
    for number, deal in enumerate(record.deals, 1):
        scored: int = match.state.scored
        match.deal(deal.pack)
        recorded_deal = RecordedDeal(match.game.id, number, deal.dealer, _words(match))
        for k, action in enumerate(deal.actions, 1):
            seat, open_actions = match.turn, match.legal()
            chosen = match.game.parse(match.state.phase, action)
            if open_actions & (open_actions - 1) and any(match.state.held):  # cutting the pack is not a decision
                recorded_deal.decision_points.append(decision_point_of(match, k, chosen))
            else:
                recorded_deal.forced.append(seat)
            match.act(chosen)
            recorded_deal.actions.append(chosen)
        recorded_deal.totals = tuple(match.scores)
        if match.needs_deal or match.over:
            _end(recorded_deal, match, scored)
        yield recorded_deal


def decision_point_of(match: Match, number: int, action: int) -> DecisionPoint:
    """The decision of the seat to act in a match: action `number` of the current deal."""
    seat = match.turn
    concealed = match.game.layout.words(match.concealed(seat)).tobytes()
    return DecisionPoint(match.game.id, len(match.deals), number, seat, action, concealed, _words(match))


def _words(match: Match) -> bytes:
    return match.game.layout.words(match.states).tobytes()


def _end(recorded_deal: RecordedDeal, match: Match, scored: int) -> None:
    """Sets the results of a finished deal."""
    results = np.zeros(match.game.layout.seats)
    written = match.state.scored != scored
    if written:
        recorded_deal.scores = tuple(match.state.deal_scores[: match.table.sides])
    if written or match.over:
        engine.utility(match.states, 0, results)
    recorded_deal.results = [float(result) for result in results[: match.table.seats]]
