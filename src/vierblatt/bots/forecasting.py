"""Forecasts of calls, shown with a bot's reason: from the game's forecast model, without a search.

>>> from vierblatt.bots.players import RulesBot
>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> known = match.concealed(match.turn)
>>> [*forecasts_of(match.game, known)]
['bid 5', 'bid 6', 'bid 7', 'bid 8', 'bid 9']
>>> with_forecast(match.game, known, RulesBot().choose(match.game, known)).figures["forecast"]
'made'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vierblatt.bots.players import Choice
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.games.forecasts import CallForecast
from vierblatt.kernel import engine
from vierblatt.kernel.state import States

STEP = 10  #: points are rounded to tens, the precision of the forecast


def forecasts_of(game: Game, concealed: States) -> Mapping[str, CallForecast]:
    """The forecast of each legal call of the seat to act, by its text; calls without a forecast are omitted."""
    forecasts = game.policy.forecasts
    if forecasts is None:
        return {}
    reader = game.layout.reader(concealed)
    found = {call: forecasts.forecast(reader, call) for call in members(engine.legal(concealed, 0))}
    return {game.format(reader.phase, call): forecast for call, forecast in found.items() if forecast is not None}


def with_forecast(game: Game, concealed: States, choice: Choice) -> Choice:
    """The choice, with its forecast added to its figures.

    A choice without a forecast, such as a pass, gets that of the alternative call with the best forecast.
    """
    forecasts = forecasts_of(game, concealed)
    if choice.action in forecasts:
        added = figures(forecasts[choice.action])
    elif forecasts:
        instead = max(forecasts, key=lambda call: forecasts[call].value)
        added = {**figures(forecasts[instead]), "instead": instead}
    else:
        return choice
    return replace(choice, figures={**choice.figures, **added})


def figures(forecast: CallForecast) -> dict[str, float | str]:
    """The figures of a forecast: how many of 100 deals are made, limited to 1 to 99; or points, rounded to tens."""
    if forecast.average is None:
        return {"forecast": forecast.sentence, "promise": min(max(round(100 * forecast.value), 1), 99)}
    return {
        "forecast": forecast.sentence,
        "promise": STEP * round(forecast.value / STEP),
        "average": STEP * round(forecast.average / STEP),
    }
