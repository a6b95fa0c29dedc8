"""The kinds of notices: what a player is told of while they are somewhere else.

To add a kind, add a class and its name to `AnyNotice`; `web/notices/lines.js` words it as ``notice-KIND``. Nothing in
a notice names a player: who it is about is its sender, whose name is read when the notice is.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count, SeatOrNone

NoticeId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?![\\s\\S])")]
LONGEST_MESSAGE = 500  #: characters of a message of the server
MOST_NOTICES = 100  #: that are kept for a player


class NoticeContent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """The base of all kinds."""

    only_latest: ClassVar[bool] = True  #: whether it replaces an earlier one of this kind from the same sender


class FriendAsked(NoticeContent, frozen=True, tag="friend-asked"):
    """The sender asks for friendship."""


class FriendAccepted(NoticeContent, frozen=True, tag="friend-accepted"):
    """The sender has accepted the reader's request."""


class Challenged(NoticeContent, frozen=True, kw_only=True, tag="challenged"):
    """The sender challenges the reader to a match. seat: the one that is kept for the reader, if it was free."""

    challenge: str
    game: str
    preset: str
    table: str
    until: Count  #: when it lapses
    seat: SeatOrNone = -1


class ChallengeAnswered(NoticeContent, frozen=True, kw_only=True, tag="challenge-answered"):
    """The sender has accepted or declined the reader's challenge."""

    accepted: bool
    game: str
    table: str


class ServerMessage(NoticeContent, frozen=True, kw_only=True, tag="server-message"):
    """A message of whoever runs the server, as they wrote it."""

    only_latest: ClassVar[bool] = False
    text: str


AnyNotice = FriendAsked | FriendAccepted | Challenged | ChallengeAnswered | ServerMessage


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice. player, name: of the sender, both empty if it is the server's own. at: milliseconds since 1970."""

    id: str
    at: Count
    read: bool
    player: str
    name: str
    content: AnyNotice
