"""What can be claimed at a table where wrong cards are played, and which faults are proven: by what everybody knows.

Everything here follows from a record as a spectator knows it, so it cannot tell whether a card was a fault before the
cards on the table do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from vierblatt.bounds import SeatNumber, SeatOrNone
from vierblatt.cards import NAMES, members
from vierblatt.errors import BadAction
from vierblatt.games.accusing import NAMED
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import Accused, Event, Judged
from vierblatt.games.out_of_turn import OutOfTurn, faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.out_of_turn import FALSE_SAWA, NO_FOLLOW
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.match import Match
from vierblatt.sayings import Saying, number_of
from vierblatt.view import TableCard


class ClaimVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """An accusation and its verdict. card, proof: empty if none was named. demand: to play on for all tricks."""

    seat: SeatNumber  #: who accused
    kind: str
    card: str = ""
    proof: str = ""
    demand: bool = False
    right: bool


class OpenClaims(msgspec.Struct, frozen=True, kw_only=True):
    """What can be claimed now, and by whom. A card can be claimed by everybody on another side than its player."""

    cards: list[TableCard] = []  #: in the order in which they were played
    proofs: list[TableCard] = []  #: what can be named as a proof against its player: cards played, then cards laid open
    kinds: list[str] = []  #: of the faults of this game that a card can be
    proof: bool = False  #: whether a proof has to be named
    demand: list[SeatNumber] = []  #: who may demand to play on for all tricks
    sawa: SeatOrNone = -1  #: who may say that the rest is theirs
    false_sawa: list[SeatNumber] = []  #: who may claim that the sawa was false
    judged: ClaimVerdict | None = None  #: the last claim of this deal, until the next deal


def open_claims(match: Match, judged: ClaimVerdict | None = None) -> OpenClaims | None:
    """What can be claimed in a match now; None at a table where wrong cards are refused.

    judged: the last claim of this deal, as `judged_claim` finds it.
    """
    said = match.game.rules.out_of_turn
    if said is None or not faults_happen(match.state):
        return None
    return _PublicRecord(match.game, match.table, said, match.concealed(-1)).open_claims(judged)


def judged_claim(events: Iterable[Event]) -> ClaimVerdict | None:
    """The last accusation among some events of a deal, with its verdict."""
    accused: Accused | None = None
    found = None
    for event in events:
        if isinstance(event, Accused):
            accused = event
        elif isinstance(event, Judged) and accused is not None:
            card, proof, *_ = [*accused.cards, "", ""]
            found = ClaimVerdict(
                seat=accused.seat, kind=accused.key, card=card, proof=proof, demand=bool(accused.demand),
                right=event.key == "right",
            )  # fmt: skip
    return found


def certain_accusation(match: Match, seats: Iterable[int]) -> tuple[int, str] | None:
    """The first of some seats that can make an accusation which everybody knows to be right, and its text.

    This is what bots say out of turn; they never say sawa.

    >>> match = Match("kout_bo", {"illegal_cards": "claimable"})
    >>> _ = match.deal([*match.table.pack])
    >>> certain_accusation(match, range(6)) is None
    True
    """
    if match.turn < 0 or not faults_happen(match.state):
        return None
    public = match.concealed(-1)
    for seat in seats:
        for text in proven_accusations(match.game, match.table, public, seat):
            return seat, text
    return None


def proven_accusations(game: Game, table: TableShape, concealed: States, seat: int) -> list[str]:
    """The accusations by `seat`, as texts, that what everybody knows proves right, oldest card first.

    concealed: the record as any seat knows it. A card that did not follow suit is proven by a later card of the suit;
    the other faults once all cards of their player are known.

    >>> match = Match("kout_bo", {"illegal_cards": "claimable"})
    >>> _ = match.deal([*match.table.pack])
    >>> proven_accusations(match.game, match.table, match.concealed(-1), seat=0)
    []
    """
    said = game.rules.out_of_turn
    public = game.layout.conceal(concealed, -1)
    if said is None or not faults_happen(game.layout.reader(public)):
        return []
    record = _PublicRecord(game, table, said, public)
    return [str(saying) for saying in record.proven(seat)]


class _PublicRecord:
    """A deal in progress as everybody knows it. An accusation is tried on it as `engine.say` would judge it."""

    def __init__(self, game: Game, table: TableShape, said: OutOfTurn, public: States) -> None:
        self.game, self.table, self.said = game, table, said
        self.states = game.layout.new(2)
        game.layout.load(self.states, game.layout.words(public))
        self.state: Any = game.layout.reader(self.states)
        self.laid_by, self.laid = said.laid(self.state)
        if self.laid:
            hands = [*self.state.hands]
            hands[self.laid_by] = self.laid
            game.layout.write(self.states, "hands", hands)
        entries = (divmod(entry, LOG_ACTION) for entry in self.state.log[: self.state.logged])
        #: (seat, card), oldest first
        self.played = [(who % LOG_SEAT, card) for who, card in entries if who // LOG_SEAT == PLAY]
        self.kinds = [name for kind, name in said.kinds.items() if kind != FALSE_SAWA]
        self.proof_wanted = self.state.opt_accusation_proof == NAMED

    def open_claims(self, judged: ClaimVerdict | None) -> OpenClaims:
        """See the function of this name."""
        cards = [(seat, card) for seat, card in self.played if self._claimable(seat, card)]
        laid = [(self.laid_by, card) for card in members(self.laid)]
        sayers = range(self.table.seats)
        return OpenClaims(
            cards=[_shown(*each) for each in cards],
            proofs=[_shown(*each) for each in (*self.played, *laid)] if cards else [],
            kinds=self.kinds,
            proof=bool(cards) and self.proof_wanted,
            demand=[seat for seat in sayers if self._may_demand(seat, cards)],
            sawa=next((seat for seat in sayers if self._judged(Saying(seat)) is not None), -1),
            false_sawa=[seat for seat in sayers if self._judged(Saying(seat, "false-sawa")) is not None],
            judged=judged,
        )

    def proven(self, seat: int) -> Iterator[Saying]:
        """Accusations that are certainly right."""
        for accused, card in self.played:
            if (accused - seat) % self.table.sides == 0:
                continue
            for kind in self._provable_kinds(accused):
                proofs = self._proofs(accused, card) if self.proof_wanted else [None]
                sayings = (Saying(seat, kind, NAMES[card], "" if p is None else NAMES[p]) for p in proofs)
                yield from (saying for saying in sayings if self._judged(saying))

    def _provable_kinds(self, accused: int) -> list[str]:
        known = self.laid.bit_count() if accused == self.laid_by else 0
        return self.kinds if self.state.held[accused] == known else [self.said.kinds[NO_FOLLOW]]

    def _claimable(self, seat: int, card: int) -> bool:
        proofs: Sequence[int | None] = self._proofs(seat, card) if self.proof_wanted else [None]
        accuser = (seat + 1) % self.table.seats  # whoever is on another side may claim it
        named = ("" if proof is None else NAMES[proof] for proof in proofs)
        return any(self._judged(Saying(accuser, self.kinds[0], NAMES[card], text)) is not None for text in named)

    def _proofs(self, seat: int, card: int) -> list[int]:
        later = self.played[self.played.index((seat, card)) + 1 :]
        laid = members(self.laid) if seat == self.laid_by else ()
        return [*(each for by, each in later if by == seat), *laid]

    def _may_demand(self, accuser: int, cards: Sequence[tuple[int, int]]) -> bool:
        """Whether a demand would be heard; that does not depend on the card."""
        for seat, card in cards:
            if (accuser - seat) % self.table.sides:
                named = NAMES[self._proofs(seat, card)[0]] if self.proof_wanted else ""
                return self._judged(Saying(accuser, self.kinds[0], NAMES[card], named, demand=True)) is not None
        return False

    def _judged(self, saying: Saying) -> bool | None:
        """The verdict by what is public; None if this cannot be said now."""
        try:
            verdict = engine.judge(self.states, number_of(self.game, saying))
        except BadAction:  # not in this game
            return None
        return None if verdict == engine.REFUSED else bool(verdict)


def _shown(seat: int, card: int) -> TableCard:
    return TableCard(seat, NAMES[card])
