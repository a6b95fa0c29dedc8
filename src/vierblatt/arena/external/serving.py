"""`vierblatt player`: a built-in bot as an external program for any arena."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import BinaryIO, TypeVar

import msgspec

from vierblatt import games
from vierblatt.arena.external.lines import (
    BEGIN,
    CHOOSE,
    DO,
    HELLO,
    NAME,
    PROTOCOL,
    QUIT,
    READY,
    RECORD,
    WANTS,
    BeginMessage,
    HelloMessage,
    decode_record,
    record_key,
)
from vierblatt.bots import Bot, make
from vierblatt.errors import BadPlayerLine
from vierblatt.games.contract import Game

T = TypeVar("T")


class _Asked(msgspec.Struct, frozen=True):
    """The part of a `choose` message that built-in bots need."""

    record: str


def serve(spec: str, lines: Iterable[bytes], out: BinaryIO, making: Callable[[str, int], Bot] = make) -> None:
    """Answers lines until `quit` or the end of input.

    making: makes the bot from its spec and a seed. Raises BadOption, and BadPlayerLine for an invalid line.
    """
    bot = making(spec, 0)
    game: Game | None = None
    for line in lines:
        word, _, text = line.strip().partition(b" ")
        said = word.decode("utf-8", "replace")
        if said == HELLO:
            game = _greeted(_read(text, HelloMessage, said))
            _answer(out, f"{NAME} Vierblatt {spec}", f"{WANTS} {RECORD}", READY)
        elif said == BEGIN:
            bot = making(spec, _read(text, BeginMessage, said).seed)
        elif said == CHOOSE:
            if game is None:
                raise BadPlayerLine("player-line", word=said)
            try:
                states = decode_record(game, _read(text, _Asked, said).record)
            except ValueError:
                raise BadPlayerLine("player-line", word=said) from None
            _answer(out, f"{DO} {bot.choose(game, states).action}")
        elif said == QUIT:
            return


def _greeted(hello: HelloMessage) -> Game:
    """The game; raises BadPlayerLine if the arena uses another protocol version or record format."""
    game = games.get(hello.game)
    if hello.protocol != PROTOCOL or hello.record != record_key(game):
        raise BadPlayerLine("player-of-another-version")
    return game


def _read(text: bytes, kind: type[T], word: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        raise BadPlayerLine("player-line", word=word) from None


def _answer(out: BinaryIO, *lines: str) -> None:
    out.write("".join(f"{line}\n" for line in lines).encode())
    out.flush()
