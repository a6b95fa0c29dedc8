"""The reasons for a card in order of importance, and which of them tell it from other cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt.cards import NAMES as CARD_NAMES
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.reasons import avoiding, contract, keeping, leaving, taking
from vierblatt.reasons.position import CardPlay, CardPosition
from vierblatt.reasons.values import Values

#: A fact about a card: whether it holds, or each way in which it does, with the values in its sentence.
Fact = Callable[[CardPosition, CardPlay], bool | Sequence[Values]]


@dataclass(frozen=True)
class CardReason:
    """A reason for a card.

    name: its sentence is ``why-card-NAME`` in the locale files. values: what the sentence names: an own card that is
    kept, or a number. distinguishing: whether it tells the card from the alternatives; False: each of them has it too.
    """

    name: str
    values: Values = field(default_factory=dict)
    distinguishing: bool = True


_CONTRACT: tuple[Fact, ...] = (
    contract.makes_contract,
    contract.defeats_contract,
    contract.keeps_them_short,
)
#: Most important first.
_TAKING: tuple[Fact, ...] = (
    *_CONTRACT,
    keeping.keeps_last_winner,
    taking.partner_can_ruff,
    taking.partner_has_master,
    taking.draws_trumps,
    contract.takes_every_trick,
    taking.cashes_winner,
    taking.leads_master,
    taking.over_ruffs,
    taking.ruffs,
    taking.overtakes_partner,
    taking.wins_cheaply,
    taking.wins_last,
    taking.wins_for_certain,
    leaving.feeds_partner,
    leaving.feeds_partner_for_now,
    keeping.keeps_master,
    keeping.keeps_guard,
    leaving.gives_fewest_points,
    taking.goes_over,
    leaving.partner_to_come,
    keeping.makes_void,
    taking.top_of_sequence,
    taking.few_above,
    taking.partners_suit,
    taking.long_suit,
    keeping.keeps_trumps,
    taking.opens_no_suit,
    leaving.risks_fewest_points,
    keeping.keeps_points,
    leaving.cannot_win,
    leaving.partner_has_trick,
    leaving.leaves_partner,
    leaving.ducks,
    leaving.throws_small,
    keeping.makes_singleton,
    taking.leads_low,
    leaving.no_card_wins,
)
_AVOIDING: tuple[Fact, ...] = (
    avoiding.throws_penalty,
    avoiding.leaves_penalty,
    avoiding.lead_below_all,
    avoiding.must_take,
    avoiding.takes_nothing,
    avoiding.ducks_high,
    avoiding.clears_suit,
    avoiding.throws_danger,
    avoiding.takes_while_cheap,
    avoiding.hopes_to_be_beaten,
    avoiding.most_are_higher,
    avoiding.keeps_low,
    avoiding.leads_while_all_follow,
    avoiding.stays_below,
    avoiding.shortens_suit,
    avoiding.leads_lowest,
    avoiding.others_take,
)
_EQUAL = "equal-cards"


def _name(fact: Fact) -> str:
    return fact.__name__.replace("_", "-")


#: The names of the reasons that all games share.
NAMES: tuple[str, ...] = (*(_name(fact) for fact in (*_TAKING, *_AVOIDING)), _EQUAL)


def card_reasons(
    game: Game, concealed: States, action: int, alternatives: Sequence[int] = ()
) -> tuple[CardReason, ...]:
    """The reasons for a card, the most specific first: those that no alternative has too, then by importance.

    concealed: the concealed record of the seat to act, a batch of one. action, alternatives: legal cards. Empty if no
    card is to be played, or only one can be.
    """
    if game.layout.read(concealed, "phase") != PLAY:
        return ()
    position = CardPosition(game, concealed)
    if position.legal.bit_count() < 2:
        return ()
    shared = [found_reasons(position, card) for card in alternatives]
    reasons: dict[str, CardReason] = {}
    for name, values in found_reasons(position, action):
        distinguishing = not any((name, values) in theirs for theirs in shared)
        if name not in reasons or (distinguishing and not reasons[name].distinguishing):
            reasons[name] = CardReason(name, values, distinguishing)
    ordered = sorted(reasons.values(), key=lambda reason: not reason.distinguishing)
    if any(are_equal(position, action, card) for card in alternatives):
        ordered.append(CardReason(_EQUAL, {}, distinguishing=False))
    return tuple(ordered)


def found_reasons(position: CardPosition, card: int) -> list[tuple[str, Mapping[str, int | str]]]:
    """All reasons for a legal card, the most important first, each with its values."""
    return [*_found(position, position.play(card))]


def _found(position: CardPosition, play: CardPlay) -> Iterator[tuple[str, Values]]:
    yield from position.game.policy.stakes.own_reasons(position, play).items()
    for fact in _TAKING if position.wants_tricks else _AVOIDING:
        found = fact(position, play)
        for values in [{}] if found is True else found or []:
            kept = values.get("kept")
            yield _name(fact), values if kept is None else {**values, "kept": CARD_NAMES[int(kept)]}


def are_equal(position: CardPosition, one: int, other: int) -> bool:
    """Whether two own cards are neighbours of one suit worth the same: no card that is out or lies there between."""
    if position.group(one) != position.group(other) or position.points(one) != position.points(other):
        return False
    between = position.higher(one) ^ position.higher(other)
    return not between & (position.out | sum(1 << card for card in position.table))
