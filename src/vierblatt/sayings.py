"""What players say out of turn where illegal cards can be played and claimed: its texts, numbers and events.

A text is ``sawa`` or ``accuse KIND CARD``, with ``by CARD`` for a proof and ``kaboot`` for the demand to play on for
all tricks; a false sawa has no card. Records put the seat before it: ``@2 sawa``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vierblatt.cards import NAMES, parse_card
from vierblatt.errors import BadAction, IllegalAction, WrongTime
from vierblatt.games.contract import Game
from vierblatt.games.events import Accused, Event, Judged, SawaSaid
from vierblatt.kernel.out_of_turn import (
    ACCUSE,
    CARD_AT,
    DEMAND_AT,
    KIND_AT,
    NO_CARD,
    PROOF_AT,
    SAWA,
    SEAT_BITS,
    WHAT_AT,
)
from vierblatt.kernel.state import LOG_ACTION

SAWA_TEXT = "sawa"
MARK = "@"  #: the first character of what is said out of turn, in records
DEMAND = "kaboot"


@dataclass(frozen=True)
class Saying:
    """One thing that is said out of turn. kind: the name of a fault, or "" for sawa. card, proof: texts, or ""."""

    seat: int
    kind: str = ""
    card: str = ""
    proof: str = ""
    demand: bool = False  #: to play on for all tricks

    def __str__(self) -> str:
        if not self.kind:
            return SAWA_TEXT
        by = ["by", self.proof] if self.proof else []
        return " ".join(["accuse", self.kind, *([self.card] if self.card else []), *by, *[DEMAND] * self.demand])

    @property
    def marked(self) -> str:
        """The text with its seat, as in records.

        >>> Saying(2, "no-follow", "7S", "9H").marked
        '@2 accuse no-follow 7S by 9H'
        """
        return f"{MARK}{self.seat} {self}"

    def heard(self, *, right: bool) -> list[Event]:
        """What everybody hears: what was said, and the verdict on an accusation."""
        if not self.kind:
            return [SawaSaid(seat=self.seat)]
        cards = [card for card in (self.card, self.proof) if card]
        accused = Accused(seat=self.seat, key=self.kind, cards=cards, demand=int(self.demand))
        return [accused, Judged(seat=self.seat, key="right" if right else "wrong")]


def text_of(event: Accused | SawaSaid) -> str:
    """What was said, with its seat, from its event."""
    if isinstance(event, SawaSaid):
        return Saying(event.seat).marked
    card, proof, *_ = [*event.cards, "", ""]
    return Saying(event.seat, event.key, card, proof, bool(event.demand)).marked


def number_of(game: Game, saying: Saying) -> int:
    """The number of a saying; raises BadAction if the game does not know it."""
    said = game.rules.out_of_turn
    kinds = {name: number for number, name in said.kinds.items()} if said else {}
    if said is None or (saying.kind not in kinds if saying.kind else not said.rule_of_sawa):
        raise _unknown(saying)
    parts = (
        saying.seat, (ACCUSE if saying.kind else SAWA) << WHAT_AT, kinds.get(saying.kind, 0) << KIND_AT,
        _number(saying.card) << CARD_AT, _number(saying.proof) << PROOF_AT, saying.demand << DEMAND_AT,
    )  # fmt: skip
    return LOG_ACTION + sum(parts)


def saying_of(game: Game, number: int | None) -> Saying | None:
    """The saying of a number of a match's `deals`; None for an action, and for a number that nothing has."""
    said = game.rules.out_of_turn
    if said is None or number is None or number < LOG_ACTION:
        return None
    bits = number - LOG_ACTION
    seat, kind = bits & (1 << SEAT_BITS) - 1, bits >> KIND_AT & 15
    saying = Saying(seat)
    try:
        if bits >> WHAT_AT & 1 == ACCUSE:
            card, proof = _text(bits >> CARD_AT & 63), _text(bits >> PROOF_AT & 63)
            saying = Saying(seat, said.kinds[kind], card, proof, bool(bits >> DEMAND_AT & 1))
        return saying if number_of(game, saying) == number else None
    except (LookupError, BadAction):
        return None


def check_hands(state: Any) -> None:
    """Raises WrongTime for a position that does not give all hands, where nothing can be judged."""
    for seat, (hand, held) in enumerate(zip(state.hands, state.held, strict=True)):
        if hand.bit_count() != held:
            raise WrongTime("hand-unknown", seat=seat)


def refusal_of(game: Game, saying: Saying) -> IllegalAction:
    """Why something cannot be said now: the rule that says when it can."""
    said = game.rules.out_of_turn
    rule = "" if said is None else said.rule_of_accusing if saying.kind else said.rule_of_sawa
    return IllegalAction("illegal", rule=rule, action=str(saying), seat=saying.seat)


def _unknown(said: object) -> BadAction:
    return BadAction("no-such-action", action=str(said)[:40], phase="out-of-turn")


def _number(card: str) -> int:
    return parse_card(card) if card else NO_CARD


def _text(card: int) -> str:
    return "" if card == NO_CARD else NAMES[card]


def read_saying(seat: int, text: str) -> Saying:
    """What a seat says, from its text; raises BadAction.

    >>> read_saying(1, "accuse false-sawa")
    Saying(seat=1, kind='false-sawa', card='', proof='', demand=False)
    """
    words = text.split()
    try:
        if words == [SAWA_TEXT]:
            return Saying(seat)
        demand = words[-1] == DEMAND
        accuse, kind, *rest = words[: len(words) - demand]
        card = NAMES[parse_card(rest[0])] if rest else ""
        proof = NAMES[parse_card(rest[2])] if len(rest) == 3 and rest[1] == "by" else ""
    except (LookupError, ValueError):
        raise _unknown(text) from None
    saying = Saying(seat, kind, card, proof, demand)
    if accuse != "accuse" or str(saying).split() != words:
        raise _unknown(text)
    return saying


def read_marked(text: str) -> Saying:
    """What is said, from its text in a record; raises BadAction."""
    seat, _, said = text.removeprefix(MARK).partition(" ")
    if len(seat) != 1 or seat not in "01234567":
        raise _unknown(text)
    return read_saying(int(seat), said)
