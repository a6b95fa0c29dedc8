"""What a replay computes in the background: the worth of actions, the chances of hidden cards, the next mistake."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from vierblatt.analysis.document import Decision
from vierblatt.analysis.review import CardChance, Line, OnTheseCards
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.errors import BadAnalysis, NotSolvable, NoWorlds
from vierblatt.games.background import search_is_ready
from vierblatt.tui.replay.base import ReplayBase
from vierblatt.tui.replay.figures import FigureLines
from vierblatt.tui.replay.judging import (
    KnownJudgement,
    MistakeSearch,
    chances_for,
    judge_known,
    judge_on_these_cards,
)
from vierblatt.tui.replay.pages import FiguresPage, waiting_lines
from vierblatt.tui.replay.trying import TryOut
from vierblatt.tui.screens.local import THINKING
from vierblatt.tui.screens.page import PageLine, title

T = TypeVar("T")
#: Deals examined for a first answer, and for the one that stays; the page shows the same.
STAGES = (32, 256)
GROUP = "computing"  #: of the workers
WAITING = 0.5  #: seconds between two looks whether the search is compiled


class Evaluations:
    """Computes one thing at a time for a screen. What is no longer wanted is not begun, or its answer is dropped."""

    def __init__(self, screen: ReplayBase, try_out: TryOut) -> None:
        self._screen, self._try_out = screen, try_out
        self._known: dict[tuple[Line, str], KnownJudgement] = {}
        self._on_these_cards: dict[Line, OnTheseCards] = {}
        self._chances: dict[tuple[Line, int], list[CardChance]] = {}
        self._mistakes = MistakeSearch(screen.replay_feed.match.record)
        self._found = (-1, -1)  #: the place of the last mistake that was found
        self._page: FiguresPage | None = None
        self._fault = ""

    # --- one at a time -------------------------------------------------------------------------------------------

    @property
    def _line(self) -> Line:
        """The deal up to this place."""
        cursor = self._screen.cursor
        return cursor.line.line.until(cursor.count)

    def cancel(self) -> bool:
        """Gives up what is being computed; returns whether anything was."""
        was_busy = bool(self._screen.table.busy)
        if self._screen.is_attached:
            self._screen.workers.cancel_group(self._screen, GROUP)
        self._busy("")
        return was_busy

    def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        self._fault = ""
        self._screen.run_worker(self._when_compiled(work), group=GROUP, exclusive=True)

    async def _when_compiled(self, work: Callable[[], Awaitable[None]]) -> None:
        """Computes once the search is compiled: until then it would take very long."""
        game = self._screen.feed.game
        try:
            while not search_is_ready(game.id, game.layout.marker):
                self._busy(self._screen.table.texts().say("tui-replay-compiling"))
                await asyncio.sleep(WAITING)
            await work()
        except (NoWorlds, NotSolvable, BadAnalysis) as fault:
            self._fault = self._screen.table.texts().words.error(fault)
            if self._screen.table.side is None and self._page is None:
                self._screen.table.tell(self._fault, "error")
        self._busy("")

    def _busy(self, text: str) -> None:
        self._screen.table.busy = text
        self._screen.table.redraw()
        if self._page is not None:
            self._page.renew()

    async def _in_thread(self, work: Callable[..., T], *given: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(THINKING, work, *given)

    # --- the worth of actions ------------------------------------------------------------------------------------

    def evaluate(self) -> None:
        """Shows what the open actions are worth, in the panel or on a page; once more ends it."""
        screen, table = self._screen, self._screen.table
        turn = table.scene.view.turn
        if screen.hides_what_was_played:
            screen.say("review-guess-before")
        elif turn < 0:
            screen.say("tui-replay-deal-over")
        elif not screen.replay_feed.open_hands and turn != screen.viewer:
            screen.viewer = turn
            self._show_figures()
            screen.renew()
        elif table.side is not None and table.wide:
            self._hide_figures()
        else:
            self._show_figures()
            self.follow()

    def _show_figures(self) -> None:
        table = self._screen.table
        table.side = self.lines
        if not table.wide:
            heading = "review-cards" if self._screen.replay_feed.open_hands else "review-judged"
            self._open_page(heading, self.lines)

    def _hide_figures(self) -> None:
        self.cancel()
        self._screen.table.side = None
        self._screen.table.redraw()

    def _open_page(self, heading: str, lines: Callable[[FigureLines], list[PageLine]]) -> None:
        self._page = FiguresPage(self._screen.table.texts, heading, lines, self._left)
        self._screen.app.push_screen(self._page)

    def _left(self) -> None:
        """The page was closed."""
        self._page = None
        self.cancel()
        if self._screen.table.wide:
            self.follow()
        else:
            self._screen.table.side = None

    def follow(self) -> None:
        """Computes the worth of the actions at this place, if it is wanted and not known yet."""
        screen, table = self._screen, self._screen.table
        turn = table.scene.view.turn
        if table.side is None or turn < 0 or screen.hides_what_was_played:
            return
        if screen.replay_feed.open_hands:
            if self._line not in self._on_these_cards:
                self._run(partial(self._judge_cards, self._line))
        elif turn == screen.viewer:
            known = self._known.get((self._line, screen.cursor.played))
            if known is None or known.worlds < STAGES[-1]:
                self._run(partial(self._judge_known, self._line, screen.cursor.played))

    async def _judge_known(self, line: Line, played: str) -> None:
        say = self._screen.table.texts().say
        done = 0
        for worlds in STAGES:
            self._busy(say("tui-replay-judging", done=done, count=STAGES[-1]))
            self._known[line, played] = await self._in_thread(judge_known, line, played, worlds)
            done = worlds

    async def _judge_cards(self, line: Line) -> None:
        self._busy(self._screen.table.texts().say("tui-replay-computing"))
        self._on_these_cards[line] = await self._in_thread(judge_on_these_cards, line)

    def lines(self, figures: FigureLines) -> list[PageLine]:
        """The worth of the actions at this place as far as it is known: either to one seat, or with all hands open."""
        screen, texts = self._screen, figures.texts
        view, played = screen.table.scene.view, screen.cursor.played
        if screen.replay_feed.open_hands:
            heading, found = texts.say("review-cards"), self._on_these_cards.get(self._line)
            lines = figures.on_these_cards(found, played, view.wordings) if found is not None else []
        else:
            known = self._known.get((self._line, played))
            heading = texts.say("review-known", seat=texts.words.seat(screen.viewer))
            lines = figures.actions(known, played, view.wordings) if known is not None else []
        head = [*title(texts, heading, figures.width), PageLine("")]
        if screen.hides_what_was_played:
            return [*head, *waiting_lines(figures, texts.say("review-guess-before"))]
        if view.turn < 0:
            return [*head, *waiting_lines(figures, texts.say("tui-replay-deal-over"))]
        if not screen.replay_feed.open_hands and view.turn != screen.viewer:
            seat = texts.words.seat(view.turn)
            return [*head, *waiting_lines(figures, texts.say("tui-replay-other-acts", seat=seat))]
        return [*head, *self._state_lines(figures), *lines]

    def _state_lines(self, figures: FigureLines) -> list[PageLine]:
        """What is being computed, or why it could not be."""
        said = self._fault or self._screen.table.busy
        return [*waiting_lines(figures, said), PageLine("")] if said else []

    # --- the chances of hidden cards -----------------------------------------------------------------------------

    def show_chances(self) -> None:
        """Opens the page of the chances of hidden cards."""
        screen, seat = self._screen, self._screen.viewer
        if screen.replay_feed.open_hands:
            screen.say("tui-replay-chances-open")
            return
        if screen.table.scene.view.turn < 0:
            screen.say("tui-replay-deal-over")
            return
        line = self._line

        def lines(figures: FigureLines) -> list[PageLine]:
            found = self._chances.get((line, seat))
            return [*self._state_lines(figures), *(figures.chances(found, seat) if found is not None else [])]

        self._open_page("review-chances", lines)
        if (line, seat) not in self._chances:
            self._run(partial(self._find_chances, line, seat))

    async def _find_chances(self, line: Line, seat: int) -> None:
        self._busy(self._screen.table.texts().say("tui-replay-computing"))
        self._chances[line, seat] = await self._in_thread(chances_for, line, seat)

    # --- mistakes ------------------------------------------------------------------------------------------------

    def find_mistake(self) -> None:
        """Looks for the next mistake: of the seat from which the table is seen, or of anybody if all hands are open."""
        screen = self._screen
        self._try_out.pause()
        seat = -1 if screen.replay_feed.open_hands else screen.viewer
        cursor = screen.cursor
        place = cursor.deal, cursor.left_at if cursor.tried is not None else cursor.count
        start = (place[0], place[1] + 1) if place == self._found else place
        self._run(partial(self._look, start, seat))

    async def _look(self, start: tuple[int, int], seat: int) -> None:
        screen = self._screen
        say = screen.table.texts().say
        points = await asyncio.to_thread(lambda: [*self._mistakes.decisions(*start, seat)])
        for number, point in enumerate(points, start=1):
            self._busy(say("tui-replay-looking", number=number, count=len(points)))
            decision = await self._in_thread(self._mistakes.mistake, point)
            if decision is not None:
                showing = self._show_mistake(point, decision)  # not here: what follows gives up what is computed
                screen.run_worker(showing, group="place", exclusive=True)
                return
        self._busy("")
        if seat < 0:
            screen.say("tui-replay-no-mistakes")
        else:
            screen.say("tui-replay-no-mistake", seat=screen.table.texts().words.seat(seat))

    async def _show_mistake(self, point: DecisionPoint, decision: Decision) -> None:
        """Goes to a mistake, seen from the seat that made it: the judgement is about what that seat could know."""
        screen = self._screen
        self._found = point.deal - 1, point.number - 1
        screen.cursor.to_deal(*self._found)
        screen.replay_feed.open_hands, screen.viewer = False, point.seat
        await screen.show_place()
        seat = screen.table.texts().words.seat(point.seat)
        if screen.hides_what_was_played:
            screen.say("tui-replay-guess-mistake", seat=seat)
            return
        words = screen.table.texts().words
        verdict = words.text(f"verdict-{decision.verdict}")
        points = FigureLines(screen.table.texts(), 1).cost(decision.cost)
        cost = words.text(
            "analysis-cost", action=screen.call(decision.action), best=screen.call(decision.best), points=points,
            worlds=decision.worlds,
        )  # fmt: skip
        screen.table.tell(f"{verdict} ({seat}): {cost}", "accent")
