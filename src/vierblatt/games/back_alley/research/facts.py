"""What can be asked about a deal of Back Alley: its size, calls, contracts and boards, and who made them."""

from __future__ import annotations

import numpy as np

from vierblatt.games.back_alley.rules.state import NO_TRUMP, PASS
from vierblatt.games.deal_facts import Column, DealFact, PlayedDeals, only_where


def played(deals: PlayedDeals) -> Column:
    """Whether somebody called."""
    return deals.column("high") != PASS


def made(deals: PlayedDeals) -> Column:
    """Whether the team of each seat won what it bid: its number of tricks, or with a board all of them."""
    tricks = deals.column("tricks")
    team = (tricks + np.roll(tricks, 2, axis=1))[:, : deals.seats]
    board = deals.by_seat(deals.column("board_levels")) > 0
    needed = np.where(board, deals.column("hand_size")[:, None], deals.by_seat(deals.column("bids")))
    return only_where(played(deals), team >= needed)


def of_side(name: str, field: str) -> DealFact:
    """A number of the team of a seat, in deals that were played."""
    return DealFact(
        name, "number", lambda deals: only_where(played(deals), deals.by_seat(deals.column(field))), takes_seat=True
    )


FACTS = (
    DealFact("cards_each", "number", lambda deals: deals.column("hand_size")),
    DealFact("declarer", "seat", lambda deals: np.where(played(deals), deals.column("opener"), -1)),
    DealFact("call", "number", lambda deals: deals.column("calls"), takes_seat=True),
    of_side("bid", "bids"),
    of_side("board", "board_levels"),
    DealFact("no_trump", "truth", lambda deals: deals.column("trump") == NO_TRUMP),
    DealFact("trumps", "cards", lambda deals: deals.column("trumps")),
    DealFact("made", "truth", made, takes_seat=True),
    of_side("rainbow", "bonus"),
)
