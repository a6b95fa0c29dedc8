"""The values that pass through the storage port, and its faults.

All times are milliseconds since 1970, all ids short strings.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vierblatt.errors import VierblattError


class StoreFault(VierblattError):
    """The store cannot do what was asked; the code says why: ``store-*``."""


class SeqTaken(StoreFault):
    """Another entry already has this (table, seq): the writer's state of the table is stale."""


class LeaseLost(StoreFault):
    """Another process owns the table now: the given fence is no longer that of its lease."""


class NameTaken(StoreFault):
    """An account with this name exists."""


class Outdated(StoreFault):
    """The data to be stored was computed from something that has changed since: compute it again."""


class Conflicting(StoreFault):
    """Two accounts cannot be merged."""


class NotQueued(StoreFault):
    """An analysis cannot be queued: too many are waiting, or the player is waiting for another one."""


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log. link = SHA-256(previous link, body); SHA-256(table id) precedes the first."""

    seq: int  #: from 0
    body: bytes
    link: bytes


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table without reading its log. secret: s(512) of its deals; never leaves the server."""

    id: str
    game: str
    opened: int
    host: str
    secret: bytes
    private: bool
    open: bool = True  #: False once the table has ended
    closed: int | None = None  #: when it ended
    majlis: str | None = None  #: the majlis for which it was opened, by its row's id


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of an open table without reading its log. saved: the seq of its snapshot, or -1."""

    id: str
    opened: int
    seq: int  #: that of the last entry of its log ...
    last: bytes  #: ... and its body
    saved: int
    info: bytes | None  #: the public information when the snapshot was taken (`TableInfo`)

    @property
    def rests(self) -> bool:
        """Whether the snapshot is up to date: the last process that had the table in memory left it in order."""
        return self.saved == self.seq


class Lease(msgspec.Struct, frozen=True):
    """The right to append to a table's log; `fence` grows with every new owner.

    A lease is valid as long as its owner renews it in time (`Store.renew`). Taking it away earlier needs good reasons.
    """

    table: str
    owner: str
    fence: int
    new: bool  #: whether the table had another owner before, or none


class Snapshot(msgspec.Struct, frozen=True):
    """A table's state after the entry `seq`. info: its public information (`TableInfo`), if known."""

    seq: int
    body: bytes
    info: bytes | None = None


#: For whom a player's finished matches are listed, besides themselves.
History = Literal["everybody", "nobody"]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A player. A guest has no name in the directory (`login` empty) and no password."""

    id: str
    name: str  #: shown at tables
    login: str = ""  #: lower case, unique; empty for guests
    skeleton: str = ""  #: what the name looks like, unique; empty for guests
    password: str = ""  #: argon2id hash, or empty
    language: str = ""
    created: int
    seen: int
    epoch: int = 0  #: tokens of an earlier epoch are void
    banned_until: int = 0
    leaves: int = 0  #: matches that the player left in the last weeks
    silenced_until: int = 0  #: until then the player can say only phrases
    history: History = "everybody"  #: for whom the player's matches are listed
    leaderboard: bool = True  #: whether leaderboards list the player


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One place where a player is signed in. issued: the time in its token, which distinguishes it from older ones."""

    id: str
    player: str
    epoch: int  #: the account's epoch when the session began; in any other epoch it is void
    agent: str  #: what the program calls itself
    created: int
    used: int  #: roughly when
    issued: int
    before: int = 0  #: the time in the previous token
    fresh: int = 0  #: the time in a token that was issued but not used yet; 0 for none


class Erasure(msgspec.Struct, frozen=True, kw_only=True):
    """A player's id that is being erased from the logs. alias: its replacement. since: when the account was deleted."""

    player: str
    alias: str
    keeps_names: bool
    since: int


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """The credential that opened a socket: the id of a session or personal token; both are empty if there was none."""

    player: str
    session: str = ""
    token: str = ""


class PersonalToken(msgspec.Struct, frozen=True, kw_only=True):
    """A key for programs; only its SHA-256 is stored."""

    id: str
    player: str
    label: str
    digest: bytes
    created: int
    used: int = 0
    bot: bool = False  #: plays as a program and is shown as one


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A WebAuthn credential."""

    id: bytes
    player: str
    public_key: bytes
    sign_count: int
    label: str
    created: int


class StoredRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match. body: the record's JSON. players: account ids by seat, empty for bots."""

    id: str  #: the id of its table
    game: str
    preset: str
    ended: int
    players: list[str]
    names: list[str]
    scores: list[int]
    winners: list[int]
    rated: bool
    body: bytes


