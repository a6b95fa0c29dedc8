"""`solve`: a position with all cards open."""

from __future__ import annotations

import json as encoding
from dataclasses import asdict
from pathlib import Path

from vierblatt import position as positions
from vierblatt.cli.arguments import language
from vierblatt.cli.files import check_folders, write_json
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.search import solution


def solve(position: Path, lang: str | None, *, json: Path | None) -> None:
    """Prints what each open action is worth, and how the deal goes on if all play best."""
    tongue = language(lang)
    check_folders(json)
    tell_compiling()
    match = positions.load(position)
    found = solution.solve(match.game, match.states)
    if not write_json(json, encoding.dumps(asdict(found))):
        _tell(found, Printer(tongue))


def _tell(found: solution.Solution, printer: Printer) -> None:
    words = printer.words
    printer.line(words.text("solve-to-act-alone" if found.scores else "solve-to-act", seat=found.seat))
    for action, value in sorted(found.values.items(), key=lambda item: -item[1]):
        brings = " ".join(f"{score:+5d}" for score in found.scores.get(action, (value,)))
        printer.line(f"  {action}  {brings}")
    if not found.exact:
        printer.line(words.text("solve-estimate"))
    printer.line(words.text("solve-line", line=" ".join(action for _, action in found.line)))
    printer.line(words.text("solve-effort", nodes=found.nodes, milliseconds=round(1000 * found.seconds)), style="dim")
