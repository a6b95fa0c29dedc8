"""The fields of entries, meetings, boards and formats: what each holds, and which have a default and may be missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple


class Kind(NamedTuple):
    """What a field holds: in words, and as a test."""

    words: str
    holds: Callable[[Any], bool]


class Fields(NamedTuple):
    """The fields of an object."""

    required: dict[str, Kind]
    optional: dict[str, Kind]


def list_of(kind: Kind, words: str) -> Kind:
    return Kind(words, lambda value: isinstance(value, list) and all(map(kind.holds, value)))


def one_of(*values: Any) -> Kind:
    return Kind(f"one of {', '.join(map(str, values))}", lambda value: type(value) in {int, str} and value in values)


def number_from(least: int) -> Kind:
    return Kind(f"a whole number from {least} up", lambda value: type(value) is int and value >= least)


NUMBER = Kind("a whole number", lambda value: type(value) is int)
ANCHOR = Kind(
    "64 hexadecimal digits", lambda value: isinstance(value, str) and re.fullmatch("([0-9a-f]{64})?", value) is not None
)
TEXT = Kind("a text", lambda value: isinstance(value, str))
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
OBJECT = Kind("an object", lambda value: isinstance(value, dict))
NUMBERS = list_of(NUMBER, "a list of whole numbers")
TEXTS = list_of(TEXT, "a list of texts")
LISTS = list_of(NUMBERS, "a list of lists of whole numbers")
OBJECTS = list_of(OBJECT, "a list of objects")
RULINGS = one_of("result", "walkover", "forfeit", "annulled")
TIE_BREAKS = one_of("wins", "head-to-head", "buchholz", "sonneborn-berger", "match-margin", "points-margin")

ABOUT_CONTESTANT = Fields({"contestant": NUMBER}, {})
WITH_REASON: dict[str, Kind] = {"reason": TEXT}

#: The fields of each entry beside `entry` and `at`.
ENTRIES: dict[str, Fields] = {
    "created": Fields(
        {"tournament": TEXT, "name": TEXT, "game": TEXT, "format": OBJECT},
        {
            "preset": TEXT,
            "changes": OBJECT,
            "fewest_points_win": FLAG,
            "players": number_from(1),
            "tie_breaks": list_of(TIE_BREAKS, "a list of known tie-breaks"),
            "check_in": FLAG,
            "anchor": ANCHOR,
        },
    ),
    "entered": Fields({"contestant": NUMBER, "name": TEXT}, {"players": TEXTS, "seed": number_from(0)}),
    "checked-in": ABOUT_CONTESTANT,
    "started": Fields({"order": NUMBERS}, {"lot": TEXT, "lot_by": one_of("", "organiser", "server")}),
    "paired": Fields({"round": NUMBER, "meetings": OBJECTS}, {"byes": NUMBERS, "bracket": NUMBERS}),
    "reported": Fields({"meeting": NUMBER}, {"matches": LISTS, "boards": OBJECTS, "records": TEXTS, "left": NUMBERS}),
    "ruled": Fields(
        {"meeting": NUMBER, "ruling": RULINGS}, {"side": NUMBER, "matches": LISTS, "boards": OBJECTS, **WITH_REASON}
    ),
    "penalised": Fields({"contestant": NUMBER, "points": NUMBER}, WITH_REASON),
    "withdrew": Fields({"contestant": NUMBER}, WITH_REASON),
    "returned": ABOUT_CONTESTANT,
    "paused": Fields({}, WITH_REASON),
    "resumed": Fields({}, WITH_REASON),
    "closed": Fields({}, {"reason": one_of("finished", "cancelled")}),
}
OF_EVERY_ENTRY: dict[str, Kind] = {"entry": TEXT, "at": NUMBER}

MEETING = Fields(
    {"meeting": NUMBER, "table": NUMBER, "sides": LISTS},
    {"boards": NUMBERS, "group": number_from(0), "place": one_of(0, 3)},
)
BOARD = Fields({"board": NUMBER}, {"margins": NUMBERS, "percents": NUMBERS})

IN_KNOCKOUTS = one_of(1, 3, 5)
IMP_SCALE: dict[str, Kind] = {"imp_scale": NUMBERS}
TEAMS: dict[str, Kind] = {"best_of": number_from(1), "boards": number_from(0), **IMP_SCALE}
FORMATS: dict[str, Fields] = {
    "knockout": Fields({}, {"best_of": IN_KNOCKOUTS, "third_place": FLAG}),
    "swiss": Fields({"rounds": number_from(1)}, TEAMS),
    "league": Fields({}, {"cycles": number_from(1), **TEAMS}),
    "groups": Fields(
        {"group_size": number_from(1), "qualifiers": number_from(1)},
        {"best_of": number_from(1), "knockout_best_of": IN_KNOCKOUTS, "third_place": FLAG},
    ),
    "pairs": Fields(
        {
            "rounds": number_from(1),
            "boards": number_from(1),
        },
        {"movement": one_of("mitchell", "howell"), "scoring": one_of("match-points", "cross-imps"), **IMP_SCALE},
    ),
    "arena": Fields({"minutes": number_from(1)}, {}),
}


def field_faults(thing: Any, fields: Fields, what: str, more: dict[str, Kind] | None = None) -> list[str]:
    """Fields that are missing, unknown, or hold something else than they should."""
    if not isinstance(thing, dict):
        return [f"{what} is not an object"]
    required = fields.required | (more or {})
    known = required | fields.optional
    found = [f"{what} has no {name}" for name in required if name not in thing]
    for name, value in thing.items():
        if name not in known:
            found.append(f"{what} has an unknown field {name}")
        elif not known[name].holds(value):
            found.append(f"the {name} of {what} is not {known[name].words}")
    return found


def format_faults(form: dict[str, Any]) -> list[str]:
    """What is wrong with the format of a tournament."""
    name = form.get("format")
    if not isinstance(name, str) or name not in FORMATS:
        return [f"unknown format {name!r}"]
    found = field_faults(form, FORMATS[name], f"the format {name}", {"format": TEXT})
    if found:
        return found
    needed = form.get("scoring") == "cross-imps" or (name in {"swiss", "league"} and form.get("boards", 0) > 0)
    scale = form.get("imp_scale", [])
    if (needed and not scale) or scale != sorted(set(scale)) or any(step <= 0 for step in scale):
        return ["the IMP scale is not a list of growing differences"]
    return []


def entry_field_faults(entry: Any) -> list[str]:
    """What is wrong with the fields of an entry, whatever came before it."""
    kind = entry.get("entry") if isinstance(entry, dict) else None
    if not isinstance(kind, str) or kind not in ENTRIES:
        return [f"unknown entry {kind!r}"]
    found = field_faults(entry, ENTRIES[kind], f"the entry {kind}", OF_EVERY_ENTRY)
    if not found and kind == "created":
        return format_faults(entry["format"])
    if found:
        return found
    if kind == "paired":
        return nested_faults(entry["meetings"], MEETING, "meeting")
    return nested_faults(entry.get("boards", []), BOARD, "board")


def nested_faults(things: list[dict[str, Any]], fields: Fields, what: str) -> list[str]:
    """What is wrong with the fields of objects in an entry, each of which has its number."""
    return [fault for each in things for fault in field_faults(each, fields, f"{what} {each.get(what)}")]
