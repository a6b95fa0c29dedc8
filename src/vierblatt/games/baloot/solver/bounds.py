"""What is certain between two tricks: the top trumps of a side, and what the leader can cash at once."""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.solver.ranks import POINTS, TRUMPS, WIDTH
from vierblatt.games.relative_ranks import higher_than_all, highest_cards
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule


@rule
def cards_of(work: State, seat: int, suit: int) -> int:
    """The cards of a hand in a suit, in their order; `seat` may be more than 3."""
    return work.ordered[seat & 3] >> 8 * suit & 255


@rule
def tricks_at_once(work: State, leader: int, suit: int, ruffs: int) -> int:
    """How often the leader can lead a suit and take the trick; bit j of `ruffs`: the j-th next player may ruff."""
    mine = cards_of(work, leader, suit)
    others = cards_of(work, leader + 1, suit) | cards_of(work, leader + 2, suit) | cards_of(work, leader + 3, suit)
    tricks = count(higher_than_all(mine, others))
    if tricks == 0:
        return 0
    longest, most = 0, WIDTH
    for j in range(1, 4):
        length = count(cards_of(work, leader + j, suit))
        longest = max(longest, length)
        if ruffs >> j & 1:
            most = min(most, length)
    return min(count(mine) if tricks >= longest else tricks, most)


@rule
def points_at_once(work: State, leader: int, suit: int, tricks: int, half: int) -> int:
    """The certain points of these tricks: the leader's cards, and all cards of those who run out of the suit."""
    points = POINTS[half + highest_cards(cards_of(work, leader, suit), tricks)]
    for j in range(1, 4):
        theirs = cards_of(work, leader + j, suit)
        if count(theirs) <= tricks:
            points += POINTS[half + theirs]
    return points


@rule
def top_trumps(work: State, seat: int, trump: int) -> int:
    """The trumps of a seat and its partner that no opponent can beat; they take their points whatever is played."""
    ours = cards_of(work, seat, trump) | cards_of(work, seat + 2, trump)
    return higher_than_all(ours, cards_of(work, seat + 1, trump) | cards_of(work, seat + 3, trump))


@rule
def bound(s: State, work: State, rest: int, left: int) -> None:
    """Sets bounds for what side 0 still gets, `work.least` and `work.most`, and `work.sure` and `work.able`.

    rest: the points that no side has yet. left: the number of cards in each hand.
    """
    leader, trump = s.turn, s.trump
    side = leader & 1
    cashed, points, lost, ruffs = 0, 0, 0, 0
    work.sure = 0
    if trump < NO_TRUMP:
        top, lost_top = top_trumps(work, leader, trump), top_trumps(work, leader + 1, trump)
        points, lost = POINTS[TRUMPS + top], POINTS[TRUMPS + lost_top]
        work.sure = int(top != 0) << side | int(lost_top != 0) << (1 - side)
        if s.locked == 0 or count(cards_of(work, leader, trump)) == left:
            cashed = tricks_at_once(work, leader, trump, 0)
            points = max(points, points_at_once(work, leader, trump, cashed, TRUMPS))
        for j in range(1, 4):
            if count(cards_of(work, leader + j, trump)) > cashed and (j != 2 or work.pressed != 0):
                ruffs |= 1 << j
    for suit in range(4):
        if suit != trump:
            tricks = tricks_at_once(work, leader, suit, ruffs)
            if tricks > 0:
                cashed += tricks
                points += points_at_once(work, leader, suit, tricks, 0)
    work.able = int(cashed > 0) << side
    if cashed >= left:
        points, lost = rest, 0
    work.least = points if side == 0 else lost
    work.most = rest - (lost if side == 0 else points)
