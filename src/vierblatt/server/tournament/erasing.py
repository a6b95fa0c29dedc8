"""What becomes of tournaments when an account is deleted: the names that its player entered go from the logs.

The contestants stay, as `-`: others have met them. As in the logs of tables, the chain is computed anew.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.server.store.port import Store
from vierblatt.tournaments.entries import ContestantEntered, decode, encode

#: Stands for every name.
NAMELESS = "-"


async def erase_entered(store: Store, player: str) -> None:
    """Takes the names that a player entered themselves from the logs of tournaments, and frees their places."""
    while entered := await store.tournaments_entered(player):
        tournament = entered[0].tournament
        numbers = {each.contestant for each in entered if each.tournament == tournament and not each.place}
        stored = await store.tournament(tournament)
        if stored is None:
            continue  # deleted in the meantime, and what was entered there with it
        log = await store.tournament_log(tournament)
        bodies = await asyncio.to_thread(_without_names, [each.body for each in log], numbers)
        await store.rewrite_tournament(stored.row, bodies, player)  # if it changed in the meantime, the next turn does


def _without_names(bodies: list[bytes], numbers: set[int]) -> list[bytes]:
    return [_without_name(body, numbers) for body in bodies]


def _without_name(body: bytes, numbers: set[int]) -> bytes:
    entry = decode(body)
    if not isinstance(entry, ContestantEntered) or entry.contestant not in numbers:
        return body
    return encode(msgspec.structs.replace(entry, name=NAMELESS, players=[NAMELESS] * len(entry.players)))
