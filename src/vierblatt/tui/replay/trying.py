"""Playing on from a place of a replay: by hand, against bots, or bots alone."""

from __future__ import annotations

import asyncio
from typing import Literal

from vierblatt.bots.at_once import bot_for_table
from vierblatt.tui.replay.base import ReplayBase
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screens.local import THINKING
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.screens.table import TRICK_RESTS

#: Nobody plays on; the viewer plays for all seats; for one seat, bots for the others; bots play to the end of the deal.
Playing = Literal["", "hand", "bots", "end"]
ANSWERS: dict[str, Playing] = {"hand": "hand", "bots": "bots", "end": "end"}


class TryOut:
    """Plays on in the deal of a replay."""

    def __init__(self, screen: ReplayBase) -> None:
        self._screen = screen
        self._playing: Playing = ""
        self._mine = -1

    @property
    def on(self) -> bool:
        """Whether somebody plays on."""
        return self._playing != ""

    @property
    def by_hand(self) -> bool:
        """Whether the viewer plays for every seat."""
        return self._playing == "hand"

    @property
    def bots_act(self) -> bool:
        """Whether bots act for those for whom the viewer does not."""
        return self._playing in {"bots", "end"}

    def asks(self, seat: int) -> bool:
        """Whether the viewer plays for a seat."""
        return self.by_hand or (self._playing == "bots" and seat == self._mine)

    def pause(self) -> None:
        """Nobody plays on; what was tried stays."""
        self._playing = ""

    async def ask(self) -> None:
        """Asks who is to play on."""
        screen, texts = self._screen, self._screen.table.texts()
        turn = screen.table.scene.view.turn
        if turn < 0:
            screen.say("tui-replay-deal-over")
            return
        seat = texts.words.seat(screen.viewer)
        rows: list[FormRow] = [
            Button("hand", texts.say("tui-replay-by-hand")),
            Button("bots", texts.say("tui-replay-against-bots", seat=seat)),
            Button("one", texts.say("review-bot-one")),
            Button("end", texts.say("review-bot-all")),
            Button("", texts.say("ui-cancel")),
        ]
        answer = await screen.app.push_screen_wait(AskScreen(texts.say("tui-replay-play-on"), rows, "hand"))
        if answer == "one":
            screen.run_worker(self._one(), group="place", exclusive=True)
        elif answer in ANSWERS:
            self._playing, self._mine = ANSWERS[answer], screen.viewer
            screen.renew()

    def do(self, action: str) -> None:
        """Plays an action by hand."""
        self._screen.cursor.vary(action)
        self._screen.renew()

    async def _one(self) -> None:
        await self.let_bot_act()
        await self._screen.show_place()

    async def let_bot_act(self, pause: float = 0.0) -> None:
        """Lets a bot act for the seat to act, from what that seat knows. pause: the seconds that it takes."""
        screen, cursor = self._screen, self._screen.cursor
        if self._playing != "bots":
            pause = 0.0
        rests = cursor.tried is not None and cursor.line.takes_trick(cursor.count)
        await screen.wait(pause * (TRICK_RESTS if rests else 1))
        action = await asyncio.get_running_loop().run_in_executor(THINKING, self._choice)
        cursor.vary(action)

    def _choice(self) -> str:
        screen = self._screen
        match = screen.replay_feed.match.at(screen.cursor.line, screen.cursor.count)
        bot = bot_for_table(screen.context.settings.bots, match.turn)
        return bot.choose(match.game, match.concealed(match.turn)).action
