"""Friends and notices over several servers: who is online anywhere, and what is told at the other server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.people.neighbours import neighbourhood
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.notices import FriendAccepted, FriendAsked

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_notice_reaches_its_player_at_the_other_server_and_nobody_else(tmp_path: Path) -> None:
    async with neighbourhood(tmp_path) as here:
        amal, badr = await here.comes("Amal"), await here.comes("Badr")
        for each in (amal, badr):
            await each.socket.do(ask.WatchNotices)
            assert (await each.socket.a(frames.NoticesChanged)).unread == 0
        await amal.decide(badr, "friend")
        come = await badr.socket.a(frames.NoticesChanged, lambda frame: frame.unread == 1)
        assert come.newest is not None and come.newest.content == FriendAsked() and come.newest.name == "Amal"
        await badr.decide(amal, "friend")
        come = await amal.socket.a(frames.NoticesChanged, lambda frame: frame.unread == 1)
        assert come.newest is not None and come.newest.content == FriendAccepted()
        assert not [frame for frame in amal.socket.got if isinstance(frame, frames.NoticesChanged) and frame.unread > 1]
        notice = come.newest.id
        await amal.do("POST", "/notices/read", {"ids": [notice]})
        last = amal.socket
        await last.until(lambda: [f for f in last.got if isinstance(f, frames.NoticesChanged)][-1].unread == 0)


async def test_who_no_longer_watches_is_told_nothing_and_what_was_missed_comes_with_the_next_link(
    tmp_path: Path,
) -> None:
    async with neighbourhood(tmp_path) as here:
        amal, badr, clara = await here.comes("Amal"), await here.comes("Badr"), await here.comes("Clara")
        for each in (amal, badr):
            await each.socket.do(ask.WatchNotices)
        await amal.socket.do(ask.WatchNotices, on=False)
        here.nodes.wires.apart = {"a", "b"}
        for other in (amal, badr):
            await clara.decide(other, "friend")
        here.nodes.wires.apart = set()
        come = await badr.socket.a(frames.NoticesChanged, lambda frame: frame.unread == 1)
        assert come.newest is not None and come.newest.name == "Clara"
        await amal.socket.do(ask.Ping)
        assert not [frame for frame in amal.socket.got if isinstance(frame, frames.NoticesChanged) and frame.unread]


async def test_a_friend_is_online_wherever_they_are_connected(tmp_path: Path) -> None:
    async with neighbourhood(tmp_path) as here:
        amal, badr = await here.comes("Amal"), await here.comes("Badr")
        await amal.decide(badr, "friend")
        await badr.decide(amal, "friend")
        table = await badr.served.open_table("Badr", settings={"pace": 0}, sit=True)
        (friend,) = (await amal.do("GET", "/people"))["friends"]
        assert friend["online"] and friend["place"] == {"table": table, "game": "kout_bo", "free": True}
        await badr.socket.leave()
        while (await amal.do("GET", "/people"))["friends"][0]["online"]:
            pass
        assert not (await badr.do("GET", "/people"))["friends"][0]["place"]
