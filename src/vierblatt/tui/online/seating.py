"""A table before its match: who sits where, bots, the invitation, ready."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec

from vierblatt import bots
from vierblatt.client import TableLink
from vierblatt.errors import VierblattError
from vierblatt.locale.words import Words
from vierblatt.protocol.values import SeatInfo
from vierblatt.tui.form import Form
from vierblatt.tui.online.queue import queue_command, queue_rows
from vierblatt.tui.online.server_session import ServerSession
from vierblatt.tui.rows import Button, ChoiceRow, FormRow, Heading, SplitButton
from vierblatt.tui.screens.base import FormScreen

#: What the host can do with a seat besides seating a bot of some level.
SIT, STAYS, FREE = "sit", "stays", "free"


class SeatingScreen(FormScreen):
    """A form of the seats; replaced by the table when the first cards are dealt."""

    def __init__(self, session: ServerSession, link: TableLink) -> None:
        super().__init__()
        self.session, self.link = session, link
        #: What the arrows have chosen for a seat, by its number and the bot that it had then, until it is done.
        self.chosen: dict[tuple[int, str], str] = {}

    def on_mount(self) -> None:
        """Shows the seats, then follows the table."""
        self.fill("ready")
        self.run_worker(self._follow(), group="table", exclusive=True)

    async def _follow(self) -> None:
        try:
            async for change in self.link:
                if change.board is not None:
                    self.session.go(self.session.to_table(self.link, change))
                    return
                self.fill()
        except VierblattError as fault:
            self.tell(self._words().error(fault))
        else:
            self.tell(self._words().text("note-outlived" if self.link.info.outlived else "note-closed"))

    def _words(self) -> Words:
        return self.session.context.texts(self.link.game).words

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self, key: str = "") -> None:
        """Writes the rows in the current language."""
        words, form, info = self._words(), self.form, self.link.info
        form.title = [words.game_name]
        rows: list[FormRow] = [Heading("", self._invitation(words)), Heading("", words.text("ui-seats"))]
        rows += [self._seat(words, n, seat) for n, seat in enumerate(info.seats)]
        rows.append(Heading("", self._rules(words)))
        rows += self._choices(words)
        form.show(rows, key)
        if not self.link.online:
            form.tell(words.text("tui-offline"), wrong=True)

    def _choices(self, words: Words) -> list[FormRow]:
        info, mine = self.link.info, self.link.seat
        rows: list[FormRow] = []
        if info.stage == "seating" and mine >= 0 and not info.seats[mine].ready:
            rows.append(Button("ready", words.text("tui-ready"), words.text("tui-ready-note")))
        if self._gives_bots and any(seat.kind == "empty" for seat in info.seats):
            fill = SplitButton("bots", words.text("tui-fill-bots"), words.text("tui-fill-bots-note"), _levels(words))
            fill.select(self._usual)
            rows.append(fill)
        rows += queue_rows(words, self.link)
        if mine >= 0:
            rows.append(Button("stand", words.text("tui-stand")))
        return [*rows, Button("back", words.text("ui-back"))]

    def _invitation(self, words: Words) -> str:
        return words.text("tui-invite", link=f"{self.session.client.address.base}/t/{self.link.table}")

    @property
    def _gives_bots(self) -> bool:
        info = self.link.info
        return info.stage == "seating" and info.host == self.link.player and not info.settings.rated

    @property
    def _usual(self) -> str:
        """The level of every bot for which none is chosen."""
        return self.session.context.settings.bots

    def _seat(self, words: Words, number: int, seat: SeatInfo) -> FormRow:
        key, shown = f"seat {number}", words.number(number + 1) + "  "
        if seat.kind == "human":
            return Button(key, shown + seat.name + ("  ✓ " + words.text("tui-is-ready") if seat.ready else ""))
        if not self._gives_bots:
            free = seat.kind == "empty"
            return Button(key, shown + (words.text("tui-seat-free") if free else _bot(words, seat.bot)))
        row = SplitButton(key, "", words.text("tui-seat-bot-note"))
        if seat.kind == "empty":
            row.label = shown + words.text("tui-seat-empty")
            row.values = [(SIT, words.text("tui-seat-sit")), *_levels(words)]
        else:
            row.label = shown + _bot(words, seat.bot)
            others = [level for level in _levels(words) if level[0] != seat.bot]
            row.values = [(STAYS, words.text("tui-seat-stays")), *others, (FREE, words.text("tui-seat-clear"))]
        row.select(self._seat_choice(number, seat))
        return row

    def _seat_choice(self, number: int, seat: SeatInfo) -> str:
        """What Enter does with a seat without a person: what was chosen, or else what the host most likely wants."""
        usual = STAYS if seat.kind == "bot" else SIT if self.link.seat < 0 else self._usual
        return self.chosen.get((number, seat.bot), usual)

    def _rules(self, words: Words) -> str:
        """The house rules by their names."""
        rules = self.link.referee.rules
        own = [f"{words.option(name)}: {words.option_value(name, value)}" for name, value in rules.changed.items()]
        return words.text("ui-house-rules") + ": " + (words.preset(rules.preset) if rules.preset else words.join(own))

    # --- what the user does --------------------------------------------------------------------------------------

    def on_form_changed(self, message: Form.Changed) -> None:
        """Stores what was chosen for a seat, or the level for all seats."""
        row, (kind, _, seat) = message.row, message.row.key.partition(" ")
        if not isinstance(row, ChoiceRow):
            return
        if kind == "seat":
            self.chosen[int(seat), self.link.info.seats[int(seat)].bot] = row.value
        else:
            context = self.session.context
            context.save_settings(msgspec.structs.replace(context.settings, bots=row.value))
            self.fill()

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Sits down, seats bots, gets ready, or leaves."""
        kind, _, seat = message.key.partition(" ")
        if kind == "back":
            self._leave()
            return
        link = self.link
        command: Awaitable[object] | None
        if kind == "seat":
            command = self._at_seat(int(seat))
        elif kind == "ready":
            command = link.ready()
        elif kind == "bots":
            command = self._fill_up()
        elif kind == "stand":
            command = link.stand()
        else:
            command = queue_command(link, message.key)
        if command is not None:
            self.run_worker(self._say(command), group="saying")

    def _at_seat(self, number: int) -> Awaitable[object] | None:
        """Does what the row of a seat shows; None if nothing is to be done."""
        seat = self.link.info.seats[number]
        if seat.kind == "human" or not self._gives_bots:
            return self.link.sit(number)
        choice = self._seat_choice(number, seat)
        self.chosen.pop((number, seat.bot), None)
        if choice == STAYS:
            return None
        if choice == SIT:
            return self.link.sit(number)
        return self.link.unseat(number) if choice == FREE else self.link.seat_bot(number, choice)

    async def _fill_up(self) -> None:
        """Seats bots on all empty seats: of the level chosen for a seat, or else of the usual one."""
        free = [n for n, seat in enumerate(self.link.info.seats) if seat.kind == "empty"]
        own = {n: level for n in free if (level := self.chosen.pop((n, ""), SIT)) != SIT}
        for number, level in own.items():
            await self.link.seat_bot(number, level)
        if len(own) < len(free):
            await self.link.seat_bot(bot=self._usual)

    async def _say(self, doing: Awaitable[object]) -> None:
        await self.session.attempt(doing)

    def key_escape(self) -> None:
        """Leaves the table."""
        self._leave()

    def _leave(self) -> None:
        self.session.go(self._go())

    async def _go(self) -> None:
        if self.link.seat >= 0 and self.link.info.stage == "seating":
            await self.session.attempt(self.link.stand())
        await self.session.leave(self.link)


def _bot(words: Words, level: str) -> str:
    return words.text("tui-seat-bot", level=words.text(f"bot-{level}"))


def _levels(words: Words) -> list[tuple[str, str]]:
    return [(level, _bot(words, level)) for level in bots.LEVELS]
