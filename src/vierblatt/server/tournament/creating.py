"""A new tournament: the organiser's request, and the first entry of its log."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vierblatt import games
from vierblatt.protocol.tournament import LONGEST_PLACE, TournamentTables
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.table.clock import LEAST_MOVE, MOST_BANK, MOST_MOVE, prevents_stalling
from vierblatt.server.tournament.faults import TournamentRefused
from vierblatt.server.tournament.texts import shown_name
from vierblatt.tournaments import Tournament, deciding
from vierblatt.tournaments.created import LONGEST_TITLE
from vierblatt.tournaments.entries import TournamentCreated
from vierblatt.tournaments.formats import AnyFormat, plays_duplicate

LATEST_START = 253_402_300_799_000  #: the last second of the year 9999, in milliseconds since 1970


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new tournament. name: 1 to 80 visible characters. players: of a contestant; 0 for as many as play together.

    format: its `imp_scale` is that of the game unless it is given. tie_breaks: null for those that are usual. check_in:
    whether only those who have checked in take part. public: whether it is listed; whoever knows its id can read it
    anyway. open_entry: whether players may enter themselves before the start. starts, place: when and where, as shown.
    tables: how it is played at tables of this server; null if it is played with real cards.
    """

    name: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}(?![\\s\\S])", description="As `GET /api/games` lists it")]
    format: AnyFormat
    preset: Annotated[str, Meta(max_length=40)] = "standard"
    changes: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=0, le=64)] = 0
    tie_breaks: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=10)] | None = None
    check_in: bool = False
    public: bool = False
    open_entry: bool = False
    starts: Annotated[int, Meta(ge=0, le=LATEST_START)] | None = None
    place: Annotated[str, Meta(max_length=2 * LONGEST_PLACE)] = ""
    tables: TournamentTables | None = None


def created(new: NewTournament, tournament: str, at: int, anchor: str = "") -> TournamentCreated:
    """The first entry. at: now. anchor: of boards that the server deals. Raises BadTournament, BadOption, BadName."""
    rules = games.get(new.game).options.rule_set(new.changes, new.preset)
    preset, changes = games.get(rules.game).options.named(rules, new.preset)
    first = deciding.create(
        at, tournament, shown_name(new.name, LONGEST_TITLE), new.game, new.format,
        preset=preset, changes=changes, players=new.players, tie_breaks=new.tie_breaks, check_in=new.check_in,
        anchor=anchor,
    )  # fmt: skip
    Tournament([first])  # it says what does not fit
    return first


def checked_tables(chosen: TournamentTables, first: TournamentCreated) -> TournamentTables:
    """The setting for tables, without what their players cannot have. Raises TournamentRefused, LiveFault.

    first: of the tournament's log.
    """
    settings, shape = chosen.settings, Tournament([first]).state.shape
    duplicate = plays_duplicate(first.format)
    if chosen.absent == "walkover" and shape.contestants > 2:  # one who is missing would cost others the meeting
        raise TournamentRefused("absent-need-bots")
    if not prevents_stalling(settings):
        raise TournamentRefused("tables-need-clock", least=LEAST_MOVE, most=MOST_MOVE, bank=MOST_BANK)
    if settings.chat == "free" and not settings.private:
        raise LiveFault("free-chat-private")
    if settings.rated and chosen.absent == "bots":
        raise LiveFault("rated-no-bots")
    if settings.rated and first.changes:
        raise LiveFault("rated-preset-only")
    settings = msgspec.structs.replace(settings, takeback=False, hints=False)
    if duplicate:  # nobody may see a board that they have yet to play
        settings = msgspec.structs.replace(settings, spectators=False, winner_stays=False)
    return msgspec.structs.replace(chosen, settings=settings)
