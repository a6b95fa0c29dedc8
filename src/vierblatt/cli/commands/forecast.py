"""`forecast`: what the calls of a position promise."""

from __future__ import annotations

import json as encoding
from pathlib import Path

from vierblatt import position as positions
from vierblatt.bots.forecasting import figures, forecasts_of
from vierblatt.cli.arguments import Lang, language
from vierblatt.cli.files import Json, check_folders, write_json
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadPosition
from vierblatt.locale.words import Words


def forecast(position: Path, /, *, json: Json = None, lang: Lang = None) -> None:
    """Prints what each open call promises, the best first; raises BadPosition where none promises anything."""
    tongue = language(lang)
    check_folders(json)
    tell_compiling()
    match = positions.load(position)
    forecasts = forecasts_of(match.game, match.concealed(match.turn)) if match.turn >= 0 else {}
    if not forecasts:
        raise BadPosition("no-forecasts")
    sentence = next(iter(forecasts.values())).sentence
    values = {call: round(promise.value, 4) for call, promise in forecasts.items()}
    if write_json(json, encoding.dumps({"seat": match.turn, "forecast": sentence, "calls": values})):
        return
    printer = Printer(tongue)
    printer.line(Words(tongue, match.game).text(f"forecast-calls-{sentence}", seat=match.turn))
    for call, promise in sorted(forecasts.items(), key=lambda item: -item[1].value):
        printer.line(f"  {figures(promise)['promise']:5d}  {call}")