class AnalysisJob(msgspec.Struct, frozen=True, kw_only=True):
    """A requested analysis. player: who is waiting for it, empty if no one is any more."""

    record: str
    player: str
    asked: int
    owner: str = ""  #: who is working on it, up to `until`
    until: int = 0
    tries: int = 0  #: how often work on it was begun
    done: int = 0  #: how many of its `pieces` are done; both are 0 before the work begins
    pieces: int = 0
    failed: bool = False  #: it is not tried again unless requested

    def taken(self, owner: str, now: int) -> bool:
        """Whether anyone but `owner` is working on it at this time."""
        return self.owner != owner and self.until > now


class MajlisRow(msgspec.Struct, frozen=True, kw_only=True):
    """A majlis. link: the id that players know, which may change; `id` never does, and no player learns it."""

    id: str
    link: str
    name: str
    game: str
    preset: str
    changes: dict[str, Any]
    settings: dict[str, Any]  #: the settings of its tables
    host: str  #: always a member; empty if there is none
    created: int
    latest_table: str = ""  #: the last one that was opened for it
    crest: dict[str, Any] | None = None  #: None for the one that follows from the id
    usual: str | None = None  #: the rule set that `preset` and `changes` repeat, if they have a name
    version: int = 0  #: grows with everything from which the leaderboard follows, except members


class MajlisResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a match of a majlis ended. players: ids by seat, empty for bots and deleted accounts. winners: sides."""

    players: list[str]
    sides: int
    winners: list[int]
    ended: int = 0


class OwnWords(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has said in a majlis, or the emoji with which they reacted to somebody's line."""

    majlis: str  #: its name
    at: int  #: when the line was said
    text: str = ""
    reaction: str = ""


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A review of a finished match. opener: empty if the account is gone. seq: how often it has changed."""

    id: str
    record: str
    opener: str
    created: int
    changed: int
    seq: int = 0


class ReviewItemRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a slot of a review. body: empty to empty the slot. player, name: empty if the account is gone.

    lasting: whether it stays when the account of its player goes.
    """

    slot: str
    player: str
    body: bytes
    lasting: bool = False
    seq: int = 0
    name: str = ""


class StoredReview(msgspec.Struct, frozen=True):
    """A review with everything in its slots, the latest changes last. players: who played the match, without bots."""

    row: ReviewRow
    game: str
    players: list[str]
    items: list[ReviewItemRow]


class StudyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A study. owner: player id. body: its positions as JSON. seq: how often it has changed."""

    id: str
    owner: str
    name: str
    created: int
    changed: int
    seq: int = 0
    body: bytes = b"[]"


class StoredStudy(msgspec.Struct, frozen=True, kw_only=True):
    """A study with its owner's name."""

    row: StudyRow
    owner_name: str


#: The outcome of an attempt to join: `full` - too many members, `too-many` - the player is in too many majlises.
Joined = Literal["joined", "member", "full", "too-many", "gone"]


#: What a rating is made of: matches, or boards that were played at several tables of a tournament.
RatingKind = Literal["match", "boards"]


class PlayerRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is in a game under a preset (openskill). kind: from matches, or from boards of tournaments.

    matches: that counted; of the other kind, tournaments.
    """

    player: str
    game: str
    preset: str
    kind: RatingKind = "match"
    mu: float
    sigma: float
    matches: int
    updated: int


class RatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a leaderboard."""

    player: str
    name: str
    mu: float
    sigma: float
    matches: int


class BotMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of one person against bots of one level, as the leaderboard counts it.

    edge, edge_squares: the sums, over the deals, of what counts in points and of its square. won: None while the match
    is unfinished. incomplete: the deals that the person did not play whole.
    """

    id: str  #: the id of its table
    player: str
    game: str
    preset: str
    bot: str
    ended: int  #: or when it was last played
    deals: int
    edge: float
    edge_squares: float
    incomplete: int = 0
    won: bool | None = None


class BotLeader(msgspec.Struct, frozen=True, kw_only=True):
    """The sums of a player's matches against bots of one level."""

    player: str
    name: str
    matches: int
    deals: int
    incomplete: int
    edge: float
    edge_squares: float


class GameCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many matches of a game a player has finished, and won."""

    game: str
    matches: int
    won: int


class RatingAfter(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating after a match."""

    game: str
    preset: str
    ended: int
    mu: float
    sigma: float


class CardCount(msgspec.Struct, frozen=True, kw_only=True):
    """How often a card came at a place in the pack, over all deals of a game on this server."""

    game: str
    pack: int  #: cards of the pack: a game may have several
    place: int
    card: int
    count: int
