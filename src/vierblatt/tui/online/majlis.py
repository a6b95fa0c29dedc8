"""A majlis: its members and their score, its tables, its chat; or, for a guest with the link, the invitation."""

from __future__ import annotations

import asyncio

from vierblatt import games
from vierblatt.client import ClientFault, Refusal
from vierblatt.errors import VierblattError
from vierblatt.locale.words import Words
from vierblatt.protocol.majlis import Majlis, MajlisLine, MajlisPart, Member, SidesScore
from vierblatt.tui.form import Form
from vierblatt.tui.online.majlis_menus import DELETED, host_menu, line_menu, member_menu
from vierblatt.tui.online.server_session import ServerSession
from vierblatt.tui.rows import Button, FormRow, Heading, TextButton, TextField, TextRow
from vierblatt.tui.screens.base import FormScreen
from vierblatt.tui.screens.small import AskScreen

LONGEST_LINE = 300
LINES = 30  #: the lines of chat that are shown
AGAIN = 2.0  #: seconds until a server that has not answered is asked again


class MajlisScreen(FormScreen):
    """A form that follows the changes of a majlis."""

    def __init__(self, session: ServerSession, majlis: Majlis) -> None:
        super().__init__()
        self.session, self.majlis = session, majlis
        self.lines: list[MajlisLine] = []
        self._input = TextField("say", "", longest=LONGEST_LINE, sends=True)

    def on_mount(self) -> None:
        """Shows the rows, then follows the majlis."""
        self.fill()
        self._begin()

    def on_screen_resume(self) -> None:
        """Writes the rows again: the language may have changed in the meantime."""
        self.fill()

    def _begin(self) -> None:
        if self.majlis.member:
            self.run_worker(self._follow(), group="majlis", exclusive=True)

    async def _follow(self) -> None:
        try:
            async for parts in self.session.client.watch_majlis(self.majlis.id):
                await self._fetch(parts)
                if not self.majlis.member:
                    return
        except VierblattError as fault:
            await self._on_fault(fault)

    async def _fetch(self, parts: frozenset[MajlisPart]) -> None:
        """Shows what has changed; tries again as long as the server does not answer."""
        client, majlis = self.session.client, self.majlis.id
        while True:
            try:
                if parts - {"chat"}:
                    await self._look()
                if "chat" in parts and self.majlis.member:
                    self.lines = (await client.majlis_chat(majlis))[-LINES:]
                    self.fill()
            except ClientFault as fault:
                self.tell(self._words().error(fault))
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _look(self) -> None:
        """Shows the majlis as it is now: the invitation, for somebody who has been removed."""
        self.majlis = await self.session.client.majlis(self.majlis.id)
        self.fill()

    async def _on_fault(self, fault: VierblattError) -> None:
        if isinstance(fault, Refusal) and fault.code == "majlis-members-only":  # removed before it was announced
            try:
                await self._fetch(frozenset({"members"}))
            except VierblattError as further:
                fault = further
            else:
                return
        if isinstance(fault, Refusal) and fault.code in {"no-such-majlis", "majlis-members-only"}:
            self.session.go(self._gone(fault))
        else:
            self.tell(self._words().error(fault))

    async def _gone(self, fault: VierblattError) -> None:
        """Leaves a majlis of which this player is no longer a member, or whose link is no longer valid."""
        await self.session.to_lobby()
        lobby = self.session.context.screen
        if isinstance(lobby, FormScreen):
            lobby.tell(self._words().error(fault))

    def _words(self) -> Words:
        return self.session.context.texts(games.get(self.majlis.game)).words

    @property
    def _link(self) -> str:
        return f"{self.session.client.address.base}/m/{self.majlis.id}"

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Writes the rows."""
        words, form, majlis = self._words(), self.form, self.majlis
        form.title = [majlis.name, words.game_name]
        rows = self._for_member(words) if majlis.member else self._invitation(words)
        form.show([*rows, Heading("", ""), Button("back", words.text("ui-back"))])

    def _invitation(self, words: Words) -> list[FormRow]:
        majlis = self.majlis
        host = self._name_of(majlis.host)
        invited = words.text("tui-majlis-invited", host=host, name=majlis.name, game=words.game_name)
        return [
            Heading("", invited),
            Button("join", words.text("tui-majlis-join")),
            Heading("", words.text("tui-majlis-members")),
            *(TextRow(f"member {member.player}", member.name) for member in majlis.members),
        ]

    def _for_member(self, words: Words) -> list[FormRow]:
        majlis = self.majlis
        rows: list[FormRow] = [
            Heading("", words.text("tui-majlis-link", link=self._link)),
            Button("play", words.text("tui-majlis-play"), words.text("tui-majlis-play-note")),
            Button("copy", words.text("tui-majlis-copy")),
        ]
        for table in majlis.tables:
            names = {"game": words.game_name, "host": self._name_of(table.host)}
            taken = sum(seat.kind != "empty" for seat in table.seats)
            line = words.text("tui-table-line", taken=taken, seats=len(table.seats), **names)
            rows.append(Button(f"table {table.id}", line))
        rows.append(Heading("", words.text("tui-majlis-members")))
        rows += [self._member(words, member) for member in majlis.members]
        if majlis.scores:
            rows.append(Heading("", words.text("tui-majlis-scores")))
            rows += [self._score(words, number, score) for number, score in enumerate(majlis.scores)]
        rows.append(Heading("", words.text("tui-majlis-chat")))
        rows += [self._said(words, line) for line in self.lines]
        if not self.lines:
            rows.append(TextRow("silent", words.text("tui-majlis-silent")))
        self._input.label, self._input.empty = words.text("tui-majlis-say"), words.text("tui-majlis-say-empty")
        rows += [self._input, Heading("", "")]
        if self._hosts:
            rows.append(Button("manage", words.text("majlis-manage")))
        return [*rows, Button("leave", words.text("tui-majlis-leave"))]

    @property
    def _hosts(self) -> bool:
        """Whether this player is the host."""
        return self.majlis.host == self.session.client.player

    def _member(self, words: Words, member: Member) -> FormRow:
        hosts = member.player == self.majlis.host
        name = words.text("tui-majlis-host", name=member.name) if hosts else member.name
        text = words.text("tui-majlis-member", name=name, matches=member.matches, won=member.won)
        key = f"member {member.player}"
        return TextButton(key, text) if self._hosts and not hosts else TextRow(key, text)

    def _score(self, words: Words, number: int, score: SidesScore) -> FormRow:
        sides = [
            words.text("tui-majlis-side", names=words.join([self._name_of(player) for player in side]), won=won)
            for side, won in zip(score.sides, score.won, strict=True)
        ]
        text = words.text("tui-majlis-score", score=" · ".join(sides), matches=score.matches)
        return TextRow(f"score {number}", text)

    def _said(self, words: Words, line: MajlisLine) -> FormRow:
        reactions = "".join(f"  {emoji} {words.number(len(by))}" for emoji, by in line.reactions.items())
        text = words.text("tui-majlis-said", name=line.name, text=line.text) + reactions
        may_delete = self._hosts or line.player == self.session.client.player
        note = words.text("tui-majlis-line-note") if may_delete else words.text("majlis-react", name=line.name)
        return TextButton(f"line {line.id}", text, note)

    def _name_of(self, player: str) -> str:
        return next((member.name for member in self.majlis.members if member.player == player), "")

    # --- what the user does --------------------------------------------------------------------------------------

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Does what the row says."""
        kind, _, name = message.key.partition(" ")
        session, majlis = self.session, self.majlis.id
        if kind == "back":
            session.go(session.to_lobby())
        elif kind == "play":
            session.go(session.play_in_majlis(majlis))
        elif kind == "table":
            session.go(session.enter(name))
        elif kind == "leave":
            session.go(self._leave())
        elif kind == "copy":
            self.app.copy_to_clipboard(self._link)
            self.form.tell(self._words().text("tui-majlis-copied"))
        elif kind in {"member", "line", "manage"}:
            self.run_worker(self._choose(kind, name), group="choosing", exclusive=True)
        else:
            self.run_worker(self._join() if kind == "join" else self._say(), group="saying")

    async def _choose(self, kind: str, name: str) -> None:
        """Opens the menu of a member, of a message or of the majlis, and does what is chosen there."""
        words, client, majlis = self._words(), self.session.client, self.majlis
        member = next((each for each in majlis.members if each.player == name), None)
        line = next((each for each in self.lines if kind == "line" and each.id == int(name)), None)
        chosen = None  # a member or a message may be gone since the rows were written
        if kind == "manage":
            chosen = await host_menu(self._ask, words, client, majlis)
        elif member is not None:
            chosen = await member_menu(self._ask, words, client, majlis, member)
        elif line is not None:
            chosen = await line_menu(self._ask, words, client, majlis, line)
        done = await self.session.attempt(chosen) if chosen is not None else None
        if done == DELETED:
            self.session.go(self.session.to_lobby())
        elif isinstance(done, Majlis) and done.id != majlis.id:  # under a new link
            self.majlis = done
            self.fill()
            self._begin()

    async def _ask(self, title: str, rows: list[FormRow]) -> str:
        return await self.app.push_screen_wait(AskScreen(title, rows))

    async def _join(self) -> None:
        joined = await self.session.attempt(self.session.client.join_majlis(self.majlis.id))
        if joined is not None:
            self.majlis = joined
            self.fill()
            self._begin()

    async def _say(self) -> None:
        text = self._input.text.strip()
        if text and await self.session.attempt(self.session.client.say_in_majlis(self.majlis.id, text)) is not None:
            self._input.text = ""
            self.form.redraw()

    async def _leave(self) -> None:
        words, client = self._words(), self.session.client
        rows: list[FormRow] = [
            Button("leave", words.text("tui-majlis-leave")), Button("", words.text("ui-cancel")),
        ]  # fmt: skip
        title = words.text("tui-majlis-leave-ask", name=self.majlis.name)
        if await self.app.push_screen_wait(AskScreen(title, rows)):
            try:
                await client.leave_majlis(self.majlis.id, client.player)
            except VierblattError as fault:
                self.tell(words.error(fault))
            else:
                await self.session.to_lobby()

    def key_escape(self) -> None:
        """Returns to the lobby."""
        self.session.go(self.session.to_lobby())
