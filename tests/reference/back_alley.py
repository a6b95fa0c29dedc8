"""Back Alley, slow and independent: a whole match on text, to hold the compiled engine to account."""

from __future__ import annotations

from .back_alley_options import Options, random_options
from .back_alley_rules import (
    JOKERS,
    contracts,
    first_leader,
    full_pack,
    is_rainbow,
    is_trump,
    legal_calls,
    legal_follows,
    legal_leads,
    score,
    trick_winner,
)

__all__ = ["Reference", "pack", "random_options"]


def pack(options: dict[str, object]) -> list[str]:
    """The unshuffled pack; the same 54 cards whatever the house rules."""
    Options(options)
    return full_pack()


class Reference:
    """One match of Back Alley."""

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        if first_seat not in range(4):
            raise ValueError(f"no seat {first_seat}")
        self.options = Options(options)
        self.schedule = self.options.hand_sizes()
        self.deal_number = 0  # deals counted so far; a redeal keeps it
        self.all_pass_run = 0  # all-passes in a row at this deal number
        self.dealer = first_seat
        self.turn = -1
        self.needs_deal = True
        self.over = False
        self.scores = [0, 0]
        self.deal_scores: list[list[int]] = []
        self.winners: list[int] = []
        self._clear_table()

    def _clear_table(self) -> None:
        """Forget everything about the previous deal."""
        self.hands: list[set[str]] = [set() for _ in range(4)]
        self.trump: str | None = None
        self.turned: list[str] = []  # cards turned up, in order
        self.discarded: tuple[int, str] | None = None  # BA-TRUMP-4: who put away which joker
        self.rainbows: list[int] = []  # seats that earn the bonus of A-19
        self.calls: list[str] = []  # in bidding order, from the dealer's left
        self.leader = -1
        self.trick: list[str] = []
        self.broken = False
        self.tricks = [0, 0]
        self.last_trick: tuple[int, list[str], int] | None = None

    @property
    def hand_size(self) -> int:
        """Cards per player in this deal; deals beyond the schedule are tie-breaks with 13 (A-17)."""
        return self.schedule[self.deal_number] if self.deal_number < len(self.schedule) else 13

    # --- dealing ------------------------------------------------------------------------------------------

    def deal(self, pack: list[str]) -> None:
        """Deal from this pack, its first card first (BA-DEAL-3)."""
        if not self.needs_deal:
            raise ValueError("no deal is due")
        if sorted(pack) != sorted(full_pack()):
            raise ValueError("not a full pack")
        self._clear_table()
        in_hands = 4 * self.hand_size
        for index, card in enumerate(pack[:in_hands]):
            self.hands[(self.dealer + 1 + index) % 4].add(card)
        self._find_trump(pack[in_hands:])
        if self.hand_size == 4:
            self.rainbows = [seat for seat in range(4) if is_rainbow(self.hands[seat], self.trump)]
        self.needs_deal = False
        self.turn = (self.dealer + 1) % 4

    def _find_trump(self, stock: list[str]) -> None:
        """Turn up the card or cards that name the trump suit (BA-TRUMP-1..4, A-1, A-2)."""
        if self.options.word("trump_source") == "always_spades":
            self.trump = "S"
            return
        on_joker = self.options.word("joker_turned")
        stock = list(stock)
        self.turned = [stock.pop(0)]
        while on_joker == "redraw" and self.turned[-1] in JOKERS and stock:
            self.turned.append(stock.pop(0))
        if self.turned[-1] not in JOKERS:
            self.trump = self.turned[-1][1]
        elif on_joker == "no_trump_replace":
            self._exchange_other_joker(stock[0])

    def _exchange_other_joker(self, drawn: str) -> None:
        """The player with the joker that was not turned puts it away and draws from the stock (BA-TRUMP-4)."""
        for seat, hand in enumerate(self.hands):
            for joker in JOKERS:
                if joker in hand:
                    hand.remove(joker)
                    hand.add(drawn)
                    self.discarded = (seat, joker)
                    return

    # --- acting -------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Texts of everything the player to act may do; empty if no player is to act."""
        if self.turn == -1:
            return set()
        if len(self.calls) < 4:
            return legal_calls(self.hand_size, self.calls, self.options)
        hand = self.hands[self.turn]
        if not self.trick:
            return legal_leads(hand, self.trump, self.broken, self._has_board_right(self.turn))
        led_by_partner = (self.turn - self.leader) % 4 == 2
        return legal_follows(hand, self.trick[0], self.trump, led_by_partner, self.options)

    def act(self, action: str) -> None:
        """Do it, and everything that follows from it."""
        if action not in self.legal():
            raise ValueError(f"not legal now: {action!r}")
        if len(self.calls) < 4:
            self._call(action)
        else:
            self._play(action)

    def _call_of(self, seat: int) -> str:
        """What this seat called in the auction."""
        return self.calls[(seat - self.dealer - 1) % 4]

    def _has_board_right(self, seat: int) -> bool:
        """Whether a board lets the seat lead trumps now, broken or not (BA-LEAD-4, A-9, A-9b)."""
        if self.options.word("first_lead_trump") == "never" and sum(self.tricks) == 0:
            return False
        if self._call_of(seat) == "board":
            return True
        team_wide = self.options.word("board_trump_lead") == "team"
        return team_wide and self._call_of((seat + 2) % 4) == "board"

    def _call(self, call: str) -> None:
        """A call; the fourth one ends the auction."""
        self.calls.append(call)
        if len(self.calls) < 4:
            self.turn = (self.turn + 1) % 4
            return
        index = first_leader(self.calls)
        if index is None:
            self._all_passed()
        else:
            self.leader = self.turn = (self.dealer + 1 + index) % 4

    def _all_passed(self) -> None:
        """No player wanted a trick: deal again, or write down 0-0 (BA-BID-7, A-8, A-8b)."""
        self.all_pass_run += 1
        rule = self.options.word("all_pass")
        if rule == "count_as_zero" or self.all_pass_run == self.options.number("all_pass_limit"):
            self._finish_deal([0, 0])
            return
        if rule == "redeal_next_dealer":
            self.dealer = (self.dealer + 1) % 4
        self.turn = -1
        self.needs_deal = True

    def _play(self, card: str) -> None:
        """A card; the fourth one ends the trick, the last trick ends the deal."""
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.broken = self.broken or is_trump(card, self.trump)
        if len(self.trick) < 4:
            self.turn = (self.turn + 1) % 4
            return
        winner = (self.leader + trick_winner(self.trick, self.trump)) % 4
        self.last_trick = (self.leader, self.trick, winner)
        self.tricks[winner % 2] += 1
        self.trick = []
        self.leader = self.turn = winner
        if sum(self.tricks) == self.hand_size:
            self._end_play()

    def _end_play(self) -> None:
        """The last card was played."""
        self._finish_deal(self._deal_result())

    # --- counting -----------------------------------------------------------------------------------------

    def _deal_result(self) -> list[int]:
        """What each team writes down for the deal that was just played (BA-SCORE-5)."""
        result = [0, 0]
        sides = contracts(self.hand_size, self.calls, self.options)
        for side, contract in enumerate(sides):
            # The first caller sits left of the dealer, so the first side of the auction may be either team.
            team = (self.dealer + 1 + side) % 2
            result[team] = score(self.hand_size, contract, self.tricks[team], self.options)
        for seat in self.rainbows:
            result[seat % 2] += self.options.number("rainbow_bonus")
        return result

    def _finish_deal(self, result: list[int]) -> None:
        """Write the deal down; then the next deal is due or the match is over (BA-END-1, A-17)."""
        self.deal_scores.append(result)
        self.scores = [old + new for old, new in zip(self.scores, result, strict=True)]
        self.deal_number += 1
        self.all_pass_run = 0
        self.turn = -1
        tied = self.scores[0] == self.scores[1]
        played_out = self.deal_number >= len(self.schedule)
        if not played_out or (tied and self.options.word("tie") == "extra_13_card_deal"):
            self.dealer = (self.dealer + 1) % 4
            self.needs_deal = True
            return
        self.over = True
        self.winners = [] if tied else [self.scores.index(max(self.scores))]
