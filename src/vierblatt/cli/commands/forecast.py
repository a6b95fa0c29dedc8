"""`forecast`: the forecasts of the calls in a position."""

from __future__ import annotations

import json as encoding

from vierblatt import position as positions
from vierblatt.bots.forecasting import figures, forecasts_of
from vierblatt.cli.arguments import Lang, PositionFile, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadPosition
from vierblatt.locale.words import Words


def forecast(position: PositionFile, /, *, json: Json = None, lang: Lang = None) -> None:
    """Prints the forecast of each open call, the best first; raises BadPosition if no call has one."""
    language = chosen_language(lang)
    try_files(json)
    tell_compiling()
    match = positions.load(position)
    forecasts = forecasts_of(match.game, match.concealed(match.turn)) if match.turn >= 0 else {}
    if not forecasts:
        raise BadPosition("no-forecasts")
    sentence = next(iter(forecasts.values())).sentence
    values = {call: round(found.value, 4) for call, found in forecasts.items()}
    if write_json(json, encoding.dumps({"seat": match.turn, "forecast": sentence, "calls": values})):
        return
    printer = Printer(language)
    printer.line(Words(language, match.game).text(f"forecast-calls-{sentence}", seat=match.turn))
    for call, found in sorted(forecasts.items(), key=lambda item: -item[1].value):
        printer.line(f"  {figures(found)['promise']:5d}  {call}")
