"""DDS, the double-dummy solver of bridge, called through endplay: the peer of our solver on rules that both support."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.cards import members

try:
    from endplay.dds.solve import SolveMode, solve_board
    from endplay.types import Deal, Denom, Player
except ImportError:
    solve_board = None

MISSING = "endplay is not installed here, so there is no DDS to compare the solver with; `make bench` installs it."
SUITS, RANKS = "SHDC", "23456789TJQKA"


def available() -> bool:
    """Whether there is anything to compare with."""
    return solve_board is not None


def _text(hand: int) -> str:
    """A hand, suit by suit, from the highest card down."""
    cards = [*members(hand)][::-1]
    return ".".join("".join(RANKS[card % 13] for card in cards if card // 13 == suit) for suit in range(4))


class Board:
    """One position in the form of DDS: the first seat is north.

    hands: sets of cards, 13 per suit in the order of SUITS, without those of the trick. trump: a suit, or 4 for none.
    leader: the seat that led to the trick or leads now. trick: its cards, in order.
    """

    def __init__(self, hands: Sequence[int], trump: int, leader: int = 0, trick: Sequence[int] = ()) -> None:
        full = [*hands]
        for n, card in enumerate(trick):
            full[(leader + n) % 4] |= 1 << card
        self._deal = Deal("N:" + " ".join(map(_text, full)), first=Player(leader), trump=Denom(trump))
        for card in trick:
            self._deal.play(SUITS[card // 13] + RANKS[card % 13])

    def best(self) -> int:
        """The maximum number of tricks for the side to play, from this trick on."""
        return max(int(tricks) for _, tricks in solve_board(self._deal, SolveMode.OptimalOne))

    def each(self) -> dict[int, int]:
        """The tricks that each card wins for the side to play, from this trick on."""
        solved = solve_board(self._deal, SolveMode.Default)
        return {13 * int(card.suit) + RANKS.index(card.rank.abbr): tricks for card, tricks in solved}
