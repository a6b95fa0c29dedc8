"""The lines of the player protocol: a word, and after a space what belongs to it.

What the arena says is JSON after the word; what a player says is plain text, so that it takes no library to answer.
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

#: The number of the protocol; another one cannot be understood.
PROTOCOL = 1
#: Bytes that a line of a player may have, the line feed not counted.
LONGEST = 4096

# What the arena says ...
HELLO, BEGIN, EVENT, CHOOSE, RESULT, QUIT = "hello", "begin", "event", "choose", "result", "quit"
# ... and what a player answers.
NAME, WANTS, READY, DO, INFO = "name", "wants", "ready", "do", "info"
#: What a player can want: the seat's concealed record with every view, for players that run the same rules.
RECORD = "record"


class HelloMessage(msgspec.Struct, frozen=True):
    """The first line. rules: all house rules. record: which words a record is made of, as a hash of the rules."""

    protocol: int
    game: str
    rules: Mapping[str, Any]
    seats: int
    sides: int
    seconds: float
    record: str


class BeginMessage(msgspec.Struct, frozen=True):
    """A board begins: everything before it is over. seed: what the player may draw chance from."""

    seat: int
    seed: int


class ChooseMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player is to act, within so many seconds; record: base64 of the words, little-endian, if it was wanted."""

    view: View
    seconds: float
    record: str = ""


class ResultMessage(msgspec.Struct, frozen=True):
    """The board is over; points that the seat has won."""

    points: float


def line(word: str, message: msgspec.Struct | None = None) -> bytes:
    """One line as it is sent."""
    return word.encode() + (b" " + msgspec.json.encode(message) if message is not None else b"") + b"\n"


def packed(game: Game, states: States) -> str:
    """The words of a record as text."""
    return base64.b64encode(game.layout.words(states).astype("<i8").tobytes()).decode()


def unpacked(game: Game, text: str) -> States:
    """A batch of one with the record in it; raises ValueError."""
    words = np.frombuffer(base64.b64decode(text, validate=True), "<i8").astype(np.int64)
    if len(words) != game.layout.size:
        raise ValueError("a record of another size")
    states = game.layout.new(1)
    game.layout.load(states, words)
    return states


def record_key(game: Game) -> str:
    """Changes with whatever a record is made of."""
    return rules_key(game.folder)
