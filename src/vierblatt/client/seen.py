"""The content of frames in the terms of the rest of the program: a seat, a view."""

from __future__ import annotations

import msgspec

from vierblatt.protocol.frames import Board, Own
from vierblatt.protocol.values import TableInfo
from vierblatt.view import View


def seat_of(info: TableInfo, player: str) -> int:
    """The seat of a player, or -1."""
    places = (number for number, seat in enumerate(info.seats) if seat.kind == "human" and seat.player == player)
    return next(places, -1)


def own_of(raw: msgspec.Raw | Own | None) -> Own | None:
    """The part of a frame for one seat alone; raises msgspec.DecodeError."""
    if raw is None or isinstance(raw, Own):
        return raw
    try:
        return msgspec.json.decode(raw, type=Own)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None


def only_bots_play(info: TableInfo, player: str) -> bool:
    """Whether bots play for everybody else at a player's table, also for people who are seated there but away."""
    mine = seat_of(info, player)
    return mine >= 0 and all(seat.bot or number == mine for number, seat in enumerate(info.seats))


def sets_pace(info: TableInfo, player: str) -> bool:
    """Whether a player may change the pace of a table."""
    if info.settings.rated or seat_of(info, player) < 0 or info.stage not in {"seating", "nonces", "playing"}:
        return False
    return info.host == player or only_bots_play(info, player)


def view_of(info: TableInfo, board: Board, own: Own | None, seat: int) -> View:
    """Board and hand as one view."""
    return View(
        game=info.game, seat=seat, phase=board.phase, turn=board.turn, seats=len(info.seats), sides=board.sides,
        dealer=board.dealer, deal=board.deal, hand=own.hand if own else [], legal=own.legal if own else [],
        hands_held=board.hands_held, trick=board.trick, winning=board.winning, last_trick=board.last_trick,
        last_winner=board.last_winner, tricks=board.tricks, scores=board.scores, winners=board.winners,
        facts=board.facts, wordings=board.wordings, headline=board.headline,
    )  # fmt: skip
