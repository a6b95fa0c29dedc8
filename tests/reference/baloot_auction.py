"""The auction of the Baloot reference, written as a conversation.

Every function here is a generator: it yields a question (the seat asked and the answers allowed) and gets the
answer back, so the order of the code is the order of the calls at the table.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from .baloot_cards import SUITS
from .baloot_options import Options

Question = tuple[int, set[str]]
Answer = Generator[Question, str, str]
Silent = Generator[Question, str, None]


class Kawesh(Exception):
    """A player with nothing but sevens, eights and nines annulled the deal."""


@dataclass
class Contract:
    """What was bought, by whom, and how far it was raised."""

    sun: bool
    trump: str | None
    buyer: int  # seat
    taker: int  # seat that receives the public card
    mult: int = 1
    doubler: int | None = None
    last_raiser: int | None = None  # seat
    locked: bool = False
    gahwa: bool = False


Bought = Generator[Question, str, Contract]
MaybeBought = Generator[Question, str, Contract | None]


class Auction:
    """Two rounds of bidding on one public card; `order` lists the seats by priority."""

    def __init__(self, options: Options, order: list[int], public: str, hands: list[set[str]]) -> None:
        self.options = options
        self.order = order
        self.public = public
        self.hands = hands
        self.has_bid: set[int] = set()

    def run(self) -> MaybeBought:
        """The whole auction; None when no player bought. Raises Kawesh when the deal is annulled."""
        if self.options["kawesh"] == "on" and self.options["kawesh_timing"] == "any_time_r1":
            for seat in self.order:
                yield from self._ask_first(seat, {"no"})
        contract = yield from self._first_round()
        if contract is None:
            contract = yield from self._second_round()
        return contract

    def _may_kawesh(self, seat: int) -> bool:
        return self.options["kawesh"] == "on" and self._worthless(seat) and seat not in self.has_bid

    def _worthless(self, seat: int) -> bool:
        return all(card[0] in "789" for card in self.hands[seat])

    def _ask_turn(self, seat: int, answers: set[str]) -> Answer:
        """The ordinary turn of the first round, the only one where a Kawesh bought as sun has its place."""
        as_sun = self.options["kawesh"] == "as_sun" and self._worthless(seat)
        return (yield from self._ask_first(seat, answers | ({"kawesh"} if as_sun else set())))

    def _ask_first(self, seat: int, answers: set[str]) -> Answer:
        """Any question of the first round; Kawesh is open to a player with a worthless hand and no bid."""
        answer = yield seat, answers | ({"kawesh"} if self._may_kawesh(seat) else set())
        if answer == "kawesh":
            raise Kawesh
        if answer in ("hokom", "sun", "ashkal"):
            self.has_bid.add(seat)
        return answer

    def _proper_ashkal(self, seat: int) -> bool:
        """Ashkal without penalty: the last two in priority, and no Ace on the table."""
        return seat in self.order[2:] and self.public[0] != "A"

    def _anywhere(self) -> set[str]:
        """The Ashkal that may be said at any question for sun, right or not."""
        return {"ashkal"} if self.options["wrongful_ashkal"] == "always_sun" else set()

    def _ashkal_on_turn(self, seat: int) -> set[str]:
        allowed = self._proper_ashkal(seat) or self.options["wrongful_ashkal"] != "forbidden"
        return {"ashkal"} if allowed else set()

    def _ashkal_on_second_turn(self, seat: int) -> set[str]:
        return self._ashkal_on_turn(seat) if self.options["ashkal_round2"] else self._anywhere()

    def _right_over_hokom(self, seat: int, caller: int) -> bool:
        """Ashkal as an answer to a HOKOM: only before the player's ordinary turn."""
        turn_to_come = self.order.index(seat) > self.order.index(caller)
        return turn_to_come and self._proper_ashkal(seat)

    def _ashkal_over_hokom(self, seat: int, caller: int) -> set[str]:
        return {"ashkal"} if self._right_over_hokom(seat, caller) else self._anywhere()

    def _above(self, seat: int) -> list[int]:
        return self.order[: self.order.index(seat)]

    def _may_preempt(self, bidder: int) -> list[int]:
        """Those asked whether they take a SUN away (BAL-BID-6)."""
        partner = (bidder + 2) % 4
        return [s for s in self._above(bidder) if s != partner or self.options["partner_may_preempt"]]

    def _sun(self, seat: int, right: bool = False) -> Contract:
        """The contract of a SUN; only a rightful ASHKAL (`right`) gives the card to the partner."""
        return Contract(True, None, seat, (seat + 2) % 4 if right else seat)

    def _first_round(self) -> MaybeBought:
        for seat in self.order:
            call = yield from self._ask_turn(seat, {"pass", "hokom", "sun"} | self._ashkal_on_turn(seat))
            if call == "hokom":
                return (yield from self._first_hokom(seat))
            if call != "pass":
                right = call == "ashkal" and self._proper_ashkal(seat)
                return (yield from self._first_sun(seat, right))
        return None

    def _first_sun(self, bidder: int, right: bool) -> Bought:
        for rival in self._may_preempt(bidder):
            answer = yield from self._ask_first(rival, {"pass", "sun"} | self._anywhere())
            if answer != "pass":
                return self._sun(rival)
        return self._sun(bidder, right)

    def _first_hokom(self, caller: int) -> Bought:
        rivals = [seat for seat in self.order if seat != caller]
        if self.options["r1_hokom_sun_by"] == "higher_priority":
            rivals = self._above(caller)
        for rival in rivals:
            answers = {"pass", "sun"} | self._ashkal_over_hokom(rival, caller)
            answer = yield from self._ask_first(rival, answers)
            if answer != "pass":
                right = answer == "ashkal" and self._right_over_hokom(rival, caller)
                return (yield from self._first_sun(rival, right))
        ace_stays = self.public[0] == "A" and bool(self.options["ace_no_flip"])
        if self.options["hokom_flip"] == "both_rounds" and not ace_stays:
            answer = yield caller, {"hokom", "sun"}
            if answer == "sun":
                return self._sun(caller)
        return Contract(False, self.public[1], caller, caller)

    def _second_round(self) -> MaybeBought:
        for seat in self.order:
            call = yield seat, {"pass", "hokom", "sun"} | self._ashkal_on_second_turn(seat)
            if call == "hokom":
                return (yield from self._second_hokom(seat))
            if call != "pass":
                right = bool(self.options["ashkal_round2"]) and call == "ashkal" and self._proper_ashkal(seat)
                return (yield from self._second_sun(seat, right))
        return None

    def _second_sun(self, bidder: int, right: bool) -> Bought:
        for rival in self._second_preempt(bidder, right):
            answer = yield rival, {"pass", "sun"} | self._anywhere()
            if answer != "pass":
                return self._sun(rival)
        return self._sun(bidder, right)

    def _second_preempt(self, bidder: int, right: bool) -> list[int]:
        """Who may take a second-round SUN away; a rightful Ashkal is always final there."""
        if right:
            return []
        if self.options["r2_sun_priority"] == "always":
            return self._may_preempt(bidder)
        if self.options["r2_sun_priority"] == "ace_third" and self.public[0] == "A":
            return [seat for seat in self._may_preempt(bidder) if seat in self.order[:2]]
        return []

    def _second_hokom(self, caller: int) -> Bought:
        rivals = self.order[self.order.index(caller) + 1 :]  # the others have already said no
        if self.options["r2_passer_may_sun"]:
            rivals = [seat for seat in self.order if seat != caller]
        for rival in rivals:
            right = bool(self.options["ashkal_round2"]) and self._right_over_hokom(rival, caller)
            ashkal = {"ashkal"} if right else self._anywhere()
            answer = yield rival, {"pass", "sun"} | ashkal
            if answer != "pass":
                return (yield from self._second_sun(rival, right and answer == "ashkal"))
        answer = yield caller, {"sun"} | {f"hokom {suit}" for suit in SUITS if suit != self.public[1]}
        if answer == "sun":
            return self._sun(caller)
        return Contract(False, answer[-1], caller, caller)


