"""Bit sets in an int64: count, lowest, highest, n-th."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from vierblatt.kernel.jit import PLAIN, rule

if PLAIN:

    def count(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """The number of the lowest set bit; `bits` is not 0."""
        return (bits & -bits).bit_length() - 1

    def highest(bits: int) -> int:
        """The number of the highest set bit; `bits` is not 0."""
        return bits.bit_length() - 1

else:

    @intrinsic
    def count(context: Any, bits: Any) -> Any:
        """How many bits are set."""
        return types.int64(types.int64), lambda ctx, builder, sig, args: builder.ctpop(args[0])

    @intrinsic
    def lowest(context: Any, bits: Any) -> Any:
        """The number of the lowest set bit; `bits` is not 0."""
        return types.int64(types.int64), lambda ctx, builder, sig, args: builder.cttz(args[0], cgutils.true_bit)

    @intrinsic
    def highest(context: Any, bits: Any) -> Any:
        """The number of the highest set bit; `bits` is not 0."""

        def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
            zeros = builder.ctlz(args[0], cgutils.true_bit)
            return builder.sub(ctx.get_constant(types.int64, 63), zeros)

        return types.int64(types.int64), build


@rule
def nth(bits: int, n: int) -> int:
    """The number of the n-th lowest set bit, from 0; `bits` has more than `n`."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
