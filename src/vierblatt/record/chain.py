"""The hash chain through a record: every entry carries a link over itself and everything before it.

link = SHA-256(the link before, the entry as canonical JSON); before the first entry stands GENESIS. The entries, in
order: the header; of each deal the deal (dealer and pack), each action, its end; the result. The links of single
actions are not written down, only the last one of a deal (`actions_link`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from vierblatt.record.document import Record

GENESIS = hashlib.sha256(b"vierblatt record 1\n").digest()

Entry = Mapping[str, Any]


def canonical(entry: Entry) -> bytes:
    """JSON as RFC 8785 has it, for what occurs here: sorted keys, no spaces, UTF-8, whole numbers."""
    return json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def link(before: bytes, entry: Entry) -> bytes:
    """The link of an entry that follows the link `before`."""
    return hashlib.sha256(before + canonical(entry)).digest()


def header_entry(record: Record) -> Entry:
    """All that is known before the first card."""
    names = ("format", "program", "created", "game", "rules", "first_seat", "seats", "packs")
    body = {name: msgspec.to_builtins(getattr(record, name)) for name in names}
    return {"entry": "header", **body}


def deal_entry(number: int, dealer: int, pack: str) -> Entry:
    """A deal begins."""
    return {"entry": "deal", "number": number, "dealer": dealer, "pack": pack}


def action_entry(deal: int, number: int, action: str) -> Entry:
    """An action, counted from 1 in its deal."""
    return {"entry": "action", "deal": deal, "number": number, "action": action}


def end_entry(deal: int, scores: Sequence[int] | None, totals: Sequence[int], secret: str | None) -> Entry:
    """A deal has ended."""
    written = None if scores is None else list(scores)
    return {"entry": "end", "deal": deal, "scores": written, "totals": list(totals), "secret": secret}


def result_entry(winners: Sequence[int], totals: Sequence[int]) -> Entry:
    """The match has ended."""
    return {"entry": "result", "winners": list(winners), "totals": list(totals)}


@dataclass(frozen=True)
class Stretch:
    """Entries that share one written link."""

    place: str  #: header, deal, actions, end or result
    deal: int  #: 0 outside deals
    entries: Sequence[Entry]
    written: bytes


def stretches(record: Record) -> Iterator[Stretch]:
    """The record's entries in the order of the chain."""
    yield Stretch("header", 0, [header_entry(record)], bytes.fromhex(record.link))
    for number, deal in enumerate(record.deals, 1):
        yield Stretch("deal", number, [deal_entry(number, deal.dealer, deal.pack)], bytes.fromhex(deal.link))
        actions = [action_entry(number, k, action) for k, action in enumerate(deal.actions, 1)]
        yield Stretch("actions", number, actions, bytes.fromhex(deal.actions_link))
        if deal.end is not None:
            end = end_entry(number, deal.end.scores, deal.end.totals, deal.end.secret)
            yield Stretch("end", number, [end], bytes.fromhex(deal.end.link))
    if record.result is not None:
        result = result_entry(record.result.winners, record.result.totals)
        yield Stretch("result", 0, [result], bytes.fromhex(record.result.link))


def broken_links(record: Record) -> Iterator[tuple[str, int]]:
    """Place and deal of every stretch that does not fit its link; ``head`` where the last link is another one.

    The walk goes on from the written link, so that one altered entry is one fault and not all that follow.
    """
    before = GENESIS
    for stretch in stretches(record):
        found = before
        for entry in stretch.entries:
            found = link(found, entry)
        if found != stretch.written:
            yield stretch.place, stretch.deal
        before = stretch.written
    if before.hex() != record.head:
        yield "head", 0
