"""The hash of a league's cards, by which everybody can tell that two results were played with the same ones."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from vierblatt.arena.contest import Contest, Unit
from vierblatt.arena.opening import packs_of, situation_number
from vierblatt.cards import card_text

#: The packs of a board that are hashed. Nobody knows the length of a match before it is played; all its packs are drawn
#: with the same key, so its first ones stand for the others.
PACKS: Mapping[Unit, int] = {"deals": 1, "matches": 16}


def cards_hash(contest: Contest) -> str:
    """SHA-256, in 64 hexadecimal digits, of the first seat and the first packs of every board.

    It depends on the cards of the game, the number of seats, the seed, the unit, the number of boards and whether match
    situations are drawn; neither on who plays nor on how.

    >>> one = Contest("kout_bo", ["rules", "random"], 3, seed=5)
    >>> cards_hash(one) == cards_hash(Contest("kout_bo", ["club", "beginner"], 3, seed=5))
    True
    >>> cards_hash(one) == cards_hash(Contest("kout_bo", ["rules", "random"], 3, seed=6))
    False
    """
    total = hashlib.sha256()
    for board in range(contest.count):
        packs = packs_of(contest, board)
        total.update(f"board {board + 1}, first seat {packs.seat(contest.table.seats)}\n".encode("ascii"))
        if contest.drawn:
            total.update(f"situation {situation_number(contest, board)}\n".encode("ascii"))
        for deal in range(1, PACKS[contest.unit] + 1):
            pack = packs.pack(contest.table.pack, deal)
            total.update((" ".join(map(card_text, pack)) + "\n").encode("ascii"))
    return total.hexdigest()
