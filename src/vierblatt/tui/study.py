"""The part of the app that opens lessons, puzzles, replays and score sheets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from textual import work

from vierblatt.tui.app_context import AppContext
from vierblatt.tui.screens.busy import BusyScreen

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.lessons import LessonRun
    from vierblatt.sheet import SheetFile
    from vierblatt.tui.replay.lines import ReplayedMatch
    from vierblatt.tui.screens.steps import StepsScreen


class StudyScreens(AppContext):
    """Opens what is for learning rather than for playing."""

    # --- lessons -------------------------------------------------------------------------------------------------

    def learn(self, game_id: str, step: str) -> None:
        """Opens the lessons, with the ids of a game and of a step; an empty one lets the user choose."""
        if step:
            self.open_lesson(game_id, step)
        elif game_id:
            self.show_steps(game_id)
        else:
            self.choose_lessons()

    @work
    async def choose_lessons(self) -> None:
        """Asks which game, then lists its steps."""
        from vierblatt import games
        from vierblatt.lessons import path_of
        from vierblatt.tui.rows import Button, FormRow
        from vierblatt.tui.screens.small import AskScreen

        words = self.texts().words
        known = [games.get(game_id) for game_id in games.game_ids()]
        rows: list[FormRow] = [Button(game.id, self.texts(game).words.game_name) for game in known if path_of(game)]
        rows.append(Button("", words.text("ui-cancel")))
        chosen = await self.push_screen_wait(AskScreen(words.text("tui-learn"), rows, rows[0].key))
        if chosen:
            self.show_steps(chosen)

    @work
    async def show_steps(self, game_id: str) -> None:
        """Opens the list of a game's steps, or returns to it."""
        await self._to_steps(game_id)

    async def _to_steps(self, game_id: str) -> StepsScreen:
        from vierblatt import games
        from vierblatt.tui.screens.menu import MenuScreen
        from vierblatt.tui.screens.steps import StepsScreen

        while not isinstance(self.screen, MenuScreen | StepsScreen):
            await self.pop_screen()
        if isinstance(self.screen, StepsScreen):
            return self.screen
        steps = StepsScreen(games.get(game_id))
        await self.push_screen(steps)
        return steps

    @work
    async def open_lesson(self, game_id: str, step: str) -> None:
        """Opens the table of a step."""
        from vierblatt.errors import VierblattError
        from vierblatt.lessons import LessonRun
        from vierblatt.tui.screens.lesson import LessonScreen

        steps = await self._to_steps(game_id)
        await self.push_screen(BusyScreen())
        try:
            run = await asyncio.to_thread(LessonRun, game_id, step)
            screen = await asyncio.to_thread(LessonScreen, run, self._names_in_lessons(run))
        except VierblattError as fault:
            await self.pop_screen()
            steps.tell(steps.texts().words.error(fault))
            return
        await self.switch_screen(screen)

    def _names_in_lessons(self, run: LessonRun) -> list[str]:
        shape = run.path.game.rules.shape(run.path.game.options.rule_set().values)
        seats = run.match.table.seats if run.match is not None else shape.seats
        return [player.name for player in self.players(["human", *["rules"] * (seats - 1)], 0)]

    @work
    async def begin_first_match(self, game: Game) -> None:
        """Begins a match with the coach on, unless another one can be continued: then the user is asked first."""
        self.save_settings(msgspec.structs.replace(self.settings, coach=True))
        if self.files.has_match(game.id):
            await self._to_steps(game.id)
            self.set_up(game.id)
            return
        rules = game.options.rule_set()
        seats = game.rules.shape(rules.values).seats
        self.begin(game, rules, self.players(["human", *[self.settings.bots] * (seats - 1)], 0))

    # --- puzzles -------------------------------------------------------------------------------------------------

    @work
    async def choose_puzzles(self) -> None:
        """Asks which game, then its puzzles that are not solved yet, the easiest first."""
        from vierblatt import games
        from vierblatt.puzzles.files import comes_with_puzzles
        from vierblatt.tui.rows import Button, FormRow
        from vierblatt.tui.screens.small import AskScreen

        words = self.texts().words
        known = [games.get(game_id) for game_id in games.game_ids() if comes_with_puzzles(game_id)]
        rows: list[FormRow] = [Button(game.id, self.texts(game).words.game_name) for game in known]
        rows.append(Button("", words.text("ui-cancel")))
        chosen = await self.push_screen_wait(AskScreen(words.text("tui-puzzles"), rows, rows[0].key))
        if chosen:
            await self._show_puzzles(chosen)

    async def _show_puzzles(self, game_id: str) -> None:
        from vierblatt import games
        from vierblatt.tui.puzzles.choosing import open_puzzles
        from vierblatt.tui.puzzles.screen import PuzzleScreen
        from vierblatt.tui.screens.menu import MenuScreen

        menu, game = self.screen, games.get(game_id)
        await self.push_screen(BusyScreen())
        puzzles, damaged = await asyncio.to_thread(open_puzzles, self.files, game_id)
        seats = game.rules.shape(game.options.rule_set().values).seats
        names = [player.name for player in self.players(["human", *["rules"] * (seats - 1)], 0)]
        words = self.texts(game).words
        await self.pop_screen()
        if isinstance(menu, MenuScreen) and damaged is not None:
            menu.tell(words.text("tui-damaged", file=str(damaged)))
        elif isinstance(menu, MenuScreen) and not puzzles:
            menu.tell(words.text("tui-puzzles-end"))
        else:
            await self.push_screen(await asyncio.to_thread(PuzzleScreen, puzzles, names[0], names[1:]))

    # --- replays -------------------------------------------------------------------------------------------------

    @work
    async def show_played(self) -> None:
        """Opens the list of the matches that were played here."""
        from vierblatt.tui.screens.played import PlayedScreen, played_matches

        matches = await asyncio.to_thread(played_matches, self.files)
        await self.push_screen(PlayedScreen(matches))

    @work
    async def open_replay(self, file: Path) -> None:
        """Opens the replay of a record; a damaged one is reported and stays where it is."""
        from vierblatt.errors import VierblattError
        from vierblatt.record import load
        from vierblatt.tui.replay.lines import ReplayedMatch
        from vierblatt.tui.screens.base import FormScreen

        below = self.screen
        await self.push_screen(BusyScreen())
        try:
            replayed = await asyncio.to_thread(lambda: ReplayedMatch(load(file)))
        except VierblattError as fault:
            await self.pop_screen()
            if isinstance(below, FormScreen):
                below.tell(self.texts().words.error(fault))
            return
        await self.pop_screen()
        await self.show_replay(replayed)

    async def show_replay(self, replayed: ReplayedMatch) -> None:
        """Opens the replay of a match."""
        from vierblatt.locale.bot_names import seat_name
        from vierblatt.tui.replay.screen import ReplayScreen

        words = self.texts(replayed.game).words
        seated = [(player.name, player.kind) for player in replayed.record.seats]
        names = [seat_name(words, seated, seat) for seat in range(len(seated))]
        await self.push_screen(ReplayScreen(replayed, names))

    # --- score sheets --------------------------------------------------------------------------------------------

    async def show_sheet(self, kept: SheetFile) -> None:
        """Opens the score sheet of a match with real cards."""
        from vierblatt.tui.sheet.overview import SheetScreen

        await self.push_screen(SheetScreen(kept))
