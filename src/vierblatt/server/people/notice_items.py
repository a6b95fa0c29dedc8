"""Between what the store keeps of a notice and what its player is sent."""

from __future__ import annotations

import msgspec

from vierblatt.protocol.notices import AnyNotice, Notice, NoticeContent
from vierblatt.server.store.people_values import NoticeRow

_decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


def notice_row(notice: str, player: str, sender: str, content: NoticeContent, at: int) -> NoticeRow:
    """What is stored of a notice."""
    kind = str(content.__struct_config__.tag)
    return NoticeRow(id=notice, player=player, sender=sender, kind=kind, at=at, body=msgspec.json.encode(content))


def notice_of(row: NoticeRow) -> Notice | None:
    """A notice as its player is sent it; None if another version of the program has written it."""
    try:
        content = _decoder.decode(row.body)
    except msgspec.DecodeError:
        return None
    return Notice(id=row.id, at=row.at, read=row.read, player=row.sender, name=row.name, content=content)
