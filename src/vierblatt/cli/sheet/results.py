"""Results as people type them: FIELD=VALUE, players by name or by number from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.names import known_as
from vierblatt.errors import BadSheet
from vierblatt.games.sheets import SheetField

Written = Annotated[
    list[str] | None, Parameter(name="FIELD=VALUE", negative="", help="What was played; `fields` lists what there is.")
]


def names_in(text: str) -> list[str]:
    """Names that are separated by commas, in any script.

    >>> names_in("Ali, Badr")
    ['Ali', 'Badr']
    """
    return [name.strip() for name in text.replace("،", ",").split(",")] if text.strip() else []


def seat_of(text: str, names: Sequence[str], seats: int, field: str) -> int:
    """The seat of a player by name, or by number from 1; raises BadSheet.

    >>> seat_of("badr", ["Ali", "Badr"], 2, "buyer"), seat_of("1", ["Ali", "Badr"], 2, "buyer")
    (1, 0)
    """
    by_name = {name: seat for seat, name in enumerate(names)}
    if (name := known_as(text, names)) in by_name:
        return by_name[name]
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= seats:
        return int(text) - 1
    takes = ", ".join([*names, f"1..{seats}"])
    raise BadSheet("sheet-bad-value", field=field, value=text[:40], takes=takes)


def result_of(written: Sequence[str], fields: Sequence[SheetField], names: Sequence[str]) -> dict[str, str | int]:
    """The result that the texts mean; raises BadSheet for what cannot be read. `fields` are those of the deal."""
    result: dict[str, str | int] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadSheet("sheet-syntax", given=text[:60])
        field = known_as(name.strip(), {each.name for each in fields})
        if field in result:
            raise BadSheet("sheet-twice", field=field)
        result[field] = _value(value.strip(), [each for each in fields if each.name == field], names)
    return result


def _value(text: str, fields: Sequence[SheetField], names: Sequence[str]) -> str | int:
    """A value for the fields of one name, which are of one kind; unknown texts stay for the sheet to refuse."""
    if not fields:
        return text
    if fields[0].kind == "seat":
        return seat_of(text, names, fields[0].most + 1, fields[0].name)
    return known_as(text, {value for each in fields for value in each.values})
