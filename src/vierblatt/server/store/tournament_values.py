"""What the store keeps about tournaments."""

from __future__ import annotations

import msgspec

from vierblatt.tournaments.state import TournamentStage


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, with what lists show of its log. organiser: player id, empty if that account is gone.

    seq: how many entries the log has. link: the last one of their chain. Times are milliseconds since 1970. majlis: the
    row id of the majlis whose members may enter. event: the standing event that it is a date of.
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
    tables: str | None = None
    majlis: str | None = None
    event: str | None = None


class StoredTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with its organiser's name.

    If the organiser's account is gone and the tournament is not closed, who entered first is the organiser.
    """

    row: TournamentRow
    organiser_name: str


class TournamentPlayer(msgspec.Struct, frozen=True):
    """A player with an account: the contestant's number, the player id, the place; 0 for who entered the contestant."""

    contestant: int
    player: str
    place: int = 0


class TournamentPlace(msgspec.Struct, frozen=True, kw_only=True):
    """The same with the name of the account, and whether it is a guest's.

    invitation: the secret with which partners take places; in place 0 only.
    """

    contestant: int
    place: int
    player: str
    name: str
    guest: bool
    invitation: str


class TournamentEntered(msgspec.Struct, frozen=True):
    """A place that a player has; 0 if they entered the contestant themselves."""

    tournament: str
    contestant: int
    place: int = 0


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a match: number 1 for the first of a meeting. open: whether the table has not ended.

    done: whether what came of it is in the tournament.
    """

    meeting: int
    number: int
    table: str
    open: bool = True
    done: bool = False


class MatchKey(msgspec.Struct, frozen=True, kw_only=True):
    """The match for which a table is opened. tournament: its row as the caller knows it."""

    tournament: TournamentRow
    meeting: int
    number: int


class BoardOpening(msgspec.Struct, frozen=True, kw_only=True):
    """A board that is opened now. packs: how many were dealt from. tables: those that played it."""

    board: int
    packs: int
    tables: list[str]


class RatedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Who was compared in a rated tournament: the player in a place of a contestant.

    counted: whether it changed their rating.
    """

    contestant: int
    place: int
    player: str
    counted: bool


class RatedTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A closed tournament with boards that was announced as rated. at: when it changed ratings; None if it has yet to.

    places: who was compared, by contestant and place.
    """

    tournament: str
    game: str
    preset: str
    at: int | None = None
    places: list[RatedPlace] = []


class TournamentAtTables(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament that may need something done at its tables: those that are not done, and the state of its log."""

    id: str
    seq: int
    link: bytes
    tables: list[TournamentTable]


class AddedEntries(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to add to a log, and what the row shows then. player: who entered themselves by them, if anybody.

    invitation: the secret for that player's partners. done: tables of which everything is in the tournament now.

    organiser: who acted as the organiser; if that account was only the first that entered, it is now the organiser.
    places: of the contestants, by their numbers, in a tournament of a majlis that is finished now. rated: this
    tournament, if it is closed now and has yet to change ratings.
    """

    bodies: list[bytes]
    stage: TournamentStage
    contestants: int
    changed: int
    player: TournamentPlayer | None = None
    invitation: str = ""
    done: list[str] = []
    organiser: str = ""
    places: dict[int, int] = {}
    rated: RatedTournament | None = None
