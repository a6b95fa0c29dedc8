"""What can be asked about a deal of King Bolola: who chose which contract, and whether it ended early."""

from __future__ import annotations

from vierblatt.games.deal_facts import DealFact, only_where, suit_cards
from vierblatt.games.king_bolola.table.events import CONTRACT_KEYS
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT

FACTS = (
    DealFact(
        "contract",
        "word",
        lambda deals: only_where(deals.column("contract") >= 0, deals.column("contract")),
        words=tuple(key.replace("-", "_") for key in CONTRACT_KEYS),
    ),
    # The choice is the first action of a deal.
    DealFact("declarer", "seat", lambda deals: deals.column("log")[:, 0] // LOG_ACTION % LOG_SEAT),
    DealFact("trumps", "cards", lambda deals: suit_cards(deals.column("trump"))),
    DealFact("early", "truth", lambda deals: deals.column("trick_no") < deals.column("hand_size")),
)
