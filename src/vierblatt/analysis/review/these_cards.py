"""What each open action would have brought as the cards lay: all hands are open, and nobody could know it."""

from __future__ import annotations

import msgspec

from vierblatt.analysis.perfect_information import NODES, values_on_these_cards
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.playouts import playouts


class OnTheseCards(msgspec.Struct, frozen=True, kw_only=True):
    """What the actions bring. values: by action, best first, the result of the deal for the seat to act.

    exact: whether everybody then plays perfectly with all hands open; otherwise the rest is played by the heuristic
    player of the game, who does not look into the others' hands.
    """

    exact: bool
    values: dict[str, float]


def actions_on_these_cards(game: Game, states: States, i: int = 0, *, nodes: int = NODES) -> OnTheseCards:
    """The result of every legal action of the seat to act in a position with all cards known.

    nodes: the most positions that may be searched; beyond that, the heuristic player decides. Where nobody is to act,
    there are no actions.
    """
    phase = game.layout.read(states, "phase", i)
    values = values_on_these_cards(game, states, i, nodes=nodes)
    if values is not None:
        return OnTheseCards(exact=True, values=_texts(game, phase, {action: float(v) for action, v in values.items()}))
    actions = tuple(members(engine.legal(states, i)))
    results, _ = playouts(game, game.layout.take(states, [i]), actions)
    prospects = game.research.prospects(game.layout.reader(states, i))
    played = {action: float(results[0, k]) + prospects.get(action, 0.0) for k, action in enumerate(actions)}
    return OnTheseCards(exact=False, values=_texts(game, phase, played))


def _texts(game: Game, phase: int, values: dict[int, float]) -> dict[str, float]:
    order = sorted(values, key=lambda action: -values[action])
    return {game.format(phase, action): round(values[action], 4) for action in order}
