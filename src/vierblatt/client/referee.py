"""The player's own check of the deals: that no pack was chosen, and that this seat's cards came from the pack.

A `Witness` keeps what was seen when the match began. Every deal is recomputed when its secret is revealed. If the whole
match was seen, each deal is also replayed from its pack: the cards that this seat was dealt must be the same, and every
action must have been open to the player who took it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from vierblatt import games
from vierblatt.cards import parse_card
from vierblatt.client.witness import Witness, code_of
from vierblatt.errors import VierblattError
from vierblatt.games.events import (
    Accused,
    Called,
    CalledSecretly,
    CardsDealt,
    DealBegun,
    Event,
    Played,
    SawaSaid,
)
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.protocol.frames import Note, Revealed
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.sayings import text_of
from vierblatt.shuffle import LINKS, Provable, Provable2, verify_proof
from vierblatt.shuffle.seen import SeenStart

#: In `Verdict.faults`, besides the codes of `vierblatt.shuffle.seen` and of `vierblatt.shuffle.ProofFault`.
OTHER_CARDS = "cards"  #: this seat got other cards than those of the pack, or saw actions that were not open
START = 0  #: in `Verdict.deal`: the start of the match


@dataclass(frozen=True)
class Verdict:
    """The result of checking a deal, or the start of the match (`deal` is 0).

    faults: codes; empty if the deal is proved. played: whether the deal was also replayed. own: whether this player's
    nonce went into the cards: without it, the others may have chosen them together.
    """

    deal: int
    faults: tuple[str, ...]
    played: bool
    own: bool = False

    @property
    def proved(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


@dataclass
class _DealTimeline:
    """What happened in a deal: its seat, the cards dealt to that seat (None: not all seen), the actions.

    An action is None if only its player saw it. places: the indices of those that are this seat's own; own: what they
    were.
    """

    seat: int
    cards: list[list[str]] | None
    actions: list[str | None] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    own: list[str] = field(default_factory=list)


class Referee:
    """Keeps one seat's secrets at one table and checks its deals."""

    def __init__(self, info: TableInfo, proof: Proof) -> None:
        self.game = games.get(info.game)
        self.rules: RuleSet = self.game.options.rule_set(info.changes, info.preset, reserved=True)
        self.proof = proof
        self.witness = Witness(info.id, self.rules.hash, self.game.rules.shape(self.rules.values).seats)
        self._match: Match | None = None
        self._whole = proof.first_seat < 0  # whether every action since the first deal was seen
        self._checked = len(proof.secrets)  # the deals that have ended and been checked
        self._timeline = _DealTimeline(-1, None)  # the current deal's
        self._timelines: dict[int, _DealTimeline] = {}  # of deals begun and not yet checked, the current one included

    # --- nonces --------------------------------------------------------------------------------------------------

    def commitment(self, seat: int) -> str:
        """A commitment to a new nonce for a seat; empty if the server's data is unsound."""
        return self.witness.commit(self.proof, seat)

    def nonce(self, info: TableInfo, seat: int) -> str:
        """The nonce that the seat must reveal now that the list is complete; empty if it has none, or refuses."""
        return self.witness.reveal(self.proof, info.seats, seat)

    @property
    def seen(self) -> SeenStart | None:
        """What this seat saw of the start, to be stored beside the record; None if it took no part."""
        return self.witness.seen if self.witness.takes_part else None

    @property
    def code(self) -> str:
        """The list of commitments in digits, for players to compare; empty before it is complete."""
        return code_of(self.proof)

    # --- what comes over the wire --------------------------------------------------------------------------------

    def update_proof(self, proof: Proof) -> None:
        """Updates what is public about the deals."""
        self.proof = proof

    def follow(self, events: list[Event], notes: list[Note], seat: int, *, live: bool = True) -> None:
        """Records what happened, as this seat sees it; not live: reported later, without what only the seat may see."""
        if not live:
            self._timeline.cards = None
        for event in events:
            if isinstance(event, DealBegun):
                self._begin(event, seat, live=live)
            elif isinstance(event, CardsDealt) and self._timeline.cards is not None and event.seat == seat:
                self._timeline.cards.append(event.cards)
            elif isinstance(event, CalledSecretly):
                if event.seat == seat:
                    self._timeline.places.append(len(self._timeline.actions))
                self._timeline.actions.append(None)
            elif isinstance(event, Called) and event.audience is not None:
                self._timeline.own.append(event.call)
            elif isinstance(event, Accused | SawaSaid):
                self._timeline.actions.append(text_of(event))
            elif isinstance(event, Called | Played):
                self._timeline.actions.append(event.card if isinstance(event, Played) else event.call)
        for note in notes:
            if note.what == "withdrawn":
                actions = self._timeline.actions
                del actions[len(actions) - note.count :]
                places = self._timeline.places
                while places and places[-1] >= len(actions):
                    del places[-1], self._timeline.own[-1:]

    def missed(self) -> None:
        """Notes that some entries were missed: from now on deals are proved, but not replayed."""
        self._whole, self._match, self._timeline.cards = False, None, None

    def check(self, revealed: Revealed, seat: int) -> Verdict:
        """The verdict on a deal that has ended, for the player on `seat` (-1: a spectator)."""
        start = self.check_start(seat)
        faults = [*start.faults, *self._in_turn(revealed.deal), *self._pack(revealed)]
        played = not faults and self._whole
        if played:
            faults += self._replay(revealed)
        return Verdict(revealed.deal, tuple(dict.fromkeys(faults)), played, start.own)

    def check_start(self, seat: int) -> Verdict:
        """The verdict on the start of a match that has begun."""
        faults = self.witness.faults(self.proof, seat)
        return Verdict(START, tuple(faults), played=False, own=seat >= 0 and self.witness.takes_part and not faults)

    def pending(self, queued: list[Revealed], coming: list[Event] | None = None) -> list[Revealed]:
        """Ended deals, as now revealed by the server, that are neither checked nor queued for checking.

        coming: the events that are followed next; only the deals before the one that begins there count. If another
        deal begins although the last one has not been revealed, that one has no secret and is found wrong.
        """
        begun = [LINKS + 1] if coming is None else [event.number for event in coming if isinstance(event, DealBegun)]
        before, known_of = min(begun, default=0), {deal.deal for deal in queued}
        known = zip(self.proof.secrets, self.proof.packs, strict=False)
        actions = [] if self.proof.secret_actions is msgspec.UNSET else self.proof.secret_actions
        revealed = (
            Revealed(
                deal=deal, secret=secret, pack=pack,
                secret_actions=actions[deal - 1] if deal <= len(actions) else msgspec.UNSET,
            )
            for deal, (secret, pack) in enumerate(known, 1)
        )  # fmt: skip
        unchecked = [deal for deal in revealed if self._checked < deal.deal < before and deal.deal not in known_of]
        if coming is not None and not unchecked and not queued and self._checked + 1 < before:
            return [Revealed(deal=self._checked + 1, secret="", pack="")]
        return unchecked

    def withheld(self, queued: list[Revealed], deals: int) -> list[Revealed]:
        """The deal whose secret should be known now that `deals` deals have ended, but is not: it is found wrong.

        queued: revealed deals that are not checked yet. Of several, returns only the first: the next follows its check.
        """
        last_revealed = max([self._checked, *(deal.deal for deal in queued)])
        return [Revealed(deal=last_revealed + 1, secret="", pack="")] if last_revealed < deals else []

    # --- inside --------------------------------------------------------------------------------------------------

    def _begin(self, begun: DealBegun, seat: int, *, live: bool) -> None:
        if begun.number == 1:
            self._whole, self._match = True, None
        # If nobody plays, as in a deal that is thrown in at once, the next begins before this one can be checked.
        self._timeline = self._timelines[begun.number] = _DealTimeline(seat, [] if live and seat >= 0 else None)

    def _in_turn(self, deal: int) -> list[str]:
        """Checks that no number is left out: a server that could skip packs could choose among them."""
        expected, self._checked = self._checked + 1, max(deal, self._checked)
        for number in [number for number in self._timelines if number < deal]:
            del self._timelines[number]
        return [] if deal == expected else ["secret"]

    def _pack(self, revealed: Revealed) -> list[str]:
        proof = self.proof
        common = proof.match, proof.anchor, tuple(proof.commitments), tuple(proof.nonces)
        public = Provable2(*common, tuple(proof.void)) if proof.scheme > 1 else Provable(*common)
        unknown: tuple[list[int], str | None] = ([], None)
        if not (0 < revealed.deal <= LINKS and proof.nonces):
            return ["secret"]
        deals = [unknown] * (revealed.deal - 1)
        try:
            deals.append(([parse_card(card) for card in revealed.pack.split()], revealed.secret))
            faults = verify_proof(
                public, rules_hash=proof.rules_hash, first_seat=proof.first_seat, deals=deals,
                pack=self.game.rules.shape(self.rules.values).pack,
            )  # fmt: skip
        except ValueError:  # not a card, or not a hexadecimal number
            return ["pack"]
        return [fault.code for fault in faults]

    @staticmethod
    def _complete(timeline: _DealTimeline, revealed: Revealed) -> list[str] | None:
        """All actions, with the secret ones that are now revealed; None if those of this seat were different."""
        secret_actions = iter([] if revealed.secret_actions is msgspec.UNSET else revealed.secret_actions)
        actions = [next(secret_actions, "") if action is None else action for action in timeline.actions]
        mine = [actions[place] for place in timeline.places]
        return None if timeline.cards is not None and mine != timeline.own else actions

    def _replay(self, revealed: Revealed) -> list[str]:
        """Replays the deal from its pack."""
        timeline = self._timelines.pop(revealed.deal, self._timeline)
        actions = self._complete(timeline, revealed)
        if actions is None:
            return [OTHER_CARDS]
        if self._match is None:
            self._match = Match(self.game, self.rules, first_seat=self.proof.first_seat)
        try:
            events = self._match.deal(revealed.pack)
            for action in actions:
                events += self._match.repeat(action)
        except VierblattError:
            return [OTHER_CARDS]
        if not (self._match.needs_deal or self._match.over):  # the server broke off a deal that goes on by the rules
            return [OTHER_CARDS]
        dealt = [event.cards for event in events if isinstance(event, CardsDealt) and event.seat == timeline.seat]
        return [OTHER_CARDS] if timeline.cards is not None and timeline.cards != dealt else []
