"""The rows of `vierblatt.kernel.rows` in compiled code: a pinned array is its address, loads and stores are wide.

Each function has its twin in `rows_plain`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from vierblatt.kernel import rows_plain
from vierblatt.kernel.jit import instruction, rule_with_twin

Row = int


def _place(builder: Any, row: Any, at: Any, target: Any) -> Any:
    return builder.inttoptr(builder.add(row, at), target.as_pointer())


def _storing(value: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """Code that stores what `value` makes of its last argument: (row, at, number)."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row, at, number = arguments
        stored = value(builder, number)
        builder.store(stored, _place(builder, row, at, stored.type), align=1)
        return context.get_dummy_value()

    def typed(context: Any, row: Any, at: Any, number: Any) -> Any:
        return types.void(types.int64, types.int64, types.int64), generate

    return typed


def _writing_bits(width: int) -> Callable[..., Any]:
    """Code that stores `width` bits as that many bytes."""

    def value(builder: Any, bits: Any) -> Any:
        lanes = builder.bitcast(builder.trunc(bits, ir.IntType(width)), ir.VectorType(ir.IntType(1), width))
        return builder.zext(lanes, ir.VectorType(ir.IntType(8), width))

    return _storing(value)


def _copying(width: int) -> Callable[..., Any]:
    """Code that copies `width` bytes: (row, at, other row, first)."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = ir.VectorType(ir.IntType(8), width)
        values = builder.load(_place(builder, arguments[2], arguments[3], lanes), align=1)
        builder.store(values, _place(builder, arguments[0], arguments[1], lanes), align=1)
        return context.get_dummy_value()

    def typed(context: Any, out: Any, at: Any, row: Any, first: Any) -> Any:
        return types.void(types.int64, types.int64, types.int64, types.int64), generate

    return typed


def _pin(context: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0]).data
        return builder.ptrtoint(data, ir.IntType(64))

    return types.int64(array), generate


def _load_word(context: Any, row: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_place(builder, arguments[0], arguments[1], ir.IntType(64)), align=1)

    return types.int64(types.int64, types.int64), generate


def _word_of(context: Any, s: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(words, [arguments[1]]))

    return types.int64(s, types.int64), generate


def _set_word(context: Any, s: Any, word: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        builder.store(arguments[2], builder.gep(words, [arguments[1]]))
        return context.get_dummy_value()

    return types.void(s, types.int64, types.int64), generate


pin = instruction(rows_plain.pin)(_pin)
put = instruction(rows_plain.put)(_storing(lambda builder, number: builder.trunc(number, ir.IntType(8))))
store_word = instruction(rows_plain.store_word)(_storing(lambda builder, number: number))
load_word = instruction(rows_plain.load_word)(_load_word)
word_of = instruction(rows_plain.word_of)(_word_of)
set_word = instruction(rows_plain.set_word)(_set_word)
write_bits_32 = intrinsic(_writing_bits(32))
write_bits_8 = intrinsic(_writing_bits(8))
copy_32 = intrinsic(_copying(32))
copy_8 = intrinsic(_copying(8))


@rule_with_twin(rows_plain.write_bits)
def write_bits(out: Row, at: int, bits: int, length: int) -> None:
    """Writes bit k of `bits` to place `at` + k, for k below `length`, at most 64."""
    if length >= 32:
        write_bits_32(out, at, bits)
        write_bits_32(out, at + length - 32, bits >> (length - 32))  # overlaps; never writes beyond the row
    elif length >= 8:
        for k in range(0, length - 7, 8):
            write_bits_8(out, at + k, bits >> k)
        write_bits_8(out, at + length - 8, bits >> (length - 8))
    else:
        for k in range(length):
            put(out, at + k, bits >> k & 1)


@rule_with_twin(rows_plain.copy_row)
def copy_row(out: Row, at: int, row: Row, first: int, length: int) -> None:
    """Copies `length` places, from 8 to 64, of another row."""
    if length >= 32:
        copy_32(out, at, row, first)
        copy_32(out, at + length - 32, row, first + length - 32)
    else:
        for k in range(0, length - 7, 8):
            copy_8(out, at + k, row, first + k)
        copy_8(out, at + length - 8, row, first + length - 8)
