"""What can be asked about a deal of Kout Bo: the bid, who made it, trumps, and whether it was made."""

from __future__ import annotations

import numpy as np

from vierblatt.cards import JOKERS
from vierblatt.games.deal_facts import Column, DealFact, PlayedDeals, only_where, suit_cards


def played(deals: PlayedDeals) -> Column:
    """Whether trumps were named; by house rule, a match can end before."""
    return deals.column("trump") >= 0


def trumps(deals: PlayedDeals) -> Column:
    """The trump suit and the jokers, which belong to it."""
    return np.where(played(deals), suit_cards(deals.column("trump")) | JOKERS, 0)


def made(deals: PlayedDeals) -> Column:
    """Whether the maker's team won as many tricks as it bid."""
    own = deals.column("maker")[:, None] % 2 == [seat % 2 for seat in range(deals.seats)]
    tricks = (deals.column("tricks")[:, : deals.seats] * own).sum(axis=1)
    return only_where(played(deals), tricks >= deals.column("bid"))


FACTS = (
    DealFact("declarer", "seat", lambda deals: deals.column("maker")),
    DealFact("bid", "number", lambda deals: only_where(deals.column("maker") >= 0, deals.column("bid"))),
    DealFact("malzom", "truth", lambda deals: deals.column("malzom") != 0),
    DealFact("trumps", "cards", trumps),
    DealFact("made", "truth", made),
)
