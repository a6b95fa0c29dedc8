"""The trail of acts of moderation: each entry is chained to those before it, and only commits to persons and words.

An entry has the hash of a salt and the player's id instead of the id itself, and so for the moderator and for what was
written. The salts are stored beside it. When an account is erased, its salts go, too: the chain stays sound, and nobody
can tell any more whom the entry is about.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from vierblatt.protocol.moderation import ActKind
from vierblatt.server.store.chain import next_link
from vierblatt.server.store.moderation_values import ActRow, NewAct, TrailHead

#: Under which name the chain of the trail begins (`chain.genesis`).
TRAIL = "moderation"


class TrailEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an entry. player, moderator, words: commitments, in hexadecimal digits."""

    seq: int
    at: int
    act: ActKind
    case: str
    until: int
    lifts: int
    administrator: bool
    player: str
    moderator: str
    words: str


_decoder = msgspec.json.Decoder(TrailEntry)


def decode_entry(body: bytes) -> TrailEntry:
    """An entry; raises msgspec.DecodeError."""
    return _decoder.decode(body)


def new_entry(head: TrailHead, new: NewAct, case: str, detail: str) -> ActRow:
    """The entry that continues a trail. detail: what else there is to know, such as the name that was taken away."""
    salts = [secrets.token_bytes(16) for _ in range(3)]
    entry = TrailEntry(
        seq=head.seq + 1, at=new.at, act=new.act, case=case, until=new.until, lifts=new.lifts,
        administrator=not new.moderator, player=commitment(salts[0], new.player),
        moderator=commitment(salts[1], new.moderator), words=commitment(salts[2], _words(new.reason, detail)),
    )  # fmt: skip
    body = msgspec.json.encode(entry)
    return ActRow(
        seq=entry.seq, at=new.at, act=new.act, case=case, until=new.until, lifts=new.lifts,
        administrator=entry.administrator, player=new.player, moderator=new.moderator, reason=new.reason,
        detail=detail, player_salt=salts[0], moderator_salt=salts[1], words_salt=salts[2], appealed=False, body=body,
        link=next_link(head.link, body),
    )  # fmt: skip


def differing(row: ActRow, entry: TrailEntry) -> str:
    """The first field of a row that is not what its entry says or commits to; empty if all are."""
    for name in ("seq", "at", "act", "case", "until", "lifts", "administrator"):
        if getattr(row, name) != getattr(entry, name):
            return name
    opened = {
        "player": (row.player_salt, row.player, entry.player),
        "moderator": (row.moderator_salt, row.moderator, entry.moderator),
        "words": (row.words_salt, _words(row.reason, row.detail), entry.words),
    }
    return next((name for name, (salt, text, kept) in opened.items() if salt and commitment(salt, text) != kept), "")


def commitment(salt: bytes, text: str) -> str:
    """What says nothing about a text to those who do not know the salt, and fixes it for those who do."""
    return hashlib.sha256(salt + text.encode()).hexdigest()


def _words(reason: str, detail: str) -> str:
    return f"{reason}\0{detail}"
