"""What a table reports to its client, one change after another."""

from __future__ import annotations

from dataclasses import dataclass, field

from vierblatt.client.referee import Verdict
from vierblatt.games.events import Event
from vierblatt.protocol import frames
from vierblatt.protocol.values import TableInfo


@dataclass(frozen=True, kw_only=True)
class Change:
    """Something that happened, and the state of the table right after it."""

    seq: int
    info: TableInfo
    board: frames.Board | None
    own: frames.Own | None
    online: bool  #: whether the server is connected
    events: list[Event] = field(default_factory=list)  #: the game's events; those for this seat alone come last
    notes: list[frames.Note] = field(default_factory=list)
    said: frames.Said | None = None
    verdict: Verdict | None = None  #: on a deal whose secret has been revealed
