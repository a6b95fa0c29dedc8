"""The crest of a majlis that has not chosen one follows from its id.

>>> crest_of("abc", None) == crest_of("abc", None) != crest_of("abd", None)
True
"""

from __future__ import annotations

import hashlib
from typing import Any, get_args

import msgspec

from vierblatt.protocol.majlis import Crest, CrestGround, CrestInk, CrestShape, CrestSign


def crest_of(majlis: str, chosen: dict[str, Any] | None) -> Crest:
    """The crest that was chosen, or the one that follows from the row's id."""
    if chosen is not None:
        return msgspec.convert(chosen, Crest)
    number = int.from_bytes(hashlib.blake2b(majlis.encode(), digest_size=8).digest())
    fields: dict[str, str] = {}
    for name, values in (("shape", CrestShape), ("ground", CrestGround), ("ink", CrestInk), ("sign", CrestSign)):
        number, place = divmod(number, len(get_args(values)))
        fields[name] = get_args(values)[place]
    return msgspec.convert(fields, Crest)
