"""Makes invalid inputs from valid ones, by changing bytes, and values in JSON.

>>> mutator = Mutator([b'{"seat": 3}'], random.Random(5))
>>> len({mutator.next() for _ in range(100)}) > 50
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

#: Values that often break programs.
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 63, 64, 255, 2**31, -(2**31) - 1, 2**53 - 1, 2**53, 2**63, -(2**63), 2**64,
    10**30, -(10**30), 1.5, -0.0, 1e308,
    "", " ", "0", "-1", "null", "pass", "AS", "as", "XR", "ＡＳ", "bid 9", "\x00", "\u202e", "\u200d", "é" * 40,
    "ß", "İ", "ﷺ", "🃏", "../../etc/passwd", "%00", "a" * 300, "9" * 400, "abcdefghij", [], [[]], {}, {"": {}},
    [0] * 70, {"type": "act"},
)  # fmt: skip
#: Byte strings that have a meaning for some parser.
PIECES: tuple[bytes, ...] = (
    b"", b"\x00", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r\n", b"\n", b"\t", b"{", b"}", b"[", b"]",
    b'"', b"\\", b"\\u0000", b"\\ud800", b",", b":", b"null", b"true", b"NaN", b"1e999", b"-", b"0x", b"9" * 60,
    b"%2e%2e%2f", b"%", b"'", b";", b"<b>", b"&", b"#", b"?", b"/", b"//", b"..", b"\x1b[2J", b"[" * 600,
)  # fmt: skip
DEEPEST = 2000  #: levels of nested brackets


class Mutator:
    """A source of mutated inputs. seeds: valid inputs. rng: the source of all randomness."""

    def __init__(self, seeds: Sequence[bytes], rng: random.Random) -> None:
        self._seeds = list(seeds)
        self._trees = [tree for tree in map(_tree, self._seeds) if isinstance(tree, dict | list)]
        self.rng = rng

    def next(self) -> bytes:
        """The next input, with something wrong in one or more places."""
        if self._trees and self.rng.random() < 0.6:
            tree = self.rng.choice(self._trees)
            for _ in range(self._some()):
                tree = self._changed(tree)
            return msgspec.json.encode(tree)
        data = self.rng.choice(self._seeds)
        for _ in range(self._some()):
            data = self.rng.choice(_BYTES)(self, data)
        return data

    def _some(self) -> int:
        return 1 if self.rng.random() < 0.7 else self.rng.randint(2, 5)

    # --- values ------------------------------------------------------------------------------------------------------

    def _changed(self, value: Any) -> Any:
        """A copy of the value with one thing changed; unchanged parts are shared."""
        if isinstance(value, dict) and value and self.rng.random() < 0.9:
            key = self.rng.choice([*value])
            match self.rng.randrange(8):
                case 0:
                    return {name: each for name, each in value.items() if name != key}
                case 1:
                    return {**value, str(self._odd("")): self._odd(value[key])}
                case _:
                    return {**value, key: self._changed(value[key])}
        if isinstance(value, list) and value and self.rng.random() < 0.9:
            place = self.rng.randrange(len(value))
            match self.rng.randrange(8):
                case 0:
                    return value[:place] + value[place + 1 :]
                case 1:
                    return [*value, *value[place:]]
                case 2:
                    return self.rng.sample(value, len(value))
                case _:
                    return [*value[:place], self._changed(value[place]), *value[place + 1 :]]
        return self._odd(value)

    def _odd(self, value: Any) -> Any:
        """A replacement for a value: close to it, or entirely different."""
        rng = self.rng
        if isinstance(value, bool) or rng.random() < 0.35:
            return rng.choice(VALUES)
        if isinstance(value, int):
            return rng.choice((value + 1, value - 1, -value, value * 2, value << 40, value / 2, str(value)))
        if isinstance(value, str):
            data = value.encode(errors="surrogatepass")
            for _ in range(self._some()):
                data = rng.choice(_BYTES)(self, data)
            return data.decode(errors="replace")
        return rng.choice(([value], {"a": value}, [value, value], str(value)))

    # --- bytes -------------------------------------------------------------------------------------------------------

    def _place(self, data: bytes) -> int:
        return self.rng.randint(0, len(data))

    def _flip(self, data: bytes) -> bytes:
        if not data:
            return b"\x00"
        place = self.rng.randrange(len(data))
        return data[:place] + bytes([data[place] ^ 1 << self.rng.randrange(8)]) + data[place + 1 :]

    def _put_in(self, data: bytes) -> bytes:
        place = self._place(data)
        return data[:place] + self.rng.choice(PIECES) + data[place:]

    def _put_over(self, data: bytes) -> bytes:
        place, piece = self._place(data), self.rng.choice(PIECES)
        return data[:place] + piece + data[place + len(piece) :]

    def _cut(self, data: bytes) -> bytes:
        first, last = sorted((self._place(data), self._place(data)))
        return data[:first] + data[last:]

    def _end(self, data: bytes) -> bytes:
        return data[: self._place(data)]

    def _double(self, data: bytes) -> bytes:
        first = self._place(data)
        piece = data[first : first + self.rng.randint(1, 40)]
        return data[:first] + piece * self.rng.randint(2, 6) + data[first:]

    def _join(self, data: bytes) -> bytes:
        other = self.rng.choice(self._seeds)
        return data[: self._place(data)] + other[self._place(other) :]

    def _nest(self, data: bytes) -> bytes:
        depth = self.rng.choice((2, 30, DEEPEST))
        left, right = self.rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
        return left * depth + data + right * depth


_BYTES: tuple[Callable[[Mutator, bytes], bytes], ...] = (
    Mutator._flip, Mutator._flip, Mutator._put_in, Mutator._put_in, Mutator._put_over, Mutator._cut, Mutator._end,
    Mutator._double, Mutator._join, Mutator._nest,
)  # fmt: skip


def _tree(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        return None
