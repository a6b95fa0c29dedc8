"""`vierblatt learn`: the lessons of a game in the terminal; without one, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from vierblatt import games
from vierblatt.cli.arguments import GameName, Lang, chosen_language, find_game
from vierblatt.cli.names import known_as
from vierblatt.cli.screen import has_screen

if TYPE_CHECKING:
    from vierblatt.cli.words import Printer
    from vierblatt.lessons import LessonPath, LessonRun, LessonWords

#: The learner's seat.
ME = 0
StepName = Annotated[str, Parameter(name="STEP", help="The id or number of a step; `vierblatt learn GAME` lists them.")]


def learn(game: GameName | None = None, step: StepName | None = None, /, *, lang: Lang = None) -> None:
    """Opens a step, the list of a game's steps, or the choice of a game; raises BadOption."""
    from vierblatt.cli.words import Printer, tell_compiling
    from vierblatt.lessons import LessonRun, lessons_of

    language = chosen_language(lang)
    path = lessons_of(find_game(game)) if game is not None else None
    if path is not None and step is not None:
        ids = [each.id for each in path.steps]
        numbered = {str(number): each for number, each in enumerate(ids, start=1)}
        step = path.step(numbered.get(step, known_as(step, ids))).id
    if has_screen():
        from vierblatt.tui import learn as learn_on_screen

        learn_on_screen(path.game.id if path is not None else "", step or "", language)
        return
    printer = Printer(language)
    if path is None:
        _games(printer)
    elif step is None:
        _steps(printer, path)
    else:
        tell_compiling(language)
        _step(printer, LessonRun(path, step))


def _games(printer: Printer) -> None:
    """The games with lessons, and how to go on."""
    from vierblatt.lessons import path_of
    from vierblatt.locale.words import Words

    for game in map(games.get, games.game_ids()):
        if path_of(game) is not None:
            printer.line(f"{game.id}: {Words(printer.words.language, game).game_name}")
    printer.line()
    printer.line(printer.words.text("learn-games-hint"))


def _steps(printer: Printer, path: LessonPath) -> None:
    """The ids and titles of a game's steps."""
    words = _words(printer, path)
    printer.line(words.game_name, style="bold")
    for number, step in enumerate(path.steps, start=1):
        printer.line(f"{words.number(number)}. {step.id}: {words.lesson(f'{step.message()}.title')}")
    printer.line()
    printer.line(words.text("learn-steps-hint", game=path.game.id))


def _step(printer: Printer, run: LessonRun) -> None:
    """The position, the text of the step, and the calls that can be made."""
    words, view, line = _words(printer, run.path), run.view, printer.line
    number, count = run.path.steps.index(run.step) + 1, len(run.path.steps)
    title = words.text("tui-step-of", number=number, count=count, title=words.lesson(run.title))
    line(f"{words.game_name} · {title}", style="bold")
    if view is not None:
        for fact in view.facts:
            line(f"  {words.fact(fact, ME)}")
        if view.trick:
            laid = " · ".join(f"{words.seat(each.seat)} {words.card(each.card)}" for each in view.trick)
            line("  " + words.text("tui-step-on-table", cards=laid))
        line(f"  {words.text('ui-your-hand')}: {words.cards(view.hand)}")
    line()
    line(words.lesson(run.text))
    if view is not None and not run.finished and view.phase != "play":
        calls = words.join([words.call(view.wordings.get(call, call)) for call in view.legal])
        line()
        line(words.text("tui-step-choices", calls=calls))


def _words(printer: Printer, path: LessonPath) -> LessonWords:
    from vierblatt.cli.output import shows_suits
    from vierblatt.lessons import LessonWords

    return LessonWords(printer.words.language, path.game, suit_symbols=shows_suits())
