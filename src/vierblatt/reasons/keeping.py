"""Reasons of a player who wants tricks, for what a card leaves in the hand."""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.reasons.position import CardPlay, CardPosition
from vierblatt.reasons.values import Values


def keeps_last_winner(position: CardPosition, play: CardPlay) -> list[Values]:
    """With two cards left, the other one is certain to take the last trick, which is worth more than others."""
    worth = position.game.policy.stakes.last_trick_points(position.state)
    left = position.hand & ~(1 << play.card)
    if worth <= 0 or position.tricks_left != 2 or left.bit_count() != 1:
        return []
    kept = left.bit_length() - 1
    ruffed = position.opponents_out & position.trumps and not position.is_trump(kept)
    leads = (play.mine and play.certain) or position.is_trump(kept)
    return [{"kept": kept, "worth": worth}] if position.is_master(kept) and leads and not ruffed else []


def keeps_master(position: CardPosition, play: CardPlay) -> list[Values]:
    """It keeps a card that could be played now and that no card still out beats in its suit."""
    if position.is_master(play.card):
        return []
    kept = (card for card in members(position.legal) if position.is_master(card))
    return [{"kept": card} for card in kept if position.out & position.group(card)]


def keeps_guard(position: CardPosition, play: CardPlay) -> list[Values]:
    """It keeps the only small card beside one that a single card still out beats."""
    found: list[Values] = []
    for card in members(position.hand & ~position.trumps & ~(1 << play.card)):
        guards = position.hand & position.lower(card)
        above = position.hand & position.higher(card)
        one_above = (position.out & position.higher(card)).bit_count() == 1
        if one_above and guards.bit_count() == 1 and not above and guards & position.legal & ~(1 << play.card):
            found.append({"kept": card})
    return found


def keeps_trumps(position: CardPosition, play: CardPlay) -> bool:
    """It is no trump, although a trump could be played."""
    return not position.is_trump(play.card) and bool(position.legal & position.trumps)


def makes_void(position: CardPosition, play: CardPlay) -> bool:
    """The last card of a plain suit that others may have, from a hand that then has a trump to ruff it with."""
    suit = position.group(play.card)
    if position.is_trump(play.card) or play.certain or position.hand & suit != 1 << play.card:
        return False
    return bool(position.hand & position.trumps and position.out & suit)


def makes_singleton(position: CardPosition, play: CardPlay) -> bool:
    """One of two cards of a plain suit that others may have, from a hand with a trump to ruff it with soon."""
    suit = position.group(play.card)
    if position.is_trump(play.card) or play.certain or (position.hand & suit).bit_count() != 2:
        return False
    return bool(position.hand & position.trumps and position.out & suit)


def keeps_points(position: CardPosition, play: CardPlay) -> bool:
    """The player's side does not have the trick for certain, and a card worth more could have been played."""
    if play.certain:
        return False
    return any(position.points(card) > position.points(play.card) for card in members(position.legal))
