"""Daily deals in a database: every board is replayed, and the bots' replies to the same line are compared."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.daily.playing import DAY, SECRET
from tests.server.proving.databases import at, change, codes
from vierblatt.bots import make
from vierblatt.daily import DailyBoard, DayPacks


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("daily-unplayable", """UPDATE daily_plays SET actions = '["AS"]' WHERE points IS NOT NULL"""),
        ("daily-unplayable", "UPDATE daily_plays SET board = 9 WHERE points IS NULL"),
        ("daily-unplayable", "UPDATE daily_plays SET actions = 'broken' WHERE points IS NULL"),
        ("daily-unplayable", """UPDATE daily_references SET actions = '["AS"]'"""),
        ("daily-differs", "UPDATE daily_plays SET points = points + 1 WHERE points IS NOT NULL"),
        ("daily-differs", "UPDATE daily_plays SET points = 0 WHERE points IS NULL"),
        ("daily-differs", "UPDATE daily_plays SET seat = (seat + 1) % 6"),
        ("daily-differs", "UPDATE daily_references SET margins = '[1, -1]'"),
    ],
)
async def test_a_changed_board_of_daily_deals_is_found(database: Path, code: str, statement: str) -> None:
    change(database, statement)
    assert (await codes(database)) == {code: {f"kout_bo {DAY}"}}


async def test_a_bot_that_replied_differently_to_the_same_line_is_found(database: Path) -> None:
    """The board as the bot plays it differs, at one decision of another seat, from that of a player who is the bot."""
    store = at(database)
    await store.open()
    play, *_ = await store.daily_plays("kout_bo", DAY, "p0")
    await store.close()
    packs, rules, changed = DayPacks("kout_bo", DAY, SECRET), make("rules"), False
    run = DailyBoard(packs, play.board, -1)
    while not run.finished:
        action = rules.choose(run.match.game, run.match.concealed(run.match.turn)).action
        others = [each for each in run.match.legal_actions() if each != action]
        if not changed and others and run.match.turn != play.seat:
            action, changed = others[0], True
        run.do(action)
    row = msgspec.json.encode(run.actions).decode(), msgspec.json.encode(run.margins).decode(), play.board
    change(database, "UPDATE daily_references SET actions = '{}', margins = '{}' WHERE board = {}".format(*row))
    assert (await codes(database)) == {"daily-differs": {f"kout_bo {DAY}"}}
