"""Checks what people wrote about a deal against the fields of its game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.argument_checks import as_whole_number, shown
from vierblatt.errors import BadSheet
from vierblatt.games.sheets import SheetField

_WHOLE = re.compile("[0-9]{1,9}")


def complete(fields: Sequence[SheetField], given: Mapping[str, Any]) -> dict[str, str | int]:
    """The value of each field that is asked, defaults included; raises BadSheet.

    Texts may stand for numbers, as on a command line.
    """
    _check_names(fields, given)
    result: dict[str, str | int] = {}
    for each in fields:
        if each.is_asked(result):
            result[each.name] = _value(each, given.get(each.name, each.default))
    if not_asked := [name for name in given if name not in result]:
        raise BadSheet("sheet-not-asked", field=not_asked[0], asked=", ".join(result))
    return result


def _check_names(fields: Sequence[SheetField], given: Mapping[str, Any]) -> None:
    if not isinstance(given, Mapping):
        raise BadSheet("sheet-not-fields", given=shown(given))
    known = list(dict.fromkeys(each.name for each in fields))
    for name in given:
        if name not in known:
            raise BadSheet("sheet-unknown-field", field=shown(name), known=", ".join(known))


def _value(field: SheetField, value: Any) -> str | int:
    if value is None:
        raise BadSheet("sheet-missing", field=field.name, takes=field.takes)
    if field.kind == "choice":
        if not isinstance(value, str) or value not in field.values:
            raise _bad(field, value)
        return value
    number = int(value) if isinstance(value, str) and _WHOLE.fullmatch(value) else as_whole_number(value)
    if number is None or not field.least <= number <= field.most:
        raise _bad(field, value)
    return number


def _bad(field: SheetField, value: Any) -> BadSheet:
    return BadSheet("sheet-bad-value", field=field.name, value=shown(value), takes=field.takes)
