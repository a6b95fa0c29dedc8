"""A position as the page shows it: the board that everybody sees, what one seat has, and what was done before."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vierblatt.bounds import SeatNumber
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT
from vierblatt.match import Match
from vierblatt.protocol.frames import Board, Own
from vierblatt.view import View, call_help


class PastAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was done earlier in the deal, and that everybody knows."""

    seat: SeatNumber
    phase: str
    action: str


def board_of(match: Match, view: View, calls: Mapping[int, str]) -> Board:
    """The board of a view. calls: the last one of each seat, as it was said."""
    public = {name: getattr(view, name) for name in Board.__struct_fields__ if name in View.__struct_fields__}
    by_seat = {str(seat): call for seat, call in calls.items()}
    return Board(clockwise=match.table.clockwise, calls=by_seat, **public)


def own_of(match: Match, view: View) -> Own:
    """The hand of a view's seat and, if it is to act, what it may do."""
    legal = view.legal if view.turn == view.seat else []
    shown = call_help(match, legal)
    return Own(hand=view.hand, legal=legal, barred=shown.barred, figures=shown.figures)


def history_of(match: Match, seat: int) -> list[PastAction]:
    """What was done in the deal so far, in order, as a seat knows it; secret actions are left out."""
    state = match.game.layout.reader(match.concealed(seat))
    history = []
    for entry in state.log[: state.logged]:
        number, action = divmod(entry, LOG_ACTION)
        phase, player = divmod(number, LOG_SEAT)
        name = match.game.phases[phase].actions.get(action)
        if name is not None:
            history.append(PastAction(seat=int(player), phase=match.game.phases[phase].name, action=name))
    return history
