"""The entries of a tournament's log: everything that was decided in it. `docs/tournament-logs.md` defines them.

Times (`at`) are milliseconds since 1970. Contestants, rounds, meetings and tables are numbered from 1.

>>> decode(b'{"entry":"withdrew","at":5,"contestant":3}')
ContestantWithdrew(contestant=3, reason='', at=5)
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from vierblatt.tournaments.formats import AnyFormat

#: Milliseconds since 1970, before the year 9999: any later time would be none in some zone.
EntryTime = Annotated[int, msgspec.Meta(ge=0, lt=253_370_764_800_000)]
#: Whose the lot of the boards is; empty without boards that a server deals.
LotBy = Literal["", "organiser", "server"]
#: How an organiser lets a meeting count.
Ruling = Literal["result", "walkover", "forfeit", "annulled"]


class BoardPlayed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The result of one board in a meeting: margins of side 0 in points, one for each table that played it.

    percents: given to side 0 and to side 1 in place of margins, by the organiser or since players did not come.
    """

    board: int
    margins: list[int] = []
    percents: list[int] = []


class Meeting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Contestants who play each other. sides: the contestants of each side. boards: what they play, else matches.

    group: in which group, or 0. place: 3 if it decides the third place of a knock-out, or 0.
    """

    meeting: int
    table: int
    sides: list[list[int]]
    boards: list[int] = []
    group: int = 0
    place: int = 0


class TournamentEntry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all entries."""

    at: EntryTime


class TournamentCreated(TournamentEntry, frozen=True, tag="created"):
    """The first entry. players: how many one contestant has. changes: to the house rules of the preset.

    anchor: what commits to the packs of all boards (`docs/tournament-boards.md`), if a server deals them at its tables.
    """

    tournament: str
    name: str
    game: str
    format: AnyFormat
    preset: str = "standard"
    changes: dict[str, Any] = {}
    players: int = 2
    fewest_points_win: bool = False
    tie_breaks: list[str] = []
    check_in: bool = False  #: whether only those who checked in take part
    anchor: str = ""


class ContestantEntered(TournamentEntry, frozen=True, tag="entered"):
    """A player, a pair or a team. players: their names. seed: 1 for the strongest, 0 for none."""

    contestant: int
    name: str
    players: list[str] = []
    seed: int = 0


class ContestantCheckedIn(TournamentEntry, frozen=True, tag="checked-in"):
    """They are here."""

    contestant: int


class TournamentStarted(TournamentEntry, frozen=True, tag="started"):
    """The draw. order: who takes part, by seed, the others by lot.

    lot: the text that goes into the pack of every board, if there is an anchor. lot_by: who has entered it.
    """

    order: list[int]
    lot: str = ""
    lot_by: LotBy = ""


class RoundPaired(TournamentEntry, frozen=True, tag="paired"):
    """A round begins. byes: who has nobody to play.

    bracket: in the first round of a knock-out, who is on its lines from first to last; 0 for an empty line.
    """

    round: int
    meetings: list[Meeting]
    byes: list[int] = []
    bracket: list[int] = []


class ResultReported(TournamentEntry, frozen=True, tag="reported"):
    """The result of a meeting. matches: of each, the points of each side.

    records: of each match, or of each margin of each board, the id of the table of a server at which it was played, if
    it was played at one. left: the contestants who left a board at one of these tables.
    """

    meeting: int
    matches: list[list[int]] = []
    boards: list[BoardPlayed] = []
    records: list[str] = []
    left: list[int] = []


class ResultRuled(TournamentEntry, frozen=True, tag="ruled"):
    """How a meeting counts, whatever was reported or ruled before. side: who wins a walkover."""

    meeting: int
    ruling: Ruling
    side: int = -1
    matches: list[list[int]] = []
    boards: list[BoardPlayed] = []
    reason: str = ""


class ContestantPenalised(TournamentEntry, frozen=True, tag="penalised"):
    """Points are taken off."""

    contestant: int
    points: int
    reason: str = ""


class ContestantWithdrew(TournamentEntry, frozen=True, tag="withdrew"):
    """They are not paired any more."""

    contestant: int
    reason: str = ""


class ContestantReturned(TournamentEntry, frozen=True, tag="returned"):
    """They are paired again, from the next round on."""

    contestant: int


class TournamentPaused(TournamentEntry, frozen=True, tag="paused"):
    """Nothing is paired until it is resumed."""

    reason: str = ""


class TournamentResumed(TournamentEntry, frozen=True, tag="resumed"):
    """It goes on."""

    reason: str = ""


class TournamentClosed(TournamentEntry, frozen=True, tag="closed"):
    """The last entry."""

    reason: Literal["finished", "cancelled"] = "finished"


AnyTournamentEntry = (
    TournamentCreated | ContestantEntered | ContestantCheckedIn | TournamentStarted | RoundPaired | ResultReported
    | ResultRuled | ContestantPenalised | ContestantWithdrew | ContestantReturned | TournamentPaused | TournamentResumed
    | TournamentClosed
)  # fmt: skip

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyTournamentEntry] = msgspec.json.Decoder(AnyTournamentEntry)


def encode(entry: TournamentEntry) -> bytes:
    """The canonical bytes of an entry."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyTournamentEntry:
    """Decodes an entry; raises msgspec.DecodeError."""
    try:
        return _decoder.decode(body)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None
