"""Chances, out of 256, that a player can estimate about hidden cards.

They follow from the player's own hand, the cards played or shown, and who failed to follow which suit.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import FOUR_SUITS, higher_cards
from vierblatt.games.baloot.rules.state import HOKOM_MODE
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import suit_cards

SURE = 256
ALL_CARDS = FOUR_SUITS * (0xFF << 5)
_LONGEST = 12
#: The chance that one of k players (row k) holds none of h cards (column h) that are divided among them.
_LACKS = constant_table([round(SURE * ((k - 1) / k) ** h) if k else SURE for k in range(4) for h in range(_LONGEST)])


@rule
def unseen_cards(s: State) -> int:
    """The cards that are neither in the hand of the player to move nor played."""
    return ALL_CARDS & ~s.seen & ~s.hands[s.turn]


@rule
def known_cards(s: State, seat: int) -> int:
    """Cards publicly known to be in a hand: shown projects, and the public card in its taker's hand."""
    cards = s.shown[seat]
    if s.public_card >= 0 and seat == (s.buyer + 2 * s.ashkal) & 3:
        cards |= 1 << s.public_card
    return cards & ~s.seen


@rule
def hidden_cards(s: State) -> int:
    """The unseen cards whose owner is not known."""
    cards = unseen_cards(s)
    for seat in range(4):
        cards &= ~known_cards(s, seat)
    return cards


@rule
def lacks(s: State, seat: int, cards: int, hidden: int) -> int:
    """The chance that a seat holds none of these unseen cards, all of one suit."""
    if cards == 0:
        return SURE
    suit = lowest(cards) // 13
    if s.voids[seat] >> suit & 1 == 1:
        return SURE
    if cards & ~hidden & known_cards(s, seat) != 0:
        return 0
    turn = s.turn
    void = s.voids[(turn + 1) & 3] >> suit & 1
    void += s.voids[(turn + 2) & 3] >> suit & 1
    void += s.voids[(turn + 3) & 3] >> suit & 1
    return _LACKS[(3 - void) * _LONGEST + count(cards & hidden)]


@rule
def stays(s: State, seat: int, best: int, unseen: int, hidden: int) -> int:
    """The chance that a seat still to play will not beat `best`, the winning card."""
    led = best // 13 if s.in_trick == 0 else s.trick[0] // 13
    chance, void = SURE, SURE
    # What that seat may hold: higher cards, the suit led (if void, it may ruff), trumps.
    cards = higher_cards(best, s.trump) & unseen
    ruffable = s.mode == HOKOM_MODE and led != s.trump
    over_trump = ruffable and best // 13 == s.trump
    for step in range(3 if ruffable and not over_trump else 2 if ruffable else 1):
        none = lacks(s, seat, cards, hidden)
        if step == 0:
            chance = none
            cards = suit_cards(led) & unseen
        elif step == 1:
            void = none
            cards = suit_cards(s.trump) & unseen
        else:
            return chance - void + void * none // SURE
    return SURE - void + void * chance // SURE if over_trump else chance


@rule
def team_takes(s: State, best: int, ours: int, unseen: int, hidden: int) -> int:
    """The chance that the team of the player to move takes the trick once the card is played.

    best: the winning card then; ours: 1 if it is that player's or the partner's, else 0.
    """
    chance = SURE * ours
    for step in range(1, 4 - s.in_trick):
        holds = stays(s, (s.turn + step) & 3, best, unseen, hidden)
        if step == 2:  # the partner may still win a trick that the opponents are winning
            chance += (SURE - chance) * (SURE - holds) // (2 * SURE)
        else:
            chance = chance * holds // SURE
    return chance
