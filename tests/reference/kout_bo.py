"""The slow reference of Kout Bo: a whole match, one text action at a time."""

from __future__ import annotations

from .kout_bo_rules import (
    SUITS,
    TRICKS,
    after_cut,
    cut_choices,
    full_options,
    game_winner,
    is_decided,
    is_joker,
    is_malzom,
    joker_lead_is_regular,
    legal_calls,
    legal_follows,
    legal_leads,
    pack,
    random_options,
    score_deal,
    winner_index,
)

__all__ = ["Reference", "pack", "random_options"]

# The parameter of deal() is called pack as well and hides the function there.
full_pack = pack


class Reference:
    """One match. Seats 0.. in playing order; team = seat % 2 (KOUT-TABLE-1, 2, 3)."""

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        """Start before the first deal; first_seat deals it (KOUT-DEAL-1)."""
        self.options = full_options(options)
        self.players = 4 if self.options["players"] == 4 else 6
        if first_seat not in range(self.players):
            raise ValueError(f"no seat {first_seat}")
        self.turn = -1
        self.needs_deal = True
        self.over = False
        self.dealer = first_seat
        self.scores = [0, 0]
        self.deal_scores: list[list[int]] = []
        self.winners: list[int] = []
        self.deal_number = 0
        self.hands: list[set[str]] = [set() for _ in range(self.players)]
        self._clear_deal()

    def _clear_deal(self) -> None:
        """Forget everything that belongs to one deal only."""
        self.uncut: list[str] = []  # the pack while the cutter thinks
        self.calls: list[str] = []
        self.maker = -1
        self.bid = 0
        self.trump = ""
        self.leader = -1
        self.trick: list[str] = []
        self.lead_is_null = False
        self.finished_tricks: list[list[str]] = []
        self.tricks_won = [0, 0]
        self.last_trick: tuple[int, list[str], int] | None = None

    def deal(self, pack: list[str]) -> None:
        """Take the pack and deal it, or first offer it to the dealer's left neighbour (KOUT-DEAL-2)."""
        if not self.needs_deal:
            raise ValueError("no deal is due")
        if sorted(pack) != sorted(full_pack(self.options)):
            raise ValueError("this is not the pack of this game")
        self._clear_deal()
        self.hands = [set() for _ in range(self.players)]
        self.deal_number += 1
        self.needs_deal = False
        if self.options["cut"] == "left":
            self.uncut = list(pack)
            self.turn = (self.dealer - 1) % self.players
        else:
            self._give_out(pack)

    def _give_out(self, pack: list[str]) -> None:
        """One card at a time, the dealer's right neighbour first, who speaks first, too (KOUT-DEAL-3, KOUT-BID-1)."""
        for number, card in enumerate(pack):
            self.hands[(self.dealer + 1 + number) % self.players].add(card)
        self.turn = self._after(self.dealer)

    def legal(self) -> set[str]:
        """Texts of everything the player to act may do; empty when no player is to act."""
        if self.turn < 0:
            return set()
        if self.uncut:
            return cut_choices(len(self.uncut))
        if len(self.calls) < self.players:
            return legal_calls(self.calls, self.players)
        if not self.trump:
            return {f"trump {suit}" for suit in SUITS}
        hand = sorted(self.hands[self.turn])
        if self.trick:
            return legal_follows(hand, self.trick, self.trump, self.lead_is_null, self.options)
        return legal_leads(hand, self.bid, self._has_bid_right(), self._akqj_gone(), self.options)

    def act(self, action: str) -> None:
        """Let the player to act do one thing, and everything that follows from it by itself."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal for seat {self.turn}")
        if self.uncut:
            cards, self.uncut = self.uncut, []
            self._give_out(after_cut(cards, action))
        elif len(self.calls) < self.players:
            self._call(action)
        elif not self.trump:
            self.trump = action.split()[1]
            self.leader = self.maker  # KOUT-LEAD-1; the turn stays with the maker
        else:
            self._play(action)

    def _call(self, action: str) -> None:
        """A pass or a bid; after the last call the maker has to name trumps (KOUT-BID-7)."""
        self.calls.append(action)
        if action != "pass":
            self.maker = self.turn
            self.bid = int(action.split()[1])
        literal = self.options["first_round_bawan"] == "bid"
        if literal and action == "bid 9" and self.deal_number == 1:
            self._win(self.turn % 2)  # no further call, no play, nothing written
        elif len(self.calls) == self.players:
            self.turn = self.maker
        else:
            self.turn = self._after(self.turn)

    def _play(self, card: str) -> None:
        """One card to the trick; judges the trick when all have played."""
        if not self.trick:
            # Legal or null is settled now, with the tricks completed so far (KOUT-JOKER-4).
            self.lead_is_null = is_joker(card) and not joker_lead_is_regular(
                card, self.bid, self._has_bid_right(), self._akqj_gone()
            )
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < self.players:
            self.turn = self._after(self.turn)
        else:
            self._finish_trick()

    def _finish_trick(self) -> None:
        """Give the trick to its winner, who leads to the next one (KOUT-LEAD-2)."""
        index = winner_index(self.trick, self.trump, self.lead_is_null, self.options)
        winner = (self.leader + index) % self.players
        self.last_trick = (self.leader, self.trick, winner)
        self.finished_tricks.append(self.trick)
        self.tricks_won[winner % 2] += 1
        self.trick = []
        self.lead_is_null = False
        self.leader = winner
        self.turn = winner
        played = len(self.finished_tricks)
        decided = is_decided(self.bid, self.tricks_won[self.maker % 2], played)
        if played == TRICKS or (self.options["early_deal_end"] and decided):
            self._finish_deal()

    def _finish_deal(self) -> None:
        """No more cards are played."""
        self._write_deal(self.tricks_won[self.maker % 2])

    def _write_deal(self, hokm_tricks: int) -> None:
        """Write the deal down and see whether the match is over (KOUT-SCORE-3, KOUT-END-1, 2, 3)."""
        team = self.maker % 2
        hokm, opponents = score_deal(self.bid, is_malzom(self.calls, self.options), hokm_tricks, self.options)
        written = [hokm, opponents] if team == 0 else [opponents, hokm]
        self.deal_scores.append(written)
        self.scores = [old + new for old, new in zip(self.scores, written, strict=True)]
        bawan_made = self.bid == 9 and hokm_tricks == 9
        winner = game_winner(self.scores, team, bawan_made, self.deal_number, self.options)
        if winner is not None:
            self._win(winner)
            return
        self.turn = -1
        self.needs_deal = True
        self.dealer = self._after(self.dealer)  # KOUT-DEAL-4

    def _win(self, team: int) -> None:
        """The match is over."""
        self.winners = [team]
        self.over = True
        self.turn = -1

    def _after(self, seat: int) -> int:
        """The next player: the right neighbour."""
        return (seat + 1) % self.players

    def _has_bid_right(self) -> bool:
        """Does the player to act profit from their team's winning 8 or 9 (KOUT-JOKER-3, A-4)?"""
        if self.options["joker_lead_8_9"] == "maker_only":
            return self.turn == self.maker
        return self.turn % 2 == self.maker % 2

    def _akqj_gone(self) -> bool:
        """Do the four top trumps all lie in completed tricks of this deal?"""
        gone = {card for trick in self.finished_tricks for card in trick}
        return all(rank + self.trump in gone for rank in "AKQJ")
