"""What tricks and cards are worth in Baloot, and reasons for cards that only Baloot has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.baloot.rules.options import ON
from vierblatt.games.baloot.rules.ranks import PLAIN_POINTS, TRUMP_POINTS
from vierblatt.games.baloot.rules.state import BALOOT
from vierblatt.games.stakes import Stakes

LAST_TRICK = 10  #: BAL-SCORE-2
#: From this trick on, that one side has taken all so far is worth a word.
MANY = 4


def card_points(state: Any, card: int) -> int:
    """The points of a card."""
    return int((TRUMP_POINTS if card // 13 == state.trump else PLAIN_POINTS)[card])


def trick_points(state: Any) -> int:
    """The last trick is worth ten."""
    return LAST_TRICK if state.trick_no == state.hand_size - 1 else 0


def last_trick_points(state: Any) -> int:
    """The last trick is worth ten."""
    return LAST_TRICK


def own_reasons(position: Any, play: Any) -> Mapping[str, Mapping[str, int | str]]:
    """The Baloot, and the kaboot: one side takes every trick."""
    state = position.state
    found: dict[str, dict[str, int | str]] = {}
    if state.royals >> play.card & 1 and state.royal_seat == position.me:
        after = position.after(play.card)
        if after.baloot_seat == position.me or after.phase == BALOOT:
            found["completes-baloot"] = {}
    side = position.me % 2
    if state.opt_kaboot == ON and state.trick_no >= MANY and play.certain:
        if position.side_tricks(side) == state.trick_no:
            found["nearer-kaboot"] = {}
        elif position.side_tricks(side) == 0:
            found["stops-kaboot"] = {}
    return found


STAKES = Stakes(
    card_points=card_points,
    trick_points=trick_points,
    last_trick_points=last_trick_points,
    own_reasons=own_reasons,
    own_names=("completes-baloot", "nearer-kaboot", "stops-kaboot"),
)
