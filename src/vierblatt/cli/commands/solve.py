"""`solve`: a position with all cards open."""

from __future__ import annotations

import json as encoding
from dataclasses import asdict

from vierblatt import position as positions
from vierblatt.cli.arguments import Lang, PositionFile, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.games.background import compile_first
from vierblatt.search import solution


def solve(position: PositionFile, /, *, json: Json = None, lang: Lang = None) -> None:
    """Prints the value of each open action, and how the deal ends if all play best."""
    language = chosen_language(lang)
    try_files(json)
    compile_first()
    tell_compiling()
    match = positions.load(position)
    solved = solution.solve(match.game, match.states)
    if not write_json(json, encoding.dumps(asdict(solved))):
        _print(solved, Printer(language))


def _print(solved: solution.Solution, printer: Printer) -> None:
    words = printer.words
    printer.line(words.text("solve-to-act-alone" if solved.scores else "solve-to-act", seat=solved.seat))
    for action, value in sorted(solved.values.items(), key=lambda item: -item[1]):
        brings = " ".join(f"{score:+5d}" for score in solved.scores.get(action, (value,)))
        printer.line(f"  {action}  {brings}")
    if not solved.exact:
        printer.line(words.text("solve-estimate"))
    printer.line(words.text("solve-line", line=" ".join(action for _, action in solved.line)))
    printer.line(words.text("solve-effort", nodes=solved.nodes, milliseconds=round(1000 * solved.seconds)), style="dim")
