"""King Bolola, the slow reference: a whole match of 24 rounds in plain Python.

Four players, all for themselves. The dealer of a round sees one hand, announces a contract and leads.
"""

import random

from .king_bolola_contracts import ROUNDS, Announcement, contract_choices, contract_of
from .king_bolola_play import (
    MAY_END_EARLY,
    RANKS,
    SUITS,
    TOTALS,
    legal_cards,
    suit,
    trick_points,
    winner_index,
)

OPTIONS: dict[str, list[object]] = {
    "direction": ["clockwise", "counterclockwise"],
    "first_dealer": ["random", "two_of_diamonds", "king_of_hearts", 0, 1, 2, 3],
    "negative_cap": [2, "unlimited"],
    "negative_repeat_by_player": [True, False],
    "bolola_signs": ["free", "two_each"],
    "early_end": [True, False],
    "king_under_ace": ["free", "forced"],
    "over_ruff": ["forced", "free"],
    "hearts_duck": ["free", "forced"],
}
"""Every option with its values, the default first."""

FULL_PACK = [height + colour for colour in SUITS for height in RANKS]
HOLDER_DEALS = {"two_of_diamonds": "2D", "king_of_hearts": "KH"}


def complete_options(options: dict[str, object]) -> dict[str, object]:
    """The given options with all defaults filled in; ValueError on an unknown name or value."""
    complete = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in options.items():
        if name not in OPTIONS:
            raise ValueError(f"unknown option {name!r}")
        # True equals 1 in Python, yet True is no seat: the types must agree as well.
        if not any(type(value) is type(known) and value == known for known in OPTIONS[name]):
            raise ValueError(f"unknown value {value!r} of option {name!r}")
        complete[name] = value
    return complete


def random_options(rng: random.Random) -> dict[str, object]:
    """House rules drawn at random; about half the options are left at their default."""
    chosen: dict[str, object] = {}
    for name, values in OPTIONS.items():
        if rng.random() < 0.5:
            chosen[name] = rng.choice(values[1:])
    return chosen


def pack(options: dict[str, object]) -> list[str]:
    """The 52 cards in a fixed order; no option changes the pack."""
    complete_options(options)
    return list(FULL_PACK)


class Reference:
    """One match. The public attributes hold the position; deal and act move it on."""

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        if first_seat not in range(4):
            raise ValueError("the first seat is 0, 1, 2 or 3")
        self.options = complete_options(options)
        first_dealer = self.options["first_dealer"]
        self.dealer = first_dealer if isinstance(first_dealer, int) else first_seat
        self.turn = -1
        self.needs_deal = True
        self.over = False
        self.scores = [0, 0, 0, 0]
        self.deal_scores: list[list[int]] = []
        self.winners: list[int] = []
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        self.last_trick: tuple[int, list[str], int] | None = None
        self.history: list[Announcement] = []
        self._clear_round()

    def _clear_round(self) -> None:
        self.contract: str | None = None
        self.trump: str | None = None
        self.leader = -1
        self.trick: list[str] = []
        self.tricks_done = 0
        self.hearts_seen = False
        self.trump_seen = False
        self.last_trick = None
        self.round_scores = [0, 0, 0, 0]

    def deal(self, pack: list[str]) -> None:
        """Give out the pack, one card at a time from the dealer's next neighbour on."""
        if not self.needs_deal:
            raise ValueError("no deal is due")
        if sorted(pack) != sorted(FULL_PACK):
            raise ValueError("not a full pack")
        self._clear_round()
        self.hands = [set(), set(), set(), set()]
        for place, card in enumerate(pack):
            self.hands[(self.dealer + 1 + place) % 4].add(card)
        card_of_the_dealer = HOLDER_DEALS.get(str(self.options["first_dealer"]))
        if card_of_the_dealer is not None and not self.deal_scores:
            self.dealer = next(seat for seat in range(4) if card_of_the_dealer in self.hands[seat])
        self.needs_deal = False
        self.turn = self.dealer

    def legal(self) -> set[str]:
        """Texts of all actions open to the seat whose turn it is."""
        if self.turn == -1:
            return set()
        if self.contract is None:
            return contract_choices(self.turn, self.history, self.options)
        return legal_cards(
            self.contract,
            self.trump,
            self.hands[self.turn],
            self.trick,
            hearts_seen=self.hearts_seen,
            trump_seen=self.trump_seen,
            options=self.options,
        )

    def act(self, action: str) -> None:
        """Announce a contract or play a card, with everything that follows from it."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal now")
        if self.contract is None:
            self.contract, self.trump = contract_of(action)
            self.history.append((self.turn, self.contract))
            self.leader = self.turn
        else:
            self._play(action)

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if suit(card) == "H":
            self.hearts_seen = True
        if suit(card) == self.trump:
            self.trump_seen = True
        if len(self.trick) == 4:
            self._finish_trick()
        else:
            self.turn = (self.turn + 1) % 4

    def _finish_trick(self) -> None:
        assert self.contract is not None
        winner = (self.leader + winner_index(self.trick, self.trump)) % 4
        self.tricks_done += 1
        self.round_scores[winner] += trick_points(self.contract, self.tricks_done, self.trick)
        self.last_trick = (self.leader, self.trick, winner)
        self.trick = []
        self.leader = winner
        self.turn = winner
        if self._round_is_finished():
            self._finish_round()

    def _round_is_finished(self) -> bool:
        assert self.contract is not None
        if self.tricks_done == 13:
            return True
        # All penalty cards are out exactly when the whole total of the contract has been scored.
        nothing_left = sum(self.round_scores) == TOTALS[self.contract]
        return bool(self.options["early_end"]) and self.contract in MAY_END_EARLY and nothing_left

    def _finish_round(self) -> None:
        self.deal_scores.append(self.round_scores)
        self.scores = [old + new for old, new in zip(self.scores, self.round_scores, strict=True)]
        self.turn = -1
        if len(self.deal_scores) == ROUNDS:
            self.over = True
            self.winners = [seat for seat in range(4) if self.scores[seat] > 0]
        else:
            self.needs_deal = True
            self.dealer = (self.dealer + 1) % 4
