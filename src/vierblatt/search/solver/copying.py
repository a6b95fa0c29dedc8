"""Copies a position for a move, limited to those parts of the record that moves can change."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic

from vierblatt.games.solver_hooks import constant_fields
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import PLAIN, State, rule


def _moves(name: str, marker: str) -> bool:
    """Whether a field can change while a deal is played out."""
    never = name in {marker, "pack", "packed", "random", "seats"} or name.startswith("opt_")
    return not never and name not in constant_fields[marker]


if PLAIN:

    def _copy(target: State, source: State) -> None:
        marker = source.LAYOUT.marker
        for name in source.__slots__:
            if _moves(name, marker):
                value = getattr(source, name)
                setattr(target, name, value[:] if isinstance(value, list) else value)

else:

    def _ranges(record: types.Record) -> list[tuple[int, int]]:
        """The byte ranges that can change: start and end (exclusive)."""
        marker = dispatch.marker_of(record)
        ranges: list[tuple[int, int]] = []
        for name, field in sorted(record.fields.items(), key=lambda item: item[1].offset):
            size = field.type.nitems * 8 if isinstance(field.type, types.NestedArray) else 8
            if not _moves(name, marker):
                continue
            if ranges and ranges[-1][1] == field.offset:
                ranges[-1] = (ranges[-1][0], field.offset + size)
            else:
                ranges.append((field.offset, field.offset + size))
        return ranges

    cgutils: Any = untyped_cgutils

    @intrinsic
    def _copy(context: Any, target: Any, source: Any) -> Any:
        ranges = _ranges(source)

        def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
            byte = ir.IntType(8).as_pointer()
            to, origin = (builder.bitcast(arg, byte) for arg in args)
            for first, end in ranges:
                target_bytes = cgutils.pointer_add(builder, to, first)
                source_bytes = cgutils.pointer_add(builder, origin, first)
                cgutils.raw_memcpy(builder, target_bytes, source_bytes, ctx.get_constant(types.intp, end - first), 1)
            return ctx.get_dummy_value()

        return types.void(target, source), build


@rule
def copy_play(target: State, source: State) -> None:
    """Makes `target` equal to `source`; the two differ only by moves."""
    _copy(target, source)
