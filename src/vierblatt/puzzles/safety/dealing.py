"""One of the layouts of a belief, as close as is easy to find to the cards that the holders really have."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.cards import members


def some_layout(
    allowed: Sequence[int], room: Sequence[int], listed: Sequence[Sequence[int]] | None, wanted: Sequence[int]
) -> list[int]:
    """The cards of each holder in some layout. All numbers are by holder; cards are bits.

    allowed: what a holder may have. room: how many cards it has. listed: the layouts to choose from, if that is not
    enough. wanted: the cards that it should have.

    >>> some_layout([0b1110, 0b0111], [2, 2], None, [0b0011, 0b1100])
    [10, 5]
    """
    if listed is not None:
        return [*max(listed, key=lambda hands: sum((a & b).bit_count() for a, b in zip(hands, wanted, strict=True)))]
    hands = [0] * len(allowed)
    everything = 0
    for cards in allowed:
        everything |= cards
    for card in members(everything):
        likely = sorted(range(len(allowed)), key=lambda holder: not wanted[holder] >> card & 1)
        if not _place(card, hands, allowed, room, likely, set()):
            raise AssertionError("a belief has a layout")
    return hands


def _place(
    card: int, hands: list[int], allowed: Sequence[int], room: Sequence[int], order: Sequence[int], tried: set[int]
) -> bool:
    """Gives a card to a holder, who passes another one on if there is no room (an augmenting path)."""
    for holder in order:
        if not allowed[holder] >> card & 1 or holder in tried or not room[holder]:
            continue
        tried.add(holder)
        if hands[holder].bit_count() < room[holder]:
            hands[holder] |= 1 << card
            return True
        for other in members(hands[holder]):
            if _place(other, hands, allowed, room, range(len(allowed)), tried):
                hands[holder] ^= 1 << other | 1 << card
                return True
    return False
