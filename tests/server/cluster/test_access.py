"""Ended access ends at every node: at once by a message, or when the node checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster.clusters import cluster
from tests.server.live.test_access import ENDINGS, PASSWORD, accounts_of, member, personal, post, turned_away
from vierblatt.server.live import hub
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.services import milliseconds

NEVER = 100_000.0


@pytest.mark.parametrize("ending", ENDINGS)
async def test_ending_access_closes_sockets_at_other_nodes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setattr(hub, "ACCESS_EVERY", NEVER)  # the message alone does it
    async with cluster(tmp_path) as nodes:
        here, there = nodes.served
        mine, other = await member(here), await accounts_of(there).login("Amal", PASSWORD, milliseconds())
        program = await personal(there, mine.player)
        sockets = [
            await there.greeted(other.token), await there.greeted(mine.token), await there.greeted(program),
            await here.greeted(program),
        ]  # fmt: skip
        path, body = ENDINGS[ending]
        await post(here, path, mine.token, body)
        assert [await socket.gone() for socket in sockets] == [CloseCode.REFUSED] * 4
        assert await turned_away(there, program) == await turned_away(there, other.token) == "bad-token"


@pytest.mark.parametrize("ending", ENDINGS)
async def test_a_node_that_missed_the_message_finds_ended_access_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setattr(hub, "ACCESS_EVERY", 0.05)
    async with cluster(tmp_path) as nodes:
        here, there = nodes.served
        mine = await member(here)
        program = await personal(there, mine.player)
        sockets = [await there.greeted(mine.token), await there.greeted(program)]
        monkeypatch.setattr(there.hub, "dismiss", lambda _: None)  # whatever is said to it does not arrive
        nodes.wires.lost.add(("a", "b"))
        path, body = ENDINGS[ending]
        await post(here, path, mine.token, body)
        assert [await socket.gone() for socket in sockets] == [CloseCode.REFUSED] * 2
