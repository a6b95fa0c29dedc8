"""Reasons of a player who wants the trick, for leads and for cards that take it."""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.reasons.position import CardPlay, CardPosition
from vierblatt.reasons.values import Values

#: A card that is led has few cards above it up to this number.
FEW = 3
#: A suit is long from this number of cards on.
LONG = 3


def partner_can_ruff(position: CardPosition, play: CardPlay) -> bool:
    """A lead of a suit of which a partner has none, who may have trumps."""
    if not position.leads or position.is_trump(play.card):
        return False
    suit = position.group(play.card)
    return any(position.is_void(seat, suit) and position.may_hold[seat] & position.trumps for seat in position.partners)


def partner_has_master(position: CardPosition, play: CardPlay) -> bool:
    """A lead to a partner who certainly holds the card of that suit that no opponent can beat in it."""
    if not position.leads:
        return False
    above = position.higher(play.card)
    held = [card for seat in position.partners for card in members(position.must_hold[seat] & above)]
    return any(not position.higher(card) & position.opponents_out for card in held)


def draws_trumps(position: CardPosition, play: CardPlay) -> bool:
    """A lead of a trump while an opponent may have some."""
    return position.leads and position.is_trump(play.card) and bool(position.opponents_out & position.trumps)


def cashes_winner(position: CardPosition, play: CardPlay) -> bool:
    """A lead that nobody can beat, while others may have cards of the suit."""
    return position.leads and play.certain and not position.is_trump(play.card)


def leads_master(position: CardPosition, play: CardPlay) -> bool:
    """A lead of the highest card left in its suit, which may be ruffed."""
    return position.leads and not play.certain and not position.is_trump(play.card) and position.is_master(play.card)


def ruffs(position: CardPosition, play: CardPlay) -> bool:
    """A trump that is winning a trick of another suit, in which there was none."""
    return _ruffs(position, play) and not position.is_trump(position.best)


def over_ruffs(position: CardPosition, play: CardPlay) -> bool:
    """A trump that beats another one in a trick of another suit."""
    return _ruffs(position, play) and position.is_trump(position.best)


def _ruffs(position: CardPosition, play: CardPlay) -> bool:
    return position.cannot_follow and play.mine and position.is_trump(play.card) and not position.partner_wins


def overtakes_partner(position: CardPosition, play: CardPlay) -> bool:
    """It beats the card of a partner who was winning."""
    return position.partner_wins and play.mine


def wins_cheaply(position: CardPosition, play: CardPlay) -> bool:
    """It takes the trick for certain, which a higher card would do too, but no lower one of its suit."""
    if position.leads or not play.mine or not play.certain or not position.legal & position.higher(play.card):
        return False
    lower = [position.play(card) for card in members(position.legal & position.lower(play.card))]
    return not any(each.mine and each.certain for each in lower)


def wins_last(position: CardPosition, play: CardPlay) -> bool:
    """It takes the trick, and nobody plays after it."""
    return play.full and play.mine and position.opponent_wins


def wins_for_certain(position: CardPosition, play: CardPlay) -> bool:
    """No card that an opponent still to play may hold beats it."""
    return not position.leads and not play.full and play.mine and play.certain and not position.partner_wins


def few_above(position: CardPosition, play: CardPlay) -> list[Values]:
    """A lead that only a few of the cards still out beat in its suit, of which lower ones are out too."""
    above = (position.higher(play.card) & position.out).bit_count()
    below = position.lower(play.card) & position.out
    return [{"count": above}] if position.leads and 0 < above <= FEW and below else []


def goes_over(position: CardPosition, play: CardPlay) -> bool:
    """It beats the best card of an opponent, but may be beaten."""
    return position.opponent_wins and play.mine and not play.certain


def partners_suit(position: CardPosition, play: CardPlay) -> bool:
    """A lead of a plain suit that a partner has led before."""
    if not position.leads or position.is_trump(play.card):
        return False
    suit = position.group(play.card)
    return any(seat in position.partners and suit >> card & 1 for seat, card in position.leads_before)


def long_suit(position: CardPosition, play: CardPlay) -> bool:
    """A lead of a plain suit of which the player has more cards than all the others together."""
    suit = position.group(play.card)
    mine, others = (position.hand & suit).bit_count(), (position.out & suit).bit_count()
    return position.leads and not position.is_trump(play.card) and mine >= LONG and 0 < others < mine


def top_of_sequence(position: CardPosition, play: CardPlay) -> list[Values]:
    """A lead that is backed by the player's next lower card: no card that is out lies between."""
    if not position.leads or position.is_master(play.card):
        return []
    for card in members(position.hand & position.lower(play.card)):
        between = position.higher(card) & position.lower(play.card)
        if not between & (position.out | position.hand) and position.lower(card) & position.out:
            return [{"kept": card}]
    return []


def opens_no_suit(position: CardPosition, play: CardPlay) -> bool:
    """A lead of a plain suit that was led before, from a hand with one that was not."""
    if not position.leads or position.is_trump(play.card):
        return False
    opened = 0
    for _, card in position.leads_before:
        opened |= position.group(card)
    unopened = position.legal & ~opened & ~position.trumps
    return bool(opened >> play.card & 1 and unopened)


def leads_low(position: CardPosition, play: CardPlay) -> bool:
    """A lead of the lowest of several cards of a suit in which higher ones are out."""
    own = position.hand & position.group(play.card) & ~(1 << play.card)
    return (
        position.leads
        and bool(own & position.higher(play.card))
        and not own & position.lower(play.card)
        and bool(position.out & position.higher(play.card))
    )
