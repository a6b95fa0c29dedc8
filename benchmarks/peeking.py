"""Deals played by bots, some of which see the cards of a partner."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np

from vierblatt.analysis.collusion import MatchGains, gains_of_deal
from vierblatt.analysis.collusion.revealed_worlds import ShownWorlds
from vierblatt.analysis.walk import RecordedDeal, walk
from vierblatt.bots import make
from vierblatt.cards import members
from vierblatt.match import Match
from vierblatt.record import Recorder
from vierblatt.search.evaluation import ERRORS
from vierblatt.search.likelihood import Posterior
from vierblatt.search.playouts import playouts
from vierblatt.shuffle import SeededPacks

#: Worlds for a decision that uses a partner's cards.
WORLDS = 32


def dealt(
    game: str, number: int, *, bot: str = "rules", peeking: Collection[int] = (), share: float = 1.0
) -> RecordedDeal:
    """A deal played to its end. peeking: seats that see their partner's hand, in a `share` of their decisions."""
    packs = SeededPacks(number, first_seat=0)
    recorder = Recorder(Match(game, first_seat=0), packs)
    recorder.deal()
    match, rng = recorder.match, np.random.default_rng(number)
    while not (match.needs_deal or match.over):
        if match.turn in peeking and rng.random() < share:
            recorder.act(peeked(match, rng))
        else:
            chosen = make(bot, number * 1000 + len(match.deals[-1][1])).choose(match.game, match.concealed(match.turn))
            recorder.do(chosen.action)
    (deal,) = walk(recorder.record())
    return deal


def peeked(match: Match, rng: np.random.Generator) -> int:
    """The best action for the seat to act, given its partner's cards."""
    actions = tuple(members(match.legal()))
    if len(actions) == 1:
        return actions[0]
    partner = (match.turn + match.table.sides) % match.table.seats
    seen = Posterior(ShownWorlds(match.game, match.concealed(match.turn), match.turn, match.states, partner), ERRORS)
    worlds, shares = seen.sample(rng, WORLDS)
    results, _ = playouts(match.game, worlds, actions)
    return actions[int(np.argmax(shares @ results))]


def measured(deals: Iterable[RecordedDeal], *, seats: int = 4, sides: int = 2, worlds: int = 32) -> MatchGains:
    """The gains in these deals, as if they were one match."""
    gains = [gains_of_deal(deal, seats, worlds, number) for number, deal in enumerate(deals)]
    return MatchGains(head="", game="", sides=sides, worlds=worlds, seed=0, engine="", deals=gains)
