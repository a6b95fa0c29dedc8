"""Endpoints: the notices of a player."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count
from vierblatt.protocol.notices import MOST_NOTICES, Notice, NoticeId
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import StrictRequest

api = EndpointGroup("Notices")


class NoticeList(msgspec.Struct, frozen=True, kw_only=True):
    """A player's notices, newest first. unread: how many of them are not read."""

    notices: list[Notice]
    unread: Count


class NoticeIds(StrictRequest, frozen=True):
    """Some notices."""

    ids: Annotated[list[NoticeId], Meta(max_length=MOST_NOTICES)]


@api.get("/api/notices")
async def my_notices(services: HttpServices, caller: Caller) -> NoticeList:
    """The caller's notices; a hundred are kept. The socket's `watch-notices` reports every change."""
    found = await services.notices.listed(caller.account.id)
    return NoticeList(notices=found, unread=sum(not notice.read for notice in found))


@api.post("/api/notices/read")
async def read_notices(services: HttpServices, caller: Caller, body: NoticeIds) -> None:
    """Marks notices as read; does nothing for those that are gone."""
    services.gate.enter("people", caller.account.id)
    await services.notices.mark_read(caller.account.id, body.ids)


@api.post("/api/notices/remove")
async def remove_notices(services: HttpServices, caller: Caller, body: NoticeIds) -> None:
    """Removes notices; does nothing for those that are gone."""
    services.gate.enter("people", caller.account.id)
    await services.notices.remove(caller.account.id, body.ids)
