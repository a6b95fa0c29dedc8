"""The lobby of a server: open tables, a quick match, a new table, one's majlises."""

from __future__ import annotations

from contextlib import suppress

from vierblatt import games
from vierblatt.client.seen import only_bots_play, seat_of
from vierblatt.errors import VierblattError
from vierblatt.locale.words import Words
from vierblatt.protocol.frames import Lobby, LobbyTable
from vierblatt.protocol.majlis import MajlisSummary
from vierblatt.protocol.values import TableInfo
from vierblatt.tui.form import Form
from vierblatt.tui.online.server_session import ServerSession
from vierblatt.tui.rows import Button, FormRow, Heading
from vierblatt.tui.screens.base import FormScreen
from vierblatt.tui.screens.small import AskScreen


class LobbyScreen(FormScreen):
    """A form that follows the changes of the lobby."""

    def __init__(self, session: ServerSession) -> None:
        super().__init__()
        self.session = session
        self.lobby = Lobby(tables=[], players=0)
        self.majlises: list[MajlisSummary] = []
        self.mine: list[TableInfo] = []

    def on_mount(self) -> None:
        """Shows the rows, then follows the lobby."""
        self.fill()
        self.run_worker(self._follow(), group="lobby", exclusive=True)

    def on_screen_resume(self) -> None:
        """Writes the rows again: the language or this player's tables or majlises may have changed in the meantime."""
        self.fill()
        self.run_worker(self._load_own(), group="own", exclusive=True)

    async def _load_own(self) -> None:
        """Loads the tables and majlises of this player."""
        client, known = self.session.client, games.game_ids()
        with suppress(VierblattError):  # the lobby reports that a server is gone
            self.mine = [table for table in await client.my_tables() if table.game in known]
        with suppress(VierblattError):  # a server may have no majlises
            self.majlises = [majlis for majlis in await client.majlises() if majlis.game in known]
        self.fill()

    async def _follow(self) -> None:
        try:
            async for lobby in self.session.client.lobby():
                self.lobby = lobby
                self.fill()
        except VierblattError as fault:
            self.tell(self._words().error(fault))

    def _words(self) -> Words:
        return self.session.context.texts().words

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Writes the rows."""
        words, client, form = self._words(), self.session.client, self.form
        form.title = [client.address.base]
        here = words.text("tui-lobby-here", name=client.name, count=max(1, self.lobby.players))
        rows: list[FormRow] = [
            Heading("", here),
            *(Button(f"table {table.id}", self._mine_line(words, table)) for table in self.mine),
            Button("quick", words.text("tui-quick"), words.text("tui-quick-note")),
            Button("solo", words.text("tui-solo"), words.text("tui-solo-note")),
            Button("friends", words.text("tui-friends"), words.text("tui-friends-note")),
        ]
        rows += self._majlis_rows(words)
        mine = {table.id for table in self.mine}
        known = [table for table in self.lobby.tables if table.game in games.game_ids() and table.id not in mine]
        if known:
            rows.append(Heading("", words.text("tui-open-tables")))
        rows += [Button(f"table {table.id}", self._line(words, table)) for table in known]
        rows += [Heading("", ""), Button("back", words.text("ui-back"))]
        form.show(rows)

    def _majlis_rows(self, words: Words) -> list[FormRow]:
        rows: list[FormRow] = [Heading("", words.text("tui-majlises"))] if self.majlises else []
        for majlis in self.majlises:
            game = self.session.context.texts(games.get(majlis.game)).words.game_name
            line = words.text("tui-majlis-line", name=majlis.name, game=game, members=majlis.members)
            rows.append(Button(f"majlis {majlis.id}", line))
        return [*rows, Button("new-majlis", words.text("tui-majlis-new"), words.text("tui-majlis-new-note"))]

    def _mine_line(self, words: Words, table: TableInfo) -> str:
        """The way back to a table, with the deal and the score if only bots wait there."""
        game = self.session.context.texts(games.get(table.game)).words.game_name
        seat = seat_of(table, self.session.client.player)
        if not table.deal or not only_bots_play(table, self.session.client.player):
            return words.text("tui-table-back", game=game)
        sides = len(table.scores)
        mine = [table.scores[(seat + step) % sides] for step in range(sides)]
        return words.text("match-continue", game=game, deal=table.deal, score=words.ratio(mine))

    def _line(self, words: Words, table: LobbyTable) -> str:
        name = self.session.context.texts(games.get(table.game)).words.game_name
        taken = sum(kind != "empty" for kind in table.seats)
        return words.text("tui-table-line", game=name, host=table.host, taken=taken, seats=len(table.seats))

    # --- what the user does --------------------------------------------------------------------------------------

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Goes where the row says."""
        kind, _, table = message.key.partition(" ")
        if kind == "back":
            self.session.go(self.session.end())
        elif kind == "table":
            self.session.go(self.session.enter(table))
        elif kind == "majlis":
            self.session.go(self.session.to_majlis(table))
        else:
            self.session.go(self._choose(kind))

    async def _choose(self, kind: str) -> None:
        """Asks for a game, then goes to a table of it."""
        words = self._words()
        rows: list[FormRow] = [
            Button(game, self.session.context.texts(games.get(game)).words.game_name) for game in games.game_ids()
        ]
        rows.append(Button("", words.text("ui-cancel")))
        game = await self.app.push_screen_wait(AskScreen(words.text("ui-choose-game"), rows, rows[0].key))
        if game and kind == "quick":
            await self.session.quick(game)
        elif game and kind == "new-majlis":
            await self.session.open_majlis(game)
        elif game:
            await self.session.open_table(game, solo=kind == "solo")

    def key_escape(self) -> None:
        """Leaves the server."""
        self.session.go(self.session.end())
