"""The play of a deal in which any card can be played, in the Baloot reference: faults, sawa and the counting."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress

from .baloot_auction import Answer, Contract, Question, Silent
from .baloot_cards import points
from .baloot_faults import LaidCard
from .baloot_options import Options
from .baloot_play import TRICKS, DealPlay
from .baloot_sawa import AGREEMENT, winning_orders
from .baloot_scoring import Played


class LaidDown(Exception):
    """A sawa was laid down, so no more cards are played."""


class ClaimableDeal(DealPlay):
    """A deal with every fault kept; what is said out of turn is decided by `baloot_accusations`."""

    def __init__(self, contract: Contract, order: list[int], hands: list[set[str]], options: Options) -> None:
        super().__init__(contract, order, hands, options)
        self.first = self.number  # more than 0 only in a position from the end of a deal
        self.laid: dict[str, LaidCard] = {}  # by card, in the order of play
        self.phase = "play"  # or sawa, counting: what the question in progress is about
        self.card_asked: str | None = None  # "free" or, after BALOOT was said, "bound"; None: another question
        self.allowed: set[str] = set()  # of the player who is asked for a card
        self.demander: int | None = None  # the team whose demand of kaboot was granted
        self.sawa: int | None = None  # the seat that has laid down its cards
        self._failed_sawa = -1  # the number of the trick in which a sawa failed last

    @property
    def complete(self) -> int:
        """Number of complete tricks."""
        return self.first + sum(self.tricks)

    def run(self) -> Generator[Question, str, Played]:
        """The tricks, the counting, and what is needed for the score."""
        with suppress(LaidDown):
            while self.number < TRICKS and not self.demand_failed():
                yield from self._one_trick()
        if self.demander is None:
            yield from self._count()
        if self.sawa is not None:
            self._give_the_rest(self.sawa)
        return self._result()

    def demand_failed(self) -> bool:
        """Whether kaboot was demanded and the other side has taken a trick since."""
        return self.demander is not None and self.tricks[1 - self.demander] > 0

    def may_say_sawa(self, seat: int) -> bool:
        """BAL-SAWA-1: the player is asked for the card that leads, and holds few enough."""
        most = {"off": 0, "three": 3, "customary": 5}[str(self.options["sawa"])]
        return (
            self.card_asked == "free"
            and not self.trick
            and seat == self.leader
            and len(self.hands[seat]) <= most
            and self.demander is None
            and self._failed_sawa != self.number
        )

    def sawa_is_true(self, seat: int) -> bool:
        """BAL-SAWA-4, for the player who has laid down their cards."""
        right, left = self.hands[(seat + 1) % 4], self.hands[(seat + 3) % 4]
        orders = winning_orders(
            self.hands[seat],
            right,
            left,
            self.contract.trump,
            locked=self.contract.locked,
            options=self.options,
        )
        return any(True for _ in orders)

    def _ask_card(self, seat: int, allowed: set[str], *, said: bool) -> Answer:
        """Any card of the hand, unless BALOOT was said or kaboot demanded; instead of a lead, sawa."""
        while True:
            self.card_asked, self.allowed = "bound" if said else "free", allowed
            open_cards = allowed if said or self.demander is not None else set(self.hands[seat])
            answer = yield seat, open_cards
            self.card_asked = None
            if answer != "sawa":
                self.laid[answer] = self.laid_as(seat, answer)
                return answer
            if (yield from self._agreed(seat)):
                self.sawa = seat
                raise LaidDown
            self._failed_sawa = self.number

    def laid_as(self, seat: int, card: str) -> LaidCard:
        """What this card of the player who was asked for one would be on the table."""
        led = self.trick[0][1] if self.trick else None
        place, hand = 4 * self.number + len(self.trick), frozenset(self.hands[seat])
        return LaidCard(seat, card, place, led, hand, frozenset(self.allowed), self.contract.trump)

    def _agreed(self, seat: int) -> Generator[Question, str, bool]:
        """Ask the opponents until enough of them have agreed to the sawa; a demand meanwhile ends it."""
        missing = AGREEMENT[len(self.hands[seat])]
        opponents = [(seat + 1) % 4, (seat + 3) % 4]
        self.phase = "sawa"
        while 0 < missing <= len(opponents) and self.demander is None:
            answer = yield opponents.pop(0), {"accept", "decline"}
            missing -= answer == "accept"
        self.phase = "play"
        return missing == 0 and self.demander is None

    def _count(self) -> Silent:
        self.phase = "counting"
        for seat in self.order:
            yield seat, {"count"}

    def _give_the_rest(self, seat: int) -> None:
        """BAL-SAWA-3, when nobody has claimed anything: all tricks and cards, and every Baloot now played."""
        for holder in self.order:
            held = self.pair & self.hands[holder]
            played = {card for card, player in self.royals_out.items() if player == holder}
            if held and held | played == self.pair and self.options["auto_declare"]:
                self.played.baloot[holder % 2] += self._may_count_baloot(holder)
        rest = [card for hand in self.hands for card in hand]
        self.played.cards[seat % 2] += sum(points(card, self.contract.trump) for card in rest) + 10
        self.tricks[seat % 2] += TRICKS - self.complete
