"""What may be shown of a tournament while boards of it are secret: nobody is told how they ended at other tables.

A tournament without boards that the server deals has nothing to hide.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from vierblatt.server.store.port import Store
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.entries import ResultReported, ResultRuled, TournamentEntry, decode
from vierblatt.tournaments.finished_boards import without_boards
from vierblatt.tournaments.state import TournamentState


def secret_boards(state: TournamentState, opened: Collection[int]) -> set[int]:
    """The boards of all meetings so far that are not open."""
    if not state.created.anchor:
        return set()
    return {board for each in state.meetings.values() for board in each.meeting.boards} - {*opened}


def public_state(state: TournamentState, opened: Collection[int]) -> TournamentState:
    """The state without what was played on secret boards."""
    return without_boards(state, secret_boards(state, opened))


def public_entries(tournament: Tournament, opened: Collection[int]) -> Sequence[TournamentEntry]:
    """The log before its first result on a secret board: what is left out later would not fit what follows."""
    secret = secret_boards(tournament.state, opened)
    for place, entry in enumerate(tournament.entries):
        if isinstance(entry, ResultReported | ResultRuled) and any(
            board.margins and board.board in secret for board in entry.boards
        ):
            return tournament.entries[:place]
    return tournament.entries


async def public_log(store: Store, tournament: str) -> list[bytes]:
    """The public entries of a stored log. Raises StoreFault."""
    bodies = [entry.body for entry in await store.tournament_log(tournament)]
    opened = await store.opened_boards(tournament)
    if await store.boards_secret(tournament) is None:
        return bodies
    replayed = await asyncio.to_thread(lambda: Tournament(decode(body) for body in bodies))
    return bodies[: len(public_entries(replayed, opened))]
