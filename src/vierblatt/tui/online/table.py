"""A match on a server, on the table screen: shows what happens, sends what the player chooses."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable

from vierblatt.bots import Choice
from vierblatt.client import Change, TableLink, Verdict
from vierblatt.client.referee import START
from vierblatt.client.seen import only_bots_play, sets_pace
from vierblatt.errors import VierblattError
from vierblatt.games.events import DealScored, TrickTaken
from vierblatt.locale.words import Words
from vierblatt.protocol import PHRASES
from vierblatt.protocol.values import PACES, pace_name
from vierblatt.tui.online.match_feed import OnlineMatchFeed, describe_faults
from vierblatt.tui.online.queue import queue_command, queue_rows
from vierblatt.tui.online.server_session import ServerSession
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screens.scores import DealScorePage, ResultPage
from vierblatt.tui.screens.settings import pace_values
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.table_widget import TableWidget

#: Changes that may wait before full tricks are no longer shown for a while.
BEHIND = 12
#: Seconds for which another message stays before the countdown to a bot takes its place.
READING = 4
#: Seconds before the server is asked again how much of a match was luck.
AGAIN = (0.5, 1.0, 2.0, 4.0, 8.0)


class OnlineTableScreen(TableScreen):
    """Follows a link, from the change with the first cards on."""

    def __init__(self, session: ServerSession, link: TableLink, change: Change) -> None:
        assert change.board is not None
        self.online = OnlineMatchFeed(link, change, change.board, session.context.texts().words)
        super().__init__(self.online, link.seat)
        self.session, self.link = session, link
        self._shown = (-1, False)  # seq, and whether the player was asked
        self._answering = False
        self._read = 0  # the last deal whose result was shown
        self._away: tuple[int, float] | None = None  # the seat that a bot takes over first, and the loop's time then
        self._countdown = ""  # what it said last
        self._message = "", 0.0  # the message to the player, and the loop's time when it was first seen

    def on_mount(self) -> None:
        """Counts the seconds down while somebody is away."""
        self.set_interval(1, self._count_down)

    @property
    def pace(self) -> float:
        """The table's pace, which is the same for everybody there."""
        return self.link.info.settings.pace / 1000

    # --- the match --------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Shows one change after the other until the match is over."""
        try:
            await self._show_change(self.online.change)
            while not (self.online.over and not self.link.unseen):
                change = await anext(self.link, None)
                if change is None:
                    break
                await self._show_change(change)
        except VierblattError as fault:
            self.top.refuse(fault)
            return
        await self._end()

    async def _show_change(self, change: Change) -> None:
        self.online.take(change)
        self.viewer = self.link.seat
        tricks = [event for event in change.events if isinstance(event, TrickTaken)]
        if tricks and self.link.unseen < BEHIND:
            await self.show_trick()
        await self._show_now()
        if self._result_is_new(change) and not self.online.over:
            self._read = change.board.deal if change.board is not None else 0
            self.app.push_screen(DealScorePage(self.online, self.viewer), self._continue)
        self._tell(change)
        if change.verdict is not None and change.verdict.faults and change.verdict.deal == START and self.viewer >= 0:
            self.run_worker(self._warn(change.verdict), group="question", exclusive=True)
        asked = change.info.asked
        if asked is not None and self.viewer in asked.waiting and not self._answering and not self.link.unseen:
            self.run_worker(self._answer(asked.what, asked.seat), group="question", exclusive=True)

    def _result_is_new(self, change: Change) -> bool:
        """Whether a deal was scored, or is still waited for after a reconnection, and has not been shown."""
        if any(isinstance(event, DealScored) for event in change.events):
            return True
        wait, board = change.info.result_wait, change.board
        return wait is not None and self.link.seat in wait.seats and board is not None and board.deal != self._read

    def _continue(self, _result: None) -> None:
        """The player has read the result of a deal."""
        wait = self.link.info.result_wait
        if wait is not None and self.link.seat in wait.seats:
            self.run_worker(self.session.attempt(self.link.continue_()), group="continuing")

    async def _show_now(self, *, again: bool = False) -> None:
        """Draws the table if something has changed: a new drawing clears the message to the player."""
        now = (self.online.change.seq, self.online.to_act)
        if again or now != self._shown:
            self._shown = now
            await self.show(asked=self.online.to_act)

    def _tell(self, change: Change) -> None:
        """Shows what happened besides the game."""
        words = self.top.texts().words
        news = [_note(words, note.what, note.seat, note.name) for note in change.notes]
        if change.said is not None:
            said = change.said
            news.append(f"{said.name}: {words.text_or(f'phrase-{said.phrase}', said.phrase) or said.text}")
        if not change.online:
            self.top.tell(words.text("tui-offline"), "error")
        elif change.verdict is not None and change.verdict.faults:
            self.top.tell(describe_faults(words, change.verdict), "error")
        elif news:
            self.top.tell(" · ".join(news))
        self._away = None
        left = {int(seat): left for seat, left in change.info.grace.items() if int(seat) != self.viewer}
        if left:
            seat = min(left, key=lambda each: left[each])
            self._away = seat, asyncio.get_running_loop().time() + left[seat] / 1000
        self._count_down()

    def _count_down(self) -> None:
        """Says in how many seconds a bot takes over from a player who is away, unless this player has to act.

        It leaves time to read another message, and disappears when the player is back.
        """
        now = asyncio.get_running_loop().time()
        if self.top.note != self._message[0]:
            self._message = self.top.note, now
        text, (message, since) = self._countdown_at(now), self._message
        read = message in {"", self._countdown} or (text != "" and now - since >= READING)
        if read and text != message:
            self._countdown, self._message = text, (text, now)
            self.top.tell(text)

    def _countdown_at(self, now: float) -> str:
        if self._away is None or self.online.to_act:
            return ""
        seat, due = self._away
        words, seconds = self.top.texts().words, math.ceil(due - now)
        return words.text("table-bot-takes-over", seat=words.seat(seat), seconds=seconds) if seconds > 0 else ""

    async def _warn(self, verdict: Verdict) -> None:
        """Warns that the cards cannot be trusted; the player decides whether to leave."""
        words = self.top.texts().words
        rows: list[FormRow] = [Button("leave", words.text("tui-start-leave")), Button("", words.text("tui-start-stay"))]
        if await self.app.push_screen_wait(AskScreen(describe_faults(words, verdict), rows)) == "leave":
            self._leave()

    async def _answer(self, what: str, seat: int) -> None:
        """Asks the player the question of another seat."""
        words = self.top.texts().words
        rows: list[FormRow] = [Button("yes", words.text("tui-agree")), Button("", words.text("tui-decline"))]
        self._answering = True
        answer = await self.app.push_screen_wait(AskScreen(_note(words, f"asked-{what}", seat, ""), rows))
        self._answering = False
        await self.session.attempt(self.link.answer(agree=answer == "yes"))

    async def _end(self) -> None:
        """Shows the result; then goes to the next match of the same players, or to the lobby."""
        page = ResultPage(self.online, self.viewer)
        if self.link.info.stage == "over" and self.viewer >= 0:
            self.run_worker(self._add_luck(page), group="luck")
        if self.link.queued:
            self.run_worker(self._follow_queue(), group="queue")
        await self.app.push_screen_wait(page)
        if page.again and (self.viewer >= 0 or self.link.queued):
            table = await self.session.attempt(self.link.rematch())
            if table is not None:
                self.session.go(self.session.enter(table))
                return
        self._leave()

    async def _follow_queue(self) -> None:
        """Goes to the next match as soon as there is one: the player waits for a seat there."""
        await self.link.until(lambda: bool(self.link.info.next))
        self.session.go(self.session.enter(self.link.info.next))

    async def _add_luck(self, page: ResultPage) -> None:
        """Adds to the result how much of it was luck. The server stores a match after its end is announced."""
        for wait in AGAIN:
            try:
                page.add_luck(await self.session.client.luck(self.link.table))
            except VierblattError as fault:
                if fault.code != "unknown-record":  # an older server, for example
                    return
                await asyncio.sleep(wait)
            else:
                return

    # --- what the player wants -----------------------------------------------------------------------------------

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Sends an action."""
        self.run_worker(self._act(message.action), group="acting", exclusive=True)

    async def _act(self, action: str) -> None:
        await self._sent(self.link.act(action))

    async def say_out_of_turn(self, text: str) -> None:
        """Sends it."""
        await self._sent(self.link.say_out_of_turn(text))

    async def _sent(self, doing: Awaitable[object]) -> None:
        try:
            await doing
        except VierblattError as fault:
            await self._show_now(again=True)
            self.top.refuse(fault)

    def on_table_widget_barred(self, message: TableWidget.Barred) -> None:
        """Asks the server why an action is not open."""
        self.run_worker(self._explain(message.action), group="why", exclusive=True)

    async def _explain(self, action: str) -> None:
        fault = await self.session.attempt(self.link.why(action))
        if fault is not None:
            self.top.refuse(fault)

    def tell(self, text: str) -> None:
        """Shows a refusal."""
        self.top.tell(text, "error")

    async def advice(self, *, quick: bool = False) -> Choice | None:
        """What a bot of the server would do."""
        return await self.session.attempt(self.link.hint(quick=quick))

    @property
    def gives_hints(self) -> bool:
        """Whether the settings of the table allow hints."""
        settings = self.link.info.settings
        return settings.hints and not settings.rated

    @property
    def takes_back_at_once(self) -> bool:
        """Whether the table says that there are decisions to take back in solo play."""
        return self.link.info.undo > 0

    def take_back(self) -> None:
        """Asks the other players for a takeback."""
        self.run_worker(self.session.attempt(self.link.ask("takeback")), group="asking")

    def on_table_widget_continue(self) -> None:
        """The player has seen enough of this trick; bots do not wait either, if nobody else plays."""
        super().on_table_widget_continue()
        if only_bots_play(self.link.info, self.link.player):
            self.run_worker(self._skip(), group="skipping", exclusive=True)

    async def _skip(self) -> None:
        with contextlib.suppress(VierblattError):  # the game has moved on: there is nothing to skip
            await self.link.skip()

    # --- the menu ------------------------------------------------------------------------------------------------

    async def menu(self) -> None:
        """Opens the menu at the table."""
        words = self.top.texts().words
        note = words.text("tui-seat-kept")
        rows: list[FormRow] = [
            *self.reading(),
            *self._choices(words),
            Button("leave", words.text("tui-to-lobby"), note),
            Button("quit", words.text("ui-quit"), note),
        ]
        answer = await self.app.push_screen_wait(AskScreen(words.game_name, rows))
        if answer == "leave":
            self._leave()
        elif answer == "quit":
            self.context.exit()
        elif answer == "say":
            await self._say(words)
        elif answer == "pace":
            await self._choose_pace(words)
        elif answer.startswith("absent-"):
            await self.session.attempt(self.link.claim_absence(int(answer.removeprefix("absent-"))))
        elif answer in self._said():
            await self.session.attempt(self._said()[answer]())
        elif (queueing := queue_command(self.link, answer)) is not None:
            await self.session.attempt(queueing)
        else:
            self.read(answer)

    def _choices(self, words: Words) -> list[FormRow]:
        """The buttons for what can be done at this moment."""
        info, seat = self.link.info, self.link.seat
        if seat < 0 or info.stage != "playing":
            return queue_rows(words, self.link)
        rows: list[FormRow] = []
        if self.link.my_turn and self.online.board.phase == "play" and not self._claimable:
            rows.append(Button("claim", words.text("tui-claim")))
        rows.append(Button("say", words.text("tui-say")))
        if sets_pace(info, self.link.player):
            rows.append(Button("pace", words.text("pace"), words.text(f"pace-{pace_name(info.settings.pace)}")))
        if info.seats[seat].bot:
            rows.append(Button("return", words.text("tui-take-seat")))
        elif info.paused:
            rows.append(Button("unpause", words.text("tui-unpause")))
        else:
            rows += [
                Button(f"absent-{other}", words.text("tui-claim-absence", seat=words.seat(int(other))))
                for other in info.absent if int(other) != seat
            ]  # fmt: skip
            rows += [Button("pause", words.text("tui-ask-pause")), Button("away", words.text("tui-stand-up"))]
        return rows

    def _said(self) -> dict[str, Callable[[], Awaitable[object]]]:
        link = self.link
        return {
            "claim": link.claim,
            "pause": lambda: link.ask("pause"),
            "unpause": link.unpause,
            "away": link.stand,
            "return": link.take_seat,
        }

    async def _say(self, words: Words) -> None:
        rows: list[FormRow] = [Button(phrase, words.text(f"phrase-{phrase}")) for phrase in PHRASES]
        phrase = await self.app.push_screen_wait(AskScreen(words.text("tui-say"), rows))
        if phrase:
            await self.session.attempt(self.link.say(phrase))

    async def _choose_pace(self, words: Words) -> None:
        rows: list[FormRow] = [Button(name, label) for name, label in pace_values(words)]
        name = await self.app.push_screen_wait(AskScreen(words.text("pace"), rows))
        if name:
            await self.session.attempt(self.link.set_pace(PACES[name]))

    def _leave(self) -> None:
        self.session.go(self.session.leave(self.link))


def _note(words: Words, what: str, seat: int, name: str) -> str:
    """The words for something that happened at the table."""
    return words.text_or(f"note-{what}", what, seat=words.seat(seat) if seat >= 0 else "", name=name)
