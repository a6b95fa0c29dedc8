"""Messages with every number at and beyond its bounds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tests.protocol.numbers import bounds, numbers
from vierblatt.protocol import commands, examples

#: Numbers beyond any machine word, or that a browser or a double rounds.
HUGE = (2**53, 2**63, 2**64, -(2**63) - 1, 10**30, -(10**30), 10**400, 1e300, -0.5)


def at_the_edges() -> Iterator[tuple[bytes, bool]]:
    """Every example of a command with each of its numbers at and beyond each bound; and whether it is still valid."""
    for command in examples.COMMANDS:
        plain = msgspec.to_builtins(command)
        for place, kind in numbers(type(command)).items():
            least, most = bounds(kind)
            assert least is not None and most is not None
            for value in (least, most, least - 1, most + 1, *HUGE):
                sound = least <= value <= most and isinstance(value, int)
                yield msgspec.json.encode({**plain, place.partition(".")[2]: value}), sound


def is_command(data: bytes) -> bool:
    """Whether the server accepts it as a command."""
    try:
        commands.decode(data)
    except commands.BadMessage:
        return False
    return True
