"""A position at a table without sockets, and what is played there one action after another: lessons, daily deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from vierblatt.games.events import Called
from vierblatt.match import Match
from vierblatt.protocol.frames import Board, Own
from vierblatt.server.http.positions import board_of, own_of
from vierblatt.view import Moment, View


class ShownTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    board: Board
    own: Own


class ShownMoment(ShownTable, frozen=True, kw_only=True):
    """One action that was played: what happened, and the table afterwards."""

    events: list[Any]


#: The last call of each seat, as it was said; see `vierblatt.view.last_calls`.
Calls = dict[int, str]


def shown_table(match: Match, view: View, calls: Calls) -> ShownTable:
    """The table as it is now, with what the seat of the view may do."""
    return ShownTable(board=board_of(match, view, calls), own=own_of(match, view))


def shown_moments(match: Match, moments: Iterable[Moment], calls: Calls) -> list[ShownMoment]:
    """What was played; enters the calls that were made into `calls`."""
    shown = []
    for moment in moments:
        calls |= {event.seat: event.wording or event.call for event in moment.events if isinstance(event, Called)}
        board, own = board_of(match, moment.view, calls), Own(hand=moment.view.hand)
        shown.append(ShownMoment(board=board, own=own, events=moment.events))
    return shown
