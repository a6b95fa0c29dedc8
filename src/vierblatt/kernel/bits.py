"""Bit sets in an int64: count, lowest, highest, n-th."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from vierblatt.kernel.jit import instruction

#: Processors that have the PDEP instruction but need hundreds of cycles for it.
SLOW_PDEP = ("znver1", "znver2", "bdver4")


def _count(bits: int) -> int:
    return bits.bit_count()


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def _highest(bits: int) -> int:
    return bits.bit_length() - 1


@instruction(_count)
def count(context: Any, bits: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda ctx, builder, sig, args: builder.ctpop(args[0])


@instruction(_lowest)
def lowest(context: Any, bits: Any) -> Any:
    """The number of the lowest set bit; `bits` is not 0."""
    return types.int64(types.int64), lambda ctx, builder, sig, args: builder.cttz(args[0], cgutils.true_bit)


@instruction(_highest)
def highest(context: Any, bits: Any) -> Any:
    """The number of the highest set bit; `bits` is not 0."""

    def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], cgutils.true_bit)
        return builder.sub(ctx.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), build


def nth_by_steps(bits: int, n: int) -> int:
    """Like `nth`, one bit at a time."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


@instruction(nth_by_steps)
def nth(context: Any, bits: Any, n: Any) -> Any:
    """The number of the n-th lowest set bit, from 0; `bits` has more than `n`.

    On a processor with PDEP this is one instruction. Random play then needs a quarter less time than with a loop, since
    the processor mispredicts how many steps the loop takes.
    """

    def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
        _, processor, features = ctx.codegen().magic_tuple()
        if "+bmi2" not in features.split(",") or processor in SLOW_PDEP:
            return ctx.compile_internal(builder, nth_by_steps, sig, args)
        word = args[0].type
        kind = ir.FunctionType(word, [word, word])
        pdep = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        place = builder.call(pdep, [builder.shl(word(1), args[1]), args[0]])
        return builder.cttz(place, cgutils.true_bit)

    return types.int64(types.int64, types.int64), build
