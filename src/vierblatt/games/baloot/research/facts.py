"""What can be asked about a deal of Baloot: the contract, how it went, and what the teams wrote."""

from __future__ import annotations

import numpy as np

from vierblatt.games.baloot.rules.state import HOKOM_MODE, KABOOT, MADE, MISSED, NO_CONTRACT, SHARED
from vierblatt.games.deal_facts import Column, DealFact, PlayedDeals, only_where, suit_cards


def played(deals: PlayedDeals) -> Column:
    """Whether somebody bought and all tricks were played."""
    return (deals.column("mode") != NO_CONTRACT) & (deals.column("trick_no") >= deals.column("hand_size"))


def contract(deals: PlayedDeals) -> Column:
    """What was played; a Kawesh may have ended the deal after a bid, so that nothing was bought."""
    return np.where(played(deals), deals.column("mode"), NO_CONTRACT)


def trumps(deals: PlayedDeals) -> Column:
    """The trump suit; in sun there are no trumps."""
    return np.where(contract(deals) == HOKOM_MODE, suit_cards(deals.column("trump")), 0)


def public_card(deals: PlayedDeals) -> Column:
    """The card that was turned up for the buyer."""
    card = deals.column("public_card")
    return np.where(card >= 0, np.int64(1) << np.maximum(card, 0), 0)


def made(deals: PlayedDeals) -> Column:
    """Whether the buyer's team made it: by the verdict, or where the winner writes everything, by who wrote more."""
    row, side = np.arange(len(deals)), np.clip(deals.column("sum_buyer"), 0, 1)
    verdict, scores = deals.column("verdict"), deals.column("deal_scores")
    ahead = scores[row, side] > scores[row, 1 - side]
    return only_where(played(deals), (verdict == MADE) | (~np.isin(verdict, (SHARED, MISSED)) & ahead))


def verdict_is(verdict: int) -> DealFact:
    """A fact: whether the deal was won in this way."""
    name = {SHARED: "tied", KABOOT: "kaboot"}[verdict]
    return DealFact(name, "truth", lambda deals: only_where(played(deals), deals.column("verdict") == verdict))


FACTS = (
    DealFact("contract", "word", contract, words=("none", "hokom", "sun")),
    DealFact("ashkal", "truth", lambda deals: only_where(played(deals), deals.column("ashkal") != 0)),
    DealFact("declarer", "seat", lambda deals: np.where(played(deals), deals.column("buyer"), -1)),
    DealFact("bid_round", "number", lambda deals: only_where(played(deals), deals.column("bid_round"))),
    DealFact("trumps", "cards", trumps),
    DealFact("public_card", "cards", public_card),
    DealFact("level", "number", lambda deals: only_where(played(deals), deals.column("level"))),
    DealFact("doubled", "truth", lambda deals: only_where(played(deals), deals.column("level") > 1)),
    DealFact("made", "truth", made),
    verdict_is(SHARED),
    verdict_is(KABOOT),
    DealFact(
        "card_points",
        "number",
        lambda deals: only_where(played(deals), deals.by_seat(deals.column("sum_cards"))),
        takes_seat=True,
    ),
    DealFact(
        "project_points",
        "number",
        lambda deals: only_where(played(deals), deals.by_seat(deals.column("sum_projects"))),
        takes_seat=True,
    ),
)
