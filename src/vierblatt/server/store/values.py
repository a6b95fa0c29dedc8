"""What goes through the storage port, and what it refuses.

All times are milliseconds since 1970, all ids short texts.
"""

from __future__ import annotations

import msgspec

from vierblatt.errors import VierblattError


class StoreFault(VierblattError):
    """The store cannot do what was asked; the code says why: ``store-*``."""


class SeqTaken(StoreFault):
    """Another entry has this (table, seq) already: the writer's picture of the table is stale."""


class LeaseLost(StoreFault):
    """Somebody else owns the table by now: the fence that was given is no longer its own."""


class NameTaken(StoreFault):
    """There is an account of this name."""


class Outdated(StoreFault):
    """What should be kept was made from something that has changed meanwhile: make it anew."""


class Conflicting(StoreFault):
    """Two accounts cannot become one."""


class NotQueued(StoreFault):
    """An analysis cannot wait for its turn: too many do, or the player waits for another one."""


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log. link = SHA-256(link before, body); before the first stands SHA-256(table id)."""

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
    open: bool = True  #: False when nothing more can happen there
    closed: int | None = None  #: since when that is so


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of an open table without reading its log. saved: the entry of its snapshot, or -1."""

    id: str
    opened: int
    seq: int  #: of the last entry of its log ...
    last: bytes  #: ... and its body
    saved: int
    info: bytes | None  #: the table as everybody might see it when the snapshot was taken (`TableInfo`)

    @property
    def rests(self) -> bool:
        """Whether the snapshot has all that ever happened there: whoever had the table in memory left it in order."""
        return self.saved == self.seq


class Lease(msgspec.Struct, frozen=True):
    """The right to append to a table's log; `fence` grows with every new owner.

    A lease holds as long as its owner says in time that it is there (`Store.renew`). Who takes it away before has to
    know why.
    """

    table: str
    owner: str
    fence: int
    new: bool  #: whether the table had another owner before, or none


class Snapshot(msgspec.Struct, frozen=True):
    """A table's state after the entry `seq`. info: what everybody may see of it (`TableInfo`), where that is known."""

    seq: int
    body: bytes
    info: bytes | None = None


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
    leaves: int = 0  #: matches left in the last weeks


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One place at which somebody is signed in. issued: the time in its token, which tells it from older ones."""

    id: str
    player: str
    epoch: int  #: of the account when it began; of another one it is void
    agent: str  #: what the program calls itself
    created: int
    used: int  #: about when
    issued: int
    before: int = 0  #: in the token before
    fresh: int = 0  #: in one that was given out and has not been shown yet; 0 for none


class Erasure(msgspec.Struct, frozen=True, kw_only=True):
    """A player's id that is taken out of the logs. alias: what stands in its place. since: when its account went."""

    player: str
    alias: str
    keeps_names: bool
    since: int


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """What opened a socket: a session or a personal token, by its id; both are empty where nothing did."""

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

    id: str  #: of its table
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
    """An analysis that somebody has asked for. player: who waits for it, empty when nobody does any more."""

    record: str
    player: str
    asked: int
    owner: str = ""  #: who makes it, as long as `until` is not over
    until: int = 0
    tries: int = 0  #: how often somebody has begun to make it
    done: int = 0  #: of its `pieces`, which are 0 before it has begun
    pieces: int = 0
    failed: bool = False  #: nobody will try again unless asked to

    def taken(self, owner: str, now: int) -> bool:
        """Whether anybody but `owner` makes it at this time."""
        return self.owner != owner and self.until > now


class PlayerRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is in a game under a preset (openskill)."""

    player: str
    game: str
    preset: str
    mu: float
    sigma: float
    matches: int
    updated: int


class RatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    player: str
    name: str
    mu: float
    sigma: float
    matches: int


class CardCount(msgspec.Struct, frozen=True, kw_only=True):
    """How often a card came at a place of the pack, over all deals of a game on this server."""

    game: str
    pack: int  #: cards of the pack: a game may have several
    place: int
    card: int
    count: int
