"""The lines of the player protocol: a keyword, a space, and the content.

The arena's content is JSON. A player's is plain text, so no library is needed to answer.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from vierblatt.games.contract import Game
from vierblatt.kernel.cache import rules_key
from vierblatt.kernel.state import States
from vierblatt.view import View

#: The version of the protocol; others are not supported.
PROTOCOL = 1
#: The maximum number of bytes of a player's line, without the line feed.
LONGEST = 4096

# Sent by the arena.
HELLO, BEGIN, EVENT, CHOOSE, RESULT, QUIT = "hello", "begin", "event", "choose", "result", "quit"
# Sent by a player.
NAME, WANTS, READY, DO, INFO = "name", "wants", "ready", "do", "info"
#: A player can request the seat's concealed record with every view, if it runs the same rules.
RECORD = "record"


class HelloMessage(msgspec.Struct, frozen=True):
    """The first line. rules: all house rules. record: the format of records, as a hash of the rules."""

    protocol: int
    game: str
    rules: Mapping[str, Any]
    seats: int
    sides: int
    seconds: float
    record: str


class BeginMessage(msgspec.Struct, frozen=True):
    """A board begins; the previous one is over. seed: the source of the player's randomness."""

    seat: int
    seed: int


class ChooseMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player is to act within `seconds`. record: base64 of the words, little-endian, if requested."""

    view: View
    seconds: float
    record: str = ""


class ResultMessage(msgspec.Struct, frozen=True):
    """The board is over. points: what the seat has won."""

    points: float


def line(word: str, message: msgspec.Struct | None = None) -> bytes:
    """Encodes one line."""
    return word.encode() + (b" " + msgspec.json.encode(message) if message is not None else b"") + b"\n"


def encode_record(game: Game, states: States) -> str:
    """Encodes the words of a record as text."""
    return base64.b64encode(game.layout.words(states).astype("<i8").tobytes()).decode()


def decode_record(game: Game, text: str) -> States:
    """Decodes a record into a batch of one; raises ValueError."""
    words = np.frombuffer(base64.b64decode(text, validate=True), "<i8").astype(np.int64)
    if len(words) != game.layout.size:
        raise ValueError("a record of the wrong size")
    states = game.layout.new(1)
    game.layout.load(states, words)
    return states


def record_key(game: Game) -> str:
    """A hash that changes whenever the format of records may have changed."""
    return rules_key(game.folder)
