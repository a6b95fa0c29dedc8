"""What kind of fault a card was, what proves it and what it costs: the game's own verdict on accusations."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.cards import NAMES
from vierblatt.dispute.answer import ProvenFault
from vierblatt.dispute.question import ReadDispute, texts
from vierblatt.kernel import engine
from vierblatt.kernel.engine import REFUSED
from vierblatt.kernel.out_of_turn import FALSE_SAWA
from vierblatt.match import Match
from vierblatt.sayings import Saying, number_of


def fault_in(match: Match, given: ReadDispute) -> ProvenFault | None:
    """The fault that the player to move makes with a card that is not allowed; None if nobody can claim it."""
    seat, card, shape = match.turn, NAMES[given.card], given.shape
    played = match.copy()
    if engine.do(played.states, given.card) == REFUSED:  # after Baloot was said, any other card is refused at once
        return None
    accuser = (seat + 1) % shape.seats
    for saying in _sayings(given, accuser, card):
        if not engine.is_right(played.states, number_of(given.game, saying)):
            continue
        proofs = tuple(
            proof for proof in texts(given.hand & ~(1 << given.card))
            if engine.is_right(played.states, number_of(given.game, Saying(accuser, saying.kind, card, proof)))
        )  # fmt: skip
        points = None
        if given.asking.has_points:
            engine.say(played.states, number_of(given.game, saying))
            scores = played.state.deal_scores
            points = scores[shape.side(seat)], scores[shape.side(accuser)]
        return ProvenFault(given.asking.cost_rule, saying.kind, proofs, points)
    return None


def _sayings(given: ReadDispute, accuser: int, card: str) -> Iterator[Saying]:
    """An accusation of each kind of fault that a card can be."""
    said = given.game.rules.out_of_turn
    for number, kind in said.kinds.items() if said else ():
        if number != FALSE_SAWA:
            yield Saying(accuser, kind, card)
