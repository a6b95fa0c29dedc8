"""A score sheet as a document: one JSON object; docs/score-sheet.md explains every key."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import SeatNumber

FORMAT = 1  #: incremented if a reader of the old format would misread the new one

Text = Annotated[str, Meta(max_length=60)]
Whole = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]


class SheetRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules: their version, the preset's name (or empty), the options that differ from their defaults."""

    behaviour: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    preset: Text
    options: dict[str, bool | Whole | Text | tuple[Whole, ...]]


class SheetDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is written on a sheet; scores are not among it, since they follow from the results."""

    format: int
    game: Text
    rules: SheetRules
    names: tuple[Text, ...]
    first_dealer: SeatNumber
    deals: tuple[dict[Text, Text | Whole], ...]
