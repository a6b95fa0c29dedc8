"""Checks what all players of a table receive: against each other, and against what they have received before.

Since the load plays several seats of a table, it sees several hands, and can look for their cards in places where
they must not appear.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from vierblatt.load.findings import Findings, Kind
from vierblatt.protocol import frames

CARD = re.compile(rb"(?<![0-9A-Za-z])(?:[2-9TJQKA][SHDC]|X[RB])(?![0-9A-Za-z])")
KEPT = 16  #: how many entries of a table are kept

Cards = frozenset[str]


class ReceivedEntry:
    """One entry of a table's log, as players receive it. text: what everybody gets."""

    __slots__ = ("cards", "hands", "last", "legal", "public", "seats", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.public = _update(text)
        self.cards: Cards = frozenset()  #: the cards that everybody can see
        self.hands: dict[int, Cards] = {}
        self.legal: dict[int, list[str]] = {}
        self.seats: set[int] = set()  #: those that have received it
        self.last = 0.0  #: when the last of them received it

    def acted(self, seat: int, action: str) -> bool:
        """Whether this entry says that a seat took an action."""
        return any(e.get("seat") == seat and action in {e.get("card"), e.get("call")} for e in self.public.events)


class Checks:
    """The checks of one match. people: how many of its seats are ours."""

    def __init__(self, table: str, people: int, findings: Findings) -> None:
        self._table, self._people, self._findings = table, people, findings
        self._entries: dict[int, ReceivedEntry] = {}
        self._hands: dict[int, Cards] = {}
        self._shown: set[str] = set()  # cards of this deal that were shown to everybody

    def __getitem__(self, seq: int) -> ReceivedEntry | None:
        return self._entries.get(seq)

    def fault(self, kind: Kind, what: str) -> None:
        """Records that something is wrong at this table."""
        self._findings.add(kind, self._table, what)

    def hear(self, seat: int, seq: int, data: bytes, own: frames.Own | None, now: float) -> ReceivedEntry:
        """Checks an entry that a player received; returns what is known of it so far. Raises msgspec.DecodeError."""
        text = frames.without_own(data)
        entry = self._entries.get(seq)
        if entry is None:
            entry = self._entries[seq] = ReceivedEntry(text)
            self._look_at(entry, seq)
            self._entries.pop(seq - KEPT, None)
        elif text != entry.text:
            self.fault("torn", f"entry {seq}: seat {seat} got another text than the seats before it")
        entry.seats.add(seat)
        entry.last = now
        if own is not None:
            self._look_at_own(entry, seq, seat, own)
        elif entry.public.board is not None:
            self.fault("other-seat", f"entry {seq}: seat {seat} did not get its own part")
        if len(entry.seats) == self._people:
            self._compare(entry, seq)
        return entry

    def forget(self, seat: int) -> None:
        """Forgets the hand of a seat that was away: it says nothing about the current one."""
        self._hands.pop(seat, None)

    def _look_at(self, entry: ReceivedEntry, seq: int) -> None:
        for event in entry.public.events:
            if event.get("event") == "deal-begun":
                self._shown.clear()
                self._hands.clear()
            if event.get("audience") is not None:
                self.fault("leak", f"entry {seq}: everybody got an event that is for one seat: {event}")
            self._shown.update(_cards_of(event))
        if entry.public.revealed is None:
            entry.cards = frozenset(card.decode() for card in CARD.findall(entry.text))

    def _look_at_own(self, entry: ReceivedEntry, seq: int, seat: int, own: frames.Own) -> None:
        hand, board = frozenset(own.hand), entry.public.board
        entry.hands[seat], entry.legal[seat] = hand, own.legal
        came = {card for event in own.events for card in _cards_of(event)}
        if any(event.get("audience") not in {seat, None} for event in own.events):
            self.fault("other-seat", f"entry {seq}: seat {seat} got an event for another seat")
        if not came <= hand:
            self.fault("board", f"entry {seq}: {sorted(came - hand)} came to seat {seat} but are not in its hand")
        if not hand - came <= self._hands.get(seat, hand):
            self.fault("board", f"entry {seq}: {sorted(hand - came)} are in the hand of seat {seat} without an event")
        self._hands[seat] = hand
        if board is None:
            return
        if board.hands_held[seat] != len(own.hand) or len(hand) != len(own.hand):
            self.fault("board", f"entry {seq}: seat {seat} holds {own.hand}, the board says {board.hands_held}")
        mine = board.turn == seat and not entry.public.info.paused
        if bool(own.legal) != mine:
            self.fault("board", f"entry {seq}: it is the turn of seat {board.turn}, but seat {seat} may do {own.legal}")
        if board.phase == "play" and not hand.issuperset(own.legal):
            self.fault("board", f"entry {seq}: seat {seat} may play {own.legal} but holds {own.hand}")

    def _compare(self, entry: ReceivedEntry, seq: int) -> None:
        """Once all have received it: no card may be in two hands, and no card of a hand visible to everybody."""
        hidden: set[str] = set().union(*entry.hands.values())
        if len(hidden) != sum(map(len, entry.hands.values())):
            self.fault("other-seat", f"entry {seq}: a card is in two hands: {_texts(entry.hands)}")
        leaked = (entry.cards & hidden) - self._shown
        if leaked:
            self.fault("leak", f"entry {seq}: everybody sees {sorted(leaked)}, which a player holds")


_update = msgspec.json.Decoder(frames.Update).decode


def _cards_of(event: Mapping[str, Any]) -> list[str]:
    card = event.get("card")
    return [*event.get("cards", ()), *([card] if card else [])]


def _texts(hands: Mapping[int, Cards]) -> dict[int, list[str]]:
    return {seat: sorted(hand) for seat, hand in hands.items()}
