"""Chat at a table: sent out, kept for latecomers, then forgotten. It is never in the log."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Collection

import msgspec

from vierblatt.protocol import EMOJI, PHRASES
from vierblatt.protocol.frames import Said
from vierblatt.server.accounts.lookalikes import invisible
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.faults import LiveFault

KEPT = 30
AT_ONCE, PER_SECOND = 5, 0.5
#: Unicode categories removed from chat: control characters, and marks that change the direction of other text.
_UNWANTED = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d", "\ufe0f"}
#: Combining marks shown per letter: more would reach into the lines above and below.
MOST_MARKS = 3


class HeardLine(msgspec.Struct, frozen=True):
    """A stored line, and when it was said, in milliseconds since 1970."""

    at: int
    said: Said


class TableChat:
    """The chat of one table."""

    def __init__(self) -> None:
        self._said: deque[tuple[int, Said]] = deque(maxlen=KEPT)
        self._muted: dict[str, set[str]] = {}
        self._buckets: dict[str, TokenBucket] = {}

    def say(self, said: Said, now: int) -> None:
        """Stores a line; raises LiveFault if the player sends too many. now: milliseconds."""
        bucket = self._buckets.setdefault(said.player, TokenBucket(AT_ONCE, PER_SECOND, now / 1000))
        if not bucket.take(now / 1000):
            raise LiveFault("too-fast")
        self._said.append((now, said))

    def mute(self, receiver: str, player: str, *, on: bool) -> None:
        """Mutes `player` for `receiver`, or unmutes them."""
        muted = self._muted.setdefault(receiver, set())
        if on and len(muted) < 100:
            muted.add(player)
        else:
            muted.discard(player)

    def hears(self, receiver: str, player: str) -> bool:
        """Whether the receiver gets the chat of a player."""
        return player not in self._muted.get(receiver, ())

    @property
    def speakers(self) -> set[str]:
        """Whose lines are stored."""
        return {said.player for _, said in self._said}

    def said_until(self, until: int) -> list[HeardLine]:
        """The stored lines up to a time in milliseconds."""
        return [HeardLine(at, said) for at, said in self._said if at <= until]

    def heard(self, receiver: str, until: int, unheard: Collection[str] = ()) -> list[HeardLine]:
        """The stored lines that a latecomer gets, up to a time in milliseconds, without those of `unheard`."""
        lines = (line for line in self.said_until(until) if line.said.player not in unheard)
        return [line for line in lines if self.hears(receiver, line.said.player)]


def phrase(text: str) -> str:
    """Checks a one-tap phrase or emoji and returns it; raises LiveFault."""
    if text not in PHRASES and text not in EMOJI:
        raise LiveFault("unknown-phrase", phrase=text)
    return text


def cleaned(text: str) -> str:
    """Removes characters that would disturb other lines; raises LiveFault if nothing visible is left."""
    kept = "".join(c if c in _JOINERS or unicodedata.category(c) not in _UNWANTED else " " for c in text)
    line = _limit_marks(" ".join(unicodedata.normalize("NFC", kept).split()))
    if all(invisible(c) or c == " " for c in line):
        raise LiveFault("nothing-said")
    return line


def shown_text(text: str, longest: int) -> str:
    r"""One line of at most `longest` characters, which may be empty; raises LiveFault.

    >>> shown_text("arrived\nlate", 40), shown_text(" ", 40)
    ('arrived late', '')
    """
    try:
        kept = cleaned(text)
    except LiveFault:  # nothing visible
        return ""
    if len(kept) > longest:
        raise LiveFault("text-too-long", characters=len(kept), most=longest)
    return kept


def _limit_marks(line: str) -> str:
    """Limits the marks on each letter, and drops marks without one: they would attach to the preceding text."""
    kept, room = [], 0
    for character in line:
        if character in _JOINERS:
            kept.append(character)  # invisible, and no base for a mark
        elif unicodedata.category(character)[0] != "M":
            kept.append(character)
            room = 0 if character == " " else MOST_MARKS
        elif room:
            kept.append(character)
            room -= 1
    return " ".join("".join(kept).split())
