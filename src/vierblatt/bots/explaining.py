"""What a person is told about a bot's choice: the fact that speaks for it, and the forecast of a call.

>>> from vierblatt.bots.players import RulesBot
>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> known = match.concealed(match.turn)
>>> explained(match.game, known, RulesBot().choose(match.game, known)).figures["forecast"]
'made'
"""

from __future__ import annotations

from dataclasses import replace

from vierblatt.bots.forecasting import with_forecast
from vierblatt.bots.players import Choice
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.reasons import card_reasons


def explained(game: Game, concealed: States, choice: Choice) -> Choice:
    """The choice with all that a person is told about it added to its figures."""
    return with_forecast(game, concealed, with_fact(game, concealed, choice))


def with_fact(game: Game, concealed: States, choice: Choice) -> Choice:
    """A choice by search, with the most specific fact that speaks for it: ``why-WHY`` in the locale files.

    For a card, it is found from what the player knows, compared with the next best card. For a call, it is the
    heuristic player's reason, if that would call the same. Other choices have a reason in words already.
    """
    if "next" not in choice.figures:
        return choice
    phase = game.layout.read(concealed, "phase")
    action = game.parse(phase, choice.action)
    if phase == PLAY:
        reasons = card_reasons(game, concealed, action, [game.parse(phase, str(choice.figures["next"]))])
        if not reasons:
            return choice
        fact = {**reasons[0].values, "why": f"card-{reasons[0].name}"}
    else:
        code = int(engine.policy(concealed, 0))
        if code % LOG_ACTION != action:
            return choice
        fact = {"why": game.policy.reasons[code // LOG_ACTION]}
    return replace(choice, figures={**choice.figures, **fact})
