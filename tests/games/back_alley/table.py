"""A table for tests: a deal at some point, in a line or two."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vierblatt.cards import card_list, card_set, parse_card
from vierblatt.games.back_alley import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY

LAYOUT = GAME.layout


class Table:
    """One state with its entry points, in the words of the game; dealer 3, so that seat 0 calls first."""

    def __init__(self, dealer: int = 3, **options: Any) -> None:
        self.rules = GAME.options.rule_set(options)
        self.states = GAME.new(self.rules)
        engine.start(self.states, 0, dealer)

    @property
    def now(self) -> Any:
        """The state as it is."""
        return LAYOUT.reader(self.states)

    def write(self, **fields: Any) -> Table:
        """Sets fields."""
        for name, value in fields.items():
            LAYOUT.write(self.states, name, value)
        return self

    def deal(self, hands: Sequence[str], stock: str) -> Table:
        """Deals these hands, seat 0 first; `stock` is the card turned up and what lies below it."""
        cards = [card_list(card_set(hand)) for hand in hands]
        size = len(cards[0])
        order = [cards[(self.now.dealer + 1 + i) % 4][i // 4] for i in range(4 * size)] + stock.split()
        rest = card_list(((1 << 54) - 1) & ~card_set(order))
        assert self.next_size() == size, "the schedule says otherwise"
        return self.deal_pack([parse_card(card) for card in order + rest])

    def next_size(self) -> int:
        """How many cards the next deal gives to each."""
        length, *sizes = self.now.opt_schedule
        return sizes[self.now.scored] if self.now.scored < length else 13

    def shuffled(self, seed: int = 1) -> Table:
        """Deals a shuffled pack."""
        pack = list(range(54))
        random.Random(seed).shuffle(pack)
        return self.deal_pack(pack)

    @property
    def hands(self) -> list[str]:
        """The hands as texts."""
        return [" ".join(card_list(hand)) for hand in self.now.hands]

    def legal(self) -> list[str]:
        """The texts of the open actions."""
        actions, phase = engine.legal(self.states, 0), self.now.phase
        if phase == PLAY:
            return card_list(actions)
        return [text for action, text in GAME.phases[phase].actions.items() if actions >> action & 1]

    def act(self, *texts: str) -> Table:
        """Does actions one after the other, each of them legal."""
        for text in texts:
            action = GAME.parse(self.now.phase, text)
            assert engine.legal(self.states, 0) >> action & 1, f"{text} is not legal: {self.legal()}"
            engine.act(self.states, 0, action)
        return self

    def play(self, cards: str) -> Table:
        """Plays cards, given in one text."""
        return self.act(*cards.split())

    def deal_pack(self, pack: Sequence[int]) -> Table:
        """Deals from a whole pack."""
        self.write(pack=pack)
        engine.deal(self.states, 0)
        return self

    def walk(self, seed: int = 1) -> Table:
        """Plays the deal to its end at random."""
        rng = random.Random(seed)
        while self.now.turn >= 0:
            self.act(rng.choice(self.legal()))
        return self

    def policy(self) -> tuple[str, str]:
        """What the heuristic player would do, and the name of its reason."""
        choice = engine.policy(self.states, 0)
        return GAME.format(self.now.phase, choice & 63), GAME.policy.reasons[choice >> 6]

    @property
    def scores(self) -> list[int]:
        """What both teams scored in the last deal."""
        return list(self.now.deal_scores[:2])


def sized(size: int, **options: Any) -> Table:
    """A match whose deals all have this many cards."""
    return Table(schedule=[size, size, size], **options)


#: Five cards each, hearts turned up: seat 0 is strong, nobody has a bleeder.
FIVE = ("AS AH KH AD 2C", "JS TS QH 9D 3C", "8S 7S TH 8D 4C", "6S 5S 9H 7D 5C")


def five(*calls: str, **options: Any) -> Table:
    """The five-card deal `FIVE` after the four calls."""
    return sized(5, **options).deal(FIVE, "2H 2S").act(*calls)
