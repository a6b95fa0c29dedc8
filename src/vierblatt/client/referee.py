"""The player's own check of the deals: that no pack was chosen, and that the cards he got were those of the pack.

The anchor is noted before the nonce is said, and every deal is recomputed when its secret comes. Where the whole match
was seen, each deal is also played again from its pack: the cards that came into this seat's hand must be the same, and
every action open to whoever took it.
"""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt import games
from vierblatt.cards import parse_card
from vierblatt.errors import VierblattError
from vierblatt.games.events import Called, CardsDealt, DealBegun, Event, Played
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.protocol.frames import Note, Revealed
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.shuffle import LINKS, Provable, verify_proof
from vierblatt.shuffle.provable import binding, commitment, fresh_nonce

#: In `Verdict.faults`, beside the codes of `vierblatt.shuffle.ProofFault`.
ANCHOR_CHANGED, NONCE_LEFT_OUT, OTHER_RULES, OTHER_CARDS = "anchor-changed", "nonce-left-out", "rules", "cards"


@dataclass(frozen=True)
class Verdict:
    """What came of checking a deal.

    faults: codes; none where the deal is proved. played: whether the deal was also played again.
    """

    deal: int
    faults: tuple[str, ...]
    played: bool

    @property
    def proved(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


class Referee:
    """Keeps one seat's secrets at one table and checks its deals."""

    def __init__(self, info: TableInfo, proof: Proof) -> None:
        self.game = games.get(info.game)
        self.rules: RuleSet = self.game.options.rule_set(info.changes, info.preset)
        self.proof = proof
        self._anchor = proof.anchor
        self._nonce, self._nonce_seat = b"", -1
        self._said = False
        self._match: Match | None = None
        self._whole = False  # whether every action since the first deal was seen
        self._actions: list[str] = []  # of this deal
        self._seat = -1
        self._cards: list[list[str]] | None = None  # that came into this seat's hand in this deal; None: not all seen

    # --- nonces --------------------------------------------------------------------------------------------------

    def promise(self, seat: int) -> str:
        """A commitment to a new nonce for a seat."""
        self._nonce, self._nonce_seat, self._said = fresh_nonce(), seat, False
        return commitment(self._binding, seat, self._nonce)

    def nonce(self, seat: int) -> str:
        """The nonce that the seat has to say now; empty where it promised none."""
        if not self._nonce or seat != self._nonce_seat:
            return ""
        self._said = True
        return self._nonce.hex()

    @property
    def _binding(self) -> bytes:
        proof = self.proof
        return binding(proof.match, proof.rules_hash, proof.seats, bytes.fromhex(self._anchor))

    # --- what comes over the wire --------------------------------------------------------------------------------

    def told(self, proof: Proof) -> None:
        """What is public about the deals by now."""
        self.proof = proof

    def follow(self, events: list[Event], notes: list[Note], seat: int, *, live: bool = True) -> None:
        """Notes what happened, as this seat sees it; not live: told afterwards, without what only the seat is told."""
        if not live:
            self._cards = None
        for event in events:
            if isinstance(event, DealBegun):
                self._begin(event, seat, live=live)
            elif isinstance(event, CardsDealt) and self._cards is not None and event.seat == seat:
                self._cards.append(event.cards)
            elif isinstance(event, Called | Played):
                self._actions.append(event.card if isinstance(event, Played) else event.call)
        for note in notes:
            if note.what == "withdrawn":
                del self._actions[len(self._actions) - note.count :]

    def missed(self) -> None:
        """Something was not told: from now on deals are proved, but not played again."""
        self._whole, self._match, self._cards = False, None, None

    def check(self, revealed: Revealed) -> Verdict:
        """The verdict on a deal that has ended."""
        faults = [*self._agreement(), *self._pack(revealed)]
        played = not faults and self._whole
        if played:
            faults += self._replay(revealed)
        return Verdict(revealed.deal, tuple(faults), played)

    # --- inside --------------------------------------------------------------------------------------------------

    def _begin(self, begun: DealBegun, seat: int, *, live: bool) -> None:
        if begun.number == 1:
            self._whole, self._match = True, None
        self._actions, self._seat = [], seat
        self._cards = [] if live and seat >= 0 else None

    def _agreement(self) -> list[str]:
        """Whether the match stands on what was agreed before the first card."""
        proof = self.proof
        faults: list[str] = []
        if proof.anchor != self._anchor:
            faults.append(ANCHOR_CHANGED)
        if proof.rules_hash != self.rules.hash:
            faults.append(OTHER_RULES)
        if self._said and proof.nonces[self._nonce_seat : self._nonce_seat + 1] != [self._nonce.hex()]:
            faults.append(NONCE_LEFT_OUT)
        return faults

    def _pack(self, revealed: Revealed) -> list[str]:
        proof = self.proof
        public = Provable(proof.match, proof.anchor, tuple(proof.commitments), tuple(proof.nonces))
        unknown: tuple[list[int], str | None] = ([], None)
        if not (0 < revealed.deal <= LINKS and proof.nonces):
            return ["secret"]
        deals = [unknown] * (revealed.deal - 1)
        try:
            deals.append(([parse_card(card) for card in revealed.pack.split()], revealed.secret))
            found = verify_proof(
                public, rules_hash=proof.rules_hash, first_seat=proof.first_seat, deals=deals,
                pack=self.game.table(self.rules.values).pack,
            )  # fmt: skip
        except ValueError:  # what is no card, or no hexadecimal number
            return ["pack"]
        return [fault.code for fault in found]

    def _replay(self, revealed: Revealed) -> list[str]:
        """Plays the deal again from its pack."""
        if self._match is None:
            self._match = Match(self.game, self.rules, first_seat=self.proof.first_seat)
        try:
            again = self._match.deal(revealed.pack)
            for action in self._actions:
                again += self._match.do(action)
        except VierblattError:
            return [OTHER_CARDS]
        dealt = [event.cards for event in again if isinstance(event, CardsDealt) and event.seat == self._seat]
        return [OTHER_CARDS] if self._cards is not None and self._cards != dealt else []
