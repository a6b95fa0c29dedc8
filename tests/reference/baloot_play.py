"""The play of one deal in the Baloot reference: announcements, cards, tricks and what they bring."""

from __future__ import annotations

from collections.abc import Generator

from .baloot_auction import Answer, Contract, Question, Silent
from .baloot_cards import legal_cards, points, winning_index
from .baloot_options import Options
from .baloot_projects import Project, baloot_counts, counting_projects, projects_of
from .baloot_scoring import Played

TRICKS = 8


class DealPlay:
    """A deal from its first lead on. The hands, p1 to p4 in `order`, lose their cards as these are played."""

    def __init__(self, contract: Contract, order: list[int], hands: list[set[str]], options: Options) -> None:
        self.contract = contract
        self.order = order
        self.hands = hands
        self.options = options
        self.held = {seat: projects_of(hands[seat], contract.sun) for seat in order}
        self.announced: dict[int, list[Project]] = {seat: [] for seat in order}
        self.pair = {f"K{contract.trump}", f"Q{contract.trump}"}
        self.royals_out: dict[str, int] = {}  # king and queen of trumps, once played, and by whom
        self.trick: list[str] = []
        self.gone: list[str] = []  # cards of earlier tricks
        self.leader = order[0]
        self.number = TRICKS - len(hands[order[0]])  # of the current trick, from 0
        self.last_trick: tuple[int, list[str], int] | None = None
        self.tricks = [0, 0]
        self.played = Played(contract.sun, contract.buyer % 2, [0, 0], self.tricks, mult=contract.mult)

    def run(self) -> Generator[Question, str, Played]:
        """All tricks; returns what is needed for the score."""
        while self.number < TRICKS:
            yield from self._one_trick()
        return self._result()

    def _one_trick(self) -> Silent:
        self.trick = []
        leader = self.leader
        for place in range(4):
            yield from self._one_turn((leader + place) % 4)
        self.gone += self.trick
        self.trick = []
        self.number += 1

    def _one_turn(self, seat: int) -> Silent:
        """Everything that a player is asked about one card: projects, Baloot, the card, and Baloot again."""
        automatic = bool(self.options["auto_declare"])
        if self.number == 0 and not automatic:
            yield from self._ask_projects(seat)
        allowed = self._allowed(seat)
        said = False
        if self._says_before() and list(self.royals_out.values()) == [seat]:  # the other one is not out yet
            said = yield from self._say_baloot(seat, allowed)
        card = yield from self._ask_card(seat, self.pair & allowed if said else allowed, said=said)
        if self.number == 0 and automatic:  # said with the card, not before it
            self.announced[seat] = self.held[seat]
        self._lay(seat, card)
        both_out = list(self.royals_out.values()) == [seat, seat]
        if card in self.pair and both_out and not self._says_before():
            yield from self._count_baloot(seat)

    def _allowed(self, seat: int) -> set[str]:
        """The cards that the rules of play allow to this player."""
        return legal_cards(
            self.hands[seat],
            self.trick,
            self.contract.trump,
            self.gone,
            locked=self.contract.locked,
            options=self.options,
        )

    def _ask_projects(self, seat: int) -> Silent:
        answer = yield seat, {"announce", "silent"} if self.held[seat] else {"silent"}
        if answer == "announce":
            self.announced[seat] = self.held[seat]

    def _says_before(self) -> bool:
        """Baloot is asked for ahead of the card."""
        return self.options["baloot_call"] == "before_card" and not self.options["auto_declare"]

    def _may_count_baloot(self, seat: int) -> bool:
        return baloot_counts(self.announced[seat], str(self.contract.trump), self.options)

    def _say_baloot(self, seat: int, allowed: set[str]) -> Generator[Question, str, bool]:
        """Whether the player says Baloot before their card; they are asked even if they have none to say."""
        may_say = self._may_count_baloot(seat) and bool(self.pair & allowed)
        answer = yield seat, {"baloot", "silent"} if may_say else {"silent"}
        if answer == "silent":
            return False
        self.played.baloot[seat % 2] += 1
        return True

    def _ask_card(self, seat: int, allowed: set[str], *, said: bool) -> Answer:  # noqa: ARG002 - for other tables
        """The card that the player plays; `said`: they have just said Baloot."""
        return (yield seat, allowed)

    def _count_baloot(self, seat: int) -> Silent:
        """Baloot with the second of its cards, if the player may count it and wants to."""
        if not self._may_count_baloot(seat):
            return
        if not self.options["auto_declare"]:
            answer = yield seat, {"baloot", "silent"}
            if answer == "silent":
                return
        self.played.baloot[seat % 2] += 1

    def _lay(self, seat: int, card: str) -> None:
        if card in self.pair:
            self.royals_out[card] = seat
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == 4:
            self._finish_trick()

    def _finish_trick(self) -> None:
        """Give the full trick to its winner, who leads next."""
        trump = self.contract.trump
        winner = (self.leader + winning_index(self.trick, trump)) % 4
        self.played.cards[winner % 2] += sum(points(card, trump) for card in self.trick)
        if self.number == TRICKS - 1:
            self.played.cards[winner % 2] += 10
        self.tricks[winner % 2] += 1
        self.last_trick = (self.leader, list(self.trick), winner)
        self.leader = winner

    def _result(self) -> Played:
        """What is needed for the score, once no more cards are played."""
        counting = counting_projects(self.announced, self.order, self.contract.trump, self.options)
        played, raiser = self.played, self.contract.last_raiser
        played.projects = [[project.name for project in counting[team]] for team in (0, 1)]
        played.gahwa = self.contract.gahwa
        played.last_raiser = None if raiser is None else raiser % 2
        return played
