"""Reasons of a player who does not want tricks, or not the cards in them."""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.reasons.position import CardPlay, CardPosition
from vierblatt.reasons.values import Values


def throws_penalty(position: CardPosition, play: CardPlay) -> list[Values]:
    """A card that costs goes into a trick that the player can no longer get."""
    points = position.points(play.card)
    return [{"worth": -points}] if not play.ours and points < 0 else []


def leaves_penalty(position: CardPosition, play: CardPlay) -> list[Values]:
    """It leaves to another side a trick that costs points and that a legal card would take for now."""
    return [{"worth": -position.pot}] if not play.ours and position.pot < 0 and position.winners else []


def lead_below_all(position: CardPosition, play: CardPlay) -> bool:
    """A lead below every card of its suit that is still out."""
    out = position.out & position.group(play.card)
    return position.leads and bool(out) and not out & position.lower(play.card)


def ducks_high(position: CardPosition, play: CardPlay) -> bool:
    """It follows suit with the highest card that does not take the trick; lower ones could be played."""
    if play.mine or not position.led >> play.card & 1 or not position.legal & position.lower(play.card):
        return False
    return not any(not position.play(card).mine for card in members(position.legal & position.higher(play.card)))


def stays_below(position: CardPosition, play: CardPlay) -> bool:
    """It follows suit and does not take the trick."""
    return not position.leads and not play.ours and bool(position.led >> play.card & 1)


def throws_danger(position: CardPosition, play: CardPlay) -> list[Values]:
    """It does not follow suit: the highest card of a suit in which lower ones are out."""
    below = (position.out & position.lower(play.card)).bit_count()
    highest = not position.hand & position.higher(play.card)
    return [{"count": below}] if position.cannot_follow and not play.mine and highest and below else []


def clears_suit(position: CardPosition, play: CardPlay) -> bool:
    """The last card of a suit that others may have: later the player can discard on it."""
    suit = position.group(play.card)
    return position.hand & suit == 1 << play.card and bool(position.out & suit)


def shortens_suit(position: CardPosition, play: CardPlay) -> bool:
    """One of two cards of a suit that others may have: soon the player can discard on it."""
    suit = position.group(play.card)
    return (position.hand & suit).bit_count() == 2 and bool(position.out & suit)


def takes_nothing(position: CardPosition, play: CardPlay) -> bool:
    """It takes the trick as the last card, which costs nothing, with the highest card of its suit."""
    costs = position.pot + position.points(play.card) < 0
    return play.full and play.mine and not costs and not position.legal & position.higher(play.card)


def takes_while_cheap(position: CardPosition, play: CardPlay) -> bool:
    """It is winning a trick that costs nothing so far, with the highest card of its suit; lower ones are out."""
    costs = position.pot + position.points(play.card) < 0
    highest = not position.legal & position.higher(play.card)
    return (
        not position.leads
        and not play.full
        and play.mine
        and not costs
        and highest
        and bool(position.out & position.lower(play.card))
    )


def must_take(position: CardPosition, play: CardPlay) -> bool:
    """Every legal card takes the trick for certain; it is the highest."""
    plays = [position.play(card) for card in members(position.legal)]
    taken = all(each.mine and each.certain for each in plays)
    return not position.leads and taken and not position.legal & position.higher(play.card)


def hopes_to_be_beaten(position: CardPosition, play: CardPlay) -> bool:
    """It is winning the trick like every legal card, but others may have a higher one."""
    forced = all(position.play(card).mine for card in members(position.legal))
    return not position.leads and forced and bool(play.takers)


def most_are_higher(position: CardPosition, play: CardPlay) -> bool:
    """A lead below most cards of its suit that are still out."""
    above = (position.out & position.higher(play.card)).bit_count()
    return position.leads and above > (position.out & position.lower(play.card)).bit_count() > 0


def leads_lowest(position: CardPosition, play: CardPlay) -> bool:
    """A lead of the lowest card of its suit in the hand, below a card that is out."""
    lowest = not position.hand & position.lower(play.card)
    return position.leads and lowest and bool(position.out & position.higher(play.card))


def leads_while_all_follow(position: CardPosition, play: CardPlay) -> bool:
    """A first lead of a suit of which nobody is known to have none, with its highest card in the hand."""
    suit = position.group(play.card)
    led = any(suit >> card & 1 for _, card in position.leads_before)
    others = [seat for seat in range(position.seats) if seat != position.me]
    known_void = any(position.is_void(seat, suit) for seat in others)
    highest = not position.hand & position.higher(play.card)
    return position.leads and highest and not led and not known_void and bool(position.out & position.lower(play.card))


def keeps_low(position: CardPosition, play: CardPlay) -> list[Values]:
    """It keeps a card that could be played now and is below every other card of its suit that is out."""
    kept = members(position.legal & ~(1 << play.card))
    return [{"kept": card} for card in kept if position.out & position.higher(card) and _is_lowest(position, card)]


def others_take(position: CardPosition, play: CardPlay) -> bool:
    """No legal card takes the trick."""
    return not position.leads and not position.winners


def _is_lowest(position: CardPosition, card: int) -> bool:
    return not position.out & position.lower(card)
