"""Reasons of a player who wants tricks, for cards that do not take this one."""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.reasons.position import CardPlay, CardPosition
from vierblatt.reasons.values import Values


def feeds_partner(position: CardPosition, play: CardPlay) -> list[Values]:
    """It adds points to a trick that a partner has for certain."""
    points = position.points(play.card)
    return [{"worth": points}] if _partner_has_it(position, play) and play.certain and points > 0 else []


def feeds_partner_for_now(position: CardPosition, play: CardPlay) -> list[Values]:
    """It adds points to a trick that a partner is winning, though it is not certain."""
    points = position.points(play.card)
    return [{"worth": points}] if _partner_has_it(position, play) and not play.certain and points > 0 else []


def partner_has_trick(position: CardPosition, play: CardPlay) -> bool:
    """A partner has the trick for certain; the card is worth no more than any other."""
    return _partner_has_it(position, play) and play.certain and _is_least(position, play.card)


def leaves_partner(position: CardPosition, play: CardPlay) -> bool:
    """A partner is winning, and it leaves it at that."""
    return _partner_has_it(position, play)


def cannot_win(position: CardPosition, play: CardPlay) -> bool:
    """No legal card takes the trick from the opponents; it is worth least, and is the lowest of its suit."""
    if not position.opponent_wins or position.winners:
        return False
    return _is_least(position, play.card) and not position.legal & position.lower(play.card)


def gives_fewest_points(position: CardPosition, play: CardPlay) -> bool:
    """The opponents are winning, and no legal card gives them less; others give more."""
    legal = [position.points(card) for card in members(position.legal)]
    return not position.leads and not play.ours and min(legal) == position.points(play.card) < max(legal)


def ducks(position: CardPosition, play: CardPlay) -> bool:
    """It leaves the trick to the opponents although another card would take it for now."""
    return position.opponent_wins and not play.ours and bool(position.winners)


def partner_to_come(position: CardPosition, play: CardPlay) -> bool:
    """The opponents are winning, but a partner plays later who may take the trick."""
    return position.opponent_wins and not play.ours and bool(play.takers)


def throws_small(position: CardPosition, play: CardPlay) -> list[Values]:
    """A plain card that does not follow suit and has at least two higher ones of its suit against it."""
    above = (position.higher(play.card) & position.out).bit_count()
    plain = position.cannot_follow and not position.is_trump(play.card)
    return [{"count": above}] if plain and not play.mine and above > 1 else []


def risks_fewest_points(position: CardPosition, play: CardPlay) -> bool:
    """A lead that may lose, of a card that no legal one is worth less than; others are worth more."""
    legal = [position.points(card) for card in members(position.legal)]
    return position.leads and not play.certain and min(legal) == position.points(play.card) < max(legal)


def no_card_wins(position: CardPosition, play: CardPlay) -> bool:
    """No legal card takes the trick from the opponents."""
    return position.opponent_wins and not position.winners


def _partner_has_it(position: CardPosition, play: CardPlay) -> bool:
    return position.partner_wins and play.ours and not play.mine


def _is_least(position: CardPosition, card: int) -> bool:
    return all(position.points(card) <= position.points(other) for other in members(position.legal))
