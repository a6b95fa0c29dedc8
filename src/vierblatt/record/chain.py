"""The hash chain of a record: every entry has a link that covers the entry and everything before it.

link = SHA-256(previous link, entry as canonical JSON); the chain starts with GENESIS. The entries, in order: the
header; for each deal, the deal (dealer and pack), each action, whatever was taken back, and its end; the result. The
record does not store the links of single actions, only the last one before the end of each deal (`actions_link`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UnsetType

from vierblatt.record.document import Record
from vierblatt.taken_back import TakenBack

GENESIS = hashlib.sha256(b"vierblatt record 1\n").digest()

Entry = Mapping[str, Any]


def canonical(entry: Entry) -> bytes:
    """Canonical JSON as in RFC 8785, as far as needed here: sorted keys, no spaces, UTF-8, whole numbers."""
    return json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def link(before: bytes, entry: Entry) -> bytes:
    """The link of an entry after the link `before`."""
    return hashlib.sha256(before + canonical(entry)).digest()


def header_entry(record: Record) -> Entry:
    """The entry for everything that is known before the first card."""
    names = ("format", "program", "created", "game", "rules", "first_seat", "seats", "packs")
    body = {name: msgspec.to_builtins(getattr(record, name)) for name in names}
    return {"entry": "header", **body}


def deal_entry(number: int, dealer: int, pack: str) -> Entry:
    """The entry for the start of a deal."""
    return {"entry": "deal", "number": number, "dealer": dealer, "pack": pack}


def action_entry(deal: int, number: int, action: str) -> Entry:
    """The entry for an action, numbered from 1 in its deal."""
    return {"entry": "action", "deal": deal, "number": number, "action": action}


def taken_back_entries(deal: int, taken_back: Sequence[TakenBack] | UnsetType) -> list[Entry]:
    """The entries for what was taken back in a deal, numbered from 1."""
    return [
        {"entry": "taken-back", "deal": deal, "number": number, "after": each.after, "actions": [*each.actions]}
        for number, each in enumerate(taken_back or (), 1)
    ]


def end_entry(deal: int, scores: Sequence[int] | None, totals: Sequence[int], secret: str | None) -> Entry:
    """The entry for the end of a deal."""
    written = None if scores is None else list(scores)
    return {"entry": "end", "deal": deal, "scores": written, "totals": list(totals), "secret": secret}


def result_entry(winners: Sequence[int], totals: Sequence[int]) -> Entry:
    """The entry for the end of the match."""
    return {"entry": "result", "winners": list(winners), "totals": list(totals)}


@dataclass(frozen=True)
class ChainSegment:
    """Entries that share one stored link."""

    place: str  #: header, deal, actions, end or result
    deal: int  #: 0 outside deals
    entries: Sequence[Entry]
    written: bytes


def chain_segments(record: Record) -> Iterator[ChainSegment]:
    """The record's entries in the order of the chain."""
    yield ChainSegment("header", 0, [header_entry(record)], bytes.fromhex(record.link))
    for number, deal in enumerate(record.deals, 1):
        yield ChainSegment("deal", number, [deal_entry(number, deal.dealer, deal.pack)], bytes.fromhex(deal.link))
        actions = [action_entry(number, k, action) for k, action in enumerate(deal.actions, 1)]
        entries = [*actions, *taken_back_entries(number, deal.taken_back)]
        yield ChainSegment("actions", number, entries, bytes.fromhex(deal.actions_link))
        if deal.end is not None:
            end = end_entry(number, deal.end.scores, deal.end.totals, deal.end.secret)
            yield ChainSegment("end", number, [end], bytes.fromhex(deal.end.link))
    if record.result is not None:
        result = result_entry(record.result.winners, record.result.totals)
        yield ChainSegment("result", 0, [result], bytes.fromhex(record.result.link))


def broken_links(record: Record) -> Iterator[tuple[str, int]]:
    """Place and deal of every segment whose link is wrong; ``head`` if the record's head is not the last link.

    The check continues from the stored link, so that one altered entry causes only one fault.
    """
    before = GENESIS
    for segment in chain_segments(record):
        computed = before
        for entry in segment.entries:
            computed = link(computed, entry)
        if computed != segment.written:
            yield segment.place, segment.deal
        before = segment.written
    if before.hex() != record.head:
        yield "head", 0
