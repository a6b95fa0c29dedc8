"""Events from the wire, as the typed events of `vierblatt.games`.

>>> decode("kout_bo", [{"event": "played", "seat": 2, "card": "AS"}, {"event": "something-newer", "seat": 2}])
[Played(seat=2, card='AS', audience=None)]
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from vierblatt import games
from vierblatt.games import events as shared
from vierblatt.games.events import Event


@cache
def kinds(game: str) -> dict[str, type[Event]]:
    """Every event of a game, by its tag; raises BadOption for a game that is not registered."""
    games.get(game)
    by_tag: dict[str, type[Event]] = {}
    waiting: list[type[Event]] = [shared.Event]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind is not shared.Event:
            by_tag[str(kind.__struct_config__.tag)] = kind
    return by_tag


def decode(game: str, encoded: Iterable[Any]) -> list[Event]:
    """The events of a frame, in order; unknown ones are left out."""
    known = kinds(game)
    decoded = []
    for each in encoded:
        with contextlib.suppress(AttributeError, KeyError, TypeError, msgspec.ValidationError):
            decoded.append(msgspec.convert({k: v for k, v in each.items() if k != "event"}, known[each["event"]]))
    return decoded
