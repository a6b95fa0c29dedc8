"""Positions near the end of a deal, reached by chance, and small deals of whist."""

from __future__ import annotations

import random

from tests.whist import GAME
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.match import Match
from vierblatt.simulate import simulation_rules

NO_TRUMP = 4


def ending(game: Game, rng: random.Random, cards: int) -> Match:
    """A position in which no seat holds more than so many cards, anywhere in a trick."""
    match = Match(game, simulation_rules(game), first_seat=0)
    stop = rng.randrange(match.table.seats * cards - 1) + 1 if cards > 1 else 1
    while match.turn < 0 or match.state.phase != PLAY or sum(match.state.held) > stop:
        if match.turn < 0:
            match = Match(game, simulation_rules(game), first_seat=0)
            match.deal(rng.sample(match.table.pack, len(match.table.pack)))
        else:
            match.act(rng.choice([*members(match.legal())]))
    return match


def whist_deal(rng: random.Random, cards: int, pack: list[int], trump: int) -> States:
    """Whist with so many cards of a pack in each hand, seat 0 to lead; the sides share the earlier tricks."""
    layout = GAME.layout
    match = Match(GAME, first_seat=0)
    match.deal([*range(52)])
    states = match.states
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(4)]
    layout.write(states, "trump", trump)
    layout.write(states, "hands", hands)
    layout.write(states, "held", [cards] * 4)
    layout.write(states, "tricks", [(13 - cards) // 2, (14 - cards) // 2, 0, 0])
    layout.write(states, "trick_no", 13 - cards)
    for name in ("turn", "leader", "winning"):
        layout.write(states, name, 0)
    layout.write(states, "seen", (1 << 52) - 1 & ~sum(hands))
    return states
