"""States of King Bolola made quickly: four hands as text, a contract, the cards played one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vierblatt.cards import card_list, card_set, parse_card
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import CALLS, CHOOSE
from vierblatt.kernel import engine
from vierblatt.kernel import random as chance


class Round:
    """A deal in progress. Without hands: dealt from the pack in its order or, with a seed, shuffled."""

    def __init__(
        self,
        call: str = "",
        hands: Sequence[str] = (),
        *,
        dealer: int = 0,
        seen: str = "",
        seed: int = 0,
        **options: Any,
    ) -> None:
        self.states = GAME.new(GAME.options.rule_set(options))
        self.state = GAME.layout.reader(self.states)
        engine.start(self.states, 0, dealer)
        if seed:
            chance.seed_at(self.states, 0, seed, 0)
            chance.shuffle_at(self.states, 0, 52)
        engine.deal(self.states, 0)
        if hands:
            sets = [card_set(hand) for hand in hands]
            self.write("hands", sets)
            self.write("held", [cards.bit_count() for cards in sets])
            self.write("hand_size", max(cards.bit_count() for cards in sets))
        if call:
            self.do(call)
        self.write("seen", card_set(seen))

    def write(self, name: str, value: Any) -> None:
        """Sets a field."""
        GAME.layout.write(self.states, name, value)

    def legal(self) -> set[str]:
        """The open actions as texts."""
        bits = engine.legal(self.states, 0)
        if self.state.phase == CHOOSE:
            return {text for call, text in enumerate(CALLS) if bits >> call & 1}
        return {*card_list(bits)}

    def do(self, *actions: str) -> Round:
        """Calls or cards, one after the other; each must be legal."""
        for text in actions:
            assert text in self.legal(), f"{text} is not among {sorted(self.legal())}"
            action = GAME.parse(self.state.phase, text)
            engine.act(self.states, 0, action)
        return self

    def why_not(self, text: str) -> str:
        """The rule that bars an action, which must be barred indeed."""
        assert text not in self.legal()
        return GAME.table.why_not(self.state, GAME.parse(self.state.phase, text))

    def shuffled(self, seed: int) -> Round:
        """The next deal from a pack shuffled with this seed."""
        chance.seed_at(self.states, 0, seed, 0)
        chance.shuffle_at(self.states, 0, 52)
        engine.deal(self.states, 0)
        return self

    def random_action(self, picks: Any) -> int:
        """Does any legal action and returns it."""
        bits = engine.legal(self.states, 0)
        assert bits, "nothing is legal"
        action = int(nth_of(bits, picks.randrange(bits.bit_count())))
        engine.act(self.states, 0, action)
        return action


def nth_of(bits: int, n: int) -> int:
    """The n-th lowest bit, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def follows(call: str, trick: Iterable[str], hand: str, *, seen: str = "", **options: Any) -> Round:
    """A round of one contract in which the cards of the trick lie and the owner of `hand` is to play."""
    cards = list(trick)
    hands = [*cards, hand, *[""] * 3][:4]
    table = Round(call, hands, seen=seen, **options)
    for card in cards:
        engine.act(table.states, 0, parse_card(card))
    return table


def leads(call: str, hand: str, *, seen: str = "", **options: Any) -> Round:
    """A round of one contract in which the owner of `hand` is to lead."""
    return Round(call, [hand, "", "", ""], seen=seen, **options)


def chosen(seat: int = 0, *, used: Sequence[int] = (), **fields: Any) -> Round:
    """Before the choice of `seat`, with the accounts as given."""
    options = {name: fields.pop(name) for name in list(fields) if name in GAME.options.by_name}
    table = Round(dealer=seat, **options)
    for name, value in fields.items():
        table.write(name, value)
    if used:
        table.write("used", used)
    return table
