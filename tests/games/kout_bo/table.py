"""A table for tests: a match at some point, in a line or two."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vierblatt.cards import SUITS, card_list, card_set, parse_card
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.rules.state import TRICKS
from vierblatt.games.kout_bo.table.setup import begin_at
from vierblatt.kernel import engine

LAYOUT = GAME.layout


class Table:
    """One state and the doors to it, in the words of the game."""

    def __init__(self, dealer: int = 5, **options: Any) -> None:
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

    def deal(self, pack: Sequence[int] = ()) -> Table:
        """Deals from the pack as it lies, or from a given one."""
        if pack:
            self.write(pack=pack)
        engine.deal(self.states, 0)
        return self

    def shuffled(self, seed: int = 1) -> Table:
        """Deals a shuffled pack."""
        pack = list(self.now.pack[: self.now.packed])
        random.Random(seed).shuffle(pack)
        return self.deal(pack)

    def legal(self) -> list[str]:
        """The texts of the open actions."""
        actions, phase = engine.legal(self.states, 0), self.now.phase
        if GAME.phases[phase].name == "play":
            return card_list(actions)
        return [text for action, text in GAME.phases[phase].actions.items() if actions >> action & 1]

    def act(self, *texts: str) -> Table:
        """Does actions one after the other, each of them legal."""
        for text in texts:
            action = GAME.parse(self.now.phase, text)
            assert engine.legal(self.states, 0) >> action & 1, (text, self.legal())
            engine.act(self.states, 0, action)
        return self

    def call(self, *calls: str | int) -> Table:
        """Calls of the auction: "pass" or numbers."""
        return self.act(*("pass" if call == "pass" else f"bid {call}" for call in calls))

    def hold(self, *hands: str) -> Table:
        """Gives hands, seat by seat; seats not named hold nothing."""
        sets = [card_set(hand) for hand in hands]
        return self.write(hands=sets, held=[cards.bit_count() for cards in sets])

    def finish(self, seed: int = 1) -> Table:
        """Random legal actions until the deal is over."""
        chance = random.Random(seed)
        while self.now.turn >= 0:
            self.act(chance.choice(self.legal()))
        return self


def contract(
    *hands: str,
    bid: int = 6,
    maker: int = 0,
    trump: str = "S",
    leader: int | None = None,
    seen: str = "",
    size: int = TRICKS,
    **options: Any,
) -> Table:
    """A deal in play: `leader` (the maker) is to lead, the hands are as given, spades are trumps."""
    table = Table(**options)
    begin_at(table.states, 0, maker if leader is None else leader)
    table.write(bid=bid, maker=maker, trump=SUITS.index(trump), seen=card_set(seen), hand_size=size, deal_no=1)
    return table.hold(*hands)


def trick_winner(cards: str, **settings: Any) -> int:
    """The seat that wins a trick led by seat 0, each seat holding just the card it plays."""
    table = contract(*cards.split(), **settings)
    for card in cards.split():
        engine.act(table.states, 0, parse_card(card))
    return table.now.last_winner


def scored(
    tricks: int, *, bid: int, malzom: int = 0, deal_no: int = 2, before: Sequence[int] = (0, 0), **options: Any
) -> Table:
    """A deal just scored: seat 0 was the maker, whose team won `tricks` tricks."""
    table = contract(size=TRICKS, bid=bid, **options)
    table.write(malzom=malzom, deal_no=deal_no, scored=deal_no - 1, scores=before, trick_no=TRICKS - 1)
    last_for_hokm = tricks > 0
    won = [tricks - 1, TRICKS - tricks] if last_for_hokm else [0, TRICKS - 1]
    table.write(tricks=won)
    ours, theirs = ("AH", "2H") if last_for_hokm else ("2H", "AH")
    table.hold(ours, theirs, "3H", "4H", "5H", "6H")
    return table.act(ours, theirs, "3H", "4H", "5H", "6H")
