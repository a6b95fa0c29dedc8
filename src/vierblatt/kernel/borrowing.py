"""Arrays that compiled code passes on without counting references.

Numba counts the references to an array whenever a function receives it. Each count is an atomic operation, and in a
search that calls itself millions of times these took a quarter of the time. A borrowed array has no owner, so there is
nothing to count; whoever called the search keeps the array alive meanwhile.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils as untyped_cgutils

from vierblatt.kernel.jit import instruction

cgutils: Any = untyped_cgutils


def _same(array: Any) -> Any:
    return array


@instruction(_same)
def borrowed(context: Any, array: Any) -> Any:
    """The same array without an owner: valid as long as the caller's array is, and never to be returned or kept."""

    def build(ctx: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = ctx.make_array(array)(ctx, builder, value=args[0])
        found.meminfo = cgutils.get_null_value(found.meminfo.type)
        found.parent = cgutils.get_null_value(found.parent.type)
        return found._getvalue()  # noqa: SLF001 - Numba's own way to pass a structure on

    return array(array), build
