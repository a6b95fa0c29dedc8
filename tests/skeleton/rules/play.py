"""The play of the cards: which cards may be played, and who wins a trick."""

from __future__ import annotations

from tests.skeleton.rules.scoring import score
from tests.skeleton.rules.state import TRICKS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import follow, gather, next_seat, play_card, suit_of, winning_card


@rule
def playable(s: State) -> int:
    """SK-PLAY-1: follow suit if you can."""
    hand = s.hands[s.turn]
    return hand if s.in_trick == 0 else follow(hand, suit_of(s.trick[0]))


@rule
def beats(card: int, best: int) -> bool:
    """SK-PLAY-2: the highest card of the suit led wins."""
    return suit_of(card) == suit_of(best) and card > best


@rule
def play(s: State, card: int) -> None:
    """Plays a card; the fourth one ends the trick, the last trick the deal."""
    wins = s.in_trick == 0 or beats(card, winning_card(s))
    play_card(s, card)
    if wins:
        s.winning = s.turn
    if s.in_trick < 4:
        s.turn = next_seat(s, s.turn)
        return
    gather(s)
    if s.trick_no == TRICKS:
        score(s)
