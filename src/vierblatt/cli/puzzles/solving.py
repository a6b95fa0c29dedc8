"""`vierblatt puzzles show` and `solve`: puzzles as text, in any terminal or pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import chain, count, product
from typing import Annotated, Literal

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.output import shows_suits
from vierblatt.cli.puzzles.arguments import PuzzlesFile, puzzles_in, puzzles_to_answer
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption, BadPuzzle
from vierblatt.games import get
from vierblatt.games.events import TrickTaken
from vierblatt.locale.words import Words
from vierblatt.puzzles import Puzzle, PuzzleAim, PuzzleAnswer, judge_answer
from vierblatt.puzzles.history import tricks_before
from vierblatt.puzzles.safety import SafetyRun
from vierblatt.puzzles.themes import THEMES
from vierblatt.view import Moment, View

#: What ends `solve`, besides the end of the input.
QUIT = "q"
#: What calls are chosen by: a number could be meant as a bid. Without `QUIT`; after them come pairs of them.
LETTERS = "abcdefghijklmnoprstuvwxyz"
KindName = Annotated[Literal["card", "call", "safety", "all"], Parameter(help="Only puzzles of this kind.")]
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


def solve(file: PuzzlesFile, /, *, theme: ThemeName = "", kind: KindName = "all", lang: Lang = None) -> None:
    """Asks one puzzle after another, the easiest first, until the input ends; raises BadPuzzle and BadOption."""
    printer = Printer(chosen_language(lang))
    if theme and theme not in THEMES:
        raise BadOption("bad-value", option="theme", value=theme, takes=", ".join(THEMES))
    wanted = [each for each in puzzles_to_answer(file) if kind in {each.kind, "all"}]
    puzzles = sorted((each for each in wanted if not theme or theme in each.themes), key=_ease)
    if not puzzles:
        raise BadPuzzle("no-such-puzzles", path=file)
    tell_compiling(printer.words.language)
    asked = right = 0
    for puzzle in puzzles:
        teller = PuzzleTeller(printer, puzzle)
        teller.position()
        solved = _played(teller) if puzzle.goal is not None else _answered(teller)
        if solved is None:
            break
        asked += 1
        right += solved
        teller.answer()
        printer.line()
    printer.line(printer.words.text("puzzles-solved", right=right, asked=asked))


def _ease(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.rating, puzzle.id


def _answered(teller: PuzzleTeller) -> bool | None:
    """Asks for one action; whether it is right, None at the end of the input."""
    chosen = _chosen(teller)
    if chosen is None:
        return None
    verdict = judge_answer(teller.puzzle, chosen)
    teller.verdict(verdict)
    return verdict.right


def _played(teller: PuzzleTeller) -> bool | None:
    """Asks for one card after another to the end of the deal; whether all were safe, None at the end of the input."""
    run = SafetyRun(teller.puzzle)
    while not run.finished:
        chosen = _chosen(teller)
        if chosen is None:
            return None
        teller.follow(run.choose(chosen).moments)
        teller.view = run.view
        if not run.finished:
            teller.hand()
    teller.end(run)
    return run.safe


def _chosen(teller: PuzzleTeller) -> str | None:
    """The action that the solver chooses, by its label or as text; None at the end of the input."""
    labels = teller.labels()
    named = {action.lower(): action for action in teller.view.legal} | labels
    names = [*labels]
    teller.question()
    while True:
        teller.prompt("puzzles-choose", first=names[0], last=names[-1])
        line = sys.stdin.readline()
        given = "".join(str(int(each)) if each.isdecimal() else each for each in " ".join(line.lower().split()))
        if not line or given == QUIT:
            sys.stdout.write("\n")
            return None
        if given in named:
            return named[given]


class PuzzleTeller:
    """Prints the parts of a puzzle: the position as the solver sees it, the question, the answer."""

    def __init__(self, printer: Printer, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._printer = printer
        self.view: View = puzzle.view()  #: in a puzzle that is played on, what is seen by now
        self._words = Words(printer.words.language, get(puzzle.game), suit_symbols=shows_suits())

    def position(self) -> None:
        """The facts of the deal, what has been played, the cards on the table and the hand."""
        words, view, line = self._words, self.view, self._printer.line
        line(f"{words.game_name} · {self.puzzle.id}", style="bold")
        line("  " + words.text("puzzles-seat", seat=words.seat(view.seat), dealer=words.seat(view.dealer)))
        line("  " + words.text("puzzles-scores", scores=words.ratio(view.scores)))
        for fact in view.facts:
            line(f"  {words.fact(fact, view.seat)}")
        for trick in tricks_before(self.puzzle.match()):
            self._trick(trick.cards, trick.winner)
        if view.trick:
            laid = self._laid([(each.seat, each.card) for each in view.trick])
            line("  " + words.text("tui-step-on-table", cards=laid))
        self.hand()
        line()

    def hand(self) -> None:
        """The solver's cards."""
        words = self._words
        self._printer.line(f"  {words.text('ui-your-hand')}: {words.cards(self.view.hand)}")

    def question(self) -> None:
        """The goal, if there is one, the question, and the legal actions with their labels."""
        words, line = self._words, self._printer.line
        if self.puzzle.goal is not None:
            line(self._goal(self.puzzle.goal.aim), style="bold")
        line(words.text("puzzles-which-call" if self.puzzle.kind == "call" else "puzzles-which-card"))
        for label, action in self.labels().items():
            line(f"  {label}. {self._named(action)}")

    def labels(self) -> dict[str, str]:
        """Each legal action by what it is chosen by: a letter for a call, a number for a card."""
        letters = chain(LETTERS, map("".join, product(LETTERS, repeat=2)))
        names = letters if self.puzzle.kind == "call" else map(str, count(1))
        return dict(zip(names, self.view.legal, strict=False))

    def prompt(self, message: str, **values: str) -> None:
        """What asks for a line of input, without an end of line."""
        sys.stdout.write(self._printer.shown(self._words.text(message, **values)) + " ")
        sys.stdout.flush()

    def follow(self, moments: Sequence[Moment]) -> None:
        """What was played since the question: each trick with its winner, then the cards on the table."""
        cards: list[tuple[int, str]] = []
        for moment in moments:
            cards.append((moment.seat, moment.action))
            taken = [event for event in moment.events if isinstance(event, TrickTaken)]
            if taken:
                self._trick(cards, taken[0].seat)
                cards = []
        if cards:
            self._printer.line("  " + self._words.text("puzzles-played", cards=self._laid(cards)))

    def end(self, run: SafetyRun) -> None:
        """Whether the goal was reached; if not, why, and the cards that defeat it."""
        words, line, slip = self._words, self._printer.line, run.missed
        if slip is None:
            line(words.text("puzzles-safe"), style="green")
            return
        safe = words.join([words.card(card) for card in slip.safe])
        line(words.text("puzzles-slip", action=words.card(slip.action), safe=safe), style="red")
        for seat, hand in enumerate(run.layout):
            line("  " + words.text("puzzles-held", seat=words.seat(seat), cards=words.cards(hand)))

    def verdict(self, verdict: PuzzleAnswer) -> None:
        """Whether the answer was right."""
        if verdict.right:
            self._printer.line(self._words.text("puzzles-right"), style="green")
        else:
            loss = f"{verdict.loss:.1f}"
            best = self._words.join([self._named(action) for action in self.puzzle.accepted])
            self._printer.line(self._words.text("puzzles-wrong", loss=loss, best=best), style="red")

    def answer(self) -> None:
        """What each action is worth, the themes and the rating."""
        words, puzzle, line = self._words, self.puzzle, self._printer.line
        proven = puzzle.goal is not None
        line(words.text("puzzles-sure-values" if proven else "puzzles-values", worlds=puzzle.worlds))
        of_value = "puzzles-sure-value" if proven else "puzzles-value"
        for option in puzzle.options:
            figures = {"points": f"{option.mean:+.1f}", "share": round(100 * option.best_in)}
            mark = "*" if option.action in puzzle.accepted else " "
            line(f"  {mark} " + words.text(of_value, action=self._named(option.action), **figures))
        themes = [words.text_or(f"puzzle-theme-{theme}", theme) for theme in puzzle.themes]
        if themes:
            line(words.text("puzzles-themes", themes=words.join(themes)))
        line(words.text("puzzles-rating", rating=puzzle.rating), style="dim")

    def _goal(self, aim: PuzzleAim) -> str:
        """What has to be reached, in a sentence."""
        words, view = self._words, self.view
        card = words.card(aim.card) if aim.card else ""
        team = "yes" if view.sides < view.seats else "no"
        values = {"count": aim.count, "points": words.number(aim.count), "tricks": aim.tricks}
        return words.text(f"puzzle-goal-{aim.name}", **values, card=card, team=team)

    def _trick(self, cards: Sequence[tuple[int, str]], winner: int) -> None:
        words = self._words
        self._printer.line("  " + words.text("puzzles-trick", cards=self._laid(cards), winner=words.seat(winner)))

    def _named(self, action: str) -> str:
        if self.view.phase == "play":
            return self._words.card(action)
        return self._words.call(self.view.wordings.get(action, action))

    def _laid(self, cards: Sequence[tuple[int, str]]) -> str:
        return " · ".join(f"{self._words.seat(seat)} {self._words.card(card)}" for seat, card in cards)
