"""Cards played on a copy of a record, to learn from the game's own rules which card beats which."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, card_set, members
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY, Words
from vierblatt.search.certain_cards import union


class Trial:
    """Plays cards on copies of a concealed record. words: those of the record, whose seat to act plays a card."""

    def __init__(self, game: Game, words: Words) -> None:
        self._layout = game.layout
        self._before = words
        self._states = game.layout.new(1)

    @property
    def reader(self) -> Any:
        """A reader of the copy, as the last trial left it."""
        return self._layout.reader(self._states)

    def after(self, card: int) -> tuple[int, Words]:
        """Who is winning the trick after the seat to act has played this card, and the words of the record then."""
        self._layout.load(self._states, self._before)
        return self._play(card), self._layout.words(self._states).copy()

    def takers(self, after: Words, cards: int) -> int:
        """Those of these cards with which the next player would be winning the trick."""
        layout, states, taking = self._layout, self._states, 0
        for card in members(cards):
            layout.load(states, after)
            s = layout.reader(states)
            seat = (s.leader + s.in_trick) % s.seats
            self._write(turn=seat, phase=PLAY, hands=_with(s.hands, seat, 1 << card), held=_with(s.held, seat, 1))
            if self._play(card) == seat:
                taking |= 1 << card
        return taking

    def beaters(self, card: int, cards: int) -> int:
        """Those of these cards that beat this card in a trick that one of the two leads.

        A joker that is led may count nothing, so jokers follow: each other card, and each other after a plain card.
        """
        others = cards & ~(1 << card)
        if not JOKERS >> card & 1:
            return self.takers(self._led(card), others)
        plain = [*members(others & ~JOKERS)]
        above = card_set(other for other in plain if not self.takers(self._led(other), 1 << card))
        if plain and others & JOKERS and self.takers(self._led(plain[0]), 1 << card):
            after = self._layout.words(self._states).copy()  # the joker is the last card that was tried
            above |= self.takers(after, others & JOKERS)
        return above

    def _led(self, card: int) -> Words:
        """The words of the record if the seat to act, which then has this card, had led it."""
        self._layout.load(self._states, self._before)
        s = self._layout.reader(self._states)
        me = s.turn
        hands, held = _with(s.hands, me, s.hands[me] | 1 << card), _with(s.held, me, s.held[me] + 1)
        self._write(in_trick=0, leader=me, winning=me, hands=hands, held=held)
        self._play(card)
        return self._layout.words(self._states).copy()

    def trumps(self, pack: int) -> int:
        """The cards of a pack that beat other suits: whole suits, and jokers."""
        suits = [SUIT_BITS << 13 * suit & pack for suit in range(4)]
        suits = [cards for cards in suits if cards]
        trials = [next(members(cards)) for cards in suits]
        found = 0
        for led in trials[:2]:  # one of them is not a trump
            found |= self.beaters(led, card_set(trials) & ~(1 << led) | pack & JOKERS)
        return union(cards for cards in suits if cards & found) | found & JOKERS

    def _write(self, **values: int | list[int]) -> None:
        for name, value in values.items():
            self._layout.write(self._states, name, value)

    def _play(self, card: int) -> int:
        """Plays a card of the seat to act; returns who is winning the trick, or who has won it."""
        engine.act(self._states, 0, card)
        s = self._layout.reader(self._states)
        return int(s.winning if s.in_trick else s.last_winner)


def _with(numbers: list[int], place: int, number: int) -> list[int]:
    """A copy of the list with another number at one place."""
    return [*numbers[:place], number, *numbers[place + 1 :]]
