"""The values of daily deals that pass through the storage port. Days are written as ``2027-01-15``."""

from __future__ import annotations

import msgspec


class DailyDay(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a day and game. secret: does not leave the server before the day is over.

    behaviour: the version of the game's rules. bot: the spec of the bots in the other seats.
    """

    game: str
    day: str
    secret: bytes
    behaviour: int
    bot: str


class DailyPlay(msgspec.Struct, frozen=True, kw_only=True):
    """One player's board. actions: all of them, the player's and the bots'. points: None until it is finished."""

    game: str
    day: str
    player: str
    board: int  #: from 1
    seat: int
    actions: list[str]
    points: float | None = None
    changed: int  #: milliseconds since 1970


class DailyPoints(msgspec.Struct, frozen=True, kw_only=True):
    """A finished board, without its actions. name: the player's; empty for guests."""

    player: str
    name: str
    board: int
    seat: int
    points: float


class DailyReference(msgspec.Struct, frozen=True, kw_only=True):
    """A board as the bot plays it in all seats. margins: its result by side."""

    game: str
    day: str
    board: int
    actions: list[str]
    margins: list[float]


class DailyDone(msgspec.Struct, frozen=True, kw_only=True):
    """How many boards of a day and game a player has finished."""

    game: str
    day: str
    boards: int
