"""Rows of int8 that networks read, written from bit sets: a plane of cards costs two vector stores.

A row is a stretch of a flat int8 array, beginning at `at`; whole batches lie in one array, so that no view has to be
made for a row.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from vierblatt.kernel.jit import PLAIN, State, rule

Row = Any

if PLAIN:

    def spread(out: Row, at: int, bits: int, length: int) -> None:
        """Bit k of `bits` into place `at` + k, for k below `length`, at most 64."""
        eight = np.array([bits], "<i8").view(np.uint8)
        out[at : at + length] = np.unpackbits(eight, count=length, bitorder="little")

    def word_at(s: State, word: int) -> int:
        """Word number `word` of a state's record."""
        for name, field in s.LAYOUT.fields.items():
            place = word - s.LAYOUT.offsets[name]
            if 0 <= place < (field.size or 1):
                return getattr(s, name)[place] if field.size else getattr(s, name)
        raise IndexError(word)

else:

    def _spreader(width: int) -> Any:
        """A function that stores `width` bits as bytes at once: (array, at, bits)."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            out, at, bits = arguments
            array = cgutils.create_struct_proxy(signature.args[0])(context, builder, out)
            lanes = builder.bitcast(builder.trunc(bits, ir.IntType(width)), ir.VectorType(ir.IntType(1), width))
            values = builder.zext(lanes, ir.VectorType(ir.IntType(8), width))
            place = builder.bitcast(builder.gep(array.data, [at]), values.type.as_pointer())
            builder.store(values, place, align=1)
            return context.get_dummy_value()

        return generate

    def _typed_32(context: Any, out: Any, at: Any, bits: Any) -> Any:
        return types.void(out, types.int64, types.int64), _spreader(32)

    def _typed_8(context: Any, out: Any, at: Any, bits: Any) -> Any:
        return types.void(out, types.int64, types.int64), _spreader(8)

    _spread_32: Any = intrinsic(_typed_32)
    _spread_8: Any = intrinsic(_typed_8)

    @rule
    def spread(out: Row, at: int, bits: int, length: int) -> None:
        """Bit k of `bits` into place `at` + k, for k below `length`, at most 64."""
        if length >= 32:
            _spread_32(out, at, bits)
            _spread_32(out, at + length - 32, bits >> (length - 32))  # overlaps; never writes beyond the row
        elif length >= 8:
            for k in range(0, length - 7, 8):
                _spread_8(out, at + k, bits >> k)
            _spread_8(out, at + length - 8, bits >> (length - 8))
        else:
            for k in range(length):
                out[at + k] = bits >> k & 1

    @intrinsic
    def word_at(context: Any, s: Any, word: Any) -> Any:
        """Word number `word` of a state's record."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
            return builder.load(builder.gep(words, [arguments[1]]))

        return types.int64(s, types.int64), generate


@rule
def put_points(out: Row, at: int, points: int) -> None:
    """Points in two places: the hundreds (rounded down, -127..127) and what is left, 0..99."""
    hundreds = points // 100
    out[at] = min(max(hundreds, -127), 127)
    out[at + 1] = points - 100 * hundreds


@rule
def put_number(out: Row, at: int, number: int) -> None:
    """A number in one place; what is beyond -127..127 is written as that end."""
    out[at] = min(max(number, -127), 127)


@rule
def put_word(out: Row, at: int, word: int) -> None:
    """An int64 in eight places, the lowest byte first."""
    for k in range(8):
        out[at + k] = ((word >> (8 * k) & 255) ^ 128) - 128


@rule
def relative(s: State, seat: int, observer: int) -> int:
    """How many places after the observer a seat plays: 0 is the observer himself."""
    place = seat - observer
    return place if place >= 0 else place + s.seats


@rule
def relative_bit(s: State, seat: int, observer: int) -> int:
    """A bit set of just that; empty for seat -1, nobody."""
    return 1 << relative(s, seat, observer) if seat >= 0 else 0


@rule
def turned_seats(s: State, seats: int, observer: int) -> int:
    """A bit set of seats, from the observer's place."""
    return (seats >> observer | seats << (s.seats - observer)) & ((1 << s.seats) - 1)
