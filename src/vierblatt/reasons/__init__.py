"""Why a card makes sense: facts about a card, found from what its player knows, whoever or whatever chose it.

>>> from vierblatt.cards import parse_card
>>> from vierblatt.position import load
>>> match = load({"game": "kout_bo", "contract": {"bid": 6, "maker": 0, "trump": "S"},
...               "leader": 0, "hands": ["AS 8S 7H", *[None] * 5]})
>>> card_reasons(match.game, match.concealed(0), parse_card("AS"))[0].name
'draws-trumps'
"""

from __future__ import annotations

from vierblatt.reasons.finding import NAMES, CardReason, card_reasons

__all__ = ["NAMES", "CardReason", "card_reasons"]
