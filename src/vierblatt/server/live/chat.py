"""What is said at a table: it is told, kept for late comers, and forgotten; it is never in the log."""

from __future__ import annotations

import unicodedata
from collections import deque

from vierblatt.protocol import EMOJI, PHRASES
from vierblatt.protocol.frames import Said
from vierblatt.server.accounts.lookalikes import invisible
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.faults import LiveFault

KEPT = 30
AT_ONCE, PER_SECOND = 5, 0.5
#: Unicode categories that have no place in a line of chat: controls, and marks that turn the direction of others' text.
_UNWANTED = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d", "\ufe0f"}
#: Marks on one letter that are shown: more of them reach into the lines above and below.
MOST_MARKS = 3


class TableChat:
    """Of one table."""

    def __init__(self) -> None:
        self._said: deque[tuple[int, Said]] = deque(maxlen=KEPT)
        self._muted: dict[str, set[str]] = {}
        self._buckets: dict[str, TokenBucket] = {}

    def say(self, said: Said, now: int) -> None:
        """Takes what somebody says; raises LiveFault. now: milliseconds."""
        bucket = self._buckets.setdefault(said.player, TokenBucket(AT_ONCE, PER_SECOND, now / 1000))
        if not bucket.take(now / 1000):
            raise LiveFault("too-fast")
        self._said.append((now, said))

    def mute(self, receiver: str, player: str, *, on: bool) -> None:
        """From now on `receiver` hears nothing from `player`, or hears them again."""
        muted = self._muted.setdefault(receiver, set())
        if on and len(muted) < 100:
            muted.add(player)
        else:
            muted.discard(player)

    def hears(self, receiver: str, player: str) -> bool:
        """Whether what a player says is for the receiver."""
        return player not in self._muted.get(receiver, ())

    def heard(self, receiver: str, until: int) -> list[Said]:
        """What a late comer is told, up to a time in milliseconds."""
        return [said for at, said in self._said if at <= until and self.hears(receiver, said.player)]


def phrase(text: str) -> str:
    """A phrase or an emoji that can be said with one tap; raises LiveFault."""
    if text not in PHRASES and text not in EMOJI:
        raise LiveFault("unknown-phrase", phrase=text)
    return text


def cleaned(text: str) -> str:
    """A line of chat without characters that do something to the lines of others; raises LiveFault if none is left."""
    kept = "".join(c if c in _JOINERS or unicodedata.category(c) not in _UNWANTED else " " for c in text)
    line = _few_marks(" ".join(unicodedata.normalize("NFC", kept).split()))
    if all(invisible(c) or c == " " for c in line):
        raise LiveFault("nothing-said")
    return line


def _few_marks(line: str) -> str:
    """A line whose letters have few marks, and none without a letter: it would stand on what is shown before."""
    kept, room = [], 0
    for character in line:
        if character in _JOINERS:
            kept.append(character)  # nothing to see, and nothing that a mark could stand on
        elif unicodedata.category(character)[0] != "M":
            kept.append(character)
            room = 0 if character == " " else MOST_MARKS
        elif room:
            kept.append(character)
            room -= 1
    return " ".join("".join(kept).split())
