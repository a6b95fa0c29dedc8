"""Boards of a day that was made for tests."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.bots import make
from vierblatt.bots.players import Bot
from vierblatt.daily import BOARDS, DailyBoard, DayPacks

DAY = "2027-01-15"
SECRET = bytes(range(32))


def packs_of(game: str, secret: bytes = SECRET) -> DayPacks:
    """The deals of the day."""
    return DayPacks(game, DAY, secret)


def played(packs: DayPacks, board: int, seat: int, own: Bot | None = None) -> Iterator[DailyBoard]:
    """A board before each action and at its end; the heuristic player has every seat but, if given, the player's."""
    rules = make("rules")
    run = DailyBoard(packs, board, seat)
    while not run.finished:
        yield run
        bot = own if own is not None and run.mine else rules
        run.do(bot.choose(run.match.game, run.match.concealed(run.match.turn)).action)
    yield run


def asks_everybody(packs: DayPacks) -> bool:
    """Whether a player in any seat has a turn on every board: no heuristic player ends one before."""
    for board in range(1, BOARDS + 1):
        run = played(packs, board, seat=-1)
        if any(next(run).finished for _ in range(packs.table.seats)):
            return False
    return True
