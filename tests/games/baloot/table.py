"""A table for tests: a stacked deal, calls and cards as texts, and what is open as a set of texts.

By default seat 3 deals, so that seats 0, 1, 2, 3 are p1, p2, p3, p4.
"""

from __future__ import annotations

from typing import Any

from vierblatt.cards import NAMES, PACK_32, card_list, card_set, members, parse_card
from vierblatt.games.baloot import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY

#: Hands without a Kawesh, a project or anything else of note.
QUIET = ("AS KH 9D 7C 8C", "TS QH 7D 8D 9C", "KS TH JD QC 7S", "QS JH KD AC 8S")


def stack(five: tuple[str, ...] = QUIET, public: str = "9H", rest: str = "") -> list[int]:
    """A pack that deals these five cards to p1..p4, this public card, then `rest`, then the other cards."""
    hands = [[parse_card(card) for card in hand.split()] for hand in five]
    pack = [card for hand in hands for card in hand[:3]] + [card for hand in hands for card in hand[3:]]
    pack += [parse_card(public), *map(parse_card, rest.split())]
    assert len(set(pack)) == len(pack)
    return pack + [card for card in PACK_32 if card not in pack]


class Deal:
    """One state of a match."""

    def __init__(
        self, pack: list[int] | None = None, *, dealer: int = 3, scores: tuple[int, int] = (0, 0), **options: Any
    ) -> None:
        self.states = GAME.new(GAME.options.rule_set(options))
        self.r = GAME.layout.reader(self.states)
        engine.start(self.states, 0, dealer)
        self.write(scores=list(scores))
        self.deal(pack if pack is not None else stack())

    def deal(self, pack: list[int]) -> None:
        self.write(pack=pack)
        engine.deal(self.states, 0)

    def write(self, **fields: Any) -> None:
        for name, value in fields.items():
            GAME.layout.write(self.states, name, value)

    @property
    def phase(self) -> str:
        return GAME.phases[self.r.phase].name

    @property
    def open(self) -> set[str]:
        return {GAME.format(self.r.phase, action) for action in members(engine.legal(self.states, 0))}

    def why_not(self, text: str) -> str:
        assert text not in self.open
        return GAME.table.why_not(self.r, GAME.parse(self.r.phase, text))

    def do(self, *texts: str) -> Deal:
        """Calls in order; each must be open."""
        for text in texts:
            assert text in self.open, (text, self.phase, self.open)
            engine.act(self.states, 0, GAME.parse(self.r.phase, text))
        return self

    def play(self, cards: str) -> Deal:
        """Cards in order, each of them legal."""
        return self.do(*cards.split())

    def hand(self, seat: int) -> list[str]:
        return card_list(self.r.hands[seat])

    def finish(self) -> Deal:
        """Plays the lowest legal card until the deal is over; says nothing when asked."""
        while self.r.turn >= 0:
            bits = engine.legal(self.states, 0)
            engine.act(self.states, 0, (bits & -bits).bit_length() - 1)
        return self


def in_play(hands: tuple[str, ...], trump: str = "", *, buyer: int = 0, **options: Any) -> Deal:
    """A deal with eight given cards each and a final, undoubled contract; trump "" is sun.

    Eight times eight cards make the deal; the public card is the last card of the buyer.
    """
    sets = [hand.split() for hand in hands]
    five = [cards[:5] for cards in sets]
    rest: list[str] = []
    for seat, cards in enumerate(sets):
        rest += cards[5:7] if seat == buyer else cards[5:]
    deal = Deal(stack(tuple(" ".join(cards) for cards in five), sets[buyer][7], " ".join(rest)), **options)
    deal.do(*["pass"] * buyer)
    public_suit = sets[buyer][7][1]
    if not trump:
        deal.do("sun")
        while deal.phase == "over-sun":
            deal.do("pass")
        return deal
    if trump == public_suit:
        deal.do("hokom", "pass", "pass", "pass")
        if deal.phase == "confirming":
            deal.do("hokom")
    else:
        deal.do(*["pass"] * (4 - buyer), *["pass"] * buyer, "hokom")
        while deal.phase == "over-hokom":
            deal.do("pass")
        deal.do(f"hokom {trump}")
    while deal.phase == "doubling":
        deal.do("pass")
    return deal


def names(cards: int) -> set[str]:
    return {NAMES[card] for card in members(cards)}


def is_play(deal: Deal) -> bool:
    return bool(deal.r.phase == PLAY)


def bits(cards: str) -> int:
    return card_set(cards)
