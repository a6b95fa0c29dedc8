"""Random walks through any game, for tests that apply to all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from vierblatt import games
from vierblatt.games.contract import Game
from vierblatt.match import Match

SHY = ("pass", "silent", "no")


def game_of(name: str) -> Game:
    """A game by name, including those of the tests."""
    return games.get(name)


def new_match(name: str, rng: random.Random, preset: str = "standard") -> Match:
    """A match with a random first dealer and the options that simulations set."""
    game = game_of(name)
    rules = game.options.rule_set(dict(game.rules.simulation), preset)
    seats = game.rules.shape(rules.values).seats
    return Match(game, rules, first_seat=rng.randrange(seats))


def shuffled(match: Match, rng: random.Random) -> list[int]:
    """A pack of the match in random order."""
    pack = [*match.table.pack]
    rng.shuffle(pack)
    return pack


def random_action(match: Match, rng: random.Random, shyness: float = 0.3) -> str:
    """A random legal action, with passes a little more likely."""
    legal = match.legal_actions()
    shy = [action for action in legal if action in SHY]
    return shy[0] if shy and rng.random() < shyness else rng.choice(legal)


def walk(name: str, seed: int, deals: int, preset: str = "standard") -> Iterator[Match]:
    """A match at every position where a player is to act, over some deals (new matches follow finished ones)."""
    rng = random.Random(seed)
    match = new_match(name, rng, preset)
    for _ in range(deals):
        if match.over:
            match = new_match(name, rng, preset)
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            yield match
            match.do(random_action(match, rng))


def endings(name: str, cards: int) -> Iterator[Match]:
    """Positions with a choice of cards in which the seat to act has this many left."""
    for match in walk(name, 3, 40):
        held = match.state.hands[match.turn].bit_count()
        if match.phase == "play" and held == cards and match.legal().bit_count() > 1:
            yield match


def ending(name: str, cards: int) -> Match:
    """The first of these endings."""
    return next(endings(name, cards))
