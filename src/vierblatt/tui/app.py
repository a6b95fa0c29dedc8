"""The app: loads what it needs after the first frame, opens screens, begins and resumes matches."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual import work
from textual.binding import Binding, BindingType
from textual.theme import Theme

from vierblatt.tui.screens.busy import BusyScreen
from vierblatt.tui.storage import UserFiles, UserSettings
from vierblatt.tui.study import StudyScreens

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.games.options import RuleSet
    from vierblatt.record import Player
    from vierblatt.sheet import SheetFile
    from vierblatt.tui.local_match import LocalMatch
    from vierblatt.tui.online.session import OnlineSession
    from vierblatt.tui.replay.lines import ReplayedMatch

COLOURED = Theme(
    name="vierblatt", primary="#f0cf6b", accent="#f0cf6b", background="#10231b", surface="#10231b",
    panel="#0d1d16", foreground="#dce8e0", dark=True,
)  # fmt: skip
#: A theme of Textual that leaves all colours to the terminal.
PLAIN = "ansi-dark"


LONGEST_NAME = 24


class VierblattApp(StudyScreens):
    """The terminal app.

    lesson: opens the lessons, with the ids of a game and of a step; an empty one lets the user choose.
    replayed: opens the replay of this match. sheet: opens this score sheet.
    """

    TITLE = "Vierblatt"
    ENABLE_COMMAND_PALETTE = False
    #: Ctrl+C leaves without a question: the match is saved in its file after every action.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]
    CSS = "Screen { background: $background; } ModalScreen { background: transparent; }"

    def __init__(
        self,
        game: str | None = None,
        rules: Mapping[str, str] | None = None,
        *,
        preset: str = "standard",
        seed: int | None = None,
        language: str = "en",
        files: UserFiles | None = None,
        server: str = "",
        lesson: tuple[str, str] | None = None,
        replayed: ReplayedMatch | None = None,
        sheet: SheetFile | None = None,
    ) -> None:
        super().__init__(files, language)
        self._first, self._server, self._lesson, self._replayed = game, server, lesson, replayed
        self._sheet = sheet
        self.online: OnlineSession | None = None
        self._changes, self._preset, self._seed = dict(rules or {}), preset, seed
        self.register_theme(COLOURED)
        self.theme = self._theme_name()

    def _theme_name(self) -> str:
        return COLOURED.name if self.palette.colours else PLAIN

    def get_default_screen(self) -> BusyScreen:
        """The first frame, before anything heavy is loaded."""
        return BusyScreen()

    def on_mount(self) -> None:
        """Continues as soon as that frame is on the screen."""
        self.call_after_refresh(self._load)

    @work
    async def _load(self) -> None:
        await asyncio.to_thread(_import_everything)
        self._disable_reordering()
        self._take_language()
        from vierblatt.tui.screens.menu import MenuScreen

        menu = MenuScreen()
        await self.push_screen(menu)
        if self.damaged:
            menu.tell(self.texts().words.text("tui-damaged", file=str(self.damaged)))
        if self._server:
            self.visit_server(self._server, self._first or "")
        elif self._lesson is not None:
            self.learn(*self._lesson)
        elif self._replayed is not None:
            await self.show_replay(self._replayed)
        elif self._sheet is not None:
            await self.show_sheet(self._sheet)
        elif self._first is not None:
            self._go_to(self._first)

    def _take_language(self) -> None:
        """A language given on the command line overrides that of the settings; the system's language does not."""
        from vierblatt.locale import LANGUAGES, detect

        known = self.settings.language in LANGUAGES
        if self.asked_language in LANGUAGES and (not known or self.asked_language != detect()):
            self.settings = msgspec.structs.replace(self.settings, language=self.asked_language)
        elif not known:
            self.settings = msgspec.structs.replace(self.settings, language=detect())

    def _go_to(self, game_id: str) -> None:
        """Opens the game given on the command line: directly at the table, unless a match of it can be continued."""
        from vierblatt import games
        from vierblatt.tui.screens.setup import SetupScreen

        game = games.get(game_id)
        rules = game.options.rule_set(self._changes, self._preset, reserved=True)
        if self.files.has_match(game_id):
            self.push_screen(SetupScreen(game, rules, self._seed))
            return
        kinds = ["human", *["rules"] * (game.rules.shape(rules.values).seats - 1)]
        self.begin(game, rules, self.players(kinds, 0), self._seed)

    # --- screens -------------------------------------------------------------------------------------------------

    def set_up(self, game_id: str) -> None:
        """Opens the screen with the house rules and seats of a new match."""
        from vierblatt import games
        from vierblatt.tui.screens.setup import SetupScreen

        game = games.get(game_id)
        self.push_screen(SetupScreen(game, game.options.rule_set()))

    def show_settings_screen(self) -> None:
        """Opens the settings."""
        from vierblatt.tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def show_help(self) -> None:
        """Opens the page that lists the keys."""
        from vierblatt.tui.screens.reading import HelpPage

        self.push_screen(HelpPage())

    @work
    async def choose_rules(self) -> None:
        """Asks which game, then shows its rules."""
        from vierblatt import games
        from vierblatt.tui.rows import Button, FormRow
        from vierblatt.tui.screens.reading import RulesPage
        from vierblatt.tui.screens.small import AskScreen

        title = self.texts().words.text("ui-rules")
        names = {game_id: self.texts(games.get(game_id)).words.game_name for game_id in games.game_ids()}
        rows: list[FormRow] = [Button(key, name) for key, name in names.items()]
        rows.append(Button("", self.texts().words.text("ui-cancel")))
        chosen = await self.push_screen_wait(AskScreen(title, rows, rows[0].key))
        if chosen:
            await self.push_screen(RulesPage(games.get(chosen)))

    # --- matches -------------------------------------------------------------------------------------------------

    def players(self, kinds: Sequence[str], me: int, names: Mapping[int, str] | None = None) -> list[Player]:
        """Who sits where: the user, other people by their names, bots by names in the user's language."""
        from vierblatt.locale.bot_names import seat_name
        from vierblatt.record import Player

        words = self.texts().words
        given = {seat: name.strip() for seat, name in (names or {}).items() if name.strip()}
        given[me] = self.settings.name.strip()[:LONGEST_NAME] or words.text("tui-you-name")
        seated = [(given.get(seat, "") if kind == "human" else "", kind) for seat, kind in enumerate(kinds)]
        return [Player(seat_name(words, seated, seat), kind) for seat, kind in enumerate(kinds)]

    def begin(self, game: Game, rules: RuleSet, players: Sequence[Player], seed: int | None = None) -> None:
        """Begins a new match; an unfinished one of the same game is moved to the records of played matches."""
        from vierblatt.tui.local_match import LocalMatch

        def make() -> LocalMatch:
            warm_up(game, rules)
            self.files.put_away(game.id)
            return LocalMatch.new(game, rules, players, seed=seed, file=self.files.match_file(game.id))

        self._open_table(make, game.id)

    def resume(self, game_id: str) -> None:
        """Resumes the saved match of a game exactly as it was; a damaged file is moved aside and reported."""
        from vierblatt.tui.local_match import LocalMatch

        self._open_table(lambda: LocalMatch.resumed(self.files.match_file(game_id)), game_id)

    @work
    async def _open_table(self, make: Callable[[], LocalMatch], game_id: str) -> None:
        from vierblatt.errors import VierblattError
        from vierblatt.tui.screens.local import LocalTableScreen
        from vierblatt.tui.screens.menu import MenuScreen

        while not isinstance(self.screen, MenuScreen):
            await self.pop_screen()
        menu = self.screen
        await self.push_screen(BusyScreen())
        try:
            local_match = await asyncio.to_thread(make)
        except (VierblattError, OSError) as fault:
            await self.pop_screen()
            moved = self.files.put_aside(self.files.match_file(game_id))
            menu.fill()
            menu.tell(self.texts().words.text("tui-damaged", file=str(moved or fault)))
            return
        await self.switch_screen(LocalTableScreen(local_match))

    def leave_table(self, again: LocalMatch | None = None) -> None:
        """Returns to the menu, or begins another match of the same players."""
        if again is not None:
            self.begin(again.game, again.match.rules, again.players)
        else:
            self._to_menu()

    @work
    async def _to_menu(self) -> None:
        from vierblatt.tui.screens.menu import MenuScreen

        while not isinstance(self.screen, MenuScreen):
            await self.pop_screen()

    # --- servers -------------------------------------------------------------------------------------------------

    @work(group="online")
    async def visit_server(self, url: str, choice: str = "") -> None:
        """Plays on a server: in its lobby, or directly at the table or game in `choice`."""
        from vierblatt.tui.online.session import OnlineSession

        self.online = OnlineSession(self, url)
        await self.online.begin(choice, self._changes, self._preset)

    async def on_unmount(self) -> None:
        """Closes the connection to the server."""
        if self.online is not None:
            await self.online.client.close()

    # --- settings ------------------------------------------------------------------------------------------------

    def save_settings(self, settings: UserSettings) -> None:
        """Applies and saves new settings; colours change at once."""
        super().save_settings(settings)
        self.theme = self._theme_name()

    def _disable_reordering(self) -> None:
        """Tells a terminal that reorders text, if it can be told, that the program does so."""
        from vierblatt.tui.bidi import EXPLICIT, can_disable_reordering

        if can_disable_reordering(os.environ) and self._driver is not None:
            self._driver.write(EXPLICIT)


def _import_everything() -> None:
    """Imports what takes a second to load: Numba and the games."""
    from vierblatt import games

    for screen in ("menu", "setup", "local"):
        import_module(f"vierblatt.tui.screens.{screen}")
    for game_id in games.game_ids():
        games.get(game_id)


def warm_up(game: Game, rules: RuleSet) -> None:
    """Does everything that a match does once, so that nobody has to wait for a compilation later."""
    from vierblatt.bots import RulesBot
    from vierblatt.match import Match
    from vierblatt.shuffle import SeededPacks

    match = Match(game, rules)
    match.deal(SeededPacks(1).next(match))
    if match.turn >= 0:
        match.do(RulesBot().choose(game, match.concealed(match.turn)).action)
