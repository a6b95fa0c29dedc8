"""A dispute as people state it, and the same checked and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt import games
from vierblatt.argument_checks import shown
from vierblatt.cards import card_list, card_set, cards_text, parse_card
from vierblatt.errors import BadDispute
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.disputes import NO, YES, DisputeField, GameDispute
from vierblatt.games.options import HouseRules, RuleSet

Cards = str | Sequence[str]
MOST_CARDS = 60  #: of a text or list of cards; a pack has fewer


@dataclass(frozen=True)
class Dispute:
    """A card in question, and what is known around it.

    game: an id. card: the card. hand: the player's cards before it was played; it may be left out of them. trick: the
    cards before it, in the order played. values: what `fields_of` lists, and facts, each "yes" or "no"; a fact that is
    left out is unknown. whole: whether `hand` is the whole hand. rules, preset: house rules, reserved ones as well.
    """

    game: str
    card: str
    hand: Cards = ""
    trick: Cards = ""
    values: Mapping[str, str] = field(default_factory=dict)
    whole: bool = True
    rules: HouseRules = None
    preset: str = "standard"


@dataclass(frozen=True)
class ReadDispute:
    """A dispute that makes sense: cards as numbers and bit sets, every field with its value."""

    game: Game
    asking: GameDispute
    rules: RuleSet
    shape: TableShape
    card: int
    hand: int
    trick: tuple[int, ...]
    values: Mapping[str, str]
    facts: Mapping[str, bool]
    whole: bool


def fields_of(game: str, rules: HouseRules = None, preset: str = "standard") -> tuple[DisputeField, ...]:
    """What must be said about the deal of a card in question; raises BadOption, or BadDispute for a game without."""
    chosen = games.get(game)
    return (*asking_of(chosen).fields(chosen.options.chosen(rules, preset, reserved=True).values),)


def facts_of(game: str) -> tuple[str, ...]:
    """The facts that an answer may ask for; raises BadOption, or BadDispute for a game without."""
    return (*asking_of(games.get(game)).facts,)


def asking_of(game: Game) -> GameDispute:
    """What the game says about disputes; raises BadDispute."""
    if game.dispute is None:
        raise BadDispute("no-disputes", game=game.id)
    return game.dispute


def read(dispute: Dispute) -> ReadDispute:
    """The dispute, checked; raises BadDispute, BadCard or BadOption."""
    game = games.get(dispute.game)
    asking = asking_of(game)
    rules = game.options.chosen(dispute.rules, dispute.preset, reserved=True)
    shape = game.rules.shape(rules.values)
    card, trick = parse_card(dispute.card), tuple(map(parse_card, _listed(dispute.trick)))
    hand = card_set(_listed(dispute.hand)) | 1 << card
    _check_cards(shape, hand, trick)
    values, facts = _read_values(asking, rules, dispute.values)
    return ReadDispute(game, asking, rules, shape, card, hand, trick, values, facts, dispute.whole)


def _listed(cards: Cards) -> list[str]:
    listed = cards.split() if isinstance(cards, str) else [*cards]
    if len(listed) > MOST_CARDS:
        raise BadDispute("dispute-too-many", count=len(listed), most=MOST_CARDS)
    return listed


def _check_cards(shape: TableShape, hand: int, trick: Sequence[int]) -> None:
    """Raises BadDispute for cards that cannot be where they are said to be."""
    before, pack = sum({1 << card for card in trick}), sum(1 << card for card in shape.pack)
    if before.bit_count() != len(trick) or before & hand:
        twice = before & hand or next(1 << card for card in trick if [*trick].count(card) > 1)
        raise BadDispute("dispute-card-twice", cards=cards_text(twice))
    if strange := (before | hand) & ~pack:
        raise BadDispute("dispute-not-in-pack", cards=cards_text(strange))
    if len(trick) >= shape.seats:
        raise BadDispute("dispute-trick-full", count=len(trick), most=shape.seats - 1)
    largest = len(shape.pack) // shape.seats
    if hand.bit_count() > largest:
        raise BadDispute("dispute-hand-too-large", count=hand.bit_count(), most=largest)


def _read_values(
    asking: GameDispute, rules: RuleSet, given: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, bool]]:
    """Fields with their values, and facts; raises BadDispute."""
    values: dict[str, str] = {}
    fields, facts = asking.fields(rules.values), asking.facts
    for each in fields:
        if not each.is_asked(values):
            continue
        value = _spelt(given.get(each.name, each.default), each.values)
        if not value:
            raise BadDispute("dispute-missing", field=each.name, takes=", ".join(each.values))
        if value not in each.values:
            raise BadDispute("dispute-bad-value", field=each.name, value=shown(value), takes=", ".join(each.values))
        values[each.name] = value
    for name, value in given.items():
        if name in facts and value not in {YES, NO}:
            raise BadDispute("dispute-bad-value", field=name, value=shown(value), takes=f"{YES}, {NO}")
        if name not in facts and name not in {each.name for each in fields}:
            known = ", ".join(dict.fromkeys([*(each.name for each in fields), *facts]))
            raise BadDispute("dispute-unknown", field=shown(name), known=known)
    return values, {name: given[name] == YES for name in facts if name in given}


def _spelt(value: str, values: Sequence[str]) -> str:
    """The value as the field has it, whatever its case."""
    return {each.lower(): each for each in values}.get(value.strip().lower(), value)


def texts(cards: int) -> tuple[str, ...]:
    """A set of cards as texts, suit by suit."""
    return tuple(card_list(cards))