def raise_contract(contract: Contract, order: list[int], scores: list[int], options: Options) -> Silent:
    """Doubling and all that follows it; the contract is changed in place."""
    opponents = [seat for seat in order if seat % 2 != contract.buyer % 2]
    if contract.sun:
        opponents = [seat for seat in opponents if _may_double_sun(seat, scores, options)]
    choice = not contract.sun and options["lock_choice"] == "double_four"
    for seat in opponents:
        answer = yield seat, {"pass", *_even_raise("double", choice)}
        if answer != "pass":
            contract.doubler = seat
            _take(contract, seat, 2, answer)
            break
    if contract.doubler is None or contract.sun:
        return
    answer = yield contract.buyer, {"pass", "triple"}
    if answer == "pass":
        return
    _take(contract, contract.buyer, 3, answer)
    answer = yield contract.doubler, {"pass", *_even_raise("four", choice)}
    if answer == "pass":
        return
    _take(contract, contract.doubler, 4, answer)
    answer = yield contract.buyer, {"pass", "gahwa"}
    if answer == "gahwa":
        _take(contract, contract.buyer, 4, answer)
        contract.gahwa = True


def _may_double_sun(seat: int, scores: list[int], options: Options) -> bool:
    """SUN may be doubled only while exactly one team is past 100 (BAL-DBL-5)."""
    past = [score > 100 for score in scores]
    if past[0] == past[1]:
        return False
    return options["sun_double_by"] == "any_opponent" or not past[seat % 2]


def _even_raise(word: str, choice: bool) -> list[str]:
    return [f"{word} open", f"{word} locked"] if choice else [word]


def _take(contract: Contract, seat: int, mult: int, answer: str) -> None:
    """Enter a raise. A bare even raise (no choice of lock) locks trumps; in SUN there are none to lock."""
    contract.mult = mult
    contract.last_raiser = seat
    bare_lock = answer in ("double", "four") and not contract.sun
    contract.locked = bare_lock or answer.endswith(" locked")
