"""The position of a match that has just come to the play of the cards, written in each game's own keys."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import NAMES, SUITS
from vierblatt.games.back_alley.rules.state import BOARD, NO_TRUMP
from vierblatt.games.baloot.rules.state import HOKOM_MODE
from vierblatt.games.king_bolola.rules.state import CONTRACTS
from vierblatt.games.kout_bo.rules.state import BAB
from vierblatt.match import Match


def at_first_lead(match: Match) -> dict[str, Any]:
    """The spec of a match in which the first card of a deal is to be led."""
    s = match.state
    own = {"baloot": baloot, "king_bolola": king_bolola, "kout_bo": kout_bo, "back_alley": back_alley}
    return {
        "game": match.game.id,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in match.rules.values.items()},
        "dealer": s.dealer,
        "deal": s.deal_no,
        "scores": match.scores,
        "hands": [" ".join(match.hand(seat)) for seat in range(match.table.seats)],
        **own[match.game.id](s),
    }


def baloot(s: Any) -> dict[str, Any]:
    """Mode, trump, buyer and what the doubling came to."""
    hokom = s.mode == HOKOM_MODE
    contract = {
        "mode": "hokom" if hokom else "ashkal" if s.ashkal else "sun",
        "buyer": s.buyer,
        "multiplier": "gahwa" if s.level > 4 else s.level,
        "locked": bool(s.locked),
    }
    if hokom:
        contract["trump"] = SUITS[s.trump]
    if s.level > 1:
        contract["doubler"] = s.doubler
    return {"public": NAMES[s.public_card], "contract": contract, "leader": s.leader}


def king_bolola(s: Any) -> dict[str, Any]:
    """The dealer's choice."""
    contract = {"contract": CONTRACTS[s.contract]}
    if s.trump >= 0:
        contract["trump"] = SUITS[s.trump]
    return {"contract": contract, "leader": s.leader}


def kout_bo(s: Any) -> dict[str, Any]:
    """The bid, its maker, the trump and the call of each seat."""
    bids = ["pass" if bid < BAB else bid for bid in s.bids[: s.seats]]
    contract = {
        "bid": s.bid,
        "maker": s.maker,
        "trump": SUITS[s.trump],
        "malzom": bool(s.malzom),
        "bids": bids,
    }
    return {"contract": contract, "leader": s.leader}


def back_alley(s: Any) -> dict[str, Any]:
    """The turned card or the trump, the exchanging seat, and the four calls in bidding order."""
    order = [s.calls[(s.dealer + 1 + place) % 4] for place in range(4)]
    calls = ["pass" if call == 0 else "board" if call == BOARD else f"bid {call}" for call in order]
    own: dict[str, Any] = {"contract": {"calls": calls}}
    if s.turned >= 0:
        own["turned"] = NAMES[s.turned]
    else:
        own["trump"] = None if s.trump == NO_TRUMP else SUITS[s.trump]
    if s.exchanger >= 0:
        own["exchanged"] = s.exchanger
    return own
