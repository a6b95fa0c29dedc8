"""Gathering bits: the bits of one set at the places of another, moved together."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from vierblatt.kernel.bits import SLOW_PDEP
from vierblatt.kernel.jit import instruction


def gathered_by_steps(bits: int, places: int) -> int:
    """Like `gathered`, one place at a time."""
    packed, at = 0, 0
    while places != 0:
        place = places & -places
        packed |= int(bits & place != 0) << at
        places ^= place
        at += 1
    return packed


@instruction(gathered_by_steps)
def gathered(context: Any, bits: Any, places: Any) -> Any:
    """The bits of `bits` at the places of `places`, side by side from bit 0 on; one instruction if available."""

    def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
        _, processor, features = ctx.codegen().magic_tuple()
        if "+bmi2" not in features.split(",") or processor in SLOW_PDEP:
            return ctx.compile_internal(builder, gathered_by_steps, sig, args)
        word = args[0].type
        kind = ir.FunctionType(word, [word, word])
        gather: Any = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pext.64")  # type: ignore[no-untyped-call]  # numba has no type hints
        return builder.call(gather, args)

    return types.int64(types.int64, types.int64), build
