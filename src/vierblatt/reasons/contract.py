"""Reasons that have to do with the contract: the tricks that a side still needs."""

from __future__ import annotations

from vierblatt.reasons.position import CardPlay, CardPosition


def makes_contract(position: CardPosition, play: CardPlay) -> bool:
    """The trick is certain, and with it the player's side has the tricks that its contract needs."""
    return play.certain and not _belongs_to(position, mine=False) and _missing(position, mine=True) == 1


def defeats_contract(position: CardPosition, play: CardPlay) -> bool:
    """The trick is certain, and the other side needs every trick that is left."""
    theirs = _missing(position, mine=False)
    return play.certain and not _belongs_to(position, mine=True) and theirs == position.tricks_left


def keeps_them_short(position: CardPosition, play: CardPlay) -> bool:
    """The trick is certain, and the other side needs just one more."""
    return play.certain and _missing(position, mine=False) == 1


def takes_every_trick(position: CardPosition, play: CardPlay) -> bool:
    """The trick is certain, and the player's side needs all that are left."""
    return play.certain and _missing(position, mine=True) == position.tricks_left > 1


def _belongs_to(position: CardPosition, *, mine: bool) -> bool:
    """Whether the contract of the deal is known to be that of the player's side, or of the other one."""
    owner = position.headline.owner
    return owner is not None and position.is_mine(owner) == mine


def _missing(position: CardPosition, *, mine: bool) -> int:
    """The tricks that the player's side, or the only other one, still needs; 0 without such a number."""
    needed, sides = position.headline.needed, position.game.sides
    if len(needed) != sides or sides != len({position.me % sides, (position.me + 1) % sides}):
        return 0
    side = (position.me + (not mine)) % sides
    return max(needed[side] - position.side_tricks(side), 0)
