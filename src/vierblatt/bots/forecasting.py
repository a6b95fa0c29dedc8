"""What calls promise, told with a bot's reason: by the forecasts of the game, without a search.

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

STEP = 10  #: points are told in tens: the forecast is no finer


def forecasts_of(game: Game, concealed: States) -> Mapping[str, CallForecast]:
    """What each open call of the seat to act promises, by its text; calls that promise nothing are left out."""
    forecasts = game.policy.forecasts
    if forecasts is None:
        return {}
    reader = game.layout.reader(concealed)
    found = {call: forecasts.promise(reader, call) for call in members(engine.legal(concealed, 0))}
    return {game.format(reader.phase, call): promise for call, promise in found.items() if promise is not None}


def with_forecast(game: Game, concealed: States, choice: Choice) -> Choice:
    """The choice with what it promises among its figures.

    A pass, where others could call, gets what the call would bring that is made most often.
    """
    found = forecasts_of(game, concealed)
    if choice.action in found:
        told = figures(found[choice.action])
    elif found:
        instead = max(found, key=lambda call: found[call].value)
        told = {**figures(found[instead]), "instead": instead}
    else:
        return choice
    return replace(choice, figures={**choice.figures, **told})


def figures(promise: CallForecast) -> dict[str, float | str]:
    """A promise as it is told: in how many of 100 deals, never in none and never in all; or points, in tens."""
    if promise.average is None:
        return {"forecast": promise.sentence, "promise": min(max(round(100 * promise.value), 1), 99)}
    return {
        "forecast": promise.sentence,
        "promise": STEP * round(promise.value / STEP),
        "average": STEP * round(promise.average / STEP),
    }
