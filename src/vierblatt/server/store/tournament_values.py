"""What the store keeps about tournaments."""

from __future__ import annotations

import msgspec

from vierblatt.tournaments.state import TournamentStage


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, with what lists show of its log. organiser: player id, empty if that account is gone.

    seq: how many entries the log has. link: the last one of their chain. Times are milliseconds since 1970.
    """

    id: str
    organiser: str
    name: str
    game: str
    format: str
    created: int
    changed: int
    public: bool = False
    open_entry: bool = False
    starts: int | None = None
    place: str = ""
    stage: TournamentStage = "entering"
    contestants: int = 0
    seq: int = 0
    link: bytes = b""


class StoredTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with its organiser's name.

    If the organiser's account is gone and the tournament is not closed, who entered first is the organiser.
    """

    row: TournamentRow
    organiser_name: str


class TournamentPlayer(msgspec.Struct, frozen=True):
    """A contestant who entered themselves: the number, and the player id."""

    contestant: int
    player: str


class TournamentEntered(msgspec.Struct, frozen=True):
    """What a player entered themselves."""

    tournament: str
    contestant: int


class AddedEntries(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to add to a log, and what the row shows then. player: who entered themselves by them, if anybody.

    organiser: who acted as the organiser; if that account was only the first that entered, it is now the organiser.
    """

    bodies: list[bytes]
    stage: TournamentStage
    contestants: int
    changed: int
    player: TournamentPlayer | None = None
    organiser: str = ""
