"""Slow reference of Baloot: a whole match in plain Python, independent of the compiled engine.

One generator (`_deal_script`) tells the story of a deal from the cutter to the last card; `deal` starts it
and `act` answers its current question.
"""

from __future__ import annotations

from typing import Any

from .baloot_auction import Auction, Contract, Kawesh, Silent, raise_contract
from .baloot_cards import legal_cards, pack
from .baloot_options import SEED, complete, random_options
from .baloot_play import DealPlay
from .baloot_scoring import Played, gahwa_winner, score_deal

__all__ = ["SEED", "Reference", "judge_legal", "judge_score", "pack", "random_options"]

CUTTER_CHOICES = {"go", "shuffle", "public top", "bottom own", "bottom partner", "top own"} | {
    f"cut {k}" for k in range(1, 32)
}


class Reference:
    """One match between the teams 0 (seats 0, 2) and 1 (seats 1, 3)."""

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        if first_seat not in (0, 1, 2, 3):
            raise ValueError(f"no such seat: {first_seat}")
        self.options = complete(options)
        fixed = self.options["first_dealer"]
        self.dealer: int = fixed if isinstance(fixed, int) else first_seat
        self.turn = -1
        self.needs_deal = True
        self.over = False
        self.scores: list[int] = [0, 0]
        self.deal_scores: list[list[int]] = []
        self.winners: list[int] = []
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        self.public: str | None = None
        self.contract: Contract | None = None
        self.play: DealPlay | None = None
        self._answers: set[str] = set()
        self._script: Silent | None = None
        self._rest: list[str] = []  # cards not dealt yet
        self._skip_cutter = False

    @property
    def last_trick(self) -> tuple[int, list[str], int] | None:
        """The last complete trick of the deal: who led, its cards, who won it."""
        return None if self.play is None else self.play.last_trick

    def legal(self) -> set[str]:
        """All actions open to the seat to act."""
        return set(self._answers)

    def deal(self, pack_order: list[str]) -> None:
        """Start a deal with this pack; its first card is dealt first."""
        if not self.needs_deal:
            raise ValueError("no deal is due")
        if sorted(pack_order) != sorted(pack(self.options)):
            raise ValueError("not a full pack")
        self.needs_deal = False
        self.hands = [set(), set(), set(), set()]
        self.public = None
        self.contract = None
        self.play = None
        self._script = self._deal_script(list(pack_order))
        self._advance(None)

    def act(self, action: str) -> None:
        """Answer the current question."""
        if action not in self._answers:
            raise ValueError(f"not legal: {action}")
        self._advance(action)

    def _advance(self, action: str | None) -> None:
        """Let the script of the deal run to its next question, or to its end."""
        if self._script is None:
            raise ValueError("no deal is in progress")
        try:
            if action is None:
                self.turn, self._answers = next(self._script)
            else:
                self.turn, self._answers = self._script.send(action)
        except StopIteration:
            self._end_deal()

    def _end_deal(self) -> None:
        self._script = None
        self.turn, self._answers = -1, set()
        self.needs_deal = not self.over

    def _order(self) -> list[int]:
        """Seats by priority: the dealer's right first, the dealer last."""
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    def _pass_deal_on(self) -> None:
        self.dealer = (self.dealer + 1) % 4

    def _deal_script(self, cards: list[str]) -> Silent:
        """A deal from the cutter to its score."""
        choice = "go"
        if self.options["cut_choice"] == "full" and not self._skip_cutter:
            choice = yield self._order()[2], set(CUTTER_CHOICES)
        self._skip_cutter = choice == "shuffle"
        if choice == "shuffle":
            return
        public = self._first_deal(cards, choice)
        order = self._order()
        try:
            contract = yield from Auction(self.options, order, public, self.hands).run()
        except Kawesh:
            if self.options["kawesh_dealer"] == "next":
                self._pass_deal_on()
            return
        if contract is None:
            self._pass_deal_on()
            return
        self.contract = contract
        yield from raise_contract(contract, order, self.scores, self.options)
        self._second_deal(contract, public)
        yield from self._play_script(contract, public)

    def _first_deal(self, cards: list[str], choice: str) -> str:
        """Three, then two cards each and the public card, after what the cutter chose; returns that card."""
        order = self._order()
        given: dict[int, list[str]] = {}  # a first packet that does not come off the top in turn
        public = ""
        if choice.startswith("cut "):
            k = int(choice[4:])
            cards = cards[k:] + cards[:k]
        elif choice == "public top":
            public, cards = cards[0], cards[1:]
        elif choice == "top own":
            given[order[2]], cards = cards[:3], cards[3:]
        elif choice.startswith("bottom"):
            lucky = order[2] if choice == "bottom own" else order[0]
            given[lucky], cards = cards[29:], cards[:29]
        for size in (3, 2):
            for seat in order:
                if size == 3 and seat in given:
                    self.hands[seat] |= set(given[seat])
                else:
                    self.hands[seat] |= set(cards[:size])
                    cards = cards[size:]
        if not public:
            public, cards = cards[0], cards[1:]
        self._rest = cards
        self.public = public
        return public

    def _second_deal(self, contract: Contract, public: str) -> None:
        """Three more cards each; whoever takes the public card gets two."""
        for seat in self._order():
            size = 2 if seat == contract.taker else 3
            self.hands[seat] |= set(self._rest[:size])
            self._rest = self._rest[size:]
        self.hands[contract.taker].add(public)

    def _play_script(self, contract: Contract, public: str) -> Silent:
        """A deal from its first lead to its score."""
        order = self._order()
        self.play = self._new_play(contract, order)
        played = yield from self.play.run()
        played.first_player_bought_ace = public[0] == "A" and contract.buyer == order[0]
        self._write(played)

    def _new_play(self, contract: Contract, order: list[int]) -> DealPlay:
        return DealPlay(contract, order, self.hands, self.options)

    def _write(self, played: Played) -> None:
        """Enter the score of the deal and see whether the match is over."""
        self._enter(score_deal(played, self.options), gahwa_winner(played, self.options) if played.gahwa else None)

    def _enter(self, score: list[int], winner: int | None) -> None:
        """Enter a score; `winner` is the team that wins the match by it, None if the totals decide."""
        self.deal_scores.append(score)
        self.scores = [self.scores[team] + score[team] for team in (0, 1)]
        if winner is None:
            winner = self._match_winner(score)
        if winner is None:
            self._pass_deal_on()
        else:
            self.over = True
            self.winners = [winner]

    def _match_winner(self, last_deal: list[int]) -> int | None:
        """The team that has now won, if any (BAL-END-1, 2)."""
        target = self.options["target"]
        reached = [team for team in (0, 1) if isinstance(target, int) and self.scores[team] >= target]
        if len(reached) < 2:
            return reached[0] if reached else None
        compared = [self.scores]
        if self.options["both_over"] == "higher_last_deal":
            compared = [last_deal, self.scores]
        for mine, theirs in compared:
            if mine != theirs:
                return 0 if mine > theirs else 1
        return None


def judge_legal(case: dict[str, Any]) -> set[str]:
    """The legal cards of a worked case of the list `legal`."""
    trump = case["trump"] if case["mode"] == "hokom" else None
    flags = case["flags"]
    options = complete(case["options"])
    return legal_cards(
        set(case["hand"]), case["trick"], trump, flags["played"], locked=flags["locked"], options=options
    )


def judge_score(case: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Game points and raw totals of a worked case of the list `score`."""
    given = dict(case["input"])
    deal = Played(given.pop("mode") == "sun", **given)
    return score_deal(deal, complete(case.get("options", {}))), [deal.raw(0), deal.raw(1)]
