"""The deals that puzzles are found in: drawn from a seed and played by bots, or read from records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vierblatt.arena.contest import Contest
from vierblatt.arena.opening import open_board
from vierblatt.bots import make
from vierblatt.bots.driver import take_turn
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.position import load, position_of
from vierblatt.puzzles.format import PuzzleKind, PuzzleSource
from vierblatt.record import Record
from vierblatt.record.replay import begin


@dataclass(frozen=True)
class PlayedDeal:
    """A deal as the position at its beginning, with all actions that followed."""

    position: Mapping[str, Any]
    actions: tuple[str, ...]
    source: PuzzleSource  #: names the deal


@dataclass(frozen=True)
class OpenChoice:
    """A moment of a deal at which the seat to act has a choice."""

    match: Match  #: at this moment, with the deal as its only one; it moves on with the next
    number: int  #: of the action in its deal, from 1
    kind: PuzzleKind


def deal_of_bots(game: str, rules: Mapping[str, Any], bot: str, seed: int, number: int) -> PlayedDeal | None:
    """Deal `number` of those that a seed draws: a drawn situation of a match, in which one kind of bot has all seats.

    It depends only on these values, if the bot does not use a clock. None if there was nothing to do in it.
    """
    contest = Contest(game, (bot, bot), 1, rules=rules, seed=seed, drawn=True)
    match, packs = open_board(contest, number)
    seats = match.table.seats
    bots = [make(bot, contest.number("bot", number, seat)) for seat in range(seats)]
    match.deal(packs.next(match))
    if match.turn < 0:
        return None
    start, actions = position_of(match), []
    while match.turn >= 0:
        choice = take_turn(match, bots[match.turn]).choice
        assert choice is not None
        actions.append(choice.action)
    return PlayedDeal(start, tuple(actions), PuzzleSource((bot,) * seats, seed, deal=number))


def deals_of_record(record: Record) -> Iterator[PlayedDeal]:
    """The deals of a verified record, whose players stay unnamed."""
    match = begin(record)
    for number, deal in enumerate(record.deals, 1):
        match.deal(deal.pack)
        if match.turn >= 0:
            yield PlayedDeal(position_of(match), deal.actions, PuzzleSource(record=record.head, deal=number))
        for action in deal.actions:
            match.do(action)


def moments(deal: PlayedDeal) -> Iterator[OpenChoice]:
    """The moments of a deal at which a seat has a choice, except secret ones and the cutting of the pack.

    What follows is found from the position alone, as for everybody who loads it later.
    """
    match = load(deal.position)
    for number, action in enumerate(deal.actions, 1):
        open_actions, phase = match.legal(), match.game.phases[match.state.phase]
        if open_actions & (open_actions - 1) and any(match.state.held) and not phase.secret:
            yield OpenChoice(match, number, "card" if match.state.phase == PLAY else "call")
        match.do(action)
