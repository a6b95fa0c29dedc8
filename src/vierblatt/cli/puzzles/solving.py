"""`vierblatt puzzles show` and `solve`: puzzles as text, in any terminal or pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.output import shows_suits
from vierblatt.cli.puzzles.arguments import PuzzlesFile, puzzles_in
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games import get
from vierblatt.locale.words import Words
from vierblatt.puzzles import Puzzle, PuzzleAnswer, judge_answer
from vierblatt.puzzles.history import tricks_before
from vierblatt.puzzles.themes import THEMES
from vierblatt.view import View

#: What ends `solve`, besides the end of the input.
QUIT = "q"
ThemeName = Annotated[str, Parameter(help="Only puzzles with this theme; `show --answer` names those of a puzzle.")]


def show(
    file: PuzzlesFile,
    puzzle: Annotated[str, Parameter(name="ID", help="The id of a puzzle; without it, all ids are listed.")] = "",
    /,
    *,
    answer: Annotated[bool, Parameter(negative="", help="Print the answer as well.")] = False,
    lang: Lang = None,
) -> None:
    """Prints a puzzle, or the ids of all puzzles of a file; raises BadPuzzle."""
    printer = Printer(chosen_language(lang))
    puzzles = puzzles_in(file)
    if not puzzle:
        for each in puzzles:
            printer.line(f"{each.id} {each.rating} {' '.join(each.themes)}")
        return
    tell_compiling(printer.words.language)
    chosen = puzzles[puzzle]
    teller = PuzzleTeller(printer, chosen)
    teller.position()
    teller.question()
    if answer:
        teller.answer()


def solve(file: PuzzlesFile, /, *, theme: ThemeName = "", lang: Lang = None) -> None:
    """Asks one puzzle after another, the easiest first, until the input ends; raises BadPuzzle and BadOption."""
    printer = Printer(chosen_language(lang))
    if theme and theme not in THEMES:
        raise BadOption("bad-value", option="theme", value=theme, takes=", ".join(THEMES))
    puzzles = sorted((each for each in puzzles_in(file) if not theme or theme in each.themes), key=_ease)
    tell_compiling(printer.words.language)
    asked = right = 0
    for puzzle in puzzles:
        teller = PuzzleTeller(printer, puzzle)
        teller.position()
        chosen = _chosen(teller, printer)
        if chosen is None:
            break
        asked += 1
        verdict = judge_answer(puzzle, chosen)
        right += verdict.right
        teller.verdict(verdict)
        teller.answer()
        printer.line()
    printer.line(printer.words.text("puzzles-solved", right=right, asked=asked))


def _ease(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.rating, puzzle.id


def _chosen(teller: PuzzleTeller, printer: Printer) -> str | None:
    """The action that the solver chooses, by number or as text; None at the end of the input."""
    actions = teller.view.legal
    teller.question()
    while True:
        sys.stdout.write(printer.shown(printer.words.text("puzzles-choose", last=len(actions))) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        given = " ".join(line.split())
        if not line or given.lower() == QUIT:
            printer.line()
            return None
        if given.isdecimal() and 1 <= int(given) <= len(actions):
            return actions[int(given) - 1]
        named = [action for action in actions if action.lower() == given.lower()]
        if named:
            return named[0]


class PuzzleTeller:
    """Prints the parts of a puzzle: the position as the solver sees it, the question, the answer."""

    def __init__(self, printer: Printer, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._printer = printer
        self.view: View = puzzle.view()
        self._words = Words(printer.words.language, get(puzzle.game), suit_symbols=shows_suits())

    def position(self) -> None:
        """The facts of the deal, what has been played, the cards on the table and the hand."""
        words, view, line = self._words, self.view, self._printer.line
        line(f"{words.game_name} · {self._puzzle.id}", style="bold")
        line("  " + words.text("puzzles-seat", seat=words.seat(view.seat), dealer=words.seat(view.dealer)))
        line("  " + words.text("puzzles-scores", scores=words.ratio(view.scores)))
        for fact in view.facts:
            line(f"  {words.fact(fact, view.seat)}")
        for trick in tricks_before(self._puzzle.match()):
            line("  " + words.text("puzzles-trick", cards=self._laid(trick.cards), winner=words.seat(trick.winner)))
        if view.trick:
            laid = self._laid([(each.seat, each.card) for each in view.trick])
            line("  " + words.text("tui-step-on-table", cards=laid))
        line(f"  {words.text('ui-your-hand')}: {words.cards(view.hand)}")
        line()

    def question(self) -> None:
        """The question, and the legal actions by number."""
        words, line = self._words, self._printer.line
        line(words.text("puzzles-which-card" if self._puzzle.kind == "card" else "puzzles-which-call"))
        for number, action in enumerate(self.view.legal, start=1):
            line(f"  {words.number(number)}. {self._named(action)}")

    def verdict(self, verdict: PuzzleAnswer) -> None:
        """Whether the answer was right."""
        if verdict.right:
            self._printer.line(self._words.text("puzzles-right"), style="green")
        else:
            loss = f"{verdict.loss:.1f}"
            best = self._words.join([self._named(action) for action in self._puzzle.accepted])
            self._printer.line(self._words.text("puzzles-wrong", loss=loss, best=best), style="red")

    def answer(self) -> None:
        """What each action is worth, the themes and the rating."""
        words, puzzle, line = self._words, self._puzzle, self._printer.line
        line(words.text("puzzles-values", worlds=puzzle.worlds))
        for option in puzzle.options:
            figures = {"points": f"{option.mean:+.1f}", "share": round(100 * option.best_in)}
            mark = "*" if option.action in puzzle.accepted else " "
            line(f"  {mark} " + words.text("puzzles-value", action=self._named(option.action), **figures))
        themes = [words.text_or(f"puzzle-theme-{theme}", theme) for theme in puzzle.themes]
        if themes:
            line(words.text("puzzles-themes", themes=words.join(themes)))
        line(words.text("puzzles-rating", rating=puzzle.rating), style="dim")

    def _named(self, action: str) -> str:
        if self.view.phase == "play":
            return self._words.card(action)
        return self._words.call(self.view.wordings.get(action, action))

    def _laid(self, cards: Sequence[tuple[int, str]]) -> str:
        return " · ".join(f"{self._words.seat(seat)} {self._words.card(card)}" for seat, card in cards)
