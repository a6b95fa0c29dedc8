"""What all people of a table are told, held against each other and against what they have been told before.

Since the load sits in several seats of a table it knows several hands, and can look for their cards where nobody else
may see them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from vierblatt.load.findings import Findings, Kind
from vierblatt.protocol import frames

CARD = re.compile(rb"(?<![0-9A-Za-z])(?:[2-9TJQKA][SHDC]|X[RB])(?![0-9A-Za-z])")
KEPT = 16  #: entries of a table that are remembered

Cards = frozenset[str]


class ToldEntry:
    """One entry of a table's log, as people are told of it. text: what everybody gets."""

    __slots__ = ("cards", "hands", "last", "legal", "public", "seats", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.public = _update(text)
        self.cards: Cards = frozenset()  #: that are named to everybody
        self.hands: dict[int, Cards] = {}
        self.legal: dict[int, list[str]] = {}
        self.seats: set[int] = set()  #: that have been told
        self.last = 0.0  #: when the last of them was

    def acted(self, seat: int, action: str) -> bool:
        """Whether this tells that a seat did this."""
        return any(e.get("seat") == seat and action in {e.get("card"), e.get("call")} for e in self.public.events)


class Checks:
    """Of one match. people: how many of its seats are ours."""

    def __init__(self, table: str, people: int, findings: Findings) -> None:
        self._table, self._people, self._findings = table, people, findings
        self._entries: dict[int, ToldEntry] = {}
        self._hands: dict[int, Cards] = {}
        self._shown: set[str] = set()  # cards of this deal that were shown to everybody

    def __getitem__(self, seq: int) -> ToldEntry | None:
        return self._entries.get(seq)

    def fault(self, kind: Kind, what: str) -> None:
        """Notes that something is wrong at this table."""
        self._findings.add(kind, self._table, what)

    def hear(self, seat: int, seq: int, data: bytes, own: frames.Own | None, now: float) -> ToldEntry:
        """Somebody is told of an entry; what is known of it by now. Raises msgspec.DecodeError."""
        text = frames.without_own(data)
        told = self._entries.get(seq)
        if told is None:
            told = self._entries[seq] = ToldEntry(text)
            self._look_at(told, seq)
            self._entries.pop(seq - KEPT, None)
        elif text != told.text:
            self.fault("torn", f"entry {seq}: seat {seat} was told another thing than those before")
        told.seats.add(seat)
        told.last = now
        if own is not None:
            self._look_at_own(told, seq, seat, own)
        elif told.public.board is not None:
            self.fault("other-seat", f"entry {seq}: seat {seat} was not told its own part")
        if len(told.seats) == self._people:
            self._compare(told, seq)
        return told

    def forget(self, seat: int) -> None:
        """A seat was away: what its hand was says nothing about what it is."""
        self._hands.pop(seat, None)

    def _look_at(self, told: ToldEntry, seq: int) -> None:
        for event in told.public.events:
            if event.get("event") == "deal-begun":
                self._shown.clear()
                self._hands.clear()
            if event.get("audience") is not None:
                self.fault("leak", f"entry {seq}: everybody was told an event that is for one seat: {event}")
            self._shown.update(_cards_of(event))
        if told.public.revealed is None:
            told.cards = frozenset(card.decode() for card in CARD.findall(told.text))

    def _look_at_own(self, told: ToldEntry, seq: int, seat: int, own: frames.Own) -> None:
        hand, board = frozenset(own.hand), told.public.board
        told.hands[seat], told.legal[seat] = hand, own.legal
        came = {card for event in own.events for card in _cards_of(event)}
        if any(event.get("audience") not in {seat, None} for event in own.events):
            self.fault("other-seat", f"entry {seq}: seat {seat} was told what is for another")
        if not came <= hand:
            self.fault("board", f"entry {seq}: {sorted(came - hand)} came to seat {seat} and are not in its hand")
        if not hand - came <= self._hands.get(seat, hand):
            self.fault("board", f"entry {seq}: nobody told seat {seat} where {sorted(hand - came)} came from")
        self._hands[seat] = hand
        if board is None:
            return
        if board.hands_held[seat] != len(own.hand) or len(hand) != len(own.hand):
            self.fault("board", f"entry {seq}: seat {seat} holds {own.hand}, the board says {board.hands_held}")
        mine = board.turn == seat and not told.public.info.paused
        if bool(own.legal) != mine:
            self.fault("board", f"entry {seq}: turn of seat {board.turn}, and seat {seat} may do {own.legal}")
        if board.phase == "play" and not hand.issuperset(own.legal):
            self.fault("board", f"entry {seq}: seat {seat} may play {own.legal} and holds {own.hand}")

    def _compare(self, told: ToldEntry, seq: int) -> None:
        """Now that all have been told: no card is in two hands, and none that somebody holds stands there for all."""
        hidden: set[str] = set().union(*told.hands.values())
        if len(hidden) != sum(map(len, told.hands.values())):
            self.fault("other-seat", f"entry {seq}: a card is in two hands: {_texts(told.hands)}")
        leaked = (told.cards & hidden) - self._shown
        if leaked:
            self.fault("leak", f"entry {seq}: everybody was told {sorted(leaked)}, which somebody holds")


_update = msgspec.json.Decoder(frames.Update).decode


def _cards_of(event: Mapping[str, Any]) -> list[str]:
    card = event.get("card")
    return [*event.get("cards", ()), *([card] if card else [])]


def _texts(hands: Mapping[int, Cards]) -> dict[int, list[str]]:
    return {seat: sorted(hand) for seat, hand in hands.items()}
