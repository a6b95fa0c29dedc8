"""A program that plays at a Vierblatt table: bids little, wins cheaply, leaves tricks to its partner.

    python examples/my_bot.py http://127.0.0.1:8137/t/k7m2x9q4ab

The token in VIERBLATT_TOKEN identifies the player; without one the program plays as a guest.
"""

from __future__ import annotations

import asyncio
import os
import sys

from vierblatt.cards import RANKS
from vierblatt.client import play_as
from vierblatt.view import View


def choose(view: View) -> str:
    """Choose one of `view.legal`."""
    if view.phase != "play":
        return "pass" if "pass" in view.legal else view.legal[0]
    cards = sorted(view.legal, key=rank)
    if not view.trick:
        return cards[-1]
    partner_wins = view.sides < view.seats and view.winning % view.sides == view.seat % view.sides
    best = next(laid.card for laid in view.trick if laid.seat == view.winning)
    winners = [card for card in cards if card[1] == best[1] and rank(card) > rank(best)]
    return cards[0] if partner_wins or not winners else winners[0]


def rank(card: str) -> int:
    """The height of a card, jokers above all."""
    return len(RANKS) if card[0] == "X" else RANKS.index(card[0])


if __name__ == "__main__":
    link = asyncio.run(play_as(choose, sys.argv[1], os.environ.get("VIERBLATT_TOKEN", "")))
    print("Final score:", link.board.scores if link.board else "none")
