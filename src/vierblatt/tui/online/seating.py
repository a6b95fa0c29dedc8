"""A table before its match: who sits where, bots, the invitation, ready."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from vierblatt.client import TableLink
from vierblatt.errors import VierblattError
from vierblatt.locale.words import Words
from vierblatt.protocol.values import SeatInfo
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, Heading, Row
from vierblatt.tui.screens.base import FormScreen

if TYPE_CHECKING:
    from vierblatt.tui.online.visit import Visit


class SeatingScreen(FormScreen):
    """A form of the seats; gives way to the table when the first cards are dealt."""

    def __init__(self, visit: Visit, link: TableLink) -> None:
        super().__init__()
        self.visit, self.link = visit, link

    def on_mount(self) -> None:
        """Shows the seats, then follows the table."""
        self.fill("ready")
        self.run_worker(self._follow(), group="table", exclusive=True)

    async def _follow(self) -> None:
        try:
            async for change in self.link:
                if change.board is not None:
                    self.visit.go(self.visit.to_table(self.link, change))
                    return
                self.fill()
        except VierblattError as fault:
            self.tell(self._words().error(fault))
        else:
            self.tell(self._words().text("note-closed"))

    def _words(self) -> Words:
        return self.visit.desk.voice(self.link.game).words

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self, key: str = "") -> None:
        """Writes the rows in the language of the moment."""
        words, form, info = self._words(), self.form, self.link.info
        form.title = [words.game_name]
        rows: list[Row] = [Heading("", self._invitation(words)), Heading("", words.text("ui-seats"))]
        rows += [Button(f"seat {n}", self._seat(words, n, seat)) for n, seat in enumerate(info.seats)]
        rows.append(Heading("", self._rules(words)))
        rows += self._choices(words)
        form.show(rows, key)
        if not self.link.online:
            form.tell(words.text("tui-offline"), wrong=True)

    def _choices(self, words: Words) -> list[Row]:
        info, mine = self.link.info, self.link.seat
        rows: list[Row] = []
        if info.stage == "seating" and mine >= 0 and not info.seats[mine].ready:
            rows.append(Button("ready", words.text("tui-ready"), words.text("tui-ready-note")))
        empty = any(seat.kind == "empty" for seat in info.seats)
        if empty and info.host == self.link.player and not info.settings.rated:
            rows.append(Button("bots", words.text("tui-fill-bots")))
        if mine >= 0:
            rows.append(Button("stand", words.text("tui-stand")))
        return [*rows, Button("back", words.text("ui-back"))]

    def _invitation(self, words: Words) -> str:
        return words.text("tui-invite", link=f"{self.visit.client.address.base}/t/{self.link.table}")

    def _seat(self, words: Words, number: int, seat: SeatInfo) -> str:
        shown = words.number(number + 1) + "  "
        if seat.kind == "empty":
            return shown + words.text("tui-seat-free")
        if seat.kind == "bot":
            return shown + words.text(f"bot-{seat.bot}")
        return shown + seat.name + ("  ✓ " + words.text("tui-is-ready") if seat.ready else "")

    def _rules(self, words: Words) -> str:
        """The house rules by their names."""
        rules = self.link.referee.rules
        own = [f"{words.option(name)}: {words.option_value(name, value)}" for name, value in rules.changed.items()]
        return words.text("ui-house-rules") + ": " + (words.preset(rules.preset) if rules.preset else words.join(own))

    # --- what the user does --------------------------------------------------------------------------------------

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Sits down, gets ready, fills up with bots, leaves."""
        kind, _, seat = message.key.partition(" ")
        if kind == "back":
            self._leave()
            return
        link = self.link
        said: dict[str, Awaitable[object]] = {}
        if kind == "seat":
            said["seat"] = link.sit(int(seat))
        elif kind == "ready":
            said["ready"] = link.ready()
        elif kind == "bots":
            said["bots"] = link.seat_bot(bot=self.visit.desk.settings.bots)
        else:
            said["stand"] = link.stand()
        self.run_worker(self._say(said[kind]), group="saying")

    async def _say(self, doing: Awaitable[object]) -> None:
        await self.visit.tried(doing)

    def key_escape(self) -> None:
        """Leaves the table."""
        self._leave()

    def _leave(self) -> None:
        self.visit.go(self._go())

    async def _go(self) -> None:
        if self.link.seat >= 0 and self.link.info.stage == "seating":
            await self.visit.tried(self.link.stand())
        await self.visit.leave(self.link)
