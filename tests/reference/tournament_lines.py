"""Short ways to write the entries of a tournament, for the tests of the reference."""

from __future__ import annotations

from typing import Any

from .tournament_log import JSONObject
from .tournaments import standings


def begun(contestants: int, form: JSONObject, order: list[int] | None = None, **created: Any) -> list[JSONObject]:
    """A tournament of some contestants, up to its start."""
    first = {"tournament": "T", "name": "An evening", "game": "g", "preset": "p", "changes": {}, "players": 1}
    entries = [{"entry": "created", "at": 0, **first, "format": form, **created}]
    entries += [entered(each) for each in range(1, contestants + 1)]
    return [*entries, line("started", order=order or list(range(1, contestants + 1)))]


def line(entry: str, **fields: Any) -> JSONObject:
    return {"entry": entry, "at": 0, **fields}


def entered(contestant: int) -> JSONObject:
    return line("entered", contestant=contestant, name=f"Name {contestant}", players=[f"P{contestant}"])


def paired(
    number: int, *meetings: JSONObject, byes: tuple[int, ...] = (), bracket: list[int] | None = None
) -> JSONObject:
    return line("paired", round=number, meetings=list(meetings), byes=list(byes), bracket=bracket or [])


def meeting(number: int, *sides: int | list[int], **fields: Any) -> JSONObject:
    """A meeting; a side of one contestant is written as their number."""
    return {"meeting": number, "table": 1, "sides": [[s] if isinstance(s, int) else s for s in sides], **fields}


def won(number: int, *matches: list[int]) -> JSONObject:
    """The points of each match of a meeting."""
    return line("reported", meeting=number, matches=list(matches))


def played(number: int, **margins: list[int]) -> JSONObject:
    """The margins of each board of a meeting, as `b1=[10]`."""
    boards = [{"board": int(name[1:]), "margins": each} for name, each in margins.items()]
    return line("reported", meeting=number, boards=boards)


def ruled(number: int, ruling: str, side: int = -1, **result: Any) -> JSONObject:
    return line("ruled", meeting=number, ruling=ruling, side=side, reason="because", **result)


def places(entries: list[JSONObject]) -> dict[int, int]:
    return {each["contestant"]: each["place"] for each in standings(entries)}


def points(entries: list[JSONObject]) -> dict[int, Any]:
    return {each["contestant"]: each["points"] for each in standings(entries)}


def tie_breaks(entries: list[JSONObject]) -> dict[int, list[Any]]:
    return {each["contestant"]: each["tie_breaks"] for each in standings(entries)}
