"""`forecast`: what the calls of a position promise."""

from __future__ import annotations

import json as encoding
from pathlib import Path

from vierblatt import position as positions
from vierblatt.bots.forecasting import figures, forecasts_of
from vierblatt.cli.arguments import language
from vierblatt.cli.files import STANDARD_OUTPUT, writable, write_text
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadPosition
from vierblatt.locale.words import Words


def forecast(position: Path, lang: str | None, *, json: Path | None) -> None:
    """Prints what each open call promises, the best first; raises BadPosition where none promises anything."""
    tongue = language(lang)
    if json is not None:
        writable(json)
    tell_compiling()
    match = positions.load(position)
    found = forecasts_of(match.game, match.concealed(match.turn)) if match.turn >= 0 else {}
    if not found:
        raise BadPosition("no-forecasts")
    sentence = next(iter(found.values())).sentence
    if json is not None:
        values = {call: round(promise.value, 4) for call, promise in found.items()}
        body = {"seat": match.turn, "forecast": sentence, "calls": values}
        write_text(json, encoding.dumps(body))
    if json == STANDARD_OUTPUT:
        return
    printer = Printer(tongue)
    printer.line(Words(tongue, match.game).text(f"forecast-calls-{sentence}", seat=match.turn))
    for call, promise in sorted(found.items(), key=lambda item: -item[1].value):
        printer.line(f"  {figures(promise)['promise']:5d}  {call}")
