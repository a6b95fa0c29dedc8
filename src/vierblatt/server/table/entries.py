"""The entries of a table's log: everything that ever happened there, so that replaying them restores the table.

Times (`at`) are milliseconds since 1970. An entry records what was decided, never what follows from it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vierblatt.protocol.values import AbsenceRule, Pace, Question, QueuePlace, TableSettings
from vierblatt.shuffle.pack_description import DuplicateBoard
from vierblatt.shuffle.rounds import Scheme

By = Literal["player", "bot", "clock", "claim"]
#: The bot that plays for people who are away.
REPLACEMENT = "rules"


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all entries."""

    at: int


class ForTournament(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The match of a tournament for which a table was opened. number: 1 for the first of its meeting.

    come_by: when those who have not come are absent. absent: what happens then. board: the one that is played, in place
    of a match; then the table's secret is the key of the board.
    """

    tournament: str
    name: str
    meeting: int
    number: int
    come_by: int
    absent: AbsenceRule
    board: DuplicateBoard | None = None


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry: rules, settings and the anchor of the deals, before anyone sits."""

    table: str
    game: str
    preset: str
    changes: dict[str, Any]
    behaviour: int
    rules_hash: str
    settings: TableSettings
    host: str
    anchor: str  #: that of the first round
    previous: str = ""  #: the table that this is the rematch of
    scheme: Scheme = 1  #: that of its provable deals; tables from before scheme 2 leave it out
    tournament: ForTournament | None = None


class SatDown(Entry, frozen=True, tag="sat"):
    """A person took a seat; their old one, if any, is free."""

    seat: int
    player: str
    name: str
    queued: bool = False  #: came from the queue, and gives the seat up unless ready in time


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was put on a seat."""

    seat: int
    bot: str


class StoodUp(Entry, frozen=True, tag="stood"):
    """A seat was freed before the match."""

    seat: int
    away: bool = False  #: the turn of somebody in the queue came, and they did not


class QueueBrought(Entry, frozen=True, tag="queue-brought"):
    """The queue that a rematch takes over, and who has won how many matches in a row."""

    places: list[QueuePlace] = []
    champions: list[str] = []  #: players
    wins: int = 0


class QueueJoined(Entry, frozen=True, tag="queue-joined"):
    """Somebody joined the queue, or named somebody there as their partner."""

    player: str
    name: str
    partner: str = ""


class QueueLeft(Entry, frozen=True, tag="queue-left"):
    """Somebody left the queue."""

    player: str


class BecameReady(Entry, frozen=True, tag="ready"):
    """A seat is ready, with or without a commitment."""

    seat: int
    commitment: str = ""


class CommitmentsClosed(Entry, frozen=True, tag="began"):
    """All are ready: no more commitments are accepted, their list is sent out, and the nonces are due."""


class NonceSaid(Entry, frozen=True, tag="nonce"):
    """A nonce that matches its commitment."""

    seat: int
    nonce: str


class Voided(Entry, frozen=True, tag="voided"):
    """Not every commitment was opened in time: seats commit again, except those of `unopened`, which take no part."""

    unopened: list[int]


class Started(Entry, frozen=True, tag="started"):
    """The nonces are complete (or, in scheme 1, their time is up) and give the match its first seat."""

    first_seat: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next deal was dealt; its pack follows from the secrets."""

    number: int


class Continued(Entry, frozen=True, tag="continued"):
    """A person has read the result of the deal and wants the next one."""

    seat: int


class Acted(Entry, frozen=True, tag="acted"):
    """A call or a card; `by` says who or what chose it."""

    seat: int
    action: str
    by: By = "player"
    spent: int = 0  #: milliseconds that it took from the seat's bank


class SaidOutOfTurn(Entry, frozen=True, tag="said-out-of-turn"):
    """A claim of a fault, or sawa, in its standard text; `by` is player or bot.

    spent: milliseconds that the turn which it ended took from the bank of the seat to act.
    """

    seat: int
    text: str
    by: By = "player"
    spent: int = 0


class Claimed(Entry, frozen=True, tag="claimed"):
    """A seat claimed the remaining tricks; `count` actions by claim follow."""

    seat: int
    count: int


class Requested(Entry, frozen=True, tag="asked"):
    """A seat asks the others for a takeback or a pause."""

    seat: int
    what: Question


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees or declines."""

    seat: int
    agree: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """The last `steps` actions of the deal are taken back for `seat`; the log keeps them.

    There is more than one only if a person plays alone with bots: their last decision and all that bots did since.
    """

    seat: int
    steps: int


class Paused(Entry, frozen=True, tag="paused"):
    """All agreed to a pause. seat: who asked for it, whose own clock keeps running; -1 if no one else had to agree."""

    seat: int = -1


class Resumed(Entry, frozen=True, tag="resumed"):
    """The pause is over."""

    seat: int


class PaceSet(Entry, frozen=True, tag="pace"):
    """Bots take this many milliseconds from now on."""

    seat: int
    pace: Pace


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays for a person; `why` is left, dropped, clock or absent."""

    seat: int
    bot: str
    why: str
    because: list[int] = []  #: the seats that held the table up at that time: then leaving costs nothing


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again in place of the bot."""

    seat: int


class Restarted(Entry, frozen=True, tag="restarted"):
    """The server was down: clocks restart, with a bonus."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next match is at another table."""

    table: str


#: The reason for closing a table at which nothing has happened for a long time.
ABANDONED = "forsaken"
#: The reason for closing a table whose rules the program no longer supports.
RULES_UNSUPPORTED = "outlived"
#: The reasons for closing a table of a tournament: players did not come; its meeting has a result without it.
ABSENT, DECIDED = "absent", "decided"


class Closed(Entry, frozen=True, tag="closed"):
    """The table has ended; `why` is host, admin, forsaken, no-start, no-more-packs, outlived, absent, decided."""

    why: str = ""


AnyEntry = (
    Opened | SatDown | BotSat | StoodUp | BecameReady | CommitmentsClosed | NonceSaid | Voided | Started | Dealt | Acted
    | Claimed | Requested | Answered | Withdrawn | Paused | Resumed | PaceSet | Continued | Replaced | Returned
    | Restarted | Rematched | Closed | QueueBrought | QueueJoined | QueueLeft | SaidOutOfTurn
)  # fmt: skip

_encoder = msgspec.json.Encoder(order="sorted")
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """The canonical bytes of an entry, which the log's hash chain covers."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """Decodes an entry; raises msgspec.DecodeError."""
    try:
        return _decoder.decode(body)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None
