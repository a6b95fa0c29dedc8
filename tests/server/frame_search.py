"""Searching frames for cards that their receiver may not know.

The truth comes from the table's log, replayed on its own: at every seq, which cards each seat cannot know. A frame says
which seq it belongs to, and then no hidden card may stand anywhere in its bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from vierblatt.cards import card_list
from vierblatt.games.events import DealBegun
from vierblatt.protocol.frames import OWN_SIZE
from vierblatt.server.table import AnyEntry, Table

# A card's two letters, and neither letter nor digit beside them. What costs time stands last: frames are long.
CARD = re.compile(rb"[2-9TJQKAX][SHDCRB](?![0-9A-Za-z])(?<![0-9A-Za-z]..)(?<=[2-9TJQKA][SHDC]|X[RB])")
#: The tags of the events by which a rule shows cards to everybody; any other public event with a card in it is a leak.
SHOWING = {
    "played", "trick-taken", "kout_bo-null-joker", "baloot-public-card", "baloot-card-taken", "baloot-kawesh",
    "baloot-projects-shown", "back_alley-trump-turned", "back_alley-bleeder-turned", "back_alley-bleeder-passed-over",
    "back_alley-bleeder-exchanged",
}  # fmt: skip

Cards = frozenset[str]


class _Head(msgspec.Struct):
    type: str
    seq: int = -1
    own: msgspec.Raw = msgspec.Raw(b"")


class FrameSearch:
    """What each seat (-1: a spectator) may not see at each seq of a table's log."""

    def __init__(self, secret: bytes, log: Iterable[AnyEntry]) -> None:
        entries = list(log)
        table = Table.replay(secret, entries[:1], entries[0].at)
        self.seats = len(table.seats)
        self.frames = 0
        self._had: dict[int, set[str]] = {}  # what each seat has held in this deal: it may have given cards away
        self.hidden: list[dict[int, Cards]] = [self._hidden(table, set())]
        shown: set[str] = set()
        for entry in entries[1:]:
            outcome = table.apply(entry)
            for event in outcome.events:
                if isinstance(event, DealBegun):
                    shown, self._had = set(), {}
                elif event.__struct_config__.tag in SHOWING:
                    shown |= {*getattr(event, "cards", []), getattr(event, "card", "")}
            self.hidden.append(self._hidden(table, shown))

    def _hidden(self, table: Table, shown: set[str]) -> dict[int, Cards]:
        match = table.match
        if match is None or not match.deals or match.needs_deal or match.over:
            return dict.fromkeys(range(-1, self.seats), frozenset())
        unknown = {*card_list(sum(1 << card for card in match.table.pack) & ~match.state.seen)} - shown
        own: dict[int, set[str]] = {-1: set()}
        for seat in range(self.seats):
            own[seat] = self._had.setdefault(seat, set())
            own[seat] |= {*match.hand(seat)}
        return {seat: frozenset(unknown - own[seat]) for seat in range(-1, self.seats)}

    def check(self, seat: int, frame: bytes) -> None:
        """Fails where a frame that `seat` has received holds a card that it may not know."""
        head = msgspec.json.decode(frame, type=_Head)
        self.frames += 1
        cards = {found.decode() for found in CARD.findall(frame)}
        if head.seq < 0:
            assert not cards, f"a {head.type} names cards: {cards}"
            return
        leaked = cards & self.hidden[head.seq][seat]
        assert not leaked, f"seq {head.seq}: seat {seat} was shown {sorted(leaked)} in a {head.type}"
        if head.own:
            assert seat >= 0, "a spectator was given a seat's own part"
            length = len(frame) - len(without_own(frame))
            assert length == len(b',"own":') + OWN_SIZE + len(b"}"), f"seq {head.seq}: {length} bytes of its own"


def without_own(frame: bytes) -> bytes:
    """A frame without the part that is for its receiver alone; that part stands last."""
    head, own, _ = frame.partition(b',"own":')
    return head if own else head[:-1]
